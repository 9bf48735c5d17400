import type { DatedTable } from "../kernel/datedTable.ts";
import { officialText, productSpecification } from "./sources.ts";

/** Shortest and longest text that the narrative answers take. */
export const narrativeLength: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "narrativeLength",
  title: { en: "Length of narrative answers", fr: "Longueur des réponses narratives" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    { from: "2002-06-28", value: { least: 20, most: 500 }, source: productSpecification("document 3 section 5.1") },
  ],
};

/** How far back a date of birth may lie. */
export const dateWindow: DatedTable<{ readonly yearsBack: number; readonly yearsAhead: number }> = {
  id: "dateWindow",
  title: { en: "Dates that are accepted", fr: "Dates acceptées" },
  unit: "years",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { yearsBack: 100, yearsAhead: 30 },
      source: productSpecification("document 1 sections 5 and 9"),
    },
  ],
};

/** Of whoever applies. Parents and others are of any year. */
export const earliestBirthYear: DatedTable<number> = {
  id: "earliestBirthYear",
  title: { en: "Earliest year of birth that is accepted", fr: "Première année de naissance acceptée" },
  unit: "year",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: 1900,
      source: officialText(
        "Form IMM 1294, edition 06-2026, its own check of the year of birth: 1900 to this year, or **** where it is not known",
        "https://www.canada.ca/content/dam/ircc/migration/ircc/english/pdf/kits/forms/imm1294e.pdf",
      ),
    },
  ],
};

/** Digits of a unique client identifier. */
export const uciDigits: DatedTable<readonly number[]> = {
  id: "uciDigits",
  title: { en: "Digits of a UCI", fr: "Chiffres d’un IUC" },
  unit: "digits",
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value: [8, 10], source: productSpecification("document 3 sections 5.1 and 9.4") }],
};

/** Canadian dollars. An amount above is a slip of the hand. */
export const largestAmount: DatedTable<number> = {
  id: "largestAmount",
  title: { en: "Largest amount that is accepted", fr: "Montant le plus élevé qui est accepté" },
  unit: "Canadian dollars",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: 100_000_000,
      source: productSpecification("document 3 section 3.1; the number is ours"),
    },
  ],
};
