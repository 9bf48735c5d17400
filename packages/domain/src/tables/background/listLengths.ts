import type { DatedTable } from "../../kernel/datedTable.ts";
import { limits } from "../limits.ts";
import { productSpecification } from "../sources.ts";

/** Longest list of earlier applications. */
export const previousVisasMost: DatedTable<number> = {
  id: "previousVisasMost",
  title: { en: "Earlier applications that can be listed", fr: "Demandes antérieures pouvant être inscrites" },
  unit: "entries",
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value: 30, source: productSpecification("document 3 section 5.3; the number is ours") }],
};

export const incarcerationsListed = limits(
  {
    id: "incarcerationsListed",
    title: { en: "Stays in prison that can be listed", fr: "Incarcérations pouvant être inscrites" },
    unit: "entries",
  },
  { least: 1, most: 10 },
  "document 3 section 3.1; the number is ours",
);

export const tripsListed = limits(
  {
    id: "tripsListed",
    title: { en: "Trips that can be listed", fr: "Voyages pouvant être inscrits" },
    unit: "entries",
  },
  { least: 1, most: 100 },
  "document 3 section 5.2 (travel lists allow repeated entries); the number is ours",
);

export const otherNamesListed = limits(
  {
    id: "otherNamesListed",
    title: { en: "Other names that can be listed", fr: "Autres noms pouvant être inscrits" },
    unit: "names",
  },
  { least: 1, most: 5 },
  "document 3 section 3.1; the number is ours",
);

export const otherPurposeLength = limits(
  {
    id: "otherPurposeLength",
    title: { en: "Length of another purpose of travel", fr: "Longueur d’un autre motif de voyage" },
    unit: "characters",
  },
  { least: 20, most: 100 },
  "document 3 section 5.1",
);
