import type { Language } from "@boreal/domain/kernel/text";

export type SentencePlace = { readonly start: number; readonly end: number };

/** What closes a sentence and not the next one begins with: the browser cuts before it. */
const closing = /^[\s\u00A0]*[»”’)\]]+/u;

/** Where each sentence of a text stands, for whoever chooses one from a list in place of marking it. */
export function sentencesIn(text: string, language: Language): readonly SentencePlace[] {
  const segmenter = new Intl.Segmenter(`${language}-CA`, { granularity: "sentence" });
  let start = 0;
  return text.split("\n").flatMap((paragraph) => {
    const offset = start;
    start += paragraph.length + 1;
    const begins = [...segmenter.segment(paragraph)].map(
      ({ segment, index }) => index + (index === 0 ? 0 : (closing.exec(segment)?.[0].length ?? 0)),
    );
    return begins.flatMap((from, index) => {
      const words = paragraph.slice(from, begins[index + 1] ?? paragraph.length);
      const first = offset + from + (words.length - words.trimStart().length);
      return words.trim() === "" ? [] : [{ start: first, end: first + words.trim().length }];
    });
  });
}

/** As much of it as a line of a list takes. */
export const shortened = (sentence: string): string => {
  const signs = [...sentence];
  return signs.length > 90 ? `${signs.slice(0, 88).join("").trimEnd()}…` : sentence;
};
