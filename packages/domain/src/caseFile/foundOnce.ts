import type { Condition, Outcome } from "../kernel/condition.ts";
import { rowOn, type DatedTable, type RowOnDate } from "../kernel/datedTable.ts";
import type { FactRef, Source, Trace } from "../kernel/trace.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { NumberedChild } from "./dependents.ts";
import type { CaseReader } from "./reader.ts";
import type { UploadedDocument } from "./uploadedDocument.ts";

/** What a statement about the whole case came to, and what that rests on; `asOf`: after so many facts were forgotten. */
export type Known = { readonly outcome: Outcome; readonly trace: Trace; asOf: number };

/** The row of a table that holds, with its source and the day from which it holds. */
export type RowFound<T> = { readonly row: RowOnDate<T>; readonly source: Source | undefined };

/** What all readers of a case found, each once. */
export type Found = {
  readonly rows: Map<DatedTable<unknown>, RowFound<unknown>>;
  readonly statements: Map<Condition<CaseReader>, Known>;
  /** Facts of which more became known, each with its number. */
  readonly forgotten: Map<FactRef, number>;
  asOf: number;
  /** What was worked out of a file, by the function that did. */
  readonly ofDocuments: Map<object, Map<UploadedDocument, unknown>>;
  documentsByPage?: ReadonlyMap<string, readonly UploadedDocument[]>;
  children?: readonly NumberedChild[];
};

export const nothingFound = (): Found => ({
  rows: new Map(),
  statements: new Map(),
  ofDocuments: new Map(),
  forgotten: new Map(),
  asOf: 0,
});

export function isOutdated(known: Known, { forgotten, asOf }: Found): boolean {
  if (known.trace.restsOn.some((fact) => (forgotten.get(fact) ?? 0) > known.asOf)) return true;
  known.asOf = asOf;
  return false;
}

/** The row of a table on its day, looked for once. */
export function rowFound<T>({ rows }: Found, table: DatedTable<T>, date: IsoDate): RowFound<T> {
  let known = rows.get(table) as RowFound<T> | undefined;
  if (known === undefined) rows.set(table, (known = rowWithSource(table, date)));
  return known;
}

/** What `find` says of a file, worked out once. */
export function foundOfDocument<T>(
  { ofDocuments }: Found,
  find: (document: UploadedDocument) => T,
  document: UploadedDocument,
): T {
  let known = ofDocuments.get(find);
  if (known === undefined) ofDocuments.set(find, (known = new Map<UploadedDocument, unknown>()));
  if (!known.has(document)) known.set(document, find(document));
  return known.get(document) as T;
}

function rowWithSource<T>(table: DatedTable<T>, date: IsoDate): RowFound<T> {
  const row = rowOn(table, date);
  return { row, source: row.found ? { ...row.row.source, validFrom: row.row.from } : undefined };
}
