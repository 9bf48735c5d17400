import { coOpGroup } from "../studies/coOp.ts";
import { dependentsDisclaimer, preAssessmentComplete, reviewAnswers } from "../application/finishing.ts";
import { appliedForPr, previousApplication } from "../studies/plansAfterStudies.ts";
import { fieldOfStudy, formCanadianLevelOfStudy, programName, programTimeGroup } from "../studies/program.ts";
import { dli, hasPal, province, schoolAddressObject, schoolName } from "../studies/school.ts";
import { highestEducation, languageTest, languageTestScore } from "../studies/schooling.ts";
import {
  canadianLevelOfStudy2,
  dli2,
  graduationDate2,
  programName2,
  schoolAddress2Object,
  schoolName2,
  startOfCanadianStudyProgram2,
  studentId2,
} from "../studies/secondProgram.ts";
import {
  attendingNewDLI,
  completedOriginalStudyProgram,
  newStudyProgram,
  previousProgram,
  spApplicationNumber,
  speApplicationReason,
  startNewStudyProgram,
} from "../studies/studyExtension.ts";
import { renewingBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { names, you } from "./sections/identity.ts";
import { howStudiesWent, workInCanada } from "./sections/studiesAndWork.ts";
import { money } from "./sections/money.ts";
import { custody, family } from "./sections/family.ts";
import { history, law } from "./sections/history.ts";
import { health } from "./sections/health.ts";
import { spouseHistory, spouseStory } from "./sections/spouse.ts";
import { agent, documents } from "./sections/finish.ts";

/** A study permit extension. */

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [
    speApplicationReason,
    completedOriginalStudyProgram,
    startNewStudyProgram,
    newStudyProgram,
    attendingNewDLI,
    previousProgram,
    schoolName,
    dli,
    province,
    schoolAddressObject,
    programName,
    formCanadianLevelOfStudy,
    fieldOfStudy,
    programTimeGroup,
    schoolName2,
    dli2,
    schoolAddress2Object,
    studentId2,
    programName2,
    startOfCanadianStudyProgram2,
    graduationDate2,
    canadianLevelOfStudy2,
    hasPal,
    coOpGroup,
  ],
};

const plans: Section = {
  id: "plans",
  title: { en: "Schooling and plans", fr: "Parcours et projets" },
  steps: [highestEducation, languageTest, languageTestScore, previousApplication, appliedForPr, spApplicationNumber],
};

const finishing: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [dependentsDisclaimer, reviewAnswers, preAssessmentComplete],
};

export const studentExtensionFlow: readonly Section[] = [
  ...renewingBeginning,
  studies,
  howStudiesWent,
  plans,
  you,
  workInCanada,
  money,
  family,
  custody,
  names,
  history,
  health,
  law,
  spouseHistory,
  spouseStory,
  agent,
  documents,
  finishing,
];
