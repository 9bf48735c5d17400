/**
 * The words of a text by which it is compared with others: in small letters, without accents, and without names and numbers, so that
 * a letter with its names exchanged is still the same one, and two people who go to one school share nothing by that.
 */
export type ComparedWord = {
  readonly word: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
};

const plain = (word: string): string =>
  word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

/** Nothing but quotes and spaces stands between this place and the end of the sentence before. */
const beginsSentence = (before: string): boolean => /(?:^|[.!?…:;\n•*-])["“”«»'’(\s\u00A0]*$/u.test(before);

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word) && word !== "I";

/** Someone who writes all words large tells nothing by that. */
const mostCapitals = 0.5;

export function comparedWords(text: string): readonly ComparedWord[] {
  const found = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const isInside = !beginsSentence(text.slice(Math.max(0, index - 6), index));
    return { word: plain(word), from: index, to: index + word.length, isName: isInside && isCapitalised(word) };
  });
  const names = found.filter(({ isName }) => isName).length;
  const kept = names > found.length * mostCapitals ? found : found.filter(({ isName }) => !isName);
  return kept.map(({ word, from, to }) => ({ word, from, to }));
}
