import type { CaseReader } from "../caseFile/reader.ts";
import { decided, type Decision } from "../kernel/decision.ts";
import { fill, type Text } from "../kernel/text.ts";
import { Trace } from "../kernel/trace.ts";
import type { AgreementStep, AskingStep, CompositeStep, GroupStep, ListStep, QuestionStep, Step } from "./step.ts";
import type { Refusal } from "../kernel/validation.ts";
import { withoutEmptyEnd } from "./rowNumbers.ts";
import {
  compositeFaults,
  isNeeded,
  rowFaults,
  valueRefusal,
  wrongCount,
  type FieldFault,
} from "./checks/valueFaults.ts";

/** `page`: has nothing to answer (breakpoint, intro, hub, warning, review); such steps do not count for progress. */
export type State = "answered" | "open" | "skipped" | "page";

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

const holdsAlready: readonly Text[] = [{ en: "you answered this question", fr: "vous avez répondu à cette question" }];
const mayStayEmpty: readonly Text[] = [
  { en: "this question may stay empty", fr: "cette question peut rester sans réponse" },
];
const notAnswered: readonly Text[] = [
  { en: "this question is not answered yet", fr: "cette question est encore sans réponse" },
];
const wrongValue: readonly Text[] = [{ en: "the answer needs to be corrected", fr: "la réponse doit être corrigée" }];
const nothingAsked: readonly Text[] = [{ en: "this page asks nothing", fr: "cette page ne pose pas de question" }];
const notAsked: readonly Text[] = [
  { en: "you don’t need this question", fr: "cette question ne s’applique pas à vous" },
];
const blocked: readonly Text[] = [
  { en: "a warning on this page must be resolved first", fr: "un avertissement de cette page doit d’abord être réglé" },
];

type Hidden = { readonly by: string; readonly because: readonly Text[] };

/** Why a step is not asked: the condition that hides it, explained by the part that failed. */
function hiddenBecause(the: CaseReader, step: Pick<Step, "shown" | "skipped">): Hidden | undefined {
  if (step.shown) {
    const outcome = the.outcomeOf(step.shown);
    if (!outcome.holds)
      return { by: `not ${step.shown.id}`, because: outcome.because.length > 0 ? outcome.because : notAsked };
  }
  if (step.skipped) {
    const outcome = the.outcomeOf(step.skipped);
    if (outcome.holds) return { by: step.skipped.id, because: outcome.because.length > 0 ? outcome.because : notAsked };
  }
  return undefined;
}

const noRefusals: readonly FieldRefusal[] = [];

/** The page of a member of a group. */
type Group = string | undefined;

type Asked = { readonly id: string; readonly group?: Group };

/** How a question stands, and the line of its rule that says so. */
type Standing = { readonly value: State; readonly by: string; readonly because: readonly Text[] };

const answered: Standing = { value: "answered", by: "answered", because: holdsAlready };
const optional: Standing = { value: "answered", by: "optional", because: mayStayEmpty };
const open: Standing = { value: "open", by: "open", because: notAnswered };
const incomplete: Standing = { value: "open", by: "incomplete", because: notAnswered };
const refusedValue: Standing = { value: "open", by: "refused", because: wrongValue };
const held: Standing = { value: "open", by: "blocked", because: blocked };
const page: Standing = { value: "page", by: "page", because: nothingAsked };
const skipped = ({ by, because }: Hidden): Standing => ({ value: "skipped", by, because });
const asSetAside = (because: readonly Text[]): Standing => ({ value: "answered", by: "setAside", because });

/** `refusals`: of the value that was given; nothing where none was. */
function stateOf(
  the: CaseReader,
  { id, group }: Asked,
  { value, by, because }: Standing,
  refusals: readonly FieldRefusal[] | undefined,
): StepState {
  return {
    id,
    group,
    refusals: refusals ?? noRefusals,
    given: refusals !== undefined,
    setAside: by === "setAside",
    decision: decided(the, value, because, `questionnaire.${id}.${by}`),
  };
}

const empty = (the: CaseReader, asked: Asked, standing: Standing): StepState =>
  stateOf(the, asked, standing, undefined);

const filled = (the: CaseReader, asked: Asked, standing: Standing, refusals = noRefusals): StepState =>
  stateOf(the, asked, standing, refusals);

/** Without a value: skipped when the rule hides it, else open, unless it may stay empty. */
function withoutValue(the: CaseReader, step: AskingStep, group: Group): StepState {
  const hidden = hiddenBecause(the, step);
  if (hidden) return empty(the, { id: step.id, group }, skipped(hidden));
  return isNeeded(the, step.needed)
    ? empty(the, { id: step.id, group }, open)
    : empty(the, { id: step.id, group }, optional);
}

/** State of one question. Skipped means: the rule hides it and it is not answered (document 3 section 4.1). */
function questionState(the: CaseReader, step: QuestionStep, group: Group): StepState {
  const value = the.value(step.id);
  if (value === undefined) return withoutValue(the, step, group);
  const refused = valueRefusal(step, value, the);
  const refusals = refused ? [{ path: `answers.${step.id}`, refusal: refused }] : noRefusals;
  if (refused && !refused.isAdvice) return filled(the, { id: step.id, group }, refusedValue, refusals);
  return filled(the, { id: step.id, group }, answered, refusals);
}

