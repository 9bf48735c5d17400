import { describe, expect, it } from 'vitest';
import { addDays, isIsoDate } from '../../src/kernel/calendarDate.ts';
import type { DatedTable } from '../../src/kernel/datedTable.ts';
import { rowOn } from '../../src/kernel/datedTable.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../../src/tables/**/*.ts', '!../../src/tables/**/*.test.ts'], { eager: true });

const isTable = (value: unknown): value is DatedTable<unknown> => typeof value === 'object' && value !== null && 'rows' in value && 'appliesOn' in value;
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter(isTable));

/** The day on which this file was last looked at; a source cannot have been read later. */
const newest = '2026-12-31';

describe('dated tables', () => {
  it('are found, with one id each', () => {
    expect(tables.length).toBeGreaterThan(5);
    expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length);
  });

  it.each(tables.map((table) => [table.id, table] as const))('%s has rows in order, without overlap or unexplained gap', (_id, table) => {
    expect(table.rows.length).toBeGreaterThan(0);
    table.rows.forEach((row, index) => {
      expect(isIsoDate(row.from)).toBe(true);
      if (row.until !== undefined) expect(row.until >= row.from).toBe(true);
      const next = table.rows[index + 1];
      if (!next) return;
      expect(row.until).toBeDefined();
      const dayAfter = addDays(row.until ?? row.from, 1);
      const gap = table.knownGaps?.find((one) => one.from === dayAfter);
      expect(gap === undefined ? dayAfter : addDays(gap.until, 1)).toBe(next.from);
    });
  });

  it.each(tables.map((table) => [table.id, table] as const))('%s says on which text each row rests, and when that was read', (_id, table) => {
    for (const { source } of table.rows) {
      expect(source.title.length).toBeGreaterThan(10);
      expect(isIsoDate(source.checkedOn) && source.checkedOn <= newest).toBe(true);
      if (source.address !== undefined) expect(source.address).toMatch(/^https:\/\//);
    }
  });

  it.each(tables.map((table) => [table.id, table] as const))('%s answers "not known" before its first day', (_id, table) => {
    expect(rowOn(table, '1900-01-01')).toEqual({ found: false, table: table.id, date: '1900-01-01' });
  });
});
