import { coOpGroup } from "../studies/coOp.ts";
import {
  formCanadianLevelOfStudy,
  graduationDate,
  lengthOfStudies,
  programName,
  startOfCanadianStudyProgram,
} from "../studies/program.ts";
import { dli, province, schoolAddressObject, schoolName } from "../studies/school.ts";
import type { Section } from "./section.ts";
import {
  documents,
  family,
  familyNames,
  finish,
  historyPage,
  moneyShort,
  spouseHistory,
  spouseStory,
  start,
  whereInside,
  youWithNumber,
} from "./studySections.ts";

/** The family with a study permit extension. */

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [
    schoolName,
    dli,
    province,
    schoolAddressObject,
    programName,
    formCanadianLevelOfStudy,
    startOfCanadianStudyProgram,
    lengthOfStudies,
    graduationDate,
    coOpGroup,
  ],
};

export const extensionFamilyFlow: readonly Section[] = [
  start,
  whereInside,
  youWithNumber,
  studies,
  family,
  moneyShort,
  familyNames,
  historyPage,
  spouseHistory,
  spouseStory,
  documents,
  finish,
];