const placed = (path: string, faults: readonly FieldFault[]): FieldRefusal[] =>
  faults
    .filter((fault) => !fault.missing)
    .map((fault) => ({ path: `answers.${path}.${fault.field}`, refusal: fault.refusal }));

function compositeState(the: CaseReader, step: CompositeStep, group: Group): StepState {
  const value = the.answer(step.id) as Readonly<Record<string, unknown>> | undefined;
  if (value === undefined) return withoutValue(the, step, group);
  const faults = compositeFaults(step, value, the);
  const refusals = placed(step.id, faults);
  if (refusals.length > 0) return filled(the, { id: step.id, group }, refusedValue, refusals);
  if (faults.length > 0) return filled(the, { id: step.id, group }, incomplete);
  return filled(the, { id: step.id, group }, answered);
}

function listState(the: CaseReader, step: ListStep, group: Group): StepState {
  const given = the.answer(step.id) as readonly Readonly<Record<string, unknown>>[] | undefined;
  if (given === undefined) return withoutValue(the, step, group);
  const rows = withoutEmptyEnd(step, given);
  const faults = rows.map((row, index) => rowFaults(step, row, index, the));
  const refusals = faults.flatMap((ofRow, index) => placed(`${step.id}[${index}]`, ofRow));
  const { least, most } = step.rows(the);
  if (rows.length > most) refusals.push({ path: `answers.${step.id}`, refusal: wrongCount(least, most) });
  if (refusals.length > 0) return filled(the, { id: step.id, group }, refusedValue, refusals);
  if (faults.some((ofRow) => ofRow.length > 0) || rows.length < least)
    return filled(the, { id: step.id, group }, incomplete);
  return filled(the, { id: step.id, group }, answered);
}

/** The notes of the state are its own; those of the reader stand as before. */
function askingState(the: CaseReader, step: AskingStep, group: Group): StepState {
  const { trace } = the;
  the.trace = new Trace();
  const own = the.isSetAside(step.id) ? setAsideState(the, step, group) : givenOrNot(the, step, group);
  the.trace = trace;
  return own;
}

function setAsideState(the: CaseReader, step: AskingStep, group: Group): StepState {
  the.trace.note(`answers.${step.id}`, false);
  return filled(the, { id: step.id, group }, asSetAside(hiddenBecause(the, step)?.because ?? notAsked));
}

function givenOrNot(the: CaseReader, step: AskingStep, group: Group): StepState {
  if (step.type === "question") return questionState(the, step, group);
  return step.type === "list" ? listState(the, step, group) : compositeState(the, step, group);
}

/**
 * A group counts as answered when all its needed members are and no blocking warning holds (document 3 section 4.1).
 * Hidden, it hides its members; a member that has an answer is never skipped.
 */
function groupStates(step: GroupStep, reader: CaseReader): readonly StepState[] {
  const { id, members, blockedWhen } = step;
  const the = reader.fresh();
  const hidden = hiddenBecause(the, step);
  const states: StepState[] = [];
  for (const member of members) {
    const isHidden = hidden && !reader.isGiven(member.id);
    states.push(isHidden ? empty(the, { id: member.id, group: id }, skipped(hidden)) : askingState(reader, member, id));
  }
  let isAsked = false;
  let isOpen = false;
  let isAllSetAside = true;
  for (const { decision, setAside } of states) {
    the.trace.noteAll(decision.restsOn, decision.missing);
    if (decision.value === "skipped") continue;
    isAsked = true;
    isOpen ||= decision.value === "open";
    isAllSetAside &&= setAside;
  }
  const own = (): StepState => {
    if (hidden && !isAsked) return empty(the, { id }, skipped(hidden));
    if (hidden && isAllSetAside) return filled(the, { id }, asSetAside(hidden.because));
    if (isOpen) return empty(the, { id }, open);
    if (blockedWhen?.evaluate(the).holds) return empty(the, { id }, held);
    return filled(the, { id }, answered);
  };
  return [own(), ...states];
}

function agreementState(step: AgreementStep, reader: CaseReader): StepState {
  const the = reader.fresh();
  if (the.application(step.fact) !== undefined) return filled(the, { id: step.id }, answered);
  const hidden = hiddenBecause(the, step);
  return hidden ? empty(the, { id: step.id }, skipped(hidden)) : empty(the, { id: step.id }, open);
}

function pageState(step: Step, reader: CaseReader): StepState {
  const the = reader.fresh();
  const hidden = hiddenBecause(the, step);
  if (hidden) return empty(the, { id: step.id }, skipped(hidden));
  return empty(the, { id: step.id }, page);
}

/** States of a step and, for a group, of its members after it. The reader is one of answers in use (`readerFor`). */
export function stepStates(step: Step, reader: CaseReader): readonly StepState[] {
  switch (step.type) {
    case "question":
    case "list":
    case "composite":
      return [askingState(reader, step, undefined)];
    case "group":
      return groupStates(step, reader);
    case "agreement":
      return [agreementState(step, reader)];
    default:
      return [pageState(step, reader)];
  }
}

/** Whether the page is shown now: neither skipped nor set aside. */
export const isOnTheWay = (own: StepState | undefined): boolean =>
  own !== undefined && own.decision.value !== "skipped" && !own.setAside;

/** Title of a row of a list, by its number, counting from 1. */
export const rowTitle = (step: Pick<ListStep, "rowName">, n: number): Text => fill(step.rowName, { n });
