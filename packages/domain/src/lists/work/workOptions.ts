import { officialText } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

export const teerCategories: FactList = {
  id: "teerCategories",
  title: { en: "TEER categories of occupations", fr: "Catégories FEER des professions" },
  source: officialText(
    "Statistics Canada, National Occupational Classification 2021, variant by TEER",
    "https://www.statcan.gc.ca/en/subjects/standard/noc/2021/background",
  ),
  note: "The category is the second digit of the five-digit code of an occupation. An applicant may also answer that she does not know it.",
  entries: [
    { id: "0", name: { en: "TEER 0: management", fr: "FEER 0 : gestion" } },
    { id: "1", name: { en: "TEER 1: usually a university degree", fr: "FEER 1 : diplôme universitaire, en général" } },
    {
      id: "2",
      name: {
        en: "TEER 2: college of two or three years, apprenticeship of two years or more, or supervision",
        fr: "FEER 2 : collège de deux ou trois ans, apprentissage de deux ans ou plus, ou supervision",
      },
    },
    {
      id: "3",
      name: {
        en: "TEER 3: college or apprenticeship under two years, or more than six months of training on the job",
        fr: "FEER 3 : collège ou apprentissage de moins de deux ans, ou plus de six mois de formation en emploi",
      },
    },
    {
      id: "4",
      name: {
        en: "TEER 4: high school, or several weeks of training on the job",
        fr: "FEER 4 : études secondaires, ou quelques semaines de formation en emploi",
      },
    },
    {
      id: "5",
      name: {
        en: "TEER 5: a short demonstration, no formal education",
        fr: "FEER 5 : brève démonstration, sans études exigées",
      },
    },
  ],
};

export const workPermitCategories: FactList<FactEntry & { readonly applicationType: string }> = {
  id: "workPermitCategories",
  title: {
    en: "Work permits with and without a labour market assessment",
    fr: "Permis de travail avec et sans étude d’impact sur le marché du travail",
  },
  source: officialText(
    "IRCC officer manual, exemption codes, copy of 2026-02-12",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/exemption-codes.html",
  ),
  entries: [
    {
      id: "lmia",
      name: { en: "Labour market impact assessment (LMIA)", fr: "Étude d’impact sur le marché du travail (EIMT)" },
      applicationType: "Lmia",
    },
    { id: "c10", name: { en: "Significant benefit (C10)", fr: "Avantage important (C10)" }, applicationType: "C10" },
    {
      id: "closedExempt",
      name: { en: "Another exemption, tied to one employer", fr: "Autre dispense, liée à un employeur" },
      applicationType: "ClosedWorkPermit",
    },
    {
      id: "bowp",
      name: { en: "Bridging open work permit (A75)", fr: "Permis de travail ouvert transitoire (A75)" },
      applicationType: "Bowp",
    },
    {
      id: "iec",
      name: { en: "International Experience Canada (C21)", fr: "Expérience internationale Canada (C21)" },
      applicationType: "Iec",
    },
    {
      id: "pgwp",
      name: { en: "Post-graduation work permit (C43)", fr: "Permis de travail postdiplôme (C43)" },
      applicationType: "WorkPermit",
    },
  ],
};
