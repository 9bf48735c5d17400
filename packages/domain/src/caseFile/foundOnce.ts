import type { Condition, Outcome } from "../kernel/condition.ts";
import { rowOn, type DatedTable, type RowOnDate } from "../kernel/datedTable.ts";
import type { FactRef, Source, Trace } from "../kernel/trace.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { NumberedChild } from "./dependents.ts";
import type { CaseReader } from "./reader.ts";
import type { CaseFile } from "./caseFile.ts";
import type { PersonRef } from "./personRole.ts";
import { whoseDocument, type Whose } from "./whose/whoseDocument.ts";
import { isOfChild, keptDocuments, type UploadedDocument } from "./uploadedDocument.ts";

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
  /** What was worked out of the whole case, by the function that did. */
  readonly ofCase: Map<object, { readonly value: unknown; readonly trace: Trace; asOf: number }>;
  /** Whose paper each file is, with what that rests on. */
  readonly whose: Map<UploadedDocument, { readonly whose: Whose; readonly restsOn: readonly FactRef[] }>;
  documentsByPage?: ReadonlyMap<string, readonly UploadedDocument[]>;
  children?: readonly NumberedChild[];
};

export const nothingFound = (): Found => ({
  rows: new Map(),
  statements: new Map(),
  ofDocuments: new Map(),
  ofCase: new Map(),
  whose: new Map(),
  forgotten: new Map(),
  asOf: 0,
});

/** What a statement came to, worked out once, and again once more is known of what it rests on. */
export function statementFound(
  found: Found,
  statement: Condition<CaseReader>,
  evaluate: () => Omit<Known, "asOf">,
): Known {
  const before = found.statements.get(statement);
  if (before && (before.asOf === found.asOf || !isOutdated(before, found))) return before;
  const known = { ...evaluate(), asOf: found.asOf };
  found.statements.set(statement, known);
  return known;
}

/** Files of a page that are not in the trash; of one child only when the page is written per child. */
export function keptOnPage(
  found: Found,
  { documents, dependents }: Pick<CaseFile, "documents" | "dependents">,
  page: string,
  person: PersonRef,
): readonly UploadedDocument[] {
  found.documentsByPage ??= keptDocuments(documents);
  const kept = found.documentsByPage.get(page) ?? [];
  return person.role === "child" ? kept.filter((one) => isOfChild(one, person.childNumber, dependents)) : kept;
}

function isOutdated(known: { readonly trace: Trace; asOf: number }, { forgotten, asOf }: Found): boolean {
  if (known.trace.restsOn.some((fact) => (forgotten.get(fact) ?? 0) > known.asOf)) return true;
  known.asOf = asOf;
  return false;
}

/** Whose paper a file is, decided once. */
export function whoseFound(
  { whose }: Found,
  document: UploadedDocument,
  reader: () => CaseReader,
): { readonly whose: Whose; readonly restsOn: readonly FactRef[] } {
  const known = whose.get(document);
  if (known) return known;
  const own = reader();
  const found = { whose: whoseDocument(own, document), restsOn: without(own.trace.restsOn, own.trace.missing) };
  whose.set(document, found);
  return found;
}

/** What nobody told decides nothing here, and nobody is asked for it on this ground. */
const without = (facts: readonly FactRef[], missing: readonly FactRef[]): readonly FactRef[] =>
  facts.filter((fact) => !missing.includes(fact));

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

/** What `find` says of the whole case, worked out once, and again once more is known of what it rests on. */
export function foundOfCase<T, Reader extends { readonly trace: Trace }>(
  found: Found,
  find: (reader: Reader) => T,
  reader: () => Reader,
): { readonly value: T; readonly trace: Trace } {
  const known = found.ofCase.get(find);
  if (known && (known.asOf === found.asOf || !isOutdated(known, found))) return { ...known, value: known.value as T };
  const own = reader();
  const value = find(own);
  found.ofCase.set(find, { value, trace: own.trace, asOf: found.asOf });
  return { value, trace: own.trace };
}

function rowWithSource<T>(table: DatedTable<T>, date: IsoDate): RowFound<T> {
  const row = rowOn(table, date);
  return { row, source: row.found ? { ...row.row.source, validFrom: row.row.from } : undefined };
}
