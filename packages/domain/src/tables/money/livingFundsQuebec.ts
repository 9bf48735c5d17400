import type { DatedTable } from "../../kernel/datedTable.ts";
import { type Cad, dollars } from "../../kernel/money.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { officialText, secondaryText } from "../sources.ts";

/** Quebec counts by composition: persons under 18 and persons of 18 and over. */
type QuebecAmounts = {
  readonly oneUnder18: Cad;
  readonly oneAdult: Cad;
  readonly twoAdults: Cad;
  readonly twoAdultsOneUnder18: Cad;
  readonly twoAdultsTwoUnder18: Cad;
  /** Asked for on top in the first year; left out where the amounts include it or where it is not known. */
  readonly settlementFirstYear?: Cad;
};

const costsPage = "https://www.quebec.ca/en/education/study-quebec/required-conditions/costs-studies";
const narcity = secondaryText(
  "Narcity Québec of 2025-12-30, amounts of the Ministère de l’Immigration",
  "https://www.narcity.com/fr/frais-etudier-quebec-etudiants-etrangers-2026",
);

export const livingFundsQuebec: DatedTable<QuebecAmounts> = {
  id: "livingFundsQuebec",
  title: { en: "Living costs of students in Quebec", fr: "Frais de subsistance des étudiants au Québec" },
  unit: "CAD per year, by composition of the household",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2023-01-01",
      until: "2023-12-31",
      value: {
        oneUnder18: dollars(7176),
        oneAdult: dollars(14_349),
        twoAdults: dollars(21_046),
        twoAdultsOneUnder18: dollars(23_575),
        twoAdultsTwoUnder18: dollars(25_444),
        settlementFirstYear: dollars(500),
      },
      source: officialText("Quebec.ca, costs of studies and living, 2023", costsPage),
      note: "Health insurance comes on top.",
    },
    {
      from: "2024-01-01",
      until: "2024-12-31",
      value: {
        oneUnder18: dollars(7541),
        oneAdult: dollars(15_078),
        twoAdults: dollars(22_115),
        twoAdultsOneUnder18: dollars(24_773),
        twoAdultsTwoUnder18: dollars(26_737),
        settlementFirstYear: dollars(500),
      },
      source: officialText("Quebec.ca, costs of studies and living, updated 2023-12-19", costsPage),
      note: "Health insurance comes on top.",
    },
    {
      from: "2025-01-01",
      until: "2025-12-31",
      value: {
        oneUnder18: dollars(7756),
        oneAdult: dollars(15_508),
        twoAdults: dollars(22_745),
        twoAdultsOneUnder18: dollars(25_479),
        twoAdultsTwoUnder18: dollars(27_499),
      },
      source: narcity,
      note: "Secondary pages agree; the official page of 2025 is not stored, so whether 500 for settlement came on top that year was not read.",
    },
    {
      from: "2026-01-01",
      until: "2026-12-31",
      value: {
        oneUnder18: dollars(24_617),
        oneAdult: dollars(24_617),
        twoAdults: dollars(34_814),
        twoAdultsOneUnder18: dollars(42_638),
        twoAdultsTwoUnder18: dollars(49_234),
      },
      source: narcity,
      note: "Settlement and health insurance are included from 2026 on. Secondary pages agree; the official page is not stored. Other households are not published here.",
    },
  ],
  knownGaps: notKnownFrom("2027-01-01", "indexed each 1 January; the amounts of 2027 have not been read"),
};
