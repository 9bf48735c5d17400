import { coOpGroup } from "../studies/coOp.ts";
import {
  changeOfStatus,
  fullTimeStudent,
  leaveFromStudies,
  wasNotEnrolledAsStudentDetails,
} from "../studies/howStudiesWent.ts";
import { fieldOfStudy, formCanadianLevelOfStudy, programName, programTimeGroup } from "../studies/program.ts";
import { dli, province, schoolAddressObject, schoolName } from "../studies/school.ts";
import { inOtherWords } from "../inOtherWords.ts";
import { familyBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { familyInBrief } from "./sections/family.ts";
import { inCanada } from "./sections/familyInCanada.ts";
import { documents, finishBeforeFamily } from "./sections/finish.ts";
import { healthOfWorker } from "./sections/health.ts";
import { historyWithoutTravel, law } from "./sections/history.ts";
import { names, you } from "./sections/identity.ts";

/** A work permit for a placement that belongs to the studies. */

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [
    inOtherWords(formCanadianLevelOfStudy, {
      question: { en: "What level do you study at in Canada?", fr: "À quel niveau étudiez-vous au Canada?" },
      hint: {
        en: "Choose the level on your letter of acceptance or enrolment.",
        fr: "Choisissez le niveau indiqué sur votre lettre d’acceptation ou d’inscription.",
      },
      whyWeAsk: {
        en: "The level decides whether a placement needs a permit of its own.",
        fr: "Le niveau détermine si un stage exige son propre permis.",
      },
    }),
    inOtherWords(schoolName, {
      question: { en: "Which school do you study at?", fr: "Dans quel établissement étudiez-vous?" },
    }),
    dli,
    province,
    schoolAddressObject,
    programName,
    fieldOfStudy,
    inOtherWords(programTimeGroup, {
      hint: {
        en: "The placement is compared with the length of the program.",
        fr: "La durée du stage est comparée à celle du programme.",
      },
    }),
    coOpGroup,
  ],
};

const how: Section = {
  id: "how",
  title: { en: "How you study", fr: "Comment vous étudiez" },
  steps: [fullTimeStudent, wasNotEnrolledAsStudentDetails, leaveFromStudies, changeOfStatus],
};

export const coOpPermitFlow: readonly Section[] = [
  ...familyBeginning,
  studies,
  how,
  you,
  inCanada(familyInBrief),
  names,
  historyWithoutTravel,
  healthOfWorker,
  law,
  documents,
  finishBeforeFamily,
];
