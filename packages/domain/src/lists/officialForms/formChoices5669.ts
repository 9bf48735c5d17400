import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const imm5669Applicants: FactList = {
  id: "imm5669Applicants",
  title: { en: "Form IMM 5669: whose schedule it is", fr: "Formulaire IMM 5669\u00A0: à qui est l’annexe" },
  source: officialText(
    "Form IMM 5669, edition 12-2012, read in the file itself",
    "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5669/01-05-2021/imm5669e.pdf",
  ),
  note: "The names are ours. Edition 12-2012 was read.",
  entries: [
    {
      id: "1",
      name: { en: "The principal applicant", fr: "La personne qui présente la demande principale" },
      label: "The principal applicant",
    },
    {
      id: "2",
      name: {
        en: "The spouse or partner, or a dependent child aged 18 or older",
        fr: "L’époux, le conjoint de fait ou un enfant à charge de 18 ans ou plus",
      },
      label: "The spouse, common-law partner or dependent child aged 18 years or older of the principal applicant",
    },
  ],
};
