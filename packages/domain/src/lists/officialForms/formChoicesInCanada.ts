import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

/** What the application forms from inside Canada offer. */

const work = officialText(
  "Form IMM 5710, edition 09-2023, read in the files themselves, English and French",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5710/01-09-2023/imm5710e.pdf",
);

export const visitPurposesAtEntry: FactList = {
  id: "visitPurposesAtEntry",
  title: {
    en: "Forms from inside Canada: reason for first coming",
    fr: "Formulaires au Canada\u00A0: raison de la première venue",
  },
  source: work,
  note: "The same in IMM 5709. The names are ours.",
  entries: [
    { id: "04", name: { en: "Studies", fr: "Études" }, label: "Study" },
    { id: "05", name: { en: "Work", fr: "Travail" }, label: "Work" },
    { id: "02", name: { en: "Tourism", fr: "Tourisme" }, label: "Tourism" },
    { id: "06", name: { en: "Visit to family", fr: "Visite à la famille" }, label: "Family Visit" },
    { id: "01", name: { en: "Business", fr: "Affaires" }, label: "Business" },
    { id: "03", name: { en: "Other", fr: "Autre" }, label: "Other" },
  ],
};

export const imm5710PermitTypes: FactList = {
  id: "imm5710PermitTypes",
  title: {
    en: "Form IMM 5710: kind of work permit",
    fr: "Formulaire IMM 5710\u00A0: type de permis de travail",
  },
  source: work,
  note: "The names are ours. A bridging permit is an open one on this form.",
  entries: [
    {
      id: "PGWP",
      name: { en: "Post-graduation work permit", fr: "Permis de travail postdiplôme" },
      label: "Post Graduation Work Permit",
    },
    {
      id: "LMOS",
      name: {
        en: "For an employer with a labour market impact assessment (LMIA)",
        fr: "Pour un employeur qui a une étude d’impact sur le marché du travail (EIMT)",
      },
      label: "Labour Market Impact Assessment Stream",
    },
    {
      id: "ELMO",
      name: {
        en: "For an employer whose job needs no LMIA",
        fr: "Pour un employeur dont l’emploi est dispensé d’EIMT",
      },
      label: "Exemption from Labour Market Impact Assessment",
    },
    { id: "OWP", name: { en: "Open work permit", fr: "Permis de travail ouvert" }, label: "Open Work Permit" },
    {
      id: "VWOWP",
      name: {
        en: "Open work permit for workers who are abused or at risk of abuse",
        fr: "Permis de travail ouvert pour les travailleurs victimes de violence ou à risque",
      },
      label: "Open Work Permit for Vulnerable Workers",
    },
    {
      id: "COWP",
      name: { en: "Co-op or internship work permit", fr: "Permis de travail pour un stage ou un programme coop" },
      label: "Co-op Work Permit",
    },
    {
      id: "LCP",
      name: { en: "Live-in caregivers", fr: "Aides familiaux résidants" },
      label: "Live-in Caregiver Program",
    },
    {
      id: "SBC",
      name: { en: "Start-up business class", fr: "Catégorie du démarrage d’entreprise" },
      label: "Start-up Business Class",
    },
    { id: "Other", name: { en: "Other", fr: "Autre" } },
  ],
};

export const applyingForWorkPermit: FactList = {
  id: "applyingForWorkPermit",
  title: {
    en: "Form IMM 5710: which work permit is applied for",
    fr: "Formulaire IMM 5710\u00A0: permis de travail demandé",
  },
  source: work,
  note: "Two boxes of the form, of which one is ticked at most.",
  entries: [
    {
      id: "newEmployer",
      name: {
        en: "A first work permit, or one with a new employer",
        fr: "Un premier permis de travail, ou un nouvel employeur",
      },
    },
    {
      id: "sameEmployer",
      name: { en: "A work permit with the same employer", fr: "Un permis de travail avec le même employeur" },
    },
  ],
};

export const studyWorkPermitTypes: FactList = {
  id: "studyWorkPermitTypes",
  title: {
    en: "Form IMM 5709: work permit beside the study permit",
    fr: "Formulaire IMM 5709\u00A0: permis de travail en plus du permis d’études",
  },
  source: officialText(
    "Form IMM 5709, edition 10-2024, read in the file itself",
    "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5709/01-06-2026/imm5709e.pdf",
  ),
  note: "The edition in use, 06-2026, was not read. The names are ours.",
  entries: [
    {
      id: "COWP",
      name: { en: "Co-op or internship work permit", fr: "Permis de travail pour un stage ou un programme coop" },
      label: "Co-op Work Permit",
    },
    { id: "OWP", name: { en: "Open work permit", fr: "Permis de travail ouvert" }, label: "Open Work Permit" },
    {
      id: "PGWP",
      name: { en: "Post-graduation work permit", fr: "Permis de travail postdiplôme" },
      label: "Post Graduation Work Permit",
    },
  ],
};
