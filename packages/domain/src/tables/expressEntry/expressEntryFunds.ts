import type { DatedTable } from "../../kernel/datedTable.ts";
import { type HouseholdAmounts, householdAmounts } from "../money/householdAmounts.ts";
import { actInForce, generalKnowledge, secondaryText } from "../sources.ts";

/** Settlement funds; the family counts spouse and children even when they stay behind. */
export const expressEntryFunds: DatedTable<HouseholdAmounts> = {
  id: "expressEntryFunds",
  title: { en: "Settlement funds for Express Entry", fr: "Fonds d’établissement pour Entrée express" },
  unit: "CAD, by persons in the family",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2023-04-25",
      until: "2024-05-27",
      value: householdAmounts([13_757, 17_127, 21_055, 25_564, 28_994, 32_700, 36_407], 3706),
      source: secondaryText(
        "IRCC proof of funds, as told by Canada Visa Point and others",
        "https://canadavisapoint.com/updated-express-entry-proof-of-funds-for-express-entry-applicants-2024",
      ),
      note: "Several secondary pages agree; the official page is not stored.",
    },
    {
      from: "2024-05-28",
      until: "2025-07-06",
      value: householdAmounts([14_690, 18_288, 22_483, 27_297, 30_690, 34_917, 38_875], 3958),
      source: secondaryText(
        "IRCC proof of funds, as told by Careerbrick in July 2025",
        "https://careerbrick.com/news/canada-raises-minimum-settlement-funds-for-express-entry-applicants",
      ),
      note: "Secondary pages only. Five persons are printed as 30,690 everywhere, although half of the low income cut-off is 30,960. Two pages let the table begin on 2024-05-28, one on 2024-06-03; the two win.",
    },
    {
      from: "2025-07-07",
      value: householdAmounts([15_263, 19_001, 23_360, 28_362, 32_168, 36_280, 40_392], 4112),
      source: secondaryText(
        "Business Today of 2025-07-09",
        "https://www.businesstoday.in/nri/visa/story/canada-raises-express-entry-fund-requirement-heres-what-new-pr-applicants-need-to-know-483920-2025-07-09",
      ),
      note: "Secondary pages agree. The table is renewed each summer; one of 2026 was not found, so this row may have ended.",
    },
  ],
};

/** Half of what the low income cut-off of 2025 would be. Never decide on it: the true table may be higher. */
export const expressEntryFundsEstimate: DatedTable<HouseholdAmounts> = {
  id: "expressEntryFundsEstimate",
  title: {
    en: "Settlement funds for Express Entry in 2026: our estimate",
    fr: "Fonds d’établissement pour Entrée express en 2026 : notre estimation",
  },
  unit: "CAD, by persons in the family",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-07-01",
      value: householdAmounts([15_632, 19_461, 23_925, 29_048, 32_946, 37_157, 41_369], 4212),
      source: generalKnowledge("Our reckoning: living costs of students of 2026-09-01 divided by 0.75 and by 2"),
      note: "An estimate: shown as a caution only, beside the last table that was read. The first day is a guess at the summer in which the table is renewed.",
    },
  ],
};

/** What the official letter of the bank averages. */
export const bankLetterAverage: DatedTable<number> = {
  id: "bankLetterAverage",
  title: {
    en: "Months over which the bank’s letter averages a balance",
    fr: "Mois sur lesquels la lettre de la banque établit un solde moyen",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 6,
      source: generalKnowledge("Express Entry, proof of funds, read as an excerpt"),
      note: "No text of the authority was read whole. The first day is formal.",
    },
  ],
};
