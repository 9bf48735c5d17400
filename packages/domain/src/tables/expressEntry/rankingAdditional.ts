import type { DatedTable, TableSource } from "../../kernel/datedTable.ts";
import { rankingCriteria } from "./sources.ts";

/** Additional ranking points; a nomination is `provincialNominationPoints` (docs/facts/express-entry.md section 3). */

const told = (title: string, address: string): TableSource => ({
  title,
  address,
  checkedOn: "2026-11-22",
  status: "unverified",
});

const change2016 = told(
  "Ministerial Instructions of November 2016, as published by Visa Center",
  "https://www.visacenter.org/page/712/changes-to-the-express-entry-selection-system-starting-nov-19-2016",
);
const change2017 = told(
  "Ministerial Instructions of June 2017, as told by Pinoy Canada",
  "https://pinoy-canada.com/express-entry-changes-fast-tracking-potential-new-comers-siblings-skill/",
);

export const rankingSibling: DatedTable<number> = {
  id: "rankingSibling",
  title: {
    en: "Ranking points for a brother or sister in Canada",
    fr: "Points de classement pour un frère ou une sœur au Canada",
  },
  unit: "points",
  appliesOn: "today",
  rows: [{ from: "2017-06-06", value: 15, source: change2017, note: "Secondary pages agree." }],
};

/** French at the level in all four abilities; more with English at its level in all four. */
export const rankingFrench: DatedTable<{
  readonly frenchLevel: number;
  readonly englishLevel: number;
  readonly alone: number;
  readonly withEnglish: number;
}> = {
  id: "rankingFrench",
  title: { en: "Additional ranking points for French", fr: "Points de classement supplémentaires pour le français" },
  unit: "levels and points",
  appliesOn: "today",
  rows: [
    {
      from: "2017-06-06",
      until: "2020-10-19",
      value: { frenchLevel: 7, englishLevel: 5, alone: 15, withEnglish: 30 },
      source: change2017,
      note: "Secondary pages agree.",
    },
    {
      from: "2020-10-20",
      value: { frenchLevel: 7, englishLevel: 5, alone: 25, withEnglish: 50 },
      source: told(
        "J.P. Immigration and others, October 2020",
        "https://www.jpierimmigration.com/additional-ee-points-french-speaking-candidates",
      ),
      note: "Secondary pages agree. The change was announced on 2020-10-27; the changed page names 2020-10-20.",
    },
  ],
};

export const rankingCanadianCredential: DatedTable<{ readonly oneOrTwoYears: number; readonly threeYears: number }> = {
  id: "rankingCanadianCredential",
  title: {
    en: "Ranking points for a credential from Canada",
    fr: "Points de classement pour un diplôme canadien",
  },
  unit: "points",
  appliesOn: "today",
  rows: [
    {
      from: "2016-11-19",
      value: { oneOrTwoYears: 15, threeYears: 30 },
      source: change2016,
      note: "Three copies of IRCC’s page agree. That it takes eight months of full-time study in Canada was read in one source.",
    },
  ],
};

/** What an offer that qualifies gives: of senior management (major group 00), and of other skilled work. */
export const rankingArrangedEmployment: DatedTable<{ readonly seniorManagement: number; readonly other: number }> = {
  id: "rankingArrangedEmployment",
  title: { en: "Ranking points for arranged employment", fr: "Points de classement pour un emploi réservé" },
  unit: "points",
  appliesOn: "today",
  rows: [
    {
      from: "2015-01-01",
      until: "2016-11-18",
      value: { seniorManagement: 600, other: 600 },
      source: change2016,
      note: "Secondary pages agree.",
    },
    {
      from: "2016-11-19",
      until: "2025-03-24",
      value: { seniorManagement: 200, other: 50 },
      source: rankingCriteria,
      note: "Copies of IRCC’s page of that time agree.",
    },
    {
      from: "2025-03-25",
      value: { seniorManagement: 0, other: 0 },
      source: told(
        "Land2Air and CIC News, March 2025",
        "https://land2air.ca/ircc-update-canada-removes-bonus-crs-points-for-arranged-employment-from-express-entry/",
      ),
      note: "Announced as temporary, without an end. An offer still counts for who is eligible.",
    },
  ],
};
