import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

const theForm = officialText(
  "Form IMM 5646, edition 01-2023, read in the file itself",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5646/01-01-2023/imm5646e.pdf",
);

/** What the declaration of a custodian says of the people on it. */

export const custodianLeastAge: DatedTable<number> = {
  id: "custodianLeastAge",
  title: {
    en: "Age from which a person may be a custodian",
    fr: "Âge à partir duquel une personne peut être gardienne",
  },
  unit: "years of age",
  appliesOn: "today",
  rows: [
    {
      from: "2024-04-05",
      value: 19,
      source: theForm,
      note: "The notary confirms that the custodian is “over 19 years of age”; whoever is 19 is let through. From the day on which the file was last changed.",
    },
  ],
};

export const custodianFormParents: DatedTable<number> = {
  id: "custodianFormParents",
  title: {
    en: "Parents and guardians on the declaration of a custodian",
    fr: "Parents et tuteurs dans la déclaration du gardien",
  },
  unit: "persons",
  appliesOn: "today",
  rows: [
    {
      from: "2024-04-05",
      value: 2,
      source: theForm,
      note: "The form starts with two and two places to sign. From the day on which the file was last changed.",
    },
  ],
};
