import { answerShapes, isAnswerKey, splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerOnDemand } from "@boreal/domain/questionnaire/inUseOnDemand";
import type { Fault } from "@boreal/domain/kernel/shape";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { stepStates } from "@boreal/domain/questionnaire/stepState";
import type { PlacedRefusal } from "../deps.ts";

export const unknownAnswer = (key: string): PlacedRefusal => ({
  code: "unknownAnswer",
  path: `answers.${key}`,
  text: {
    en: "This version does not know this question. Reload the page, then answer again.",
    fr: "Cette version ne connaît pas cette question. Rechargez la page, puis répondez de nouveau.",
  },
});

const wrongShape = (path: string): PlacedRefusal => ({
  code: "wrongShape",
  path,
  text: {
    en: "This answer is not in the form this question needs. Choose or enter it again.",
    fr: "Cette réponse n’a pas la forme attendue pour cette question. Choisissez-la ou entrez-la de nouveau.",
  },
});

const brokenText = (path: string): PlacedRefusal => ({
  code: "brokenText",
  path,
  text: {
    en: "This text contains a character that came apart, such as half an emoji. Delete it, then type it again.",
    fr: "Ce texte contient un caractère incomplet, comme une moitié d’émoji. Supprimez-le, puis tapez-le de nouveau.",
  },
});

/** Whether the value can be an answer to this question at all. Never quotes the value. */
export function shapeRefusals(key: string, value: unknown): readonly PlacedRefusal[] {
  if (!isAnswerKey(key)) return [unknownAnswer(key)];
  const path = `answers.${key}`;
  const faults: Fault[] = [];
  answerShapes[key].read(value, path, faults);
  const wrong = [...new Set(faults.map((fault) => fault.path))].map(wrongShape);
  return wrong.length > 0 ? wrong : brokenTexts(value, path).map(brokenText);
}

/**
 * Texts that no form, letter or file name can hold: half of a surrogate pair, and the character zero. Everything else that
 * a person can type is kept as it is, other directions and emoji included.
 */
export function brokenTexts(value: unknown, path: string): string[] {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0") ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => brokenTexts(one, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, one]) => brokenTexts(one, `${path}.${name}`));
}

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
 * once for all answers that are asked about, and only as far as their steps read it.
 */
export function stepChecks(caseFile: CaseFile): (key: string) => readonly PlacedRefusal[] {
  const steps = stepsByAnswer(caseFile.application.type);
  let reader: CaseReader | undefined;
  return (key) =>
    (steps.get(key) ?? []).flatMap((step) =>
      stepStates(step, (reader ??= readerOnDemand(caseFile))).flatMap((state) =>
        state.refusals.filter(({ refusal }) => !refusal.isAdvice).map(({ path, refusal }) => ({ ...refusal, path })),
      ),
    );
}
