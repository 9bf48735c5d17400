import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import type { Anchor } from "./anchor.ts";
import { anchors } from "./anchors.ts";
import { kindWords } from "./kinds/kindWords.ts";
import { transactionsIn } from "./kinds/transactionTable.ts";
import { typeOfZones } from "./mrz/zoneType.ts";
import type { OtherType } from "./reading.ts";
import type { Line } from "./text/lines.ts";
import type { PageText } from "./readers/reader.ts";
import { plain } from "./text/plainText.ts";

export type Classified = {
  /** `null`: nothing is clear, so a person is asked. */
  readonly type: string | null;
  /** 0.8 and more: clear enough to say that a document is another one than was asked for. */
  readonly confidence: number;
};

const surest = 0.99;

/** How sure a winner is that has `points`, while the next best has `next`. At the floor without a rival: 0.8. */
const sureness = (points: number, next: number, floor: number) =>
  Math.round(Math.min(surest, 0.5 + 0.05 * (points - floor) + 0.075 * (points - next)) * 100) / 100;

const types = [...new Set([...Object.keys(anchors), ...Object.keys(kindWords)])];

/** Words that many papers share say no more than this together. */
const mostByWords = 6;

const sumOf = (list: readonly Anchor[] = [], text: string): number =>
  list.reduce((sum, { pattern, points }) => sum + (pattern.test(text) ? points : 0), 0);

const pointsFor = (type: string, text: string): number =>
  sumOf(anchors[type], text) + Math.min(mostByWords, sumOf(kindWords[type], text));

/** From so many lines with a day and an amount on, a paper tells what moved on an account. */
const fewestTransactions = 4;
const pointsOfTable = (lines: readonly Line[]): number => (transactionsIn(lines) >= fewestTransactions ? 4 : 0);

/**
 * The type of document that a text is, by the phrases it holds. Rather unknown than wrong; where two types are as likely, and one
 * of them is asked for, it is that one.
 */
export function classify(
  pages: readonly PageText[],
  thresholds: ReadingThresholds["classification"],
  expected: readonly string[] = [],
): Classified {
  const text = plain(pages.flatMap((page) => page.lines.map((line) => line.text)).join("\n"));
  const lines = pages.flatMap((page) => page.lines);
  const scores = types
    .map((type) => ({ type, points: pointsFor(type, text) + (type === "BankStatements" ? pointsOfTable(lines) : 0) }))
    .toSorted((a, b) => b.points - a.points);
  const [first, second] = scores;
  const next = second?.points ?? 0;
  if (!first || first.points < thresholds.floor) {
    const asked = scores.filter(({ type, points }) => expected.includes(type) && points >= thresholds.floor / 2);
    return asked[0] && asked[0] === first ? { type: first.type, confidence: 0.5 } : { type: null, confidence: 0 };
  }
  if (first.points - next < thresholds.margin) {
    const near = scores.filter(({ points }) => points >= thresholds.floor && first.points - points < thresholds.margin);
    const [asked, another] = near.filter(({ type }) => expected.includes(type));
    return asked && !another ? { type: asked.type, confidence: 0.5 } : { type: null, confidence: 0 };
  }
  return { type: first.type, confidence: sureness(first.points, next, thresholds.floor) };
}

/** From this confidence on a document may be said to be of another type than was asked for. */
export const clearFrom = 0.8;

/** Other types than `main` that single pages clearly are, each with its pages. */
export function otherTypesIn(
  pages: readonly PageText[],
  main: string | null,
  thresholds: ReadingThresholds["classification"],
): OtherType[] {
  const found = new Map<string, { confidence: number; pages: number[] }>();
  for (const page of pages) {
    const { type, confidence } = typeOfZones([page]) ?? classify([page], thresholds);
    // Visas are pages of a passport.
    if (page.zone && main === "Passport" && type !== "NationalID") continue;
    if (type === null || type === main || confidence < clearFrom) continue;
    const before = found.get(type);
    found.set(type, {
      confidence: Math.max(confidence, before?.confidence ?? 0),
      pages: [...(before?.pages ?? []), page.number],
    });
  }
  return [...found].map(([type, { confidence, pages: onPages }]) => ({ type, confidence, pages: onPages }));
}
