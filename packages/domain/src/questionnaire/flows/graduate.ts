import { appliedForPr } from "../studies/plansAfterStudies.ts";
import { gacFunding, globalAffairs } from "../money/tuition.ts";
import { changeOfStatus, leaveFromStudies, wasNotEnrolledAsStudentDetails } from "../studies/howStudiesWent.ts";
import {
  flightSchoolProgramDetails,
  graduatedFlightSchool,
  hasPilotLicense,
  pilotInstructorRatingAndJobOffer,
} from "../studies/flightSchool.ts";
import {
  canadianStudyLength,
  graduatedFromUniversity,
  hadPgwp,
  numberOfStudyPrograms,
  onlineStudiesLength,
  pgwpFullTimeStudent,
  pgwpOnlineStudies,
  programCode,
  studyPermitAppliedOn,
  taughtUnderLicence,
  vocationalStudyHours,
} from "../studies/postGraduation.ts";
import { languageTest, languageTestScore } from "../studies/schooling.ts";
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
import { inOtherWords } from "../inOtherWords.ts";
import { jobDescription, jobStatus, jobTitle } from "../work/work.ts";
import { familyBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { familyInBrief } from "./sections/family.ts";
import { inCanada } from "./sections/familyInCanada.ts";
import { documents, finishBeforeFamily } from "./sections/finish.ts";
import { healthOfWorker } from "./sections/health.ts";
import { historyWithoutTravel, law } from "./sections/history.ts";
import { names, you } from "./sections/identity.ts";
import { programFinished, schoolOfProgramFinished } from "./sections/studiesFinished.ts";

/** A post-graduation work permit. */

const first: Section = {
  id: "first",
  title: { en: "Your first program", fr: "Votre premier programme" },
  steps: [hadPgwp, numberOfStudyPrograms, ...schoolOfProgramFinished, ...programFinished],
};

const second: Section = {
  id: "second",
  title: { en: "Your second program", fr: "Votre deuxième programme" },
  steps: [
    schoolName2,
    dli2,
    schoolAddress2Object,
    studentId2,
    programName2,
    startOfCanadianStudyProgram2,
    graduationDate2,
    canadianLevelOfStudy2,
  ],
};

const how: Section = {
  id: "how",
  title: { en: "How you studied", fr: "Comment vous avez étudié" },
  steps: [
    canadianStudyLength,
    vocationalStudyHours,
    pgwpFullTimeStudent,
    wasNotEnrolledAsStudentDetails,
    leaveFromStudies,
    changeOfStatus,
    pgwpOnlineStudies,
    onlineStudiesLength,
    graduatedFlightSchool,
    flightSchoolProgramDetails,
    hasPilotLicense,
    pilotInstructorRatingAndJobOffer,
    studyPermitAppliedOn,
    programCode,
    taughtUnderLicence,
    gacFunding,
    globalAffairs,
    graduatedFromUniversity,
    inOtherWords(languageTest, {
      whyWeAsk: {
        en: "Most graduates must show a result that is high enough.",
        fr: "La plupart des diplômés doivent montrer un résultat assez élevé.",
      },
    }),
    languageTestScore,
  ],
};

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [jobStatus, jobTitle, jobDescription, appliedForPr],
};

export const graduateFlow: readonly Section[] = [
  ...familyBeginning,
  first,
  second,
  how,
  work,
  you,
  inCanada(familyInBrief),
  names,
  historyWithoutTravel,
  healthOfWorker,
  law,
  documents,
  finishBeforeFamily,
];
