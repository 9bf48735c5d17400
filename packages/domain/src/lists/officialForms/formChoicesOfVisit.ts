import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

/** What the application forms of visitors offer. */

const visit = officialText(
  "Form IMM 5257, edition 09-2023, read in the file itself",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5257/01-09-2023/imm5257e.pdf",
);

export const imm5257VisaTypes: FactList = {
  id: "imm5257VisaTypes",
  title: { en: "Form IMM 5257: kind of visa", fr: "Formulaire IMM 5257\u00A0: type de visa" },
  source: visit,
  note: "The names are ours.",
  entries: [
    {
      id: "VisitorVisa",
      name: { en: "Visa to visit Canada or to come back", fr: "Visa pour visiter le Canada ou y revenir" },
      label: "Visitor Visa",
    },
    {
      id: "Transit",
      name: { en: "Visa to pass through Canada", fr: "Visa pour passer par le Canada" },
      label: "Transit",
    },
  ],
};

export const visitPurposes: FactList = {
  id: "visitPurposes",
  title: {
    en: "Forms of visitors: purpose of the visit",
    fr: "Formulaires des visiteurs\u00A0: but de la visite",
  },
  source: visit,
  note: "The file of IMM 5710 carries this list too; no blank of IMM 5708 was read. The names are ours.",
  entries: [
    { id: "13", name: { en: "Visit", fr: "Visite" }, label: "Visit" },
    { id: "08", name: { en: "Visit to family", fr: "Visite à la famille" }, label: "Family Visit" },
    { id: "02", name: { en: "Tourism", fr: "Tourisme" }, label: "Tourism" },
    { id: "01", name: { en: "Business", fr: "Affaires" }, label: "Business" },
    { id: "04", name: { en: "Short studies", fr: "Études à court terme" }, label: "Short-Term Studies" },
    { id: "05", name: { en: "A student who comes back", fr: "Retour aux études" }, label: "Returning Student" },
    { id: "06", name: { en: "A worker who comes back", fr: "Retour au travail" }, label: "Returning Worker" },
    {
      id: "07",
      name: { en: "Super visa, for parents and grandparents", fr: "Super visa, pour les parents et grands-parents" },
      label: "Super Visa: For Parents or Grandparents",
    },
    { id: "03", name: { en: "Other", fr: "Autre" }, label: "Other" },
  ],
};
