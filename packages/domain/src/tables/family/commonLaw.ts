import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, onlyInSpecification, specificationOnly } from "../sources.ts";

export const commonLawRelationship: DatedTable<number> = {
  id: "commonLawRelationship",
  title: { en: "Minimum length of a common-law relationship", fr: "Durée minimale d’une union de fait" },
  unit: "months in a row",
  appliesOn: "receivedDate",
  rows: [{ from: actInForce, value: 12, source: specificationOnly("document 1 section 9"), note: onlyInSpecification }],
};
