import type { DatedTable } from "../kernel/datedTable.ts";
import { generalKnowledge } from "./sources.ts";

/** How long a deleted document can be taken back before it is erased for good. */
export const vaultTrashDays: DatedTable<number> = {
  id: "vaultTrashDays",
  title: { en: "Days in the trash of the document vault", fr: "Jours dans la corbeille du coffre de documents" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2000-01-01",
      value: 30,
      source: generalKnowledge("Decided for this product: the specification names no number of days"),
      note: "No authority sets this. The row has no start of its own: it holds until another number is decided.",
    },
  ],
};
