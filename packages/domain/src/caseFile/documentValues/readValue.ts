import type { KeptRow, RowColumn, TypedValue } from "./documentField.ts";
import { documentField } from "./documentFields.ts";
import { readTyped } from "./typedValue.ts";

/** What a machine read of one value: `checked` says why it may be trusted without a person, `ambiguous` what the same print can mean besides. */
export type ReadValue = {
  readonly value: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly checked?: string | undefined;
  readonly ambiguous?: string | undefined;
  /** Who named it where no reader of ours found it (ADR 0172). */
  readonly suggestedBy?: string | undefined;
};

/** Later than any day on a document, so that the day of a reading never changes what was read. */
const lastDay = "2199-12-31";

/** A read value in the shape of its definition; nothing when it is not of its kind. What has no definition is kept as text. */
export function readAsKept(id: string, read: string): TypedValue | undefined {
  const field = documentField(id);
  if (!field || field.kind === "found" || field.kind === "rows") return read;
  const kept = readTyped(field, read, lastDay);
  return "refused" in kept ? undefined : kept.value;
}

/** Whether a read value counts before anybody looked at it. */
export function isSure(id: string, read: ReadValue): boolean {
  if (read.ambiguous !== undefined || read.suggestedBy !== undefined || readAsKept(id, read.value) === undefined)
    return false;
  const kind = documentField(id)?.kind;
  // What was found about the file has a threshold of its own where it is found; nobody could confirm it.
  return read.checked !== undefined || kind === "found" || kind === "rows";
}

/** What a machine read of one row of a table. */
export type ReadRowValues = {
  readonly values: Readonly<Record<string, string>>;
  readonly checked?: string | undefined;
};

/** A read row in the shapes of its columns; nothing when a value is missing or not of its kind. */
function rowAsKept(columns: readonly RowColumn[], { values }: ReadRowValues): KeptRow | undefined {
  const kept: Record<string, TypedValue | null> = {};
  for (const column of columns) {
    const read = values[column.id];
    if (read === undefined || read === "") {
      if (!column.mayBeEmpty) return undefined;
      kept[column.id] = null;
      continue;
    }
    const typed = readTyped(column, read, lastDay);
    if ("refused" in typed) return undefined;
    kept[column.id] = typed.value;
  }
  return kept;
}

/** The rows of a table as they are kept; a row that is not of its columns stays as it was printed. */
export function rowsAsKept(id: string, rows: readonly ReadRowValues[]): readonly KeptRow[] {
  const columns = columnsOf(id);
  return rows.map((row) => (columns && rowAsKept(columns, row)) ?? row.values);
}

/** Whether a table counts: every row was checked and is of its columns. Nobody confirms a table row by row. */
export function areSureRows(id: string, rows: readonly ReadRowValues[]): boolean {
  const columns = columnsOf(id);
  return (
    columns !== undefined && rows.every((row) => row.checked !== undefined && rowAsKept(columns, row) !== undefined)
  );
}

function columnsOf(id: string): readonly RowColumn[] | undefined {
  const field = documentField(id);
  return field?.kind === "rows" ? field.columns : undefined;
}
