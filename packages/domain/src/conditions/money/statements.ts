import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { addDays, daysBetween, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { documentAmount, documentText, documentValue } from "./documentValue.ts";

/** What statements of one account say over time: periods, movements, and the balance of each day. */

/** Amounts in whole cents of the currency of the account; below zero when money leaves it. */
export type Movement = {
  readonly fileId: string;
  readonly date: IsoDate;
  readonly description: string;
  readonly amount: number;
  readonly balance: number;
};

export type Period = { readonly file: UploadedDocument; readonly from: IsoDate; readonly to: IsoDate };

/** The days that a statement covers; nothing while one of both ends is not in force. */
export function periodOf(file: UploadedDocument): Period | undefined {
  const [from, to] = [documentText(file, "periodStart"), documentText(file, "periodEnd")];
  return from !== undefined && to !== undefined && isIsoDate(from) && isIsoDate(to) && from <= to
    ? { file, from, to }
    : undefined;
}

/** The periods of several statements, the earliest first. */
export const periodsOf = (files: readonly UploadedDocument[]): readonly Period[] =>
  files
    .flatMap((file) => periodOf(file) ?? [])
    .toSorted((one, other) => compare(one.from, other.from) || compare(one.to, other.to));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** A transaction as it is printed, in whole cents. */
export type PrintedMove = { readonly date: IsoDate; readonly description: string; readonly amount: number };

/** The transactions of a statement that count: a table whose sum was checked (ADR 0162), or none. */
export function movementsOf(file: UploadedDocument): readonly PrintedMove[] {
  const rows = documentValue(file, "transactions");
  if (!Array.isArray(rows)) return [];
  return (rows as readonly unknown[]).flatMap((row) => {
    const { date, description, amount } = (row ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof date !== "string" || !isIsoDate(date) || typeof amount !== "number") return [];
    return [
      { date, description: typeof description === "string" ? description : "", amount: Math.round(amount * 100) },
    ];
  });
}

/** A statement whose period and opening balance are known: from them the balance of each of its days follows. */
export type Told = Period & { readonly opening: number; readonly movements: readonly Movement[] };

/** Statements with their movements. What an earlier statement covers is not taken from a later one again. */
export function toldBy(files: readonly UploadedDocument[]): readonly Told[] {
  let covered: IsoDate | undefined;
  return periodsOf(files).flatMap((period): readonly Told[] => {
    const opening = documentAmount(period.file, "openingBalance");
    if (opening === undefined || !Array.isArray(documentValue(period.file, "transactions"))) return [];
    if (covered !== undefined && period.to <= covered) return [];
    const known = covered;
    covered = period.to;
    let balance: number = opening;
    const movements = movementsOf(period.file).map((row): Movement => {
      balance += row.amount;
      return { fileId: period.file.fileId, ...row, balance };
    });
    const isNew = ({ date }: Movement): boolean => known === undefined || date > known;
    return [{ ...period, opening, movements: movements.filter(isNew) }];
  });
}

/** The balance at the end of a day; nothing for a day that no statement covers. */
export function balanceOn(told: readonly Told[], day: IsoDate): number | undefined {
  const statement = told.findLast(({ from, to }) => addDays(from, -1) <= day && day <= to);
  if (!statement) return undefined;
  const last = statement.movements.findLast(({ date }) => date <= day);
  if (last) return last.balance;
  const before = told.findLast(({ to, movements }) => to < statement.to && movements.some(({ date }) => date <= day));
  const overlapping = before?.movements.findLast(({ date }) => date <= day);
  return overlapping && before && before.to >= statement.from ? overlapping.balance : statement.opening;
}

/** The average balance of the days before one, of as many of them as are covered. */
export function averageBefore(told: readonly Told[], day: IsoDate, days: number): number | undefined {
  const known = Array.from({ length: days }, (_, index) => balanceOn(told, addDays(day, -1 - index))).filter(
    (balance) => balance !== undefined,
  );
  return known.length === 0 ? undefined : known.reduce((sum, balance) => sum + balance, 0) / known.length;
}

/** How many of the days from one to another the periods cover. */
export function daysCovered(periods: readonly Period[], first: IsoDate, last: IsoDate): number {
  let covered = 0;
  let next = first;
  for (const { from, to } of periods) {
    const begin = from > next ? from : next;
    const end = to < last ? to : last;
    if (begin > end) continue;
    covered += daysBetween(begin, end) + 1;
    next = addDays(end, 1);
  }
  return covered;
}
