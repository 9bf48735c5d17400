import type { Candidate } from "./candidates.ts";

/** What a value of a document is, as data: its grammar and the words that speak for it or for something else. */

/** Words in labels and sentences, matched against plain text (small letters, no accents). */
export type Cue = {
  readonly pattern: RegExp;
  /** How much they say: 1 for words that mean this alone; less for words that may mean others too. */
  readonly points: number;
  /** Where they count; everywhere, where it is not said. */
  readonly at?: "label" | "before" | "after" | "below";
};

/** What a day, an amount or a number on a page can be; each is one thing, the one whose words are nearest. */
export type Topic = {
  readonly id: string;
  readonly cues: readonly Cue[];
  /** What speaks for it besides words: where on the page it stands, or how it is printed. */
  readonly place?: (candidate: Candidate) => number;
};

export const cues = (points: number, ...patterns: readonly RegExp[]): readonly Cue[] =>
  patterns.map((pattern) => ({ pattern, points }));
export const cuesAt = (at: NonNullable<Cue["at"]>, points: number, ...patterns: readonly RegExp[]): readonly Cue[] =>
  patterns.map((pattern) => ({ pattern, points, at }));
