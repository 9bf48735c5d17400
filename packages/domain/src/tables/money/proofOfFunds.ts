import type { DatedTable } from "../../kernel/datedTable.ts";
import { type Cad, dollars } from "../../kernel/money.ts";
import { type HouseholdAmounts, householdAmounts } from "./householdAmounts.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { secondaryText, specificationOnly } from "../sources.ts";

const financialSupportPage =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html";

/**
 * Living costs of a student and the family members who come along, outside Quebec, for one year; tuition and travel
 * come on top. The specification counts the members who come along, so its "1 person" is two persons here.
 */
export const proofOfFunds: DatedTable<HouseholdAmounts> = {
  id: "proofOfFunds",
  title: { en: "Living costs of students outside Quebec", fr: "Frais de subsistance des étudiants hors du Québec" },
  unit: "CAD per year, by persons",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-01-01",
      until: "2025-08-31",
      value: householdAmounts([20_635, 25_690, 31_583, 38_346, 43_492, 49_051, 54_611], 5559),
      source: secondaryText(
        "IRCC, proof of financial support, as reported by CIC News of 2025-07-03 and others",
        financialSupportPage,
      ),
      note: "Second table of the specification (document 3 section 9.1). The page itself is not stored; several secondary pages agree.",
    },
    {
      from: "2025-09-01",
      until: "2026-08-31",
      value: householdAmounts([22_895, 28_502, 35_040, 42_543, 48_252, 54_420, 60_589], 6170),
      source: secondaryText(
        "CIC News of 2025-09-01, increased fund requirements take effect",
        "https://www.cicnews.com/2025/09/increased-fund-requirements-for-study-permits-take-effect-0959314.html",
      ),
      note: "First table of the specification (document 3 section 9.1), with the seven-person amount that it leaves out. The official page is not stored; several secondary pages agree.",
    },
    {
      from: "2026-09-01",
      value: householdAmounts([23_448, 29_192, 35_888, 43_572, 49_419, 55_736, 62_054], 6318),
      source: secondaryText(
        "IRCC, proof of financial support, as quoted on 2026-08-28, 2026-09-29 and 2026-10-05",
        financialSupportPage,
      ),
      note: "Newer than the specification. One person: four quotations agree. Two to seven persons and each more: one quotation only. To be read again on the official page.",
    },
  ],
};

/** The two living amounts that the specification prints as labels, beside the tables. */
export const livingFundsLabels: DatedTable<{ readonly quebec: Cad; readonly elsewhere: Cad }> = {
  id: "livingFundsLabels",
  title: {
    en: "Living amounts on the labels of the specification",
    fr: "Montants de subsistance des étiquettes de la spécification",
  },
  unit: "CAD per year",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-09-01",
      until: "2026-08-31",
      value: { quebec: dollars(11_000), elsewhere: dollars(22_895) },
      source: specificationOnly("document 3 section 9.2"),
      note: "Label values only: Quebec asked for more at that time (table livingFundsQuebec). Their time is that of the 22,895 which stands beside them.",
    },
  ],
  knownGaps: notKnownFrom(
    "2026-09-01",
    "the specification has no later label; proofOfFunds and livingFundsQuebec have later amounts",
  ),
};
