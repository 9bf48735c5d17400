import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

type SpousePermitRules = {
  readonly doctorate: boolean;
  /** Least length of a master’s programme; 0 when any length counts. */
  readonly mastersAtLeastMonths: number;
  /** Schools whose master’s and doctoral programmes count. */
  readonly graduateSchools: "universities and polytechnics" | "any";
  readonly pilots: boolean;
  /** Degrees at a university, by the letters they are known by. */
  readonly professionalDegrees: readonly string[];
};

const degrees = [
  "DDS",
  "DMD",
  "LLB",
  "JD",
  "BCL",
  "MD",
  "OD",
  "PharmD",
  "BS",
  "BSc",
  "BPharm",
  "DVM",
  "BScN",
  "BSN",
  "BNSc",
  "BN",
  "BEd",
  "BEng",
  "BE",
  "BASc",
] as const;

const spousePage = officialText(
  "IRCC officer manual, spouses of study permit holders (C42), copy of 2026-02-12",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/public-policy-competitiveness-economy/c42.html",
);

/** Programmes of the student whose spouse may have an open work permit. */
export const spouseOpenWorkPermit: DatedTable<SpousePermitRules> = {
  id: "spouseOpenWorkPermit",
  title: {
    en: "Programs that allow a spouse an open work permit",
    fr: "Programmes qui donnent à l’époux ou au conjoint de fait un permis de travail ouvert",
  },
  unit: "rule",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-03-19",
      until: "2024-04-29",
      value: {
        doctorate: true,
        mastersAtLeastMonths: 0,
        graduateSchools: "universities and polytechnics",
        pilots: false,
        professionalDegrees: degrees,
      },
      source: spousePage,
    },
    {
      from: "2024-04-30",
      until: "2025-01-20",
      value: {
        doctorate: true,
        mastersAtLeastMonths: 0,
        graduateSchools: "any",
        pilots: true,
        professionalDegrees: degrees,
      },
      source: spousePage,
    },
    {
      from: "2025-01-21",
      value: {
        doctorate: true,
        mastersAtLeastMonths: 16,
        graduateSchools: "any",
        pilots: true,
        professionalDegrees: degrees,
      },
      source: spousePage,
      note: "The letter must state how long the master’s programme lasts. BS, BSc and BPharm are degrees in pharmacy. More programmes are listed on the page (francophone minority pilot, recognition of nursing). Specification document 3 section 9.4 lacks the sixteen months.",
    },
  ],
};
