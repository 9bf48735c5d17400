import { answerShapes, isAnswerKey } from "@boreal/domain/caseFile/answers/answerShapes";
import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerOnDemand } from "@boreal/domain/questionnaire/inUseOnDemand";
import type { Fault } from "@boreal/domain/kernel/shape";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { inWordsFor } from "@boreal/domain/questionnaire/ownWords";
import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { stepStates } from "@boreal/domain/questionnaire/stepState";
import type { PlacedRefusal } from "../deps.ts";
import { brokenText, brokenTexts, wrongShape } from "../fields/storedValues.ts";

export const unknownAnswer = (key: string): PlacedRefusal => ({
  code: "unknownAnswer",
  path: `answers.${key}`,
  text: {
    en: "This version does not know this question. Reload the page, then answer again.",
    fr: "Cette version ne connaît pas cette question. Rechargez la page, puis répondez de nouveau.",
  },
});

/** Whether the value can be an answer to this question at all. Never quotes the value. */
export function shapeRefusals(key: string, value: unknown): readonly PlacedRefusal[] {
  if (!isAnswerKey(key)) return [unknownAnswer(key)];
  const path = `answers.${key}`;
  const faults: Fault[] = [];
  answerShapes[key].read(value, path, faults);
  const toldAt = new Map(faults.map(({ path: at, refusal = wrongShape }) => [at, { ...refusal, path: at }]));
  const wrong = [...toldAt.values()];
  return wrong.length > 0 ? wrong : brokenTexts(value, path).map((at) => ({ ...brokenText, path: at }));
}

/** The value as it is kept: an amount that was sent as people write it is a number. */
export const asKept = (key: string, value: unknown): unknown =>
  value === null || !isAnswerKey(key) ? value : answerShapes[key].read(value, "", []);

type Checked = ReadonlyMap<string, readonly AskingStep[]>;

const asking = new Map<ApplicationType, Checked>();

/** The steps that ask for an answer, by its key; several when it is asked for part by part. */
function stepsByAnswer(type: ApplicationType): Checked {
  const known = asking.get(type);
  if (known) return known;
  const found = new Map<string, AskingStep[]>();
  for (const step of stepsOf(type).flatMap((one) => (one.type === "group" ? [...one.members] : [one]))) {
    if (step.type !== "question" && step.type !== "list" && step.type !== "composite") continue;
    const { key } = splitPath(step.id);
    found.set(key, [...(found.get(key) ?? []), step]);
  }
  asking.set(type, found);
  return found;
}

/**
 * What the steps that ask for an answer say of its value in this case, which holds the new values already. The case is read
 * once for all answers that are asked about, and only as far as their steps read it. In the words for this reader.
 */
export function stepChecks(caseFile: CaseFile, readBy: PersonRole): (key: string) => readonly PlacedRefusal[] {
  const steps = stepsByAnswer(caseFile.application.type);
  let reader: CaseReader | undefined;
  return (key) =>
    (steps.get(key) ?? []).flatMap((step) =>
      stepStates(inWordsFor(readBy, step), (reader ??= readerOnDemand(caseFile))).flatMap((state) =>
        state.refusals.filter(({ refusal }) => !refusal.isAdvice).map(({ path, refusal }) => ({ ...refusal, path })),
      ),
    );
}
