import { spouseBiometricsGroup } from "../biometrics/biometrics.ts";
import { coOpGroup } from "../studies/coOp.ts";
import { usCitizenVisaApplicationMethod } from "../identity/identity.ts";
import {
  appliedForPr,
  previousApplication,
  willPursuePr,
  willWorkInCanadaAfterGrad,
} from "../studies/plansAfterStudies.ts";
import { fieldOfStudy, formCanadianLevelOfStudy, programName, programTimeGroup } from "../studies/program.ts";
import { dli, hasPal, province, schoolAcceptanceStatus, schoolAddressObject, schoolName } from "../studies/school.ts";
import {
  degreeRelation,
  highestEducation,
  languageTest,
  languageTestScore,
  mostRecentStudies,
  studiedInCanada,
} from "../studies/schooling.ts";
import { spouseCriminalHistoryGroup } from "../background/criminal.ts";
import { spouseCountriesVisited, spouseHasMedicalExam, spouseHealth, spouseMedical } from "../health/spouseHealth.ts";
import { spouseVisaViolationsGroup } from "../background/spouseVisaViolations.ts";
import { neverAppliedConfirmation } from "../background/visaHistory.ts";
import { employmentStatus, jobDescription, jobTitle, returningJobOffer } from "../work/work.ts";
import { firstPermitBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { names, you } from "./sections/identity.ts";
import { money } from "./sections/money.ts";
import { custody, family } from "./sections/family.ts";
import { history, law } from "./sections/history.ts";
import { health } from "./sections/health.ts";
import { spouseStory } from "./sections/spouse.ts";
import { agent, documents, finish } from "./sections/finish.ts";

/** A first study permit. */

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [
    schoolAcceptanceStatus,
    schoolName,
    dli,
    province,
    schoolAddressObject,
    programName,
    formCanadianLevelOfStudy,
    fieldOfStudy,
    programTimeGroup,
    hasPal,
    coOpGroup,
  ],
};

const plans: Section = {
  id: "plans",
  title: { en: "Schooling and plans", fr: "Parcours et projets" },
  steps: [
    highestEducation,
    mostRecentStudies,
    studiedInCanada,
    degreeRelation,
    languageTest,
    languageTestScore,
    willWorkInCanadaAfterGrad,
    willPursuePr,
    appliedForPr,
    previousApplication,
  ],
};

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [employmentStatus, jobTitle, jobDescription, returningJobOffer],
};

const spouseHistory: Section = {
  id: "spouseHistory",
  title: { en: "Your spouse or partner’s history", fr: "Antécédents de votre conjoint ou partenaire" },
  steps: [
    spouseCountriesVisited,
    spouseHealth,
    spouseMedical,
    spouseHasMedicalExam,
    spouseBiometricsGroup,
    spouseCriminalHistoryGroup,
    spouseVisaViolationsGroup,
  ],
};

/** Whether one may apply at the border rests on the question about a green card, so it comes after that one. */
const historyAndBorder: Section = {
  ...history,
  steps: history.steps.flatMap((step) =>
    step === neverAppliedConfirmation ? [step, usCitizenVisaApplicationMethod] : [step],
  ),
};

export const studentFlow: readonly Section[] = [
  ...firstPermitBeginning,
  studies,
  you,
  plans,
  work,
  money,
  family,
  custody,
  names,
  historyAndBorder,
  health,
  law,
  spouseHistory,
  spouseStory,
  agent,
  documents,
  finish,
];
