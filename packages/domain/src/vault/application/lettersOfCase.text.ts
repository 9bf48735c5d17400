import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages of letters. */
export const lettersOfCaseText = {
  explanation: { en: "Letter of Explanation", fr: "Lettre d’explication", noun: "f" },
  postGraduate: {
    en: "Post-Graduate Work Permit Letter",
    fr: "Lettre pour le permis de travail postdiplôme",
    noun: "f",
  },
  childWithoutDocument: { en: "Child Document Not Applicable", fr: "Document d’enfant sans objet", noun: "m" },
  studySubmission: { en: "Study Permit Legal Submission", fr: "Observations juridiques, permis d’études", noun: "fp" },
  extensionSubmission: {
    en: "Study Permit Extension Letter",
    fr: "Lettre de prolongation du permis d’études",
    noun: "f",
  },
  postGraduateSubmission: { en: "PGWP Legal Submission", fr: "Observations juridiques, PTPD", noun: "fp" },
  coOpSubmission: { en: "Co-op Legal Submission", fr: "Observations juridiques, stage coop", noun: "fp" },

  besideExtension: {
    en: "the work permit for a placement may be asked for together with the extension",
    fr: "le permis de travail pour un stage peut être demandé en même temps que la prolongation",
  },

  explanationInstructions: {
    en: "Explain in plain words whatever an officer might wonder about, one matter at a time, with dates, and name the document that proves each point.",
    fr: "Expliquez en mots simples tout ce qui pourrait étonner un agent, un sujet à la fois, avec les dates, et nommez le document qui prouve chaque point.",
  },
  postGraduateInstructions: {
    en: "Explain in your own words how you meet the conditions of the permit. Name every break and every part-time session, with dates and the reason.",
    fr: "Expliquez dans vos mots comment vous remplissez les conditions du permis. Nommez chaque pause et chaque session à temps partiel, avec les dates et la raison.",
  },
  childWithoutDocumentInstructions: {
    en: "The legal team explains here why a document does not exist for this child.",
    fr: "L’équipe juridique explique ici pourquoi un document n’existe pas pour cet enfant.",
    tells: "reader",
  },
  submissionInstructions: {
    en: "The lawyer’s letter to the officer, with the law and the facts.",
    fr: "La lettre de l’équipe juridique à l’agent, avec le droit et les faits.",
    tells: "reader",
  },
  extensionSubmissionInstructions: {
    en: "The lawyer’s letter for an extension or a change of school.",
    fr: "La lettre de l’équipe juridique pour une prolongation ou un changement d’établissement.",
    tells: "reader",
  },
  postGraduateSubmissionInstructions: {
    en: "The lawyer shows that each condition of the permit is met.",
    fr: "L’équipe juridique montre que chaque condition du permis est remplie.",
    tells: "reader",
  },
  coOpSubmissionInstructions: {
    en: "The lawyer’s letter for a co-op work permit.",
    fr: "La lettre de l’équipe juridique pour un permis de travail coop.",
    tells: "reader",
  },

  officerWillAsk: { en: "an officer is likely to ask about it", fr: "un agent posera sans doute la question" },
  gapNeedsWords: {
    en: "a break in the studies needs an explanation",
    fr: "une interruption des études demande une explication",
  },
} satisfies Record<string, Text | Noun | Instructions>;
