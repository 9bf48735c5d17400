import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { choicesIn } from "@boreal/domain/fields/field";
import type { Text } from "@boreal/domain/kernel/text";
import { countries } from "@boreal/domain/lists/countries";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { questionText } from "@boreal/domain/questionnaire/questionText";
import type { AskingStep, Field, Step } from "@boreal/domain/questionnaire/step";
import type { ApplicationType } from "@boreal/domain/caseFile/application";

/** An answer as people read it, below its question. */
export type ReadableAnswer = { readonly question: Text; readonly answer: Text };

const same = (text: string): Text => ({ en: text, fr: text });
const yes: Text = { en: "Yes", fr: "Oui" };
const no: Text = { en: "No", fr: "Non" };
const countryNames = new Map<string, Text>(countries.map(({ code, en, fr }) => [code, { en, fr }]));

/** Every answer of a case in the order of its questions; those that no question asks any more at the end, under their key. */
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
          question: step.type === "question" ? questionText(step, the) : step.question,
          answer: inStep(step, value, the),
        },
      ];
    });
  const others = Object.entries(answers)
    .filter(([key]) => !shown.has(key))
    .map(([key, value]) => ({ question: same(key), answer: plain(value) }));
  return [...asked, ...others];
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
  if (step.type === "question") return inField(step, value, the);
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
      const says = field === undefined ? plain(value) : inField(field, value, the);
      const label = field?.question ?? same(name);
      return { en: `${label.en}: ${says.en}`, fr: `${label.fr}\u00A0: ${says.fr}` };
    }),
    "; ",
  );
}

function inField(field: Field, value: unknown, the: CaseReader): Text {
  if (Array.isArray(value))
    return joined(
      value.map((one) => inField(field, one, the)),
      ", ",
    );
  if (typeof value === "boolean") return value ? yes : no;
  const chosen = choicesIn(field, the).find((choice) => choice.value === value);
  if (chosen !== undefined) return chosen.label;
  if ((field.kind === "country" || field.kind === "countries") && typeof value === "string")
    return countryNames.get(value) ?? same(value);
  return plain(value);
}

/** What no question gives words to. */
function plain(value: unknown): Text {
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "string" || typeof value === "number") return same(String(value));
  return same(JSON.stringify(value));
}

const joined = (texts: readonly Text[], between: string): Text => ({
  en: texts.map(({ en }) => en).join(between),
  fr: texts.map(({ fr }) => fr).join(between),
});
