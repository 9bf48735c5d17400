import type { PrintedRow } from "./statementRows.ts";

/** A movement whose direction is known. */
type Move = { readonly row: PrintedRow; readonly amount: number };

/** A balance printed outside the tables, with its place in the paper. */
export type PrintedBalance = { readonly mils: number; readonly page: number; readonly top: number };

export type Balanced = {
  /** The movements of the first account, the oldest first. */
  readonly moves: readonly Move[];
  readonly opening: number | undefined;
  readonly closing: number;
  readonly lastPage: number;
};

type Event =
  | { readonly kind: "opening"; readonly mils: number; readonly page: number; readonly top: number }
  | { readonly kind: "move"; readonly row: PrintedRow; readonly page: number; readonly top: number };

/**
 * The movements of the first account, if they add up: opening balance, each movement, each balance printed behind one, closing
 * balance. A second month of the same account begins with the balance with which the first ended; what begins otherwise is
 * another account, and is left out, unless the heads of the months say that one is missing in between. Nothing when anything
 * does not add up.
 */
export function balanced(
  rows: readonly PrintedRow[],
  openings: readonly PrintedBalance[],
  closings: readonly PrintedBalance[],
  isOneAccount = false,
): Balanced | undefined {
  const ends = [
    ...closings,
    ...rows.flatMap((row) => (row.kind === "closing" && row.balance !== undefined ? [{ mils: row.balance }] : [])),
  ].map(({ mils }) => mils);
  const parts = partsOf(rows, openings);
  const sums: Balanced[] = [];
  for (const part of parts) {
    const before = sums.at(-1);
    if (before && part.opening !== before.closing && !isOneAccount) break;
    const sum = sumOf(part, ends);
    if (!sum) return undefined;
    sums.push(sum);
  }
  const [first] = sums;
  const last = sums.at(-1);
  if (!first || !last) return undefined;
  return {
    moves: sums.flatMap(({ moves }) => moves),
    opening: first.opening,
    closing: last.closing,
    lastPage: last.lastPage,
  };
}

type Part = { readonly opening: number | undefined; readonly moves: readonly PrintedRow[] };

/** The movements between one opening balance and the next. */
function partsOf(rows: readonly PrintedRow[], openings: readonly PrintedBalance[]): readonly Part[] {
  const events: Event[] = [
    ...openings.map((one): Event => ({ kind: "opening", ...one })),
    ...rows.flatMap((row): Event[] => {
      const at = { page: row.page, top: row.box[1] };
      if (row.kind === "move") return [{ kind: "move", row, ...at }];
      return row.kind === "opening" && row.balance !== undefined ? [{ kind: "opening", mils: row.balance, ...at }] : [];
    }),
  ].toSorted((a, b) => a.page - b.page || a.top - b.top);
  const parts: { opening: number | undefined; moves: PrintedRow[] }[] = [];
  for (const event of events) {
    const part = parts.at(-1);
    if (event.kind === "move") {
      if (part) part.moves.push(event.row);
      else parts.push({ opening: undefined, moves: [event.row] });
    } else if (!part || part.moves.length > 0) parts.push({ opening: event.mils, moves: [] });
    // Of several accounts in a summary, the one whose rows follow.
    else part.opening = event.mils;
  }
  return mergedPages(parts.filter(({ moves }) => moves.length > 0));
}

/** "Balance forward" at the head of a page goes on with the same statement: it repeats the balance of the row before. */
function mergedPages(parts: readonly Part[]): readonly Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    if (before && part.opening !== undefined && before.moves.at(-1)?.balance === part.opening)
      merged[merged.length - 1] = { ...before, moves: [...before.moves, ...part.moves] };
    else merged.push(part);
  }
  return merged;
}

/** Fewer balances than these prove nothing where no opening balance is printed. */
const fewestBalances = 2;

function sumOf({ opening, moves }: Part, ends: readonly number[]): Balanced | undefined {
  return sumInOrder(opening, moves, ends) ?? sumInOrder(opening, moves.toReversed(), ends);
}

function sumInOrder(
  opening: number | undefined,
  rows: readonly PrintedRow[],
  ends: readonly number[],
): Balanced | undefined {
  const moves: Move[] = [];
  let running = opening;
  let balances = 0;
  for (const row of rows) {
    const amount = row.amount ?? directed(row, running);
    if (amount === undefined) return undefined;
    running = running === undefined ? row.balance : running + amount;
    if (row.balance !== undefined) {
      if (row.balance !== running) return undefined;
      balances++;
    }
    moves.push({ row, amount });
  }
  if (running === undefined) return undefined;
  const isEnd = ends.includes(running);
  const lastBalance = moves.at(-1)?.row.balance;
  // Without a closing balance of its own, a statement closes with the balance of its last row.
  const proven = ends.length === 0 ? lastBalance === running : isEnd;
  if (!proven || (opening === undefined && balances < fewestBalances)) return undefined;
  return { moves, opening, closing: running, lastPage: Math.max(...moves.map(({ row }) => row.page)) };
}

/** Which way an amount without a sign moved, by the balance behind it. */
function directed({ unsigned, balance }: PrintedRow, running: number | undefined): number | undefined {
  if (unsigned === undefined || balance === undefined || running === undefined) return undefined;
  if (balance === running + unsigned) return unsigned;
  return balance === running - unsigned ? -unsigned : undefined;
}
