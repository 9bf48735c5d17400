import type { IsoDate } from "./calendarDate.ts";
import type { Text } from "./text.ts";
import type { Source } from "./trace.ts";

export type TableSource = Omit<Source, "validFrom">;

/** One value and the days on which it holds; both ends inclusive, no `until` when no end is known. */
export type DatedRow<T> = {
  readonly from: IsoDate;
  readonly until?: IsoDate;
  readonly value: T;
  readonly source: TableSource;
  readonly note?: string;
};

/** Which date selects the row: one of the application, or (`testDay`) the day on which a language test was taken. */
export type TableDate = "receivedDate" | "today" | "testDay";

/** Everything an authority may change lives in one of these. Rows are sorted, without overlap; a gap is a fact. */
export type DatedTable<T> = {
  readonly id: string;
  readonly title: Text;
  readonly unit: string;
  readonly appliesOn: TableDate;
  readonly rows: readonly DatedRow<T>[];
  /** Days for which no value is known on purpose, each with the reason; every other gap is an error of the table. */
  readonly knownGaps?: readonly { readonly from: IsoDate; readonly until: IsoDate; readonly reason: string }[];
};

export type RowOnDate<T> =
  | { readonly found: true; readonly row: DatedRow<T> }
  | { readonly found: false; readonly table: string; readonly date: IsoDate };

/** The row that holds on `date`, or the answer that none does. Never the nearest row. */
export function rowOn<T>(table: DatedTable<T>, date: IsoDate): RowOnDate<T> {
  const row = table.rows.find(({ from, until }) => from <= date && (until === undefined || date <= until));
  return row ? { found: true, row } : { found: false, table: table.id, date };
}

/** One part of the values of a table, on the same days and from the same sources. */
export const partOf = <T, P>(table: DatedTable<T>, part: (value: T) => P): DatedTable<P> => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, value: part(row.value) })),
});
