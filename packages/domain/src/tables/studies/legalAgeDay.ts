import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, productSpecification } from "../sources.ts";

/** The age of a student is measured so many days before the studies start. */
export const legalAgeDay: DatedTable<number> = {
  id: "legalAgeDay",
  title: {
    en: "Days before the start of studies on which the age counts",
    fr: "Jours avant le début des études où l’âge est mesuré",
  },
  unit: "days",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 30,
      source: productSpecification("document 3 section 5.5"),
      note: "A rule of this product: the officer manual measures the age on arrival, which is not known before.",
    },
  ],
};
