import { isExpressEntry } from "../../conditions/application/application.ts";
import {
  finishedVocational,
  finishedWithoutDegree,
  schoolOfLastProgramIsOpen,
  studiedPartlyOnline,
} from "../../conditions/studies/finishedStudies.ts";
import { isFlightGraduate, studiedInCanada } from "../../conditions/studies/study.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { programMonths, vocationalHours } from "../../tables/studies/programLimits.ts";
import { wholeWithin } from "../../fields/checks/choices.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { programCodeForm } from "../../fields/checks/documentNumbers.ts";
import { levelsOfStudy } from "../choices.ts";
import { question } from "../step.ts";

/** What was finished in Canada (document 3 sections 3.1, 4.2 and 9.4); the last five questions are ours (ADR 0180). */

const decidesPermit: Text = {
  en: "It decides whether a permit is possible, and how long it lasts.",
  fr: "Cela détermine si un permis est possible, et sa durée.",
};

export const hadPgwp = question({
  id: "hadPgwp",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever had a post-graduation work permit?",
    fr: "Avez-vous déjà eu un permis de travail postdiplôme?",
  },
  hint: { en: "Say yes even if it has expired.", fr: "Répondez oui même s’il est expiré." },
  whyWeAsk: { en: "A person gets this permit once in a lifetime.", fr: "Ce permis ne s’obtient qu’une seule fois." },
  needed: "always",
});

export const numberOfStudyPrograms = question({
  id: "numberOfStudyPrograms",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "How many programs did you finish in Canada?",
    fr: "Combien de programmes avez-vous terminés au Canada?",
  },
  hint: {
    en: "Count programs of eight months or more. Programs add up if you finished the later one within two years of the earlier one.",
    fr: "Comptez les programmes de huit mois ou plus. Ils s’additionnent si le deuxième s’est terminé dans les deux ans suivant le premier.",
  },
  whyWeAsk: {
    en: "Two programs can be added together for a longer permit.",
    fr: "Deux programmes peuvent s’additionner et donner un permis plus long.",
  },
  choices: [
    { value: 1, label: { en: "One", fr: "Un" } },
    { value: 2, label: { en: "Two", fr: "Deux" } },
    { value: 3, label: { en: "Three or more", fr: "Trois ou plus" } },
  ],
  needed: "always",
});

/** An Express Entry profile asks only who studied in Canada. */
const finishedInCanada = any(not(isExpressEntry), studiedInCanada);

export const canadianLevelOfStudy = question({
  id: "canadianLevelOfStudy",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: { en: "What did you study in Canada?", fr: "Qu’avez-vous étudié au Canada?" },
  hint: { en: "Choose the level on your diploma.", fr: "Choisissez le niveau inscrit sur votre diplôme." },
  whyWeAsk: {
    en: "The level of the language test and the length of the permit depend on it.",
    fr: "Le niveau exigé au test de langue et la durée du permis en dépendent.",
  },
  choices: levelsOfStudy,
  needed: "always",
  shown: finishedInCanada,
  warnings: ["completingHighSchoolInCanada"],
});

export const canadianStudyLength = question({
  id: "canadianStudyLength",
  kind: "number",
  person: "main",
  question: {
    en: "How many months did your studies in Canada last in total?",
    fr: "Combien de mois vos études au Canada ont-elles duré au total?",
  },
  hint: {
    en: "Use the length that the school gives for each program. For vocational training in Quebec, 112 hours make one month.",
    fr: "Indiquez la durée que l’établissement donne pour chaque programme. En formation professionnelle au Québec, 112 heures font un mois.",
  },
  whyWeAsk: decidesPermit,
  unit: { en: "months", fr: "mois" },
  checks: [wholeWithin(programMonths)],
  needed: "always",
  shown: finishedInCanada,
});

export const pgwpFullTimeStudent = question({
  id: "pgwpFullTimeStudent",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Were you a full-time student in every session?",
    fr: "Avez-vous étudié à temps plein à chaque session?",
  },
  hint: {
    en: "The last session may be part-time. A leave that your school approved is asked about next.",
    fr: "La dernière session peut être à temps partiel. Une interruption approuvée fait l’objet d’une autre question.",
  },
  whyWeAsk: {
    en: "The post-graduation permit is for full-time students.",
    fr: "Le permis postdiplôme vise les études à temps plein.",
  },
  needed: "always",
});

export const pgwpOnlineStudies = question({
  id: "pgwpOnlineStudies",
  kind: "yesNo",
  person: "main",
  question: { en: "Was part of your studies online?", fr: "Une partie de vos études s’est-elle faite en ligne?" },
  hint: {
    en: "Count courses that you followed from home or from another country.",
    fr: "Comptez les cours suivis de chez vous ou d’un autre pays.",
  },
  whyWeAsk: {
    en: "At least half of the program must normally be in class in Canada.",
    fr: "Au moins la moitié du programme doit normalement se faire en classe au Canada.",
  },
  needed: "always",
});

