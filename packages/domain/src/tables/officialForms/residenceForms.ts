import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

/** Forms for permanent residence: what their boxes hold. */

type Lengths = Readonly<Record<string, number>>;

/** Most characters of the boxes of IMM 5669; the others have no limit of their own. */
export const imm5669Lengths: DatedTable<Lengths> = {
  id: "imm5669Lengths",
  title: { en: "Room in the boxes of form IMM 5669", fr: "Place dans les cases du formulaire IMM 5669" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2012-12-01",
      value: {
        "educationYears.elementary": 2,
        "educationYears.secondary": 2,
        "educationYears.university": 2,
        "educationYears.trade": 2,
      },
      source: officialText(
        "Form IMM 5669, edition 12-2012, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5669/01-05-2021/imm5669e.pdf",
      ),
      note: "Edition 12-2012 was read; that of 05-2021, which is in use, was not at hand. The first day is formal.",
    },
  ],
};
