import type { LetterKey } from "../../src/caseFile/letterValues.ts";
import type { Language } from "../../src/kernel/text.ts";
import type { CaseBuilder } from "../caseBuilder.ts";

/**
 * Twenty invented people, each with a case of another shape and with what they typed in a letter: text that agrees with the case and
 * tempts a check to say otherwise, and sentences that do not agree. Written before the checks were run on them.
 */
export type TypedByPerson = {
  readonly who: string;
  readonly the: CaseBuilder;
  readonly letter: LetterKey;
  readonly language: Language;
  readonly agrees: readonly string[];
  /** A sentence, and what tells that it does not agree. */
  readonly disagrees: readonly (readonly [sentence: string, check: string])[];
};
