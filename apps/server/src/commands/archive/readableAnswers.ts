import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { fill, type Text } from "@boreal/domain/kernel/text";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { questionText } from "@boreal/domain/questionnaire/questionText";
import type { AskingStep, Field, Step } from "@boreal/domain/questionnaire/step";
import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { joined, plain, valueInWords } from "./valueInWords.ts";

/** An answer as people read it, below its question. */
export type ReadableAnswer = {
  /** Of the step that asks, else the key of the answer. */
  readonly id: string;
  readonly question: Text;
  readonly answer: Text;
};

const same = (text: string): Text => ({ en: text, fr: text });
const noQuestion: Text = {
  en: "An answer that no question asks for ({key})",
  fr: "Une réponse qu’aucune question ne demande ({key})",
};

/** Every answer of a case in the order of its questions; those that this type does not ask at the end. */
export function readableAnswers(
  type: ApplicationType,
  answers: Readonly<Record<string, unknown>>,
  the: CaseReader,
): readonly ReadableAnswer[] {
  const shown = new Set<string>();
  const asked = stepsOf(type)
    .flatMap(askingIn)
    .flatMap((step): readonly ReadableAnswer[] => {
      const [key = step.id] = step.id.split(".");
      const value = valueAt(answers, step.id);
      if (value === undefined || shown.has(step.id)) return [];
      shown.add(step.id).add(key);
      return [
        {
          id: step.id,
          question: wordsOf(step, the),
          answer: inStep(step, value, the),
        },
      ];
    });
  const others = Object.entries(answers)
    .filter(([key]) => !shown.has(key))
    .map(([key, value]) => notAsked(key, value, the));
  return [...asked, ...others];
}

const wordsOf = (step: AskingStep, the: CaseReader): Text =>
  step.type === "question" ? questionText(step, the) : step.question;

/** An answer that was kept though this type does not ask for it, in the words of a type that does. */
function notAsked(key: string, value: unknown, the: CaseReader): ReadableAnswer {
  const step = applicationTypes
    .flatMap(stepsOf)
    .flatMap(askingIn)
    .find(({ id }) => id === key);
  return step === undefined
    ? { id: key, question: fill(noQuestion, { key }), answer: plain(value) }
    : { id: key, question: wordsOf(step, the), answer: inStep(step, value, the) };
}

const askingIn = (step: Step): readonly AskingStep[] => {
  if (step.type === "group") return step.members;
  return step.type === "question" || step.type === "list" || step.type === "composite" ? [step] : [];
};

function valueAt(answers: Readonly<Record<string, unknown>>, path: string): unknown {
  let value: unknown = answers;
  for (const part of path.split("."))
    value =
      typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[part] : undefined;
  return value ?? undefined;
}

function inStep(step: AskingStep, value: unknown, the: CaseReader): Text {
  if (step.type === "question") return valueInWords(step, value, the);
  const rows = Array.isArray(value) ? value : [value];
  return joined(
    rows.map((row) => inFields(step.fields, row, the)),
    "\n",
  );
}

function inFields(fields: readonly Field[], row: unknown, the: CaseReader): Text {
  if (typeof row !== "object" || row === null) return plain(row);
  const values = Object.entries(row as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return joined(
    values.map(([name, value]) => {
      const field = fields.find(({ id }) => id === name);
      const says = field === undefined ? plain(value) : valueInWords(field, value, the);
      const label = field?.question ?? same(name);
      return { en: `${label.en}: ${says.en}`, fr: `${label.fr}\u00A0: ${says.fr}` };
    }),
    "; ",
  );
}
