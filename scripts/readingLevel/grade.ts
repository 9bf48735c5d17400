import type { Language } from "./syllables.ts";
import { syllables } from "./syllables.ts";

/**
 * The school grade at which a sentence is read (ADR 0139).
 *
 * English: Flesch and Kincaid (1975), 0.39 words + 11.8 syllables a word − 15.59.
 * French says the same with more syllables. Kandel and Moles (1958) gave them 73.6 where Flesch has 84.6; the grade is the
 * English one with its syllables weighed in that ratio.
 */
export function gradeOf(sentence: string, language: Language): number {
  const words = wordsOf(sentence, language);
  if (words.length === 0) return 0;
  const said = words.reduce((sum, word) => sum + syllables(word, language), 0);
  return perWord * words.length + (perSyllable[language] * said) / words.length - offset;
}

const perWord = 0.39;
const perSyllable: Readonly<Record<Language, number>> = { en: 11.8, fr: (11.8 * 73.6) / 84.6 };
const offset = 15.59;

/** In French, what follows a verb by a hyphen is a word: `signez-le`, `a-t-il`. */
const frenchEnclitic =
  /-(?:t-)?(?=(?:je|tu|il|elle|on|nous|vous|ils|elles|le|la|les|lui|leur|moi|en|y|ce|ci|là)(?!\p{L}))/gu;

/** Letters and figures with what holds them together: `year’s`, `co-op`, `1,200.50`. A placeholder is one word. */
export const wordsOf = (sentence: string, language: Language): readonly string[] =>
  (language === "fr" ? sentence.replaceAll(frenchEnclitic, " ") : sentence).match(
    /\{[^{}]*\}|[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu,
  ) ?? [];

/** The sentences of a text. A semicolon ends one, as it joins the clauses of a reason; a colon does not. Nor does a point inside a number. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n|;\s+|(?<=[.?!…][»”)]?)\s+(?=[\p{Lu}\d«“({])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
