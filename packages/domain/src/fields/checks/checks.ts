import type { Text } from "../../kernel/text.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import type { Today, ValueCheck } from "../field.ts";

/**
 * Checks of values that have the form of their kind already, of questions and forms alike. English wording marked "spec" is
 * the specification's own, word for word (document 1 section 5, document 3 section 8).
 */

const answerThis: Text = { en: "Answer this question to continue.", fr: "Répondez à cette question pour continuer." };

export const answerMissing: Refusal = refusal("required", answerThis);

/** The same sentence under the code of the rule that makes the answer needed. */
export const neededBecause = (code: string): Refusal => refusal(code, answerThis);

/** Runs a check on texts only; other values pass. */
export const ofText =
  <R = Today>(check: (value: string, the: R) => Refusal | undefined): ValueCheck<R> =>
  (value, the) =>
    typeof value === "string" ? check(value, the) : undefined;

/** `signs`: each sign that the pattern takes, from which a text that fits can be suggested. */
export const matches = (code: string, sentence: Text, pattern: RegExp, signs?: RegExp): ValueCheck =>
  Object.assign(
    ofText((value) => (pattern.test(value) ? undefined : refusal(code, sentence))),
    signs ? { signs } : {},
  );