/** "More than half": exactly half in class is enough (docs/facts/programmes.md section 8). */
export const onlineStudiesLength = question({
  id: "onlineStudiesLength",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Was more than half of the program online?",
    fr: "Plus de la moitié du programme s’est-elle faite en ligne?",
  },
  hint: {
    en: "Compare credits or hours of the whole program. Exactly half counts as no.",
    fr: "Comparez les crédits ou les heures de tout le programme. Exactement la moitié compte comme non.",
  },
  whyWeAsk: decidesPermit,
  needed: studiedPartlyOnline,
  shown: studiedPartlyOnline,
});

export const vocationalStudyHours = question({
  id: "vocationalStudyHours",
  kind: "number",
  person: "main",
  question: {
    en: "How many hours did your vocational training in Quebec have?",
    fr: "Combien d’heures votre formation professionnelle au Québec comptait-elle?",
  },
  hint: {
    en: "The hours of the program, as on your transcript or diploma. Add the hours of two such programs.",
    fr: "Les heures du programme, comme sur votre relevé ou votre diplôme. Additionnez les heures de deux formations.",
  },
  whyWeAsk: {
    en: "For these diplomas, hours decide and not months.",
    fr: "Pour ces diplômes, ce sont les heures qui comptent, et non les mois.",
  },
  unit: { en: "hours", fr: "heures" },
  checks: [wholeWithin(vocationalHours)],
  needed: finishedVocational,
  shown: finishedVocational,
});

export const studyPermitAppliedOn = question({
  id: "studyPermitAppliedOn",
  kind: "date",
  person: "main",
  question: {
    en: "When did you apply for the study permit of this program?",
    fr: "Quand avez-vous demandé le permis d’études pour ce programme?",
  },
  hint: {
    en: "The day you sent your first application for these studies, not an extension. It is in your IRCC account.",
    fr: "Le jour de votre première demande pour ces études, et non d’une prolongation. Il figure dans votre compte d’IRCC.",
  },
  whyWeAsk: {
    en: "The day decides whether the field of study counts.",
    fr: "Cette date détermine si le domaine d’études compte.",
  },
  checks: [notAfterToday],
  needed: "always",
  shown: all(finishedWithoutDegree, not(isFlightGraduate)),
});

export const programCode = question({
  id: "programCode",
  kind: "text",
  person: "main",
  question: { en: "What is the CIP code of your program?", fr: "Quel est le code CPE de votre programme?" },
  hint: {
    en: "Six digits such as 51.0000. Your school can tell you. If you finished two programs, use the last one. Leave it empty if you do not know it.",
    fr: "Six chiffres, par exemple 51.0000. Votre établissement peut vous le donner. Pour deux programmes, prenez le dernier. Laissez vide si vous ne le connaissez pas.",
  },
  whyWeAsk: {
    en: "IRCC has a list of fields of study by this code.",
    fr: "IRCC a une liste de domaines d’études selon ce code.",
  },
  checks: [programCodeForm],
  needed: "never",
  shown: all(finishedWithoutDegree, not(isFlightGraduate)),
});

export const graduatedFromUniversity = question({
  id: "graduatedFromUniversity",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is your last program a program of a university?",
    fr: "Votre dernier programme est-il un programme d’une université?",
  },
  hint: {
    en: "Say no if a college or another school gave it.",
    fr: "Répondez non s’il relève d’un collège ou d’un autre établissement.",
  },
  whyWeAsk: {
    en: "Programs of universities ask for a higher language level.",
    fr: "Les programmes universitaires exigent un niveau de langue plus élevé.",
  },
  needed: "always",
  shown: all(schoolOfLastProgramIsOpen, not(isFlightGraduate)),
});

export const taughtUnderLicence = question({
  id: "taughtUnderLicence",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "Did a private school teach the program of a public college?",
    fr: "Un établissement privé a-t-il donné le programme d’un collège public?",
  },
  hint: {
    en: "Then the diploma names the public college, and you attended the private school. Most people answer no.",
    fr: "Le diplôme nomme alors le collège public, et vous avez fréquenté l’établissement privé. La plupart des gens répondent non.",
  },
  whyWeAsk: decidesPermit,
  choices: [
    { value: "no", label: { en: "No", fr: "Non" } },
    {
      value: "sameProvince",
      label: { en: "Yes, a college of the same province", fr: "Oui, un collège de la même province" },
    },
    {
      value: "otherProvince",
      label: { en: "Yes, a college of another province", fr: "Oui, un collège d’une autre province" },
    },
  ],
  needed: "always",
  shown: all(finishedWithoutDegree, not(isFlightGraduate)),
});
