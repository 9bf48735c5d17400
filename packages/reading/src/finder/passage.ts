import { runningText, type RunningText } from "../text/runningText.ts";
import type { Cell, Line } from "../text/lines.ts";

/**
 * Where things stand on a page: cells that run on as one text (the lines of a paragraph, also beside a box of other things), and what
 * stands to the left of a cell and above it.
 */

export type PlacedCell = {
  readonly cell: Cell;
  readonly page: number;
  readonly row: number;
  readonly left: PlacedCell | undefined;
  readonly isLast: boolean;
};

/** One text without its line ends: a paragraph, or a cell by itself. */
export type Passage = { readonly cells: readonly PlacedCell[]; readonly running: RunningText };

export type Layout = {
  readonly passages: readonly Passage[];
  /** Nearest cell above that shares its column; at most some lines away. */
  readonly above: (cell: PlacedCell) => PlacedCell | undefined;
  readonly below: (cell: PlacedCell) => PlacedCell | undefined;
};

/** A line of prose has at least so many letters; a shorter one ends its paragraph. */
const shortestProse = 38;
const sameEdge = 1.2;
const lineGap = 1.1;
/** A label stands at most so many heights above its value. */
const farthestAbove = 3;

export function layoutOf(lines: readonly Line[]): Layout {
  const placed = lines.flatMap((line, row) => {
    let left: PlacedCell | undefined;
    return line.cells.map((cell, at) => {
      left = { cell, page: line.page, row, left, isLast: at === line.cells.length - 1 };
      return left;
    });
  });
  const byRow = Map.groupBy(placed, ({ row }) => row);
  const rowsFrom = (row: number, step: 1 | -1, most: number): readonly PlacedCell[] =>
    Array.from({ length: most }, (_, at) => byRow.get(row + step * (at + 1)) ?? []).flat();
  const above = (of: PlacedCell) =>
    rowsFrom(of.row, -1, 6).find((one) => isOver(one, of) && gapBetween(one, of) <= farthestAbove * of.cell.at.height);
  const below = (of: PlacedCell) =>
    rowsFrom(of.row, 1, 6).find((one) => isOver(of, one) && gapBetween(of, one) <= farthestAbove * of.cell.at.height);
  /** Of a paragraph each line but the last is full: the first word of the next one had no place. */
  const isFull = (one: PlacedCell, next: PlacedCell): boolean => {
    const { left, height } = one.cell.at;
    const margin = Math.max(
      ...placed.flatMap((other) =>
        other.page === one.page && Math.abs(other.cell.at.left - left) < sameEdge * height
          ? [other.cell.at.left + other.cell.at.width]
          : [],
      ),
    );
    const word = next.cell.words[0]?.at.width ?? 0;
    return left + one.cell.at.width + word > margin - 2 * height;
  };
  const goesOnIn = (one: PlacedCell): PlacedCell | undefined =>
    rowsFrom(one.row, 1, 3).find(
      (next) =>
        ((one.cell.text.length >= shortestProse && !isHeading(one.cell.text) && isFull(one, next)) ||
          isUnfinished.test(one.cell.text) ||
          isValueGoingOn(one, next)) &&
        !areRowsOfTable(one, next) &&
        !((byRow.get(one.row)?.length ?? 0) > 2 && (byRow.get(next.row)?.length ?? 0) > 2) &&
        isNextLine(one, next),
    );
  const taken = new Set<PlacedCell>();
  const passages = placed.flatMap((first): readonly Passage[] => {
    if (taken.has(first)) return [];
    const cells: PlacedCell[] = [];
    for (let at: PlacedCell | undefined = first; at && !taken.has(at); at = goesOnIn(at)) {
      taken.add(at);
      cells.push(at);
    }
    return [{ cells, running: runningText(cells.map(({ cell, page }) => lineOfCell(cell, page))) }];
  });
  return { passages, above, below };
}

const lineOfCell = (cell: Cell, page: number): Line => ({ page, text: cell.text, cells: [cell], at: cell.at });

export const gapBetween = (upper: PlacedCell, lower: PlacedCell): number =>
  lower.cell.at.top - (upper.cell.at.top + upper.cell.at.height);

function isOver(upper: PlacedCell, lower: PlacedCell): boolean {
  if (upper.page !== lower.page) return false;
  const [a, b] = [upper.cell.at, lower.cell.at];
  return Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 0;
}

/** Lines in capitals are titles. */
const isHeading = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);

/** Nothing ends with such a word. */
const isUnfinished = /\s(?:and|of|in|for|the|to|into|with|de|des|du|en|et|la|le|les|à|aux?|&)$/i;

/** Two values that stand one above the other, each with a label beside it. */
function areRowsOfTable({ left: one }: PlacedCell, { left: other }: PlacedCell): boolean {
  if (!one || !other || one.cell.text.length >= shortestProse) return false;
  return Math.abs(one.cell.at.left - other.cell.at.left) < sameEdge * one.cell.at.height;
}

/** Beside its label a value may need a second line, which has no label. */
const isValueGoingOn = (one: PlacedCell, next: PlacedCell): boolean =>
  one.left !== undefined &&
  next.left === undefined &&
  next.isLast &&
  one.cell.text.length >= 12 &&
  // A day, an amount or marks are values of their own.
  !/:|\d{4}|\d[.,]\d/.test(next.cell.text);

/** A line that begins with a label of its own begins a text of its own. */
const beginsWithLabel = /^[^:.]{2,48}(?:\s?:(?:\s|$)|\.{3,}|_{3,})/u;

/** The title of a paper goes on from no letterhead. */
const beginsAsTitle =
  /^(?:RELEV[ÉE]|BULLETIN|TRANSCRIPT|ATTESTATION|CERTIFICATE?|LETTRE|LETTER|STATEMENT|CONFIRMATION|D[ÉE]CLARATION|OFFICIAL|OFFRE|OFFER|REÇU|RECEIPT|RAPPORT|REPORT|QUITTANCE|AFFIDAVIT)(?![\p{L}])/u;

/** The line of place and day above an address. */
const endsWithYear = /\d{4}$/;
const endsItself = (text: string): boolean =>
  endsWithYear.test(text) || (beginsWithLabel.test(text) && !isUnfinished.test(text));
const beginsAnew = /^\p{Lu}/u;

function isNextLine(one: PlacedCell, next: PlacedCell): boolean {
  const [a, b] = [one.cell.at, next.cell.at];
  return (
    !beginsWithLabel.test(next.cell.text) &&
    !(beginsAsTitle.test(next.cell.text) && !isHeading(one.cell.text)) &&
    !(endsItself(one.cell.text) && beginsAnew.test(next.cell.text)) &&
    one.page === next.page &&
    Math.abs(a.left - b.left) < sameEdge * a.height &&
    gapBetween(one, next) < lineGap * a.height &&
    gapBetween(one, next) > -0.6 * a.height &&
    Math.abs(a.height - b.height) < 0.3 * a.height
  );
}
