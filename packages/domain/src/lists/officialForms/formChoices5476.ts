import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

const theForm = officialText(
  "Form IMM 5476, edition 11-2025, read in the file itself",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5476/01-11-2025/imm5476e.pdf",
);

export const imm5476Purposes: FactList = {
  id: "imm5476Purposes",
  title: { en: "Form IMM 5476: what it is used for", fr: "Formulaire IMM 5476 : à quoi il sert" },
  source: theForm,
  note: "The words are ours. Sections A, B and E go with 1 and 2, A, C and E with 3, A, B, C and E with 4, A, D and E with 5.",
  entries: [
    { id: "1", name: { en: "To appoint a representative", fr: "Nommer un représentant" } },
    {
      id: "2",
      name: {
        en: "To give new contact details of a representative already appointed",
        fr: "Donner les nouvelles coordonnées d’un représentant déjà nommé",
      },
    },
    {
      id: "3",
      name: { en: "To end the appointment of a representative", fr: "Mettre fin au mandat d’un représentant" },
    },
    {
      id: "4",
      name: {
        en: "To end one appointment and appoint another representative",
        fr: "Mettre fin à un mandat et nommer un autre représentant",
      },
    },
    { id: "5", name: { en: "A representative withdraws", fr: "Un représentant se retire" } },
  ],
};

export const imm5476UnpaidKinds: FactList = {
  id: "imm5476UnpaidKinds",
  title: {
    en: "Form IMM 5476: who may represent without pay",
    fr: "Formulaire IMM 5476 : qui peut représenter sans être payé",
  },
  source: theForm,
  note: "The words are ours.",
  entries: [
    { id: "1", name: { en: "Friend or family member", fr: "Ami ou membre de la famille" } },
    {
      id: "2",
      name: {
        en: "Member of the College of Immigration and Citizenship Consultants",
        fr: "Membre du Collège des consultants en immigration et en citoyenneté",
      },
    },
    {
      id: "4",
      name: {
        en: "Lawyer, paralegal or student-at-law of a law society",
        fr: "Avocat, parajuriste ou stagiaire en droit d’un barreau",
      },
    },
    {
      id: "5",
      name: { en: "Member of the Chambre des notaires du Québec", fr: "Membre de la Chambre des notaires du Québec" },
    },
    { id: "3", name: { en: "Somebody else", fr: "Une autre personne" } },
  ],
};

export const imm5476PaidKinds: FactList = {
  id: "imm5476PaidKinds",
  title: {
    en: "Form IMM 5476: who may represent for pay",
    fr: "Formulaire IMM 5476 : qui peut représenter contre paiement",
  },
  source: theForm,
  note: "The words are ours. Nobody else may be paid for it.",
  entries: [
    {
      id: "1",
      name: {
        en: "Member of the College of Immigration and Citizenship Consultants",
        fr: "Membre du Collège des consultants en immigration et en citoyenneté",
      },
    },
    {
      id: "2",
      name: {
        en: "Lawyer, paralegal or student-at-law of a law society",
        fr: "Avocat, parajuriste ou stagiaire en droit d’un barreau",
      },
    },
    {
      id: "3",
      name: { en: "Member of the Chambre des notaires du Québec", fr: "Membre de la Chambre des notaires du Québec" },
    },
  ],
};
