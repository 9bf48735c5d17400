import type { CaseReader } from '../caseFile/reader.ts';
import { decided, type Decision } from '../kernel/decision.ts';
import { fill, type Text } from '../kernel/text.ts';
import { Trace } from '../kernel/trace.ts';
import type { AgreementStep, AskingStep, CompositeStep, GroupStep, ListStep, QuestionStep, Step } from './step.ts';
import type { Refusal } from '../kernel/validation.ts';
import { compositeFaults, isNeeded, rowFaults, valueRefusal, wrongCount, type FieldFault } from './valueFaults.ts';

/** `page`: has nothing to answer (breakpoint, intro, hub, warning, review); such steps do not count for progress. */
export type State = 'answered' | 'open' | 'skipped' | 'page';

/** A value that does not pass: where, and what to do. The path is that of the case format. */
export type FieldRefusal = { readonly path: string; readonly refusal: Refusal };

export type StepState = {
  readonly id: string;
  /** The page of a member. */
  readonly group: string | undefined;
  readonly decision: Decision<State>;
  /** Whether a value is stored for it, right or wrong. */
  readonly given: boolean;
  /** A value is stored, and other answers now say that the question does not concern the person (ADR 0056). */
  readonly setAside: boolean;
  readonly refusals: readonly FieldRefusal[];
};

const holdsAlready: Text = { en: 'you answered this question', fr: 'vous avez répondu à cette question' };
const mayStayEmpty: Text = { en: 'this question may stay empty', fr: 'cette question peut rester sans réponse' };
const notAnswered: Text = { en: 'this question is not answered yet', fr: 'cette question est encore sans réponse' };
const wrongValue: Text = { en: 'the answer needs to be corrected', fr: 'la réponse doit être corrigée' };
const nothingAsked: Text = { en: 'this page asks nothing', fr: 'cette page ne pose pas de question' };
const notAsked: Text = { en: 'the question does not concern you', fr: 'la question ne vous concerne pas' };
const blocked: Text = { en: 'a warning on this page must be settled first', fr: 'un avertissement de cette page doit d’abord être réglé' };

type Hidden = { readonly by: string; readonly because: readonly Text[] };

/** Why a step is not asked: the condition that hides it, explained by the part that failed. */
function hiddenBecause(the: CaseReader, step: Pick<Step, 'shown' | 'skipped'>): Hidden | undefined {
  if (step.shown) {
    const outcome = step.shown.evaluate(the);
    if (!outcome.holds) return { by: `not ${step.shown.id}`, because: outcome.because.length > 0 ? outcome.because : [notAsked] };
  }
  if (step.skipped) {
    const outcome = step.skipped.evaluate(the);
    if (outcome.holds) return { by: step.skipped.id, because: outcome.because.length > 0 ? outcome.because : [notAsked] };
  }
  return undefined;
}

const noRefusals: readonly FieldRefusal[] = [];
const isGiven = (by: string): boolean => by === 'answered' || by === 'refused' || by === 'incomplete' || by === 'setAside';

function state(the: CaseReader, id: string, value: State, by: string, because: readonly Text[], refusals: readonly FieldRefusal[] = noRefusals): StepState {
  const decision = decided(the, value, because, `questionnaire.${id}.${by}`);
  return { id, group: undefined, refusals, given: isGiven(by), setAside: by === 'setAside', decision };
}

/** Without a value: skipped when the rule hides it, else open, unless it may stay empty. */
function withoutValue(the: CaseReader, step: AskingStep): StepState {
  const hidden = hiddenBecause(the, step);
  if (hidden) return state(the, step.id, 'skipped', hidden.by, hidden.because);
  if (!isNeeded(the, step.needed)) return state(the, step.id, 'answered', 'optional', [mayStayEmpty]);
  return state(the, step.id, 'open', 'open', [notAnswered]);
}

/** State of one question. Skipped means: the rule hides it and it is not answered (document 3 section 4.1). */
function questionState(step: QuestionStep, the: CaseReader): StepState {
  const value = the.value(step.id);
  if (value === undefined) return withoutValue(the, step);
  const refused = valueRefusal(step, value, the);
  const refusals = refused ? [{ path: `answers.${step.id}`, refusal: refused }] : noRefusals;
  if (refused && !refused.isAdvice) return state(the, step.id, 'open', 'refused', [wrongValue], refusals);
  return state(the, step.id, 'answered', 'answered', [holdsAlready], refusals);
}

const placed = (path: string, faults: readonly FieldFault[]): FieldRefusal[] =>
  faults.filter((fault) => !fault.missing).map((fault) => ({ path: `answers.${path}.${fault.field}`, refusal: fault.refusal }));

function compositeState(step: CompositeStep, the: CaseReader): StepState {
  const value = the.answer(step.id) as Readonly<Record<string, unknown>> | undefined;
  if (value === undefined) return withoutValue(the, step);
  const faults = compositeFaults(step, value, the);
  const refusals = placed(step.id, faults);
  if (refusals.length > 0) return state(the, step.id, 'open', 'refused', [wrongValue], refusals);
  if (faults.length > 0) return state(the, step.id, 'open', 'incomplete', [notAnswered]);
  return state(the, step.id, 'answered', 'answered', [holdsAlready]);
}

