import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

export const misrepresentationBan: DatedTable<number> = {
  id: "misrepresentationBan",
  title: {
    en: "Inadmissibility after misrepresentation",
    fr: "Interdiction de territoire après de fausses déclarations",
  },
  unit: "years",
  appliesOn: "today",
  rows: [
    {
      from: "2024-11-08",
      value: 5,
      source: officialText(
        "Immigration and Refugee Protection Act, section 40(2)(a)",
        "https://laws-lois.justice.gc.ca/eng/acts/I-2.5/",
      ),
      note: "Read together with the Regulations of that day; the rule itself is older.",
    },
  ],
};
