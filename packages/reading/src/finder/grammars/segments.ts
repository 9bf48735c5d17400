import type { Parsed } from "../../fields/labelledValue.ts";

/** Pieces of a text between the marks that part labels and values, and where one script gives way to another. */

const parting =
  /:\s+|\.{3,}\s*|_{3,}\s*|\s[–—|·•]\s|\s-\s|;\s|\t|(?<=\p{Script=Han}) (?=\p{Script=Latin})|(?<=\p{Script=Latin}) (?=\p{Script=Han})/gu;

export type Segment = { readonly text: string; readonly from: number };

/** What stands before a colon is a label, and no value. */
export function segmentsOf(text: string): readonly Segment[] {
  const marks = [...text.matchAll(parting)];
  const starts = [0, ...marks.map((match) => match.index + match[0].length)];
  return starts.flatMap((from, at) => {
    const mark = marks[at];
    const piece = text.slice(from, mark?.index ?? text.length);
    return piece.trim() === "" || mark?.[0].startsWith(":") || piece.endsWith(":") ? [] : [{ text: piece, from }];
  });
}

/** Where a parser takes the piece. */
export const inSegments = (text: string, parse: (piece: string) => Parsed | undefined): readonly Parsed[] =>
  segmentsOf(text).flatMap(({ text: piece, from }) => {
    const parsed = parse(piece);
    return parsed ? [{ ...parsed, from: parsed.from + from, to: parsed.to + from }] : [];
  });
