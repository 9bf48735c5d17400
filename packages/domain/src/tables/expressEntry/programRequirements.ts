import type { DatedTable } from "../../kernel/datedTable.ts";
import { expressEntryPages, skilledWorkerRegulations } from "./sources.ts";

/** What the three programs ask for beside language and points (docs/facts/express-entry.md sections 4 and 5). */

/** The categories of training, education, experience and responsibilities that are skilled work: the second digit of a code. */
export const skilledCategories: DatedTable<{ readonly highest: number; readonly higherLanguage: number }> = {
  id: "skilledCategories",
  title: {
    en: "Categories of occupations that count as skilled",
    fr: "Professions qui comptent comme qualifiées",
  },
  unit: "TEER category: the last that counts, and the last for which the higher language level holds",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2022-11-16",
      value: { highest: 3, higherLanguage: 1 },
      source: skilledWorkerRegulations("sections 75(2)(a) and 87.1(2)"),
    },
  ],
};

/** Occupations of the skilled trades by how their codes begin, and those that are left out. */
export const tradeOccupations: DatedTable<{
  readonly begins: readonly string[];
  readonly leavesOut: readonly string[];
}> = {
  id: "tradeOccupations",
  title: { en: "Occupations of the skilled trades", fr: "Professions des métiers spécialisés" },
  unit: "beginnings of codes of the National Occupational Classification 2021",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2022-11-16",
      value: { begins: ["72", "73", "82", "83", "92", "93", "6320", "62200"], leavesOut: ["726", "932"] },
      source: skilledWorkerRegulations("section 87.2(1)"),
    },
  ],
};

/** Years of work and how far back they may lie; months that an offer lasts. */
export const programExperience: DatedTable<{
  readonly skilledWorker: { readonly years: number; readonly within: number };
  readonly experienceClass: { readonly years: number; readonly within: number };
  readonly trades: { readonly years: number; readonly within: number };
  readonly offerMonths: number;
}> = {
  id: "programExperience",
  title: {
    en: "Work that the programs of Express Entry ask for",
    fr: "Travail exigé par les programmes d’Entrée express",
  },
  unit: "years of full-time work or its equal, the years within which it lies, and months of an offer",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2013-05-04",
      value: {
        skilledWorker: { years: 1, within: 10 },
        experienceClass: { years: 1, within: 3 },
        trades: { years: 2, within: 5 },
        offerMonths: 12,
      },
      source: skilledWorkerRegulations("sections 75(2), 82(1), 87.1(2) and 87.2(3)"),
    },
  ],
};

/** Hours that are counted as one year of full-time work. */
export const fullTimeYear: DatedTable<number> = {
  id: "fullTimeYear",
  title: { en: "Hours of a full-time year", fr: "Heures d’une année à temps plein" },
  unit: "hours",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2013-05-04",
      value: 1560,
      source: expressEntryPages("programs of Express Entry"),
      note: "Thirty hours a week for a year. Several secondary pages agree; the Regulations name the hours of a week only.",
    },
  ],
};

/** How long a profile stays in the pool. */
export const profileLifetime: DatedTable<number> = {
  id: "profileLifetime",
  title: {
    en: "How long an Express Entry profile stays in the pool",
    fr: "Durée d’un profil d’Entrée express dans le bassin",
  },
  unit: "months",
  appliesOn: "today",
  rows: [
    {
      from: "2017-06-06",
      value: 12,
      source: {
        title: "Ministerial Instructions respecting the Express Entry system (2017-1), section 4(1)",
        address:
          "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/express-entry-application-management-system/amending-express-entry-system-2017.html",
        checkedOn: "2026-11-22",
        status: "verified",
      },
    },
  ],
};

export const skilledWorkYears: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "skilledWorkYears",
  title: { en: "Years of work that can be entered", fr: "Nombre d’années de travail qui peut être inscrit" },
  unit: "years",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { least: 0, most: 50 },
      source: {
        title: "Boreal specification, document 3 section 3.1; the limits are ours",
        checkedOn: "2026-11-22",
        status: "verified",
      },
    },
  ],
};
