import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, secondaryText } from "../sources.ts";

/** People besides the applicant who can consent on one copy of IMM 5744. */
export const consentForm: DatedTable<number> = {
  id: "consentForm",
  title: {
    en: "People besides the applicant on the consent form",
    fr: "Personnes, outre celle qui fait la demande, dans le formulaire de consentement",
  },
  unit: "people",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: 3,
      source: secondaryText(
        "Lists of the fields of form IMM 5744 that others published",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5744/01-01-2021/imm5744e.pdf",
      ),
      note: "No blank was read. The first day is formal.",
    },
  ],
};
