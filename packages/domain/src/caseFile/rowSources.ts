import type { DatedRow } from "../kernel/datedTable.ts";
import type { Source } from "../kernel/trace.ts";

/** Sources of rows, each made once, with the day from which the row holds. */
const rowSources = new WeakMap<DatedRow<unknown>, Source>();

export function sourceOf(row: DatedRow<unknown>): Source {
  const known = rowSources.get(row);
  if (known) return known;
  const source = { ...row.source, validFrom: row.from };
  rowSources.set(row, source);
  return source;
}
