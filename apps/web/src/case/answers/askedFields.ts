import { splitPath, type AnswerKey, type AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { CaseCondition } from "@boreal/domain/caseFile/rule";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import type { AskingStep, CompositeStep, Field, ListStep, Step } from "@boreal/domain/questionnaire/step";
import { isOnTheWay, stepStates } from "@boreal/domain/questionnaire/stepState";

export type Row = Readonly<Record<string, unknown>>;

const holds = (condition: CaseCondition | undefined, the: CaseReader) =>
  condition === undefined || condition.evaluate(the.fresh()).holds;

/** The steps of a page that set answers, whether they concern the person or not. */
export const askingSteps = (step: Step): readonly AskingStep[] =>
  step.type === "group"
    ? step.members
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [step]
      : [];

/** The questions that stand on a page now: those that concern the person, and those that the person fetched. */
export function askedOn(step: Step, the: CaseReader, fetched?: ReadonlySet<string>): readonly AskingStep[] {
  const asking = askingSteps(step);
  if (asking.length === 0) return asking;
  const states = new Map(stepStates(step, the).map((state) => [state.id, state]));
  return asking.filter((one) => isOnTheWay(states.get(one.id)) || (isInReach(one, the) && fetched?.has(one.id)));
}

/** Whether a question is skipped and may be answered all the same: it is not hidden by a rule of its own. */
const isInReach = (step: AskingStep, the: CaseReader): boolean => step.inReach !== undefined && holds(step.shown, the);

/** The skipped questions of a page that the person may fetch. */
export const inReachOn = (step: Step, the: CaseReader, asked: readonly AskingStep[]): readonly AskingStep[] =>
  askingSteps(step).filter((one) => isInReach(one, the) && !asked.includes(one));

/** The inputs of one row, or of an answer with several, that concern the person. */
export const askedWithin = (step: Pick<ListStep | CompositeStep, "fields">, reader: CaseReader): readonly Field[] =>
  step.fields.filter((field) => holds(field.shown, reader));

/** The value at a path: an answer, or the part of one that is asked for by itself. */
export function valueAt(answers: Row, path: AnswerPath): unknown {
  const { key, part } = splitPath(path);
  return part === undefined ? answers[key] : (answers[key] as Row | undefined)?.[part];
}

/** The whole of the answer that a path belongs to, with the value at the path replaced; nothing when no part is left. */
export function wholeWith(
  answers: Row,
  path: AnswerPath,
  value: unknown,
): { readonly key: AnswerKey; readonly value: unknown } {
  const { key, part } = splitPath(path);
  if (part === undefined) return { key, value };
  const others = Object.entries((answers[key] as Row | undefined) ?? {}).filter(([name]) => name !== part);
  const parts = value === undefined ? others : [...others, [part, value] as const];
  return { key, value: parts.length === 0 ? undefined : Object.fromEntries(parts) };
}

/** The steps of a flow that set this answer: one, or several that set a part each. */
export const stepsSetting = ({ index }: LoadedFlow, key: string): readonly AskingStep[] => [
  ...new Set((index.byKey.get(key) ?? []).map(({ place }) => place.step)),
];
