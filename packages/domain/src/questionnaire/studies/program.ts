import type { CaseReader } from "../../caseFile/reader.ts";
import {
  isFamilyApplication,
  isFamilyOfExtension,
  isIrccRequest,
  isPostGraduationPermit,
  isStudent,
} from "../../conditions/application/application.ts";
import { changesWorkConditions, reportsNewSchool } from "../../conditions/application/reasonsForContact.ts";
import { programWasRead } from "../../conditions/documentsRead.ts";
import { isMarriedOrCommonLaw, spouseAccompanies } from "../../conditions/family/family.ts";
import { programsOfSchool } from "../../conditions/studies/knownSchools.ts";
import { spousePermitWaitsForLength, studiesForMasters } from "../../conditions/work/spouseOpenWorkPermit.ts";
import { hasChosenSchool } from "../../conditions/studies/study.ts";
import { finishedOneProgram, finishedSeveralPrograms } from "../../conditions/studies/studyExtension.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { programMonths } from "../../tables/studies/programLimits.ts";
import { wholeWithin } from "../../fields/checks/choices.ts";
import { fieldsOfStudy, levelsOfStudy } from "../choices.ts";
import { endNotBefore } from "../../fields/checks/dates.ts";
import { graduationPrefill, programNamePrefill, studyLengthPrefill, studyStartPrefill } from "../prefills.ts";
import { group, question } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";

/** The program in Canada. */

export const programName = question({
  id: "programName",
  kind: "text",
  person: "main",
  question: { en: "What is the name of your program?", fr: "Quel est le nom de votre programme?" },
  hint: { en: "Copy it from your letter of acceptance.", fr: "Recopiez-le de votre lettre d’acceptation." },
  whyWeAsk: { en: "It goes into the form and your letters.", fr: "Il figure dans le formulaire et vos lettres." },
  knownValues: programsOfSchool,
  prefill: programNamePrefill,
  needed: "always",
  shown: all(any(not(isStudent), hasChosenSchool), any(changesWorkConditions, reportsNewSchool, not(isIrccRequest))),
  skipped: programWasRead,
  checks: [notBlank],
});

export const formCanadianLevelOfStudy = question({
  id: "formCanadianLevelOfStudy",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: { en: "What level will you study in Canada?", fr: "À quel niveau étudierez-vous au Canada?" },
  hint: {
    en: "Choose the level on your letter of acceptance.",
    fr: "Choisissez le niveau indiqué sur votre lettre d’acceptation.",
  },
  whyWeAsk: {
    en: "The level decides if you need a provincial attestation letter.",
    fr: "Le niveau détermine s’il faut une lettre d’attestation provinciale.",
  },
  choices: levelsOfStudy,
  needed: "always",
});

export const fieldOfStudy = question({
  id: "fieldOfStudy",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: { en: "What is your field of study?", fr: "Quel est votre domaine d’études?" },
  hint: { en: "Choose the closest one.", fr: "Choisissez le plus proche." },
  whyWeAsk: { en: "The form has a fixed list.", fr: "Le formulaire a une liste fixe." },
  choices: fieldsOfStudy,
  needed: "always",
});

export const startOfCanadianStudyProgram = question({
  id: "startOfCanadianStudyProgram",
  kind: "date",
  person: "main",
  question: { en: "When does your program start?", fr: "Quand votre programme commence-t-il?" },
  hint: {
    en: "The first day of classes on your letter of acceptance.",
    fr: "Le premier jour de cours indiqué sur votre lettre d’acceptation.",
  },
  whyWeAsk: {
    en: "Your age on arrival and the length of your permit depend on it.",
    fr: "Votre âge à l’arrivée et la durée du permis en dépendent.",
  },
  prefill: studyStartPrefill,
  warnings: ["programStartUnusual", "programStartsSoon"],
  needed: not(isFamilyOfExtension),
  shown: all(
    any(not(isStudent), hasChosenSchool),
    any(not(isFamilyOfExtension), studiesForMasters),
    not(all(isPostGraduationPermit, not(finishedOneProgram), not(finishedSeveralPrograms))),
  ),
});

/**
 * The family of a student is asked for it where the permit of the spouse rests on it, which only a master’s degree does; it
 * has to be given once the spouse comes along and the dates of the program do not tell it.
 */
export const lengthOfStudies = question({
  id: "lengthOfStudies",
  kind: "number",
  person: "main",
  question: { en: "How many months does your program last?", fr: "Combien de mois votre programme dure-t-il?" },
  hint: {
    en: "Count from the first day of classes to the end, breaks included.",
    fr: "Comptez du premier jour de cours à la fin, pauses comprises.",
  },
  whyWeAsk: {
    en: "Programs of six months or less may not need a permit.",
    fr: "Les programmes de six mois ou moins n’exigent pas toujours un permis.",
  },
  unit: { en: "months", fr: "mois" },
  checks: [wholeWithin(programMonths)],
  prefill: studyLengthPrefill,
  needed: any(not(isFamilyApplication), all(isMarriedOrCommonLaw, spouseAccompanies, spousePermitWaitsForLength)),
  shown: all(any(not(isStudent), hasChosenSchool), any(not(isFamilyApplication), studiesForMasters)),
});

export const graduationDate = question({
  id: "graduationDate",
  kind: "date",
  person: "main",
  question: {
    en: "When do you finish, or when did you finish, your program?",
    fr: "Quand terminerez-vous ou avez-vous terminé votre programme?",
  },
  hint: {
    en: "The end date on your letter, or the date on your final marks.",
    fr: "La date de fin de votre lettre, ou celle de vos notes finales.",
  },
  whyWeAsk: {
    en: "You must apply for a post-graduation permit within 180 days.",
    fr: "Vous devez demander le permis postdiplôme dans les 180 jours.",
  },
  checks: [endNotBefore<CaseReader>((the) => the.answer("startOfCanadianStudyProgram"))],
  prefill: graduationPrefill,
  needed: "always",
});

/** From its first day to its last. */
export const programTimeGroup = group({
  id: "programTimeGroup",
  person: "main",
  question: { en: "The dates of your program", fr: "Les dates de votre programme" },
  members: [startOfCanadianStudyProgram, lengthOfStudies, graduationDate],
});
