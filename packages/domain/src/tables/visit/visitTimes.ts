import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, onlyInSpecification, productSpecification, specificationOnly } from "../sources.ts";

export const visitorArrival: DatedTable<{ readonly atMostYearsAhead: number; readonly warnBelowDays: number }> = {
  id: "visitorArrival",
  title: { en: "When a visitor may plan to arrive", fr: "Moment où un visiteur peut prévoir son arrivée" },
  unit: "years, and days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { atMostYearsAhead: 10, warnBelowDays: 21 },
      source: productSpecification("document 3 section 9.4"),
    },
  ],
};

export const researchStay: DatedTable<{ readonly months: number; readonly days: number }> = {
  id: "researchStay",
  title: { en: "Longest stay of a visiting researcher", fr: "Séjour le plus long d’un chercheur invité" },
  unit: "months, and the same in days",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { months: 4, days: 120 },
      source: specificationOnly("document 3 section 9.4"),
      note: onlyInSpecification,
    },
  ],
};

/** The specification splits the length of a spouse's visit here; on which side six months fall it does not say. */
export const spouseVisitLength: DatedTable<number> = {
  id: "spouseVisitLength",
  title: {
    en: "Length at which a spouse’s visit is split into short and long",
    fr: "Durée qui sépare une visite courte d’une visite longue de l’époux ou du conjoint de fait",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [{ from: actInForce, value: 6, source: productSpecification("document 3 section 9.4") }],
};
