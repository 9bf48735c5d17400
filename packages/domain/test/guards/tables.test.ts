import { describe, expect, it } from "vitest";
import { addDays, isIsoDate } from "../../src/kernel/calendarDate.ts";
import type { DatedTable } from "../../src/kernel/datedTable.ts";
import { rowOn } from "../../src/kernel/datedTable.ts";
import { everyTable, isInDollars } from "../../src/tables/everyTable.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["../../src/tables/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});

const isTable = (value: unknown): value is DatedTable<unknown> =>
  typeof value === "object" && value !== null && "rows" in value && "appliesOn" in value;
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter(isTable));
const named = tables.map((table) => [table.id, table] as const);

/** The day on which this file was last looked at; a source cannot have been read later. */
const newest = "2026-12-31";

/** The values inside a value, however deep. */
const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const isOurs = (title: string) => title.startsWith("Boreal specification, ");

describe("dated tables", () => {
  it("are found, with one id each", () => {
    expect(tables.length).toBeGreaterThan(70);
    expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length);
  });

  it("are gathered in everyTable, in the order of their ids", () => {
    expect(everyTable.map((table) => table.id)).toEqual(tables.map((table) => table.id).toSorted());
  });

  it.each(named)("%s has rows in order, without overlap or unexplained gap", (_id, table) => {
    expect(table.rows.length).toBeGreaterThan(0);
    table.rows.forEach((row, index) => {
      expect(isIsoDate(row.from)).toBe(true);
      if (row.until !== undefined) expect(isIsoDate(row.until) && row.until >= row.from).toBe(true);
      const next = table.rows[index + 1];
      if (!next) return;
      expect(row.until).toBeDefined();
      const dayAfter = addDays(row.until ?? row.from, 1);
      const gap = table.knownGaps?.find((one) => one.from === dayAfter);
      expect(gap === undefined ? dayAfter : addDays(gap.until, 1)).toBe(next.from);
    });
  });

  it.each(named)("%s explains why it has no value after its last day, and has none in a gap", (_id, table) => {
    const end = table.rows.at(-1)?.until;
    const gaps = table.knownGaps ?? [];
    if (end !== undefined) expect(gaps.map((gap) => gap.from)).toContain(addDays(end, 1));
    for (const gap of gaps) {
      expect(isIsoDate(gap.from) && isIsoDate(gap.until) && gap.from <= gap.until).toBe(true);
      expect(gap.reason.length).toBeGreaterThan(10);
      expect([rowOn(table, gap.from).found, rowOn(table, gap.until).found]).toEqual([false, false]);
    }
  });

  it.each(named)("%s says on which text each row rests, and when that was read", (_id, table) => {
    for (const { source } of table.rows) {
      expect(source.title.length).toBeGreaterThan(10);
      expect(isIsoDate(source.checkedOn) && source.checkedOn <= newest).toBe(true);
      if (source.address !== undefined) expect(source.address).toMatch(/^https:\/\//);
    }
  });

  it.each(named)(
    "%s calls verified only what has an address or is our own rule, and says why the rest is not",
    (_id, table) => {
      for (const { source, note } of table.rows) {
        expect(["verified", "unverified"]).toContain(source.status);
        if (source.status === "verified") expect(source.address !== undefined || isOurs(source.title)).toBe(true);
        else expect(note?.length ?? 0).toBeGreaterThan(10);
      }
    },
  );

  it.each(named)("%s has a unit, a title in both languages, and amounts in whole cents", (_id, table) => {
    expect(table.unit.trim().length).toBeGreaterThan(1);
    expect([table.title.en.trim().length > 5, table.title.fr.trim().length > 5]).toEqual([true, true]);
    expect(table.title.fr).not.toBe(table.title.en);
    // No space before ; ? ! in Canada; before the others a plain one may break the line, U+00A0 or U+202F may not.
    expect(table.title.fr).not.toMatch(/\s[;?!]| [:»%]|« |'/);
    const numbers = table.rows
      .flatMap((row) => leavesOf(row.value))
      .filter((leaf): leaf is number => typeof leaf === "number");
    expect(numbers.every((leaf) => Number.isFinite(leaf) && leaf >= 0)).toBe(true);
    // The smallest fee is 5 dollars: less than 500 was written in dollars, not in cents. What is free is 0.
    if (isInDollars(table))
      expect(numbers.length > 0 && numbers.every((leaf) => Number.isInteger(leaf) && (leaf === 0 || leaf >= 500))).toBe(
        true,
      );
  });

  it.each(named)("%s has only dates that exist among its values", (_id, table) => {
    const dates = table.rows
      .flatMap((row) => leavesOf(row.value))
      .filter((leaf): leaf is string => typeof leaf === "string" && /^\d{4}-/.test(leaf));
    expect(dates.filter((date) => !isIsoDate(date))).toEqual([]);
  });

  it.each(named)('%s answers "not known" before its first day', (_id, table) => {
    expect(rowOn(table, "1900-01-01")).toEqual({ found: false, table: table.id, date: "1900-01-01" });
    const first = table.rows[0]?.from ?? "";
    expect(rowOn(table, addDays(first, -1)).found).toBe(false);
  });
});
