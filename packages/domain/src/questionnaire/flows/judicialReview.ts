import { reviewAnswers } from "../application/finishing.ts";
import { previousVisaApplications } from "../background/visaHistory.ts";
import { visaViolations } from "../background/visaViolations.ts";
import { courtCaseComplete, historyOfCourtCase, uploadForCourtCase } from "../court/pagesOfCourtCase.ts";
import { birthday } from "../identity/identity.ts";
import { spApplicationNumber } from "../studies/studyExtension.ts";
import { courtBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { addressesOfFile } from "./sections/aboutFile.ts";
import { documents, finish } from "./sections/finish.ts";
import { history } from "./sections/history.ts";
import { you } from "./sections/identity.ts";

/** A judicial review: what the lawyer needs to know of the person whose application was refused. */

const file: Section = {
  id: "file",
  title: { en: "Your file", fr: "Votre dossier" },
  steps: [spApplicationNumber],
};

export const judicialReviewFlow: readonly Section[] = [
  ...courtBeginning,
  { ...you, steps: [birthday] },
  file,
  addressesOfFile,
  { ...history, steps: [historyOfCourtCase, previousVisaApplications, visaViolations] },
  { ...documents, steps: [uploadForCourtCase] },
  { ...finish, steps: [reviewAnswers, courtCaseComplete] },
];
