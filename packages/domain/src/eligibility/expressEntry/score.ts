import type { Candidate, CandidateKey } from "../../conditions/expressEntry/candidate.ts";
import { agesInWords, type Ages } from "../../kernel/partialDate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import type { Band } from "../../tables/expressEntry/rankingCore.ts";
import { text } from "./words.ts";

/** What points are made of: lines, each worked out from facts of the candidate and from dated tables, and from nothing else. */

/** Points of one line. Not exact while a fact is missing: then it is the least that it can be. */
export type Points = { readonly points: number; readonly isExact: boolean; readonly because: readonly Text[] };

export type LineRule<T> = {
  readonly id: string;
  readonly title: Text;
  /** The facts that it reads. */
  readonly reads: readonly CandidateKey[];
  readonly most: (tables: T, candidate: Candidate) => number;
  readonly points: (tables: T, candidate: Candidate) => Points;
};

export const exactly = (points: number, ...because: readonly Text[]): Points => ({ points, isExact: true, because });
export const atLeast = (points: number, ...because: readonly Text[]): Points => ({ points, isExact: false, because });

const none: Band = { from: 0, points: 0 };

/** The points from the band in which a number lies. */
export const pointsFrom = (bands: readonly Band[], value: number): number =>
  (bands.findLast(({ from }) => value >= from) ?? none).points;

/** The same of a table with columns. */
export const rowFrom = <R extends { readonly from: number }>(rows: readonly R[], value: number): R | undefined =>
  rows.findLast(({ from }) => value >= from);

/** The points of an age. Of a birthday that is known in part, the lower ones where those of the two ages differ. */
export function pointsOfAges(ages: Ages | undefined, pointsAt: (years: number) => number | undefined): Points {
  const [youngest, oldest] = ages ? [pointsAt(ages.least), pointsAt(ages.most)] : [];
  if (ages === undefined || youngest === undefined || oldest === undefined) return atLeast(0, text.ageNotKnown);
  const age = agesInWords(ages);
  return youngest === oldest
    ? exactly(youngest, fill(text.age, { age }))
    : atLeast(Math.min(youngest, oldest), fill(text.ageLeftOpen, { age }));
}

export const capped = (points: number, most: number): number => Math.min(points, most);
export const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
