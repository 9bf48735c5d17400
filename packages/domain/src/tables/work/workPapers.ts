import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** How recent and how many papers on work should be. Visa offices ask for them in such words; none of these is a law. */
export const workPapers: DatedTable<{
  readonly letterMonths: number;
  readonly paySlips: number;
  readonly businessStatementMonths: number;
}> = {
  id: "workPapers",
  title: { en: "Documents that prove work", fr: "Documents qui prouvent le travail" },
  unit: "months of age, slips and months of statements",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { letterMonths: 3, paySlips: 3, businessStatementMonths: 6 },
      source: generalKnowledge("Document checklists of IRCC visa offices, as commonly described"),
      note: "What offices commonly ask for; it differs from office to office and no single page was read whole. The first day is formal.",
    },
  ],
};
