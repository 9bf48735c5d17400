import type { DatedTable } from "../../kernel/datedTable.ts";
import { postGraduationPage } from "../studies/sources.ts";

/** Years after the test in which a language test result can be used. */
export const languageTestValidity: DatedTable<number> = {
  id: "languageTestValidity",
  title: { en: "How long a language test stays valid", fr: "Durée de validité d’un test de langue" },
  unit: "years",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-01",
      value: 2,
      source: postGraduationPage,
      note: "The result must be less than two years old. Specification document 3 section 9.4 says the same.",
    },
  ],
};
