import type { CaseReader } from "../../caseFile/reader.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import type { Field, ValueCheck } from "../step.ts";

/**
 * Checks of values that have the right shape already; by subject in dateChecks, textChecks and choiceChecks. English
 * wording marked "spec" is the specification's own, word for word (document 1 section 5, document 3 section 8).
 */

const answerThis: Text = { en: "Answer this question to go on.", fr: "Répondez à cette question pour continuer." };

export const answerMissing: Refusal = refusal("required", answerThis);

/** The same sentence under the code of the rule that makes the answer needed. */
export const neededBecause = (code: string): Refusal => refusal(code, answerThis);

const notAmongChoices = refusal("notOffered", {
  en: "This choice is no longer offered. Choose again.",
  fr: "Ce choix n’est plus offert. Choisissez de nouveau.",
});

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");

const among = (choices: readonly string[]) => (value: string) => choices.includes(value);

/** A choice that the answers of the moment rule out, as after another answer changed. What is not answered rules nothing out. */
export function notOffered(
  field: Pick<Field, "options" | "choices" | "whenNotOffered">,
  value: unknown,
  the: CaseReader,
): Refusal | undefined {
  const refused = field.whenNotOffered ?? notAmongChoices;
  if (field.choices && !textsIn(value).every(among(field.choices(the)))) return refused;
  const option = field.options?.find((one) => one.value === value);
  if (!option?.offered) return undefined;
  const reader = the.fresh();
  const isOffered = option.offered.evaluate(reader).holds;
  the.trace.noteAll(reader.trace.restsOn, reader.trace.missing);
  const isSettled = !isOffered && ![...reader.trace.missing].some((fact) => fact.startsWith("answers."));
  return isSettled ? refused : undefined;
}

/** Runs a check on texts only; other values pass. */
export const ofText =
  (check: (value: string, the: CaseReader) => Refusal | undefined): ValueCheck =>
  (value, the) =>
    typeof value === "string" ? check(value, the) : undefined;
