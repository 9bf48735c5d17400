import { reviewAnswers } from "../application/finishing.ts";
import { reasonsForContactingIRCC } from "../authority/contactReasons.ts";
import { requestComplete, uploadForRequest } from "../authority/pagesOfRequest.ts";
import { uciNumber } from "../background/visaHistory.ts";
import { biometricsGroup } from "../biometrics/biometrics.ts";
import { hasMedicalExam } from "../health/health.ts";
import { birthCountry, birthday } from "../identity/identity.ts";
import { coOpGroup } from "../studies/coOp.ts";
import { programName } from "../studies/program.ts";
import { dli, schoolName } from "../studies/school.ts";
import { spApplicationNumber } from "../studies/studyExtension.ts";
import { requestBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { addressesOfFile, whereWithFile } from "./sections/aboutFile.ts";
import { documents, finish } from "./sections/finish.ts";
import { history } from "./sections/history.ts";
import { you } from "./sections/identity.ts";

/** A request to IRCC about a file. Its reasons come first: what follows is asked for only where one of them needs it. */

const file: Section = {
  id: "file",
  title: { en: "Your file", fr: "Votre dossier" },
  steps: [reasonsForContactingIRCC, uciNumber, spApplicationNumber],
};

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [schoolName, dli, programName, coOpGroup],
};

export const requestToAuthorityFlow: readonly Section[] = [
  ...requestBeginning,
  file,
  whereWithFile,
  { ...you, steps: [birthday, birthCountry] },
  studies,
  addressesOfFile,
  { ...history, steps: [biometricsGroup, hasMedicalExam] },
  { ...documents, steps: [uploadForRequest] },
  { ...finish, steps: [reviewAnswers, requestComplete] },
];
