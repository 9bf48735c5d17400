import type { ListStep } from "./step.ts";

/**
 * Rows that are known by a number of their own (ADR 0057): they keep it when others are taken out or moved, so that what
 * belongs to a row, such as the files of a child, stays with it.
 */

type Row = Readonly<Record<string, unknown>>;
type Numbered = Pick<ListStep, "numberedBy">;

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1;

const lowestFree = (taken: ReadonlySet<number>): number => {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
};

/** The number of each row, in their order: its own, else its place where that is free, else the lowest free one. */
export function rowNumbers({ numberedBy }: Numbered, rows: readonly Row[]): readonly number[] {
  if (numberedBy === undefined) return rows.map((_, index) => index + 1);
  const numbers = rows.map((row) => row[numberedBy]);
  const own = numbers.map((number, index) =>
    isNumber(number) && numbers.indexOf(number) === index ? number : undefined,
  );
  const taken = new Set(own.filter((number) => number !== undefined));
  return own.map((number, index) => {
    const found = number ?? (taken.has(index + 1) ? lowestFree(taken) : index + 1);
    taken.add(found);
    return found;
  });
}

/** The rows with their numbers written into them; the same rows where the list has none. */
export function numberedRows(step: Numbered, rows: readonly Row[]): readonly Row[] {
  const { numberedBy } = step;
  if (numberedBy === undefined) return rows;
  const numbers = rowNumbers(step, rows);
  return rows.map((row, index) =>
    row[numberedBy] === numbers[index] ? row : { ...row, [numberedBy]: numbers[index] },
  );
}

/**
 * The rows and so many empty ones after them, each with a number that no row has and none of `used`: what once belonged to
 * another row never becomes theirs.
 */
export function withEmptyRows(
  step: Numbered,
  rows: readonly Row[],
  count: number,
  used: readonly number[] = [],
): readonly Row[] {
  const { numberedBy } = step;
  const before = numberedRows(step, rows);
  if (numberedBy === undefined) return [...before, ...Array.from({ length: count }, () => ({}))];
  const last = Math.max(0, ...rowNumbers(step, before), ...used);
  return [...before, ...Array.from({ length: count }, (_, index) => ({ [numberedBy]: last + 1 + index }))];
}

/** The rows up to the last one in which something was given: who adds one and leaves it empty says nothing by it. */
export const withoutEmptyEnd = <R extends Row>(step: Numbered, rows: readonly R[]): readonly R[] =>
  rows.slice(0, rows.findLastIndex((row) => !isEmptyRow(step, row)) + 1);

/** Whether nothing was given in a row; its number is not given by the person. */
export const isEmptyRow = ({ numberedBy }: Numbered, row: Row): boolean =>
  Object.keys(row).every((name) => name === numberedBy);
