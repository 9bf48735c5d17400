import { dependentsDisclaimer, preAssessmentComplete, reviewAnswers } from "../application/finishing.ts";
import { birthCountry, birthday, gender } from "../identity/identity.ts";
import { stillAdmissible } from "../status/visaHeld.ts";
import { appliedForPr } from "../studies/plansAfterStudies.ts";
import { highestEducation } from "../studies/schooling.ts";
import { spApplicationNumber } from "../studies/studyExtension.ts";
import { intendedWorkInCanada } from "../work/intendedWork.ts";
import { documentsOfWorkerInCanada } from "../work/pagesOfWork.ts";
import { jobDescription, jobStatus, jobTitle, tradeCertificate } from "../work/work.ts";
import { workExtensionBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { documents } from "./sections/finish.ts";
import { healthOfWorker } from "./sections/health.ts";
import { law } from "./sections/history.ts";
import { names } from "./sections/identity.ts";
import { familyOfWorkerLater, historyInCanada } from "./sections/work.ts";

/** A work permit extension, or a change of its conditions, from inside Canada. */

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [
    stillAdmissible,
    intendedWorkInCanada,
    jobStatus,
    jobTitle,
    jobDescription,
    tradeCertificate,
    appliedForPr,
    spApplicationNumber,
  ],
};

const you: Section = {
  id: "you",
  title: { en: "About you", fr: "À propos de vous" },
  steps: [birthday, gender, birthCountry, highestEducation],
};

const finishing: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [dependentsDisclaimer, reviewAnswers, preAssessmentComplete],
};

export const workPermitExtensionFlow: readonly Section[] = [
  ...workExtensionBeginning,
  work,
  you,
  familyOfWorkerLater,
  names,
  historyInCanada,
  healthOfWorker,
  law,
  { ...documents, steps: [documentsOfWorkerInCanada] },
  finishing,
];
