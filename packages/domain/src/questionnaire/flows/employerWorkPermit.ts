import { highestEducation, languageTest, languageTestScore } from "../studies/schooling.ts";
import { intendedWorkInCanada } from "../work/intendedWork.ts";
import { documentsOfWorker } from "../work/pagesOfWork.ts";
import { jobDescription, jobStatus, jobTitle, returningJobOffer, tradeCertificate } from "../work/work.ts";
import { employerPermitBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { documents, finish } from "./sections/finish.ts";
import { healthOfWorker } from "./sections/health.ts";
import { history, law } from "./sections/history.ts";
import { names, you } from "./sections/identity.ts";
import { moneyShort } from "./sections/money.ts";
import { spouseHistory } from "./sections/spouse.ts";
import { familyWithWorker } from "./sections/work.ts";

/** A work permit for one employer: with a labour market impact assessment, for a significant benefit, or otherwise exempt. */

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [
    intendedWorkInCanada,
    jobStatus,
    jobTitle,
    jobDescription,
    returningJobOffer,
    tradeCertificate,
    highestEducation,
    languageTest,
    languageTestScore,
  ],
};

export const employerWorkPermitFlow: readonly Section[] = [
  ...employerPermitBeginning,
  work,
  you,
  moneyShort,
  familyWithWorker,
  names,
  history,
  healthOfWorker,
  law,
  spouseHistory,
  { ...documents, steps: [documentsOfWorker] },
  finish,
];
