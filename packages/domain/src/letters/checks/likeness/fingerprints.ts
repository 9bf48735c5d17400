import { comparedWords, type ComparedWord } from "./comparedWords.ts";

/**
 * Fingerprints of a text by winnowing (Schleimer, Wilkerson and Aiken, 2003): of the hashes of all runs of a few words, the least of
 * each window is kept. Two texts that share a long phrase then share what is kept of it, wherever in them it stands, and no text can
 * be read from it. The hash is given: the server’s is keyed.
 */
export type Hash = (words: string) => number;

/** Words of one fingerprint. */
const wordsOfOne = 5;
/** Fingerprints of which the least is kept: of two texts that share 18 words in a row, 14 are then seen to be shared. */
const window = 3;

export type Fingerprint = {
  readonly hash: number;
  /** The first and the last of its words among those compared. */
  readonly first: number;
  readonly last: number;
};

export type Fingerprinted = {
  readonly text: string;
  readonly words: readonly ComparedWord[];
  /** Of every run of words, to look for what was kept of other texts. */
  readonly fingerprints: readonly Fingerprint[];
};

type Run = { readonly words: string; readonly first: number };

const runsOf = (words: readonly ComparedWord[]): readonly Run[] =>
  words.slice(0, Math.max(0, words.length - wordsOfOne + 1)).map((_, first) => ({
    first,
    words: words
      .slice(first, first + wordsOfOne)
      .map(({ word }) => word)
      .join(" "),
  }));

/** Runs of words of texts that are nobody’s own, such as what Boreal writes and asks. */
export const runsOfTexts = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => runsOf(comparedWords(text)).map(({ words }) => words)));

/** `nobodys` is left out: what was not written by the person tells nothing of them. */
export function fingerprinted(text: string, hash: Hash, nobodys: ReadonlySet<string>): Fingerprinted {
  const words = comparedWords(text);
  const fingerprints = runsOf(words)
    .filter((run) => !nobodys.has(run.words))
    .map((run) => ({ hash: hash(run.words), first: run.first, last: run.first + wordsOfOne - 1 }));
  return { text, words, fingerprints };
}

/** What is kept of a text. */
export function keptOf({ fingerprints }: Fingerprinted): readonly number[] {
  const hashes = fingerprints.map(({ hash }) => hash);
  const windows = Math.max(Math.min(hashes.length, 1), hashes.length - window + 1);
  return [...new Set(Array.from({ length: windows }, (_, from) => Math.min(...hashes.slice(from, from + window))))];
}