function listState(step: ListStep, the: CaseReader): StepState {
  const rows = the.answer(step.id) as readonly Readonly<Record<string, unknown>>[] | undefined;
  if (rows === undefined) return withoutValue(the, step);
  const faults = rows.map((row, index) => rowFaults(step, row, index, the));
  const refusals = faults.flatMap((ofRow, index) => placed(`${step.id}[${index}]`, ofRow));
  const { least, most } = step.rows(the);
  if (rows.length > most) refusals.push({ path: `answers.${step.id}`, refusal: wrongCount(least, most) });
  if (refusals.length > 0) return state(the, step.id, 'open', 'refused', [wrongValue], refusals);
  if (faults.some((ofRow) => ofRow.length > 0) || rows.length < least) return state(the, step.id, 'open', 'incomplete', [notAnswered]);
  return state(the, step.id, 'answered', 'answered', [holdsAlready]);
}

/** The notes of the state are its own; those of the reader stand as before. */
function askingState(step: AskingStep, reader: CaseReader): StepState {
  const { trace } = reader;
  reader.trace = new Trace();
  const own = stateOf(step, reader);
  reader.trace = trace;
  return own;
}

function stateOf(step: AskingStep, the: CaseReader): StepState {
  if (the.isSetAside(step.id)) {
    the.trace.note(`answers.${step.id}`, false);
    const hidden = hiddenBecause(the, step);
    return state(the, step.id, 'answered', 'setAside', hidden?.because ?? [notAsked]);
  }
  if (step.type === 'list') return listState(step, the);
  return step.type === 'composite' ? compositeState(step, the) : questionState(step, the);
}

const memberOf = (group: string, { id, refusals, given, setAside, decision }: StepState): StepState => ({ id, group, refusals, given, setAside, decision });

/**
 * A group counts as answered when all its needed members are and no blocking warning holds (document 3 section 4.1).
 * Hidden, it hides its members; a member that has an answer is never skipped.
 */
function groupStates(step: GroupStep, reader: CaseReader): readonly StepState[] {
  const the = reader.fresh();
  const hidden = hiddenBecause(the, step);
  const members = step.members.map((member) => {
    const own = askingState(member, reader);
    return memberOf(step.id, !hidden || own.given ? own : state(the, member.id, 'skipped', hidden.by, hidden.because));
  });
  members.forEach(({ decision }) => the.trace.noteAll(decision.restsOn, decision.missing));
  const asked = members.filter((member) => member.decision.value !== 'skipped');
  if (hidden && asked.every((member) => member.setAside)) {
    const own = asked.length === 0 ? state(the, step.id, 'skipped', hidden.by, hidden.because) : state(the, step.id, 'answered', 'setAside', hidden.because);
    return [own, ...members];
  }
  if (asked.some((member) => member.decision.value === 'open')) return [state(the, step.id, 'open', 'open', [notAnswered]), ...members];
  const isBlocked = step.blockedWhen?.evaluate(the).holds ?? false;
  return [isBlocked ? state(the, step.id, 'open', 'blocked', [blocked]) : state(the, step.id, 'answered', 'answered', [holdsAlready]), ...members];
}

function agreementState(step: AgreementStep, reader: CaseReader): StepState {
  const the = reader.fresh();
  if (the.application(step.fact) !== undefined) return state(the, step.id, 'answered', 'answered', [holdsAlready]);
  const hidden = hiddenBecause(the, step);
  return hidden ? state(the, step.id, 'skipped', hidden.by, hidden.because) : state(the, step.id, 'open', 'open', [notAnswered]);
}

function pageState(step: Step, reader: CaseReader): StepState {
  const the = reader.fresh();
  const hidden = hiddenBecause(the, step);
  if (hidden) return state(the, step.id, 'skipped', hidden.by, hidden.because);
  return state(the, step.id, 'page', 'page', [nothingAsked]);
}

/** States of a step and, for a group, of its members after it. The reader is one of answers in use (`readerFor`). */
export function stepStates(step: Step, reader: CaseReader): readonly StepState[] {
  switch (step.type) {
    case 'question':
    case 'list':
    case 'composite':
      return [askingState(step, reader)];
    case 'group':
      return groupStates(step, reader);
    case 'agreement':
      return [agreementState(step, reader)];
    default:
      return [pageState(step, reader)];
  }
}

/** Whether the page is shown now: neither skipped nor set aside. */
export const isOnTheWay = (own: StepState | undefined): boolean => own !== undefined && own.decision.value !== 'skipped' && !own.setAside;

/** Title of a row of a list, by its number, counting from 1. */
export const rowTitle = (step: Pick<ListStep, 'rowName'>, n: number): Text => fill(step.rowName, { n });
