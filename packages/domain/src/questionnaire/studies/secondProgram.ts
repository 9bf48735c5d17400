import type { CaseReader } from "../../caseFile/reader.ts";
import { hasSecondProgram, hasSecondSchool } from "../../conditions/studies/studyExtension.ts";
import type { Text } from "../../kernel/text.ts";
import { schoolAddressFields } from "../background/addressFields.ts";
import { levelsOfStudy } from "../choices.ts";
import { endNotBefore } from "../../fields/checks/dates.ts";
import { composite, question } from "../step.ts";
import { keptNumber, schoolNumberForm } from "../../fields/checks/documentNumbers.ts";
import { notBlank } from "../../fields/checks/texts.ts";

/** The second school and program (document 3 section 4.2, study). */

const showsStudies: Text = {
  en: "It shows how your studies went and what comes next.",
  fr: "Cela montre le déroulement de vos études et la suite.",
};

export const schoolName2 = question({
  id: "schoolName2",
  kind: "text",
  person: "main",
  question: { en: "What is the second school called?", fr: "Comment s’appelle le deuxième établissement?" },
  hint: {
    en: "For an extension, the new school. For a post-graduation permit, the school of your other program.",
    fr: "Pour une prolongation, le nouvel établissement. Pour un permis postdiplôme, celui de votre autre programme.",
  },
  whyWeAsk: showsStudies,
  needed: "always",
  shown: hasSecondSchool,
  checks: [notBlank],
});

export const dli2 = question({
  id: "dli2",
  kind: "text",
  person: "main",
  question: {
    en: "What is the DLI number of the second school?",
    fr: "Quel est le numéro d’EED du deuxième établissement?",
  },
  hint: {
    en: "It starts with O. Leave it empty if you cannot find it.",
    fr: "Il commence par O. Laissez vide si vous ne le trouvez pas.",
  },
  whyWeAsk: showsStudies,
  needed: "never",
  shown: hasSecondSchool,
  kept: keptNumber,
  checks: [schoolNumberForm],
});

export const schoolAddress2Object = composite({
  id: "schoolAddress2Object",
  person: "main",
  look: "address",
  question: { en: "What is the address of the second school?", fr: "Quelle est l’adresse du deuxième établissement?" },
  hint: { en: "The campus where you study or studied.", fr: "Le campus où vous étudiez ou avez étudié." },
  whyWeAsk: showsStudies,
  needed: "always",
  shown: hasSecondSchool,
  fields: schoolAddressFields,
});

export const studentId2 = question({
  id: "studentId2",
  kind: "text",
  person: "main",
  question: {
    en: "What is your student number at the second school?",
    fr: "Quel est votre numéro d’étudiant au deuxième établissement?",
  },
  hint: {
    en: "It is on your student card or letter. Leave it empty if you have none yet.",
    fr: "Il figure sur votre carte ou votre lettre. Laissez vide si vous n’en avez pas encore.",
  },
  whyWeAsk: showsStudies,
  needed: "never",
  shown: hasSecondSchool,
  checks: [notBlank],
});

export const programName2 = question({
  id: "programName2",
  kind: "text",
  person: "main",
  question: { en: "What is the second program called?", fr: "Comment s’appelle le deuxième programme?" },
  hint: { en: "Copy the name from the letter or the diploma.", fr: "Recopiez le nom de la lettre ou du diplôme." },
  whyWeAsk: showsStudies,
  needed: "always",
  shown: hasSecondProgram,
  checks: [notBlank],
});

export const startOfCanadianStudyProgram2 = question({
  id: "startOfCanadianStudyProgram2",
  kind: "date",
  person: "main",
  question: {
    en: "When does, or did, the second program start?",
    fr: "Quand le deuxième programme commence-t-il ou a-t-il commencé?",
  },
  hint: { en: "The first day of classes.", fr: "Le premier jour de cours." },
  whyWeAsk: showsStudies,
  needed: "always",
  shown: hasSecondProgram,
});

export const graduationDate2 = question({
  id: "graduationDate2",
  kind: "date",
  person: "main",
  question: {
    en: "When does, or did, the second program end?",
    fr: "Quand le deuxième programme se termine-t-il ou s’est-il terminé?",
  },
  hint: {
    en: "The end date on the letter, or the date of your final marks.",
    fr: "La date de fin de la lettre, ou celle de vos notes finales.",
  },
  whyWeAsk: showsStudies,
  checks: [endNotBefore<CaseReader>((the) => the.answer("startOfCanadianStudyProgram2"))],
  needed: "always",
  shown: hasSecondProgram,
});

export const canadianLevelOfStudy2 = question({
  id: "canadianLevelOfStudy2",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: { en: "What is the level of the second program?", fr: "Quel est le niveau du deuxième programme?" },
  hint: {
    en: "Choose the level on the letter or the diploma.",
    fr: "Choisissez le niveau de la lettre ou du diplôme.",
  },
  whyWeAsk: showsStudies,
  choices: levelsOfStudy,
  needed: "always",
  shown: hasSecondProgram,
});
