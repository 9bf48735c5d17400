import type { CaseReader } from '../caseFile/reader.ts';
import type { CaseCondition } from '../caseFile/rule.ts';
import { decisionFrom, type Decision } from '../kernel/decision.ts';
import { fill, type Text } from '../kernel/text.ts';
import { firstRefusal, refusal, type Refusal } from '../kernel/validation.ts';
import { answerMissing } from './checks.ts';
import type { Field, GroupStep, ListStep, QuestionStep, Step } from './step.ts';

/** `page`: has nothing to answer (breakpoint, warning, review); such steps do not count for progress. */
export type State = 'answered' | 'open' | 'skipped' | 'page';

/** A value that does not pass: where, and what to do. The path is that of the case format. */
export type FieldRefusal = { readonly path: string; readonly refusal: Refusal };

export type StepState = {
  readonly id: string;
  readonly group?: string;
  readonly decision: Decision<State>;
  /** Whether a value is stored for it, right or wrong. */
  readonly given: boolean;
  readonly refusals: readonly FieldRefusal[];
};

const isShown = (the: CaseReader, shown: CaseCondition | undefined) => (shown ? shown.evaluate(the).holds : true);

export const isNeeded = (the: CaseReader, needed: Field['needed']): boolean =>
  needed === 'always' || (needed !== 'never' && needed.evaluate(the).holds);

const holdsAlready: Text = { en: 'you answered this question', fr: 'vous avez répondu à cette question' };
const mayStayEmpty: Text = { en: 'this question may stay empty', fr: 'cette question peut rester sans réponse' };
const notAnswered: Text = { en: 'this question is not answered yet', fr: 'cette question est encore sans réponse' };
const wrongValue: Text = { en: 'the answer needs to be corrected', fr: 'la réponse doit être corrigée' };
const nothingAsked: Text = { en: 'this page asks nothing', fr: 'cette page ne pose pas de question' };
const notAsked: Text = { en: 'the question does not concern you', fr: 'la question ne vous concerne pas' };

/** Faults of one value under the field's checks; a missing value is not a fault here. */
export const valueRefusal = (field: Field, value: unknown, the: CaseReader): Refusal | undefined =>
  value === undefined ? undefined : firstRefusal(field.checks ?? [], value, the);

/** What is said when this needed field has no value. */
export const missingRefusal = (field: Pick<Field, 'whenMissing'>): Refusal => field.whenMissing ?? answerMissing;

/** Why a step is not asked: the condition that hides it, explained by the part that failed. */
function hiddenBecause(the: CaseReader, step: Pick<Step, 'shown' | 'skipped'>): { by: string; because: readonly Text[] } | undefined {
  if (step.shown) {
    const outcome = step.shown.evaluate(the);
    if (!outcome.holds) return { by: `not ${step.shown.id}`, because: outcome.because };
  }
  if (step.skipped) {
    const outcome = step.skipped.evaluate(the);
    if (outcome.holds) return { by: step.skipped.id, because: outcome.because };
  }
  return undefined;
}

function state(the: CaseReader, id: string, value: State, by: string, because: readonly Text[], refusals: readonly FieldRefusal[] = []): StepState {
  return { id, refusals, given: by === 'answered' || by === 'refused' || by === 'incomplete', decision: decisionFrom(the, { value, because, decidedBy: `questionnaire.${id}.${by}` }) };
}

/** State of one question. Skipped means: the rule hides it and it is not answered (document 3 section 4.1). */
function questionState(step: QuestionStep, reader: CaseReader): StepState {
  const the = reader.fresh();
  const value = the.answer(step.id);
  const refused = valueRefusal(step, value, the);
  const refusals = refused ? [{ path: `answers.${step.id}`, refusal: refused }] : [];
  if (refused) return state(the, step.id, 'open', 'refused', [wrongValue], refusals);
  if (value !== undefined) return state(the, step.id, 'answered', 'answered', [holdsAlready]);
  const hidden = hiddenBecause(the, step);
  if (hidden) return state(the, step.id, 'skipped', hidden.by, hidden.because.length > 0 ? hidden.because : [notAsked]);
  if (!isNeeded(the, step.needed)) return state(the, step.id, 'answered', 'optional', [mayStayEmpty]);
  return state(the, step.id, 'open', 'open', [notAnswered]);
}

type RowFault = { readonly field: string; readonly refusal: Refusal; readonly missing: boolean };

