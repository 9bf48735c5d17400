// @bothLanguages: a form is filled in its own language, not in its reader’s, and its words are recognised in either.
import type { ApplicationType } from "../../caseFile/application.ts";
import type { DependentVisaType } from "../../caseFile/dependents.ts";
import type { Text } from "../../kernel/text.ts";

/** What is applied for, as IMM 5476 wants it in words. */
export const applicationWords: Readonly<Record<ApplicationType, Text>> = {
  Student: { en: "Study permit", fr: "Permis d’études" },
  StudentExtension: { en: "Extension of study permit", fr: "Prolongation du permis d’études" },
  Dli: { en: "Study permit, change of school", fr: "Permis d’études, changement d’établissement" },
  StandaloneFamily: {
    en: "Temporary residence of family members",
    fr: "Résidence temporaire de membres de la famille",
  },
  SpeFamily: { en: "Temporary residence of family members", fr: "Résidence temporaire de membres de la famille" },
  PgwpFamily: { en: "Temporary residence of family members", fr: "Résidence temporaire de membres de la famille" },
  JudicialReview: {
    en: "Temporary residence, decision under judicial review",
    fr: "Résidence temporaire, décision en contrôle judiciaire",
  },
  IrccRequest: { en: "Application already made, request to IRCC", fr: "Demande déjà présentée, requête à IRCC" },
  SinRequest: { en: "Social insurance number", fr: "Numéro d’assurance sociale" },
  VisitorVisa: { en: "Visitor visa", fr: "Visa de visiteur" },
  TrvSpe: { en: "Visitor visa", fr: "Visa de visiteur" },
  TrvPgwp: { en: "Visitor visa", fr: "Visa de visiteur" },
  WorkPermit: { en: "Post-graduation work permit", fr: "Permis de travail postdiplôme" },
  WorkPermitExtension: { en: "Extension of work permit", fr: "Prolongation du permis de travail" },
  CoOpWorkPermit: { en: "Co-op work permit", fr: "Permis de travail coop" },
  Lmia: { en: "Work permit", fr: "Permis de travail" },
  C10: { en: "Work permit", fr: "Permis de travail" },
  ClosedWorkPermit: { en: "Work permit", fr: "Permis de travail" },
  Iec: {
    en: "Work permit, International Experience Canada",
    fr: "Permis de travail, Expérience internationale Canada",
  },
  Bowp: { en: "Bridging open work permit", fr: "Permis de travail ouvert transitoire" },
  ExpressEntry: { en: "Permanent residence, Express Entry", fr: "Résidence permanente, Entrée express" },
  ExpressEntryIta: { en: "Permanent residence, Express Entry", fr: "Résidence permanente, Entrée express" },
};

/** A family member appoints for their own application. */
export const visaWords: Readonly<Record<DependentVisaType, Text | undefined>> = {
  Student: applicationWords.Student,
  StudentExtension: applicationWords.StudentExtension,
  OpenWorkPermit: { en: "Open work permit", fr: "Permis de travail ouvert" },
  Visitor: { en: "Visitor visa or visitor record", fr: "Visa de visiteur ou fiche du visiteur" },
  VisaFree: undefined,
  None: undefined,
};
