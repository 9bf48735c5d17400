import { educationAgentGroup } from "../../application/agent.ts";
import {
  dependentsDisclaimer,
  preAssessmentComplete,
  reviewAnswers,
  uploadYourDocuments,
} from "../../application/finishing.ts";
import type { Section } from "../section.ts";

/** How the flows of students and their families end: who helps, the documents, and a last look. */

export const agent: Section = {
  id: "agent",
  title: { en: "Who helps you", fr: "Qui vous aide" },
  steps: [educationAgentGroup],
};

export const documents: Section = {
  id: "documents",
  title: { en: "Your documents", fr: "Vos documents" },
  steps: [uploadYourDocuments],
};

export const finish: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [reviewAnswers, preAssessmentComplete],
};

/** Where the family’s own applications come later, and the applicant agrees to that. */
export const finishBeforeFamily: Section = { ...finish, steps: [dependentsDisclaimer, ...finish.steps] };
