import type { DatedTable } from "../kernel/datedTable.ts";
import { productSpecification } from "./sources.ts";

type Limits = { readonly least: number; readonly most: number };

/** A table of one limit that the specification sets. */
export const limits = (
  { id, title, unit }: Pick<DatedTable<Limits>, "id" | "title" | "unit">,
  value: Limits,
  where: string,
): DatedTable<Limits> => ({
  id,
  title,
  unit,
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value, source: productSpecification(where) }],
});
