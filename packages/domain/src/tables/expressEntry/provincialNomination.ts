import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, onlyInSpecification, specificationOnly } from "../sources.ts";

/** Ranking points that a provincial nomination adds in Express Entry. */
export const provincialNominationPoints: DatedTable<number> = {
  id: "provincialNominationPoints",
  title: {
    en: "Ranking points for a provincial nomination",
    fr: "Points de classement pour une désignation provinciale",
  },
  unit: "points",
  appliesOn: "receivedDate",
  rows: [
    { from: actInForce, value: 600, source: specificationOnly("document 3 section 9.4"), note: onlyInSpecification },
  ],
};