/** Faults of one row of a list answer: wrong values, and needed values that are missing. */
export function rowFaults(step: ListStep, row: Readonly<Record<string, unknown>>, index: number, the: CaseReader): readonly RowFault[] {
  const rowReader = the.forRow(`${step.id}[${index}]`, row);
  return step.fields.flatMap((field): RowFault[] => {
    const value = row[field.id];
    const refused = valueRefusal(field, value, rowReader);
    if (refused) return [{ field: field.id, refusal: refused, missing: false }];
    const missing = value === undefined && isShown(rowReader, field.shown) && isNeeded(rowReader, field.needed);
    return missing ? [{ field: field.id, refusal: missingRefusal(field), missing: true }] : [];
  });
}

const wrongCount = (least: number, most: number): Refusal =>
  least === most
    ? refusal('rowCount', { en: 'Fill in {least} entries.', fr: 'Remplissez {least} fiches.' }, { least })
    : refusal('rowCount', { en: 'Fill in {least} to {most} entries.', fr: 'Remplissez de {least} à {most} fiches.' }, { least, most });

function listState(step: ListStep, reader: CaseReader): StepState {
  const the = reader.fresh();
  const rows = the.answer(step.id) as readonly Readonly<Record<string, unknown>>[] | undefined;
  if (rows === undefined) {
    const hidden = hiddenBecause(the, step);
    if (hidden) return state(the, step.id, 'skipped', hidden.by, hidden.because.length > 0 ? hidden.because : [notAsked]);
    if (!isNeeded(the, step.needed)) return state(the, step.id, 'answered', 'optional', [mayStayEmpty]);
    return state(the, step.id, 'open', 'open', [notAnswered]);
  }
  const faults = rows.flatMap((row, index) => rowFaults(step, row, index, the).map((fault) => ({ ...fault, index })));
  const refusals = faults
    .filter((fault) => !fault.missing)
    .map((fault) => ({ path: `answers.${step.id}[${fault.index}].${fault.field}`, refusal: fault.refusal }));
  const { least, most } = step.rows(the);
  if (rows.length > most) refusals.push({ path: `answers.${step.id}`, refusal: wrongCount(least, most) });
  if (refusals.length > 0) return state(the, step.id, 'open', 'refused', [wrongValue], refusals);
  if (faults.length > 0 || rows.length < least) return state(the, step.id, 'open', 'incomplete', [notAnswered]);
  return state(the, step.id, 'answered', 'answered', [holdsAlready]);
}

/** A group counts as answered when all its needed members are (document 3 section 4.1). Hidden, it hides its members. */
function groupStates(step: GroupStep, reader: CaseReader): readonly StepState[] {
  const the = reader.fresh();
  const hidden = hiddenBecause(the, step);
  const members = step.members.map((member) => {
    const own = member.type === 'list' ? listState(member, reader) : questionState(member, reader);
    if (!hidden || own.given) return { ...own, group: step.id };
    return { ...state(the, member.id, 'skipped', hidden.by, hidden.because.length > 0 ? hidden.because : [notAsked]), group: step.id };
  });
  const asked = members.filter((member) => member.decision.value !== 'skipped');
  if (hidden && asked.length === 0) {
    return [state(the, step.id, 'skipped', hidden.by, hidden.because.length > 0 ? hidden.because : [notAsked]), ...members];
  }
  const isOpen = asked.some((member) => member.decision.value === 'open');
  const own = isOpen ? state(the, step.id, 'open', 'open', [notAnswered]) : state(the, step.id, 'answered', 'answered', [holdsAlready]);
  return [own, ...members];
}

function pageState(step: Step, reader: CaseReader): StepState {
  const the = reader.fresh();
  const hidden = hiddenBecause(the, step);
  if (hidden) return state(the, step.id, 'skipped', hidden.by, hidden.because.length > 0 ? hidden.because : [notAsked]);
  return state(the, step.id, 'page', 'page', [nothingAsked]);
}

/** States of a step and, for a group, of its members after it. */
export function stepStates(step: Step, reader: CaseReader): readonly StepState[] {
  switch (step.type) {
    case 'question':
      return [questionState(step, reader)];
    case 'list':
      return [listState(step, reader)];
    case 'group':
      return groupStates(step, reader);
    default:
      return [pageState(step, reader)];
  }
}

/** Title of the n-th row of a list, counting from 1. */
export const rowTitle = (step: ListStep, n: number): Text => fill(step.rowName, { n });
