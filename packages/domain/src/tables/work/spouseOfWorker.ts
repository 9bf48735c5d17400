import type { DatedTable, TableSource } from "../../kernel/datedTable.ts";

/**
 * Whose spouse or common-law partner may have an open work permit because of the work of a person in Canada (Regulations,
 * section 205(c)(ii), codes C41 and C47; docs/facts/programmes.md section 15).
 */
type WorkerRules = {
  /** Months for which the worker’s own permit is still valid on the day of the application, at least. */
  readonly leastMonths: number;
  /** TEER categories of which every occupation counts. */
  readonly everyOccupationOf: readonly number[];
  /** Those of which the occupations of `spouseOfWorkerOccupations` count. */
  readonly listedOccupationsOf: readonly number[];
  /** Whether children who depend on the worker may ask for one as well. */
  readonly children: boolean;
};

const manual =
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/";

const read = (title: string, page: string): TableSource => ({
  title,
  address: `${manual}${page}`,
  checkedOn: "2026-11-25",
  status: "verified",
});

const highSkilled = read(
  "IRCC officer manual, family members of high-skilled workers (C41 and C46), page of 2026-02-11",
  "public-policy-competitiveness-economy/c41-c46.html",
);
const lowSkilled = read(
  "IRCC officer manual, family members of low-skilled workers (C47 and C48), page of 2026-02-11",
  "public-policy-competitiveness-economy/c47-c48.html",
);
const selected = read(
  "IRCC officer manual, spouses of workers in TEER 0 or 1 or select occupations of TEER 2 or 3 (C41), beginning of the page, and its update of 2025-02-03",
  "exemption-codes/public-policy-competitiveness-economy/spouses-common-law-authorized-work-high-skilled-occupations.html",
);

export const spouseOfWorker: DatedTable<WorkerRules> = {
  id: "spouseOfWorker",
  title: {
    en: "Work that allows a spouse an open work permit",
    fr: "Travail qui donne à l’époux ou au conjoint de fait un permis de travail ouvert",
  },
  unit: "months left on the worker’s permit, and TEER categories",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2022-11-16",
      until: "2023-01-29",
      value: { leastMonths: 6, everyOccupationOf: [0, 1, 2, 3], listedOccupationsOf: [], children: false },
      source: highSkilled,
    },
    {
      from: "2023-01-30",
      until: "2025-01-20",
      value: { leastMonths: 6, everyOccupationOf: [0, 1, 2, 3, 4, 5], listedOccupationsOf: [], children: true },
      source: lowSkilled,
      note: "Permits by a labour market assessment in the low-wage and agricultural streams did not count for TEER 4 and 5; a post-graduation work permit needs no assessment.",
    },
    {
      from: "2025-01-21",
      value: { leastMonths: 16, everyOccupationOf: [0, 1], listedOccupationsOf: [2, 3], children: false },
      source: selected,
      note: "Received on or after 2025-01-21, 05:00 UTC, which is midnight in Ottawa. The rules before go on for whoever is on the way to permanent residence, and for who renews such a permit in Canada until the end of the worker’s own permit.",
    },
  ],
};

/** Occupations of TEER 2 and 3 that count, by how their codes begin. */
export const spouseOfWorkerOccupations: DatedTable<readonly string[]> = {
  id: "spouseOfWorkerOccupations",
  title: {
    en: "Occupations of TEER 2 and 3 that allow a spouse an open work permit",
    fr: "Professions des catégories FEER 2 et 3 qui donnent à l’époux ou au conjoint de fait un permis de travail ouvert",
  },
  unit: "beginnings of codes of the National Occupational Classification 2021",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-01-21",
      value: ["22", "32", "33", "72", "73", "82", "83", "42102", "42202", "43100", "43204", "53200", "53201"],
      source: {
        title:
          "IRCC, list of eligible occupations of TEER 2 and 3, as told by Gowling WLG in January 2025 and by a public data file of 2026-06-23",
        address: "https://gowlingwlg.com/en-ca/insights-resources/articles/2025/ircc-update",
        checkedOn: "2026-11-25",
        status: "unverified",
      },
      note: "The list itself was not read. Groups by the law firm, with the six single occupations of education, sports and the armed forces by the data file only.",
    },
  ],
};
