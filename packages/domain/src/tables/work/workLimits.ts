import type { DatedTable } from "../../kernel/datedTable.ts";
import { limits } from "../limits.ts";
import { actInForce, productSpecification } from "../sources.ts";

export const jobDescriptionLength = limits(
  {
    id: "jobDescriptionLength",
    title: { en: "Length of a job description", fr: "Longueur de la description d’un emploi" },
    unit: "characters",
  },
  { least: 1, most: 100 },
  "document 3 section 5.1",
);

/** In months. The longest is ours: it only catches slips of the hand. */
export const jobLengthMonths = limits(
  {
    id: "jobLengthMonths",
    title: { en: "Length of a job that is accepted", fr: "Durée d’un emploi qui est acceptée" },
    unit: "months",
  },
  { least: 1, most: 600 },
  "document 3 section 3.1; the numbers are ours",
);

/** What a resume has to tell without a gap: so many years back, and days in a row that may be left out. */
export const resumeHistory: DatedTable<{ readonly years: number; readonly days: number }> = {
  id: "resumeHistory",
  title: { en: "Time that a resume tells without a gap", fr: "Période qu’un curriculum vitæ raconte sans trou" },
  unit: "years and days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { years: 10, days: 31 },
      source: productSpecification("document 1 section 8; the numbers are ours"),
    },
  ],
};
