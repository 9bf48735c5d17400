import { plainName } from "../../caseFile/knownSchool.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { Text } from "../../kernel/text.ts";
import type { FlowIndex } from "../flowIndex.ts";
import type { AskingStep, QuestionStep, ReadIn } from "../step.ts";
import type { StepState } from "../stepState.ts";

/**
 * A document says something else than the person answered (ADR 0169). Nothing is put in place of what she gave: both are shown
 * beside one another, and she takes over what the document says, corrects what was read in it, or says that her answer is right.
 */
export type ReadOtherwise = {
  readonly step: QuestionStep;
  readonly answered: unknown;
  readonly read: unknown;
  readonly origin: Text;
  readonly readIn: ReadIn;
};

/** The name under which somebody says that the answer is right all the same. */
export const readOtherwiseId = (stepId: string): `readOtherwise.${string}` => `readOtherwise.${stepId}`;

/** Of one question that is asked now and was answered. The reader’s notes say what the comparison rests on. */
export function readOtherwise(step: AskingStep, the: CaseReader): ReadOtherwise | undefined {
  if (step.type !== "question" || !step.prefill) return undefined;
  const answered = the.value(step.id);
  const found = answered === undefined ? undefined : step.prefill(the);
  if (!found?.readIn || saysTheSame(answered, found.value)) return undefined;
  return { step, answered, read: found.value, origin: found.origin, readIn: found.readIn };
}

/** Questions with an answer in use that a document can contradict. */
export const comparable = (
  states: readonly StepState[],
  { prefilled }: Pick<FlowIndex, "prefilled">,
): readonly AskingStep[] =>
  states.flatMap(({ id, given, setAside, decision }) => {
    const step = given && !setAside && decision.value !== "skipped" ? prefilled.get(id) : undefined;
    return step ? [step] : [];
  });

/** Case, accents, spaces and dashes say nothing; of several answers, one may be what the document says. */
function saysTheSame(answered: unknown, read: unknown): boolean {
  if (Array.isArray(answered) && Array.isArray(read))
    return read.every((one) => answered.some((other) => saysTheSame(other, one)));
  if (typeof answered === "string" && typeof read === "string") return letters(answered) === letters(read);
  return answered === read;
}

const article = /^(?:the|la|le|les|l) /;
const letters = (value: string): string => plainName(value).replace(article, "").replaceAll(" ", "");
