import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

const theForm = officialText(
  "Form IMM 5707, edition 01-2023, read in the file itself",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5707/01-01-2023/imm5707e.pdf",
);

const statuses = [
  { id: "1", name: { en: "Common-law", fr: "Union de fait" } },
  { id: "2", name: { en: "Single", fr: "Célibataire" } },
  { id: "3", name: { en: "Divorced", fr: "Divorcé ou divorcée" } },
  { id: "4", name: { en: "Annulled marriage", fr: "Mariage annulé" } },
  { id: "5", name: { en: "Married", fr: "Marié ou mariée" } },
  { id: "6", name: { en: "Legally separated", fr: "Légalement séparé ou séparée" } },
  { id: "7", name: { en: "Widowed", fr: "Veuf ou veuve" } },
] as const;

const unknown = { id: "8", name: { en: "Unknown", fr: "Inconnu" } } as const;

export const imm5707MaritalStatuses: FactList = {
  id: "imm5707MaritalStatuses",
  title: {
    en: "Form IMM 5707: marital status of applicant and spouse",
    fr: "Formulaire IMM 5707 : état matrimonial de la personne qui demande et de l’époux ou du conjoint",
  },
  source: theForm,
  note: "The French is ours.",
  entries: [
    ...statuses,
    { id: "9", name: { en: "Conjugal relationship", fr: "Relation conjugale" }, label: "Conjugal" },
    unknown,
  ],
};

export const imm5707MaritalStatusesOfOthers: FactList = {
  id: "imm5707MaritalStatusesOfOthers",
  title: {
    en: "Form IMM 5707: marital status of parents and children",
    fr: "Formulaire IMM 5707 : état matrimonial des parents et des enfants",
  },
  source: theForm,
  note: "The French is ours.",
  entries: [...statuses, unknown],
};

export const imm5707ChildRelationships: FactList = {
  id: "imm5707ChildRelationships",
  title: { en: "Form IMM 5707: relationship of a child", fr: "Formulaire IMM 5707 : lien avec un enfant" },
  source: theForm,
  note: "The French is ours.",
  entries: [
    { id: "1", name: { en: "Son", fr: "Fils" } },
    { id: "2", name: { en: "Daughter", fr: "Fille" } },
    { id: "3", name: { en: "Stepdaughter", fr: "Belle-fille" }, label: "Step-daughter" },
    { id: "4", name: { en: "Stepson", fr: "Beau-fils" }, label: "Step-son" },
    { id: "5", name: { en: "Adopted daughter", fr: "Fille adoptive" } },
    { id: "6", name: { en: "Adopted son", fr: "Fils adoptif" } },
  ],
};
