import { ofText } from "../fields/checks/checks.ts";
import type { FormCheck, FormCondition } from "../forms/fields/field.ts";
import type { Text } from "../kernel/text.ts";
import { refusal } from "../kernel/validation.ts";
import type { LetterField } from "./letterContent.ts";

/** The limit of a section of the statement of purpose (document 3 section 5.1), which one field may fill by itself. */
export const statementLimit = 3200;

/** Document 3 section 5.1, in the words of the explanation of a deposit. */
const minimum: Text = { en: "Minimum {least} characters", fr: "Minimum de {least} caractères" };
const atLeast = (least: number): FormCheck =>
  ofText((value) => ([...value.trim()].length < least ? refusal("letterTextShort", minimum, { least }) : undefined));

type Narrative = {
  readonly label: Text;
  readonly questions?: readonly Text[];
  readonly hint?: Text;
  readonly least?: number;
  readonly most?: number;
  readonly shown?: FormCondition;
  readonly isOptional?: boolean;
};

const oneAfterTheOther = (questions: readonly Text[]): Text => ({
  en: questions.map(({ en }) => en).join(" "),
  fr: questions.map(({ fr }) => fr).join(" "),
});

/** A field in which somebody tells something in their own words. */
export const narrative = (
  path: string,
  { label, questions, hint, least, most = statementLimit, shown, isOptional }: Narrative,
): LetterField => ({
  path,
  kind: "multiline",
  label,
  inAnyScript: true,
  ...(least === undefined ? {} : { checks: [atLeast(least)] }),
  length: () => ({ ...(least === undefined ? {} : { least }), most }),
  needed: isOptional ? "never" : "always",
  ...(questions ? { smallQuestions: questions } : {}),
  ...(hint ? { hint } : questions ? { hint: oneAfterTheOther(questions) } : {}),
  ...(shown ? { shown } : {}),
});
