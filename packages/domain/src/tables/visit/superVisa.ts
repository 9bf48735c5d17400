import type { DatedTable } from "../../kernel/datedTable.ts";
import { type Cad, dollars } from "../../kernel/money.ts";
import { type HouseholdAmounts, householdAmounts } from "../money/householdAmounts.ts";
import { actInForce, generalKnowledge, secondaryText } from "../sources.ts";
import { superVisaPage } from "./sources.ts";

const cicNewsMarch2026 = secondaryText(
  "CIC News of March 2026",
  "https://www.cicnews.com/2026/03/canada-eases-income-requirement-for-hosting-parents-and-grandparents-on-super-visa-0373315.html/amp",
);
const portal =
  "https://canadavisaportal.ca/2025/07/30/canada-raises-super-visa-income-requirements-for-2025-what-families-need-to-know";

/** Gross yearly income of the host: the family is the host, the host's family and everybody invited. */
export const hostMinimumIncome: DatedTable<HouseholdAmounts> = {
  id: "hostMinimumIncome",
  title: { en: "Minimum income of a super visa host", fr: "Revenu minimal de l’hôte pour le super visa" },
  unit: "CAD gross per year, by persons",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2022-01-01",
      until: "2023-05-31",
      value: householdAmounts([26_620, 33_140, 40_742, 49_466, 56_104, 63_276, 70_448], 7172),
      source: secondaryText(
        "Dhunna Immigration, table of 2022",
        "https://dhunnaimmigration.ca/latest-news-super-visa-low-income-cut-off-lico-updated-2023",
      ),
      note: "One secondary page, which prints 7,112 for each more; the step from six to seven persons is 7,172. First and last day were not found. For history only.",
    },
    {
      from: "2023-06-01",
      until: "2024-06-02",
      value: householdAmounts([27_514, 34_254, 42_100, 51_128, 57_988, 65_400, 72_814], 7412),
      source: secondaryText(
        "Dhunna Immigration, table of 2023",
        "https://dhunnaimmigration.ca/latest-news-super-visa-low-income-cut-off-lico-updated-2023",
      ),
      note: "Two secondary pages agree on the amounts; the first day, some time in 2023, is not confirmed.",
    },
    {
      from: "2024-06-03",
      until: "2025-07-28",
      value: householdAmounts([29_380, 36_576, 44_966, 54_594, 61_920, 69_834, 77_750], 7916),
      source: secondaryText("Canada Visa Portal of 2025-07-30, old and new table", portal),
      note: "The table of the specification (document 3 section 9.3). Secondary pages agree; the official page is not stored.",
    },
    {
      from: "2025-07-29",
      value: householdAmounts([30_526, 38_002, 46_720, 56_724, 64_336, 72_560, 80_784], 8224),
      source: secondaryText("Canada Visa Portal of 2025-07-30", portal),
      note: "Newer than the specification. Secondary pages agree. The table is renewed each summer; one of 2026 was not found, so this row may have ended.",
    },
  ],
};

/** What the table of 2026 would be if it followed the living costs of students. Never decide on it: the true one may be higher. */
export const hostMinimumIncomeEstimate: DatedTable<HouseholdAmounts> = {
  id: "hostMinimumIncomeEstimate",
  title: {
    en: "Minimum income of a super visa host in 2026: our estimate",
    fr: "Revenu minimal de l’hôte pour le super visa en 2026 : notre estimation",
  },
  unit: "CAD gross per year, by persons",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-07-01",
      value: householdAmounts([31_264, 38_922, 47_850, 58_096, 65_892, 74_314, 82_738], 8424),
      source: generalKnowledge("Our reckoning: living costs of students of 2026-09-01 divided by 0.75"),
      note: "An estimate: shown as a caution only, beside the last table that was read. The first day is a guess at the summer in which the table is renewed.",
    },
  ],
};

/** From how many of the last tax years the host may choose the one that reaches the income. */
export const hostIncomeTaxYears: DatedTable<number> = {
  id: "hostIncomeTaxYears",
  title: {
    en: "Tax years from which a super visa host may choose",
    fr: "Années d’imposition parmi lesquelles l’hôte d’un super visa peut choisir",
  },
  unit: "tax years",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2023-09-15",
      until: "2026-03-30",
      value: 1,
      source: cicNewsMarch2026,
      note: "Secondary page: only the last tax year counted before the change.",
    },
    {
      from: "2026-03-31",
      value: 2,
      source: cicNewsMarch2026,
      note: "Secondary page. The visitor’s own income may fill a gap once the host reaches a share that was not published; that share is therefore in no table.",
    },
  ],
};

/** Whether the visitor’s own income may fill a gap that the host’s income leaves. */
export const visitorIncomeFillsGap: DatedTable<boolean> = {
  id: "visitorIncomeFillsGap",
  title: {
    en: "Whether a visitor’s income may fill a gap for the super visa",
    fr: "Si le revenu de la personne qui visite peut combler un écart pour le super visa",
  },
  unit: "yes or no",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      until: "2026-03-30",
      value: false,
      source: cicNewsMarch2026,
      note: "Secondary page: only the income of the host and the partner who co-signs counted before the change; since when was not read.",
    },
    {
      from: "2026-03-31",
      value: true,
      source: cicNewsMarch2026,
      note: "Secondary page. The share that the host must reach first was not published, so nothing is decided on it.",
    },
  ],
};

export const superVisaStay: DatedTable<{ readonly visa: number; readonly eachStay: number }> = {
  id: "superVisaStay",
  title: { en: "Length of a super visa and of each stay", fr: "Durée d’un super visa et de chaque séjour" },
  unit: "years",
  appliesOn: "receivedDate",
  rows: [{ from: "2023-09-15", value: { visa: 10, eachStay: 5 }, source: superVisaPage }],
};

export const superVisaInsuranceCover: DatedTable<Cad> = {
  id: "superVisaInsuranceCover",
  title: {
    en: "How much super visa insurance must cover",
    fr: "Couverture minimale de l’assurance pour le super visa",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [{ from: "2023-09-15", value: dollars(100_000), source: superVisaPage }],
};

export const superVisaInsuranceLength: DatedTable<number> = {
  id: "superVisaInsuranceLength",
  title: { en: "Minimum length of super visa insurance", fr: "Durée minimale de l’assurance pour le super visa" },
  unit: "months from entry",
  appliesOn: "receivedDate",
  rows: [{ from: "2023-09-15", value: 12, source: superVisaPage }],
};

export const superVisaHostAge: DatedTable<number> = {
  id: "superVisaHostAge",
  title: { en: "Minimum age of a super visa host", fr: "Âge minimal de l’hôte pour le super visa" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [{ from: "2023-09-15", value: 18, source: superVisaPage }],
};

/** What holds besides amounts and lengths. Who may be host, and what counts, is in lists of its own. */
export const superVisaTerms: DatedTable<{
  readonly applyFrom: "outside Canada";
  readonly entries: "multiple";
  readonly insuranceQuoteAccepted: boolean;
  readonly instalmentsWithDepositAccepted: boolean;
  readonly medicalExam: "always";
}> = {
  id: "superVisaTerms",
  title: { en: "Terms of a super visa", fr: "Conditions d’un super visa" },
  unit: "rule",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2023-09-15",
      value: {
        applyFrom: "outside Canada",
        entries: "multiple",
        insuranceQuoteAccepted: false,
        instalmentsWithDepositAccepted: true,
        medicalExam: "always",
      },
      source: superVisaPage,
    },
  ],
};
