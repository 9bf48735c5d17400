import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { ProvinceCode } from "../../lists/provinces.ts";
import { isOneOf } from "../oneOf.ts";
import { schoolOfSignIn } from "./knownSchools.ts";

/** Conditions about the school, the program and earlier schooling. */

/**
 * Province of the school: from its address, else as answered (docs/facts/questionnaire.md section 2), else, of those who signed
 * in through it, as the list of schools says.
 */
export const schoolProvince = (the: CaseReader): ProvinceCode | undefined =>
  the.answer("schoolAddressObject")?.province ?? the.answer("province") ?? schoolOfSignIn(the)?.province;

export const isAccepted = says(
  "isAccepted",
  { en: "you have a letter of acceptance", fr: "vous avez une lettre d’acceptation" },
  (the) => isOneOf(the.answer("schoolAcceptanceStatus"), ["yes", "yesAndAccepted"]),
  {
    en: "your answers do not show a letter of acceptance",
    fr: "vos réponses n’indiquent pas de lettre d’acceptation",
  },
);

export const hasChosenSchool = says(
  "hasChosenSchool",
  { en: "you have chosen a school", fr: "vous avez choisi un établissement" },
  (the) => isOneOf(the.answer("schoolAcceptanceStatus"), ["yes", "yesAndAccepted", "conditional", "waiting"]),
  {
    en: "your answers do not show that you have chosen a school",
    fr: "vos réponses n’indiquent pas que vous avez choisi un établissement",
  },
);

export const isPostSecondary = says(
  "isPostSecondary",
  {
    en: "your answers do not show that your program is at primary or secondary school",
    fr: "vos réponses n’indiquent pas que votre programme est au primaire ou au secondaire",
  },
  (the) => {
    const level = the.answer("formCanadianLevelOfStudy");
    return level !== "primary" && level !== "secondary";
  },
  { en: "you will study at primary or secondary school", fr: "vous étudierez au primaire ou au secondaire" },
);

export const finishedSchooling = says(
  "finishedSchooling",
  { en: "you finished high school or more", fr: "vous avez terminé le secondaire ou plus" },
  (the) => {
    const level = the.answer("highestEducation");
    return level !== undefined && level !== "none";
  },
  { en: "your answers do not show finished schooling", fr: "vos réponses n’indiquent pas d’études terminées" },
);

export const tookLanguageTest = says(
  "tookLanguageTest",
  { en: "you took a language test", fr: "vous avez passé un test de langue" },
  (the) => {
    const test = the.answer("languageTest");
    return test !== undefined && test !== "None";
  },
  { en: "your answers do not show a language test", fr: "vos réponses n’indiquent pas de test de langue" },
);

export const isSchoolLevel = says(
  "isSchoolLevel",
  { en: "your program is at primary or secondary school", fr: "votre programme est au primaire ou au secondaire" },
  (the) => isOneOf(the.answer("formCanadianLevelOfStudy"), ["primary", "secondary"]),
);

export const studiedInCanada = says(
  "studiedInCanada",
  { en: "you studied in Canada", fr: "vous avez étudié au Canada" },
  (the) => the.answer("studiedInCanada") === true || the.answer("eoStudiedInCanada") === true,
);

export const studiedAbroadOnly = says(
  "studiedAbroadOnly",
  { en: "your education is from outside Canada", fr: "vous avez fait vos études hors du Canada" },
  (the) => {
    const highest = the.answer("highestEducation");
    const inCanada = the.answer("studiedInCanada") ?? the.answer("eoStudiedInCanada");
    return highest !== undefined && highest !== "none" && inCanada === false;
  },
);

export const isFlightGraduate = says(
  "isFlightGraduate",
  { en: "you graduated from a flight school", fr: "vous avez terminé une école de pilotage" },
  (the) => the.answer("graduatedFlightSchool") === true,
  {
    en: "your answers do not show that you graduated from a flight school",
    fr: "vos réponses n’indiquent pas que vous avez terminé une école de pilotage",
  },
);

export const isFlightInstructor = says(
  "isFlightInstructor",
  {
    en: "you have an instructor rating and a job offer as an instructor",
    fr: "vous avez une qualification d’instructeur et une offre d’emploi comme instructeur",
  },
  (the) => the.answer("pilotInstructorRatingAndJobOffer") === true,
);
