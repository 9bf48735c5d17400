import { secondaryText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const imm5645ApplicationTypes: FactList = {
  id: "imm5645ApplicationTypes",
  title: { en: "Form IMM 5645: kind of application", fr: "Formulaire IMM 5645 : type de demande" },
  source: secondaryText(
    "Lists in the template of form IMM 5645, as told by those who filled it",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Four boxes of their own on the form. The French is ours.",
  entries: [
    { id: "visitor", name: { en: "Visitor", fr: "Visite" } },
    { id: "worker", name: { en: "Worker", fr: "Travail" } },
    { id: "student", name: { en: "Student", fr: "Études" } },
    { id: "other", name: { en: "Other", fr: "Autre" } },
  ],
};

export const imm5645MaritalStatuses: FactList = {
  id: "imm5645MaritalStatuses",
  title: {
    en: "Form IMM 5645: marital status of applicant and spouse",
    fr: "Formulaire IMM 5645 : état matrimonial de la personne qui demande et de l’époux ou du conjoint",
  },
  source: secondaryText(
    "Lists in the template of form IMM 5645, as told by those who filled it",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Physically present is said of the wedding. The form gives the spouse all eight, the specification seven: seven are shown, and a married spouse is written as 5. The French is ours.",
  entries: [
    { id: "1", name: { en: "Annulled marriage", fr: "Mariage annulé" } },
    { id: "2", name: { en: "Common-law", fr: "Union de fait" } },
    { id: "3", name: { en: "Divorced", fr: "Divorcé ou divorcée" } },
    { id: "4", name: { en: "Legally separated", fr: "Légalement séparé ou séparée" } },
    {
      id: "5",
      name: { en: "Married, physically present at the wedding", fr: "Marié ou mariée, présence physique au mariage" },
      label: "Married-physically present",
    },
    {
      id: "6",
      name: {
        en: "Married, not physically present at the wedding",
        fr: "Marié ou mariée, sans présence physique au mariage",
      },
      label: "Married-not physically present",
    },
    { id: "7", name: { en: "Single", fr: "Célibataire" } },
    { id: "8", name: { en: "Widowed", fr: "Veuf ou veuve" } },
  ],
};

export const imm5645MaritalStatusesOfOthers: FactList = {
  id: "imm5645MaritalStatusesOfOthers",
  title: {
    en: "Form IMM 5645: marital status of other family members",
    fr: "Formulaire IMM 5645 : état matrimonial des autres membres de la famille",
  },
  source: secondaryText(
    "Lists in the template of form IMM 5645, as told by those who filled it",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Not the codes of the applicant: 7 is single there and widowed here. The French is ours.",
  entries: [
    { id: "1", name: { en: "Annulled marriage", fr: "Mariage annulé" } },
    { id: "2", name: { en: "Common-law", fr: "Union de fait" } },
    { id: "3", name: { en: "Divorced", fr: "Divorcé ou divorcée" } },
    { id: "4", name: { en: "Legally separated", fr: "Légalement séparé ou séparée" } },
    { id: "5", name: { en: "Married", fr: "Marié ou mariée" } },
    { id: "6", name: { en: "Single", fr: "Célibataire" } },
    { id: "7", name: { en: "Widowed", fr: "Veuf ou veuve" } },
  ],
};

export const imm5645ChildRelationships: FactList = {
  id: "imm5645ChildRelationships",
  title: { en: "Form IMM 5645: relationship of a child", fr: "Formulaire IMM 5645 : lien avec un enfant" },
  source: secondaryText(
    "Lists in the template of form IMM 5645, as told by those who filled it",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Free text on the form; the specification has the first four. The French is ours.",
  entries: [
    { id: "son", name: { en: "Son", fr: "Fils" } },
    { id: "daughter", name: { en: "Daughter", fr: "Fille" } },
    { id: "stepSon", name: { en: "Stepson", fr: "Beau-fils" }, label: "Step-son" },
    { id: "stepDaughter", name: { en: "Stepdaughter", fr: "Belle-fille" }, label: "Step-daughter" },
    { id: "adoptedSon", name: { en: "Adopted son", fr: "Fils adoptif" } },
    { id: "adoptedDaughter", name: { en: "Adopted daughter", fr: "Fille adoptive" } },
  ],
};

export const imm5645SiblingRelationships: FactList = {
  id: "imm5645SiblingRelationships",
  title: { en: "Form IMM 5645: relationship of a sibling", fr: "Formulaire IMM 5645 : lien avec un frère ou une sœur" },
  source: secondaryText(
    "Lists in the template of form IMM 5645, as told by those who filled it",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "The French is ours.",
  entries: [
    { id: "brother", name: { en: "Brother", fr: "Frère" } },
    { id: "sister", name: { en: "Sister", fr: "Sœur" } },
    { id: "halfBrother", name: { en: "Half-brother", fr: "Demi-frère" } },
    { id: "halfSister", name: { en: "Half-sister", fr: "Demi-sœur" } },
    {
      id: "stepBrother",
      name: { en: "Stepbrother", fr: "Fils du nouveau conjoint d’un parent" },
      label: "Step-brother",
    },
    { id: "stepSister", name: { en: "Stepsister", fr: "Fille du nouveau conjoint d’un parent" }, label: "Step-sister" },
  ],
};
