import type { Condition, Outcome } from "../kernel/condition.ts";
import type { DatedTable, RowOnDate } from "../kernel/datedTable.ts";
import type { FactRef, Trace } from "../kernel/trace.ts";
import type { CaseReader } from "./reader.ts";

/** What a statement about the whole case came to, and what that rests on; `asOf`: after so many facts were forgotten. */
export type Known = { readonly outcome: Outcome; readonly trace: Trace; asOf: number };

/** What all readers of a case found, each once: rows of dated tables that hold, and statements about the whole case. */
export type Found = {
  readonly rows: Map<DatedTable<unknown>, RowOnDate<unknown>>;
  readonly statements: Map<Condition<CaseReader>, Known>;
  /** Facts of which more became known, each with its number. */
  readonly forgotten: Map<FactRef, number>;
  asOf: number;
};

export const nothingFound = (): Found => ({ rows: new Map(), statements: new Map(), forgotten: new Map(), asOf: 0 });

export function isOutdated(known: Known, { forgotten, asOf }: Found): boolean {
  if (known.trace.restsOn.some((fact) => (forgotten.get(fact) ?? 0) > known.asOf)) return true;
  known.asOf = asOf;
  return false;
}
