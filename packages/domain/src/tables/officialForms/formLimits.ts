import type { DatedTable } from "../../kernel/datedTable.ts";
import { limits } from "../limits.ts";
import { actInForce, officialText, productSpecification } from "../sources.ts";

/** Most entries and most characters of the family information form. */
export const familyFormLimits: DatedTable<{
  readonly children: number;
  readonly siblings: number;
  readonly addressCharacters: number;
  readonly occupationCharacters: number;
}> = {
  id: "familyFormLimits",
  title: { en: "Limits of the family information form", fr: "Limites du formulaire de renseignements sur la famille" },
  unit: "entries and characters",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { children: 4, siblings: 7, addressCharacters: 88, occupationCharacters: 44 },
      source: productSpecification("document 3 sections 5.4 and 9.4"),
    },
  ],
};

/** Entries that the application form takes, and the years that they cover. */
export const formHistory: DatedTable<{
  readonly jobs: number;
  readonly jobYears: number;
  readonly countries: number;
  readonly countryYears: number;
  readonly countryMonths: number;
}> = {
  id: "formHistory",
  title: { en: "Work and country history on the form", fr: "Antécédents de travail et de pays dans le formulaire" },
  unit: "entries, years covered and months of stay",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { jobs: 3, jobYears: 10, countries: 2, countryYears: 5, countryMonths: 6 },
      source: productSpecification("document 1 section 9"),
    },
  ],
};

/** Rows for people and places to visit, on the forms for visitors. */
export const placesToVisit: DatedTable<number> = {
  id: "placesToVisit",
  title: { en: "People and places to visit on the form", fr: "Personnes et lieux à visiter dans le formulaire" },
  unit: "entries",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: 2,
      source: officialText(
        "Form IMM 5257, edition 09-2023, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5257/01-09-2023/imm5257e.pdf",
      ),
      note: "Of IMM 5708 no blank was read: lists that others published name two as well. The first day is formal.",
    },
  ],
};

/** Characters of the four texts of details that the product takes; the boxes of an edition may hold fewer (formEditions.ts). */
export const formDetailsLength: DatedTable<number> = {
  id: "formDetailsLength",
  title: {
    en: "Length of the details on the study permit form",
    fr: "Longueur des détails dans le formulaire de permis d’études",
  },
  unit: "characters",
  appliesOn: "today",
  rows: [{ from: actInForce, value: 320, source: productSpecification("document 1 sections 5 and 9") }],
};

/** Longest texts of the form and the letters. */
export const textLimits: DatedTable<{
  readonly formText: number;
  readonly spouseLetter: number;
  readonly statementOfPurpose: number;
  readonly bankExplanation: { readonly least: number; readonly most: number };
}> = {
  id: "textLimits",
  title: { en: "Length of letters and long answers", fr: "Longueur des lettres et des réponses longues" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { formText: 320, spouseLetter: 600, statementOfPurpose: 3200, bankExplanation: { least: 50, most: 1000 } },
      source: productSpecification("document 1 section 9 and document 3 section 9.4"),
    },
  ],
};

export const superVisaHostFamily: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "superVisaHostFamily",
  title: {
    en: "Family members of a host that can be counted",
    fr: "Membres de la famille de l’hôte pouvant être comptés",
  },
  unit: "persons besides the host",
  appliesOn: "today",
  rows: [{ from: actInForce, value: { least: 0, most: 15 }, source: productSpecification("document 3 section 9.4") }],
};

export const reasonForChangeLength = limits(
  {
    id: "reasonForChangeLength",
    title: { en: "Length of the reason for a change", fr: "Longueur de la raison d’un changement" },
    unit: "characters",
  },
  { least: 20, most: 1000 },
  "document 1 section 8; the numbers are ours",
);
