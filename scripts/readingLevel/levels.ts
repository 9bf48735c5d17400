import type { Language } from "./syllables.ts";
import { gradeOf, sentencesOf, wordsOf } from "./grade.ts";
import { isLaw, withoutNames } from "./law.ts";
import type { ProductText } from "./productTexts.ts";

export type GradedSentence = {
  readonly sentence: string;
  readonly grade: number;
  readonly path: string;
  readonly line: number;
};

/** Shorter ones are labels and names: one long word decides their grade, and it says nothing about how they read. */
const fewestWords = 6;

/** Every sentence of the product in one language with its grade, the hardest first. */
export const gradedSentences = (texts: readonly ProductText[], language: Language): readonly GradedSentence[] =>
  texts
    .filter((text) => !isLaw(text))
    .flatMap((text) =>
      sentencesOf(text[language]).map((sentence) => ({ sentence, counted: withoutNames(sentence), text })),
    )
    .filter(({ counted }) => wordsOf(counted, language).length >= fewestWords)
    .map(({ sentence, counted, text: { path, line } }) => ({
      sentence,
      grade: gradeOf(counted, language),
      path,
      line,
    }))
    .toSorted((one, other) => other.grade - one.grade);

/** The grade that this share of the sentences does not exceed: 0.5 is the median. `sentences` begin with the hardest. */
export const gradeAt = (sentences: readonly GradedSentence[], share: number): number =>
  sentences[Math.min(sentences.length - 1, Math.floor(sentences.length * (1 - share)))]?.grade ?? 0;

/** Where a text is read: the pages, the server's answers and mail, or a part of the rules. */
export const areaOf = (path: string): string =>
  path.replace(/^(?:packages|apps)\//, "").replace(/\/src\/.*$/, "") +
  (/^packages\/domain\/src\/(\w+)\//.exec(path)?.[1]?.replace(/^/, " ") ?? "");
