import { reviewAnswers } from "../application/finishing.ts";
import { spouseCriminalHistoryGroup } from "../background/criminal.ts";
import { spouseVisaViolationsGroup } from "../background/spouseVisaViolations.ts";
import { hasMedicalExam, isHealthy } from "../health/health.ts";
import { medicalHistoryDetails, medicalHistoryGroup, tuberculosisExposure } from "../health/medicalHistory.ts";
import { spouseHealth } from "../health/spouseHealth.ts";
import { childrenInvited, historyInvited, invitedComplete, uploadInvited } from "../expressEntry/pagesInItsWords.ts";
import { invitedBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import {
  familyWith,
  namesOfImmigrant,
  pointsSections,
  provincesOfInterest,
  settlement,
} from "./sections/expressEntry.ts";
import { history, law } from "./sections/history.ts";
import { you } from "./sections/identity.ts";

/** The application for permanent residence after an invitation of Express Entry. */
export const expressEntryItaFlow: readonly Section[] = [
  ...invitedBeginning,
  you,
  ...pointsSections,
  familyWith(childrenInvited),
  provincesOfInterest,
  settlement,
  namesOfImmigrant,
  { ...history, steps: [historyInvited, ...history.steps.slice(1)] },
  {
    id: "health",
    title: { en: "Your health", fr: "Votre santé" },
    steps: [isHealthy, hasMedicalExam, medicalHistoryGroup, tuberculosisExposure, medicalHistoryDetails],
  },
  law,
  {
    id: "spouseHistory",
    title: { en: "Your spouse or partner’s history", fr: "Antécédents de votre conjoint ou partenaire" },
    steps: [spouseHealth, spouseCriminalHistoryGroup, spouseVisaViolationsGroup],
  },
  { id: "documents", title: { en: "Your documents", fr: "Vos documents" }, steps: [uploadInvited] },
  {
    id: "finish",
    title: { en: "Check and finish", fr: "Vérifier et terminer" },
    steps: [reviewAnswers, invitedComplete],
  },
];
