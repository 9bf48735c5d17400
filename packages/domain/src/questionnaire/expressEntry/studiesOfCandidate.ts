import {
  eoStudied,
  finishedSecondary,
  hasAssessment,
  lengthOfCredentialCounts,
} from "../../conditions/expressEntry/asked.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { question, type QuestionChoice } from "../step.ts";

/** Studies of a candidate and what shows them; all but the first are ours (ADR 0189). */

const studiesGivePoints: Text = {
  en: "Studies give points only when something shows them.",
  fr: "Les études donnent des points seulement si quelque chose les prouve.",
};

export const eoStudiedInCanada = question({
  id: "eoStudiedInCanada",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you studied in Canada?", fr: "Avez-vous étudié au Canada?" },
  hint: {
    en: "Count high school, college and university.",
    fr: "Comptez le secondaire, le collège et l’université.",
  },
  whyWeAsk: {
    en: "A diploma from Canada gives points of its own.",
    fr: "Un diplôme canadien donne des points à lui seul.",
  },
  needed: "always",
});

export const proofsOfStudies: readonly QuestionChoice[] = [
  { value: "canadian", label: { en: "A diploma from Canada", fr: "Un diplôme canadien" } },
  {
    value: "assessed",
    label: {
      en: "A report on your studies abroad (ECA), made for immigration",
      fr: "Une évaluation des diplômes d’études (EDE) faite pour l’immigration",
    },
  },
  { value: "none", label: { en: "Neither yet", fr: "Ni l’un ni l’autre pour le moment" } },
];

export const eoEducationProof = question({
  id: "eoEducationProof",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "What shows your highest level of schooling?",
    fr: "Qu’est-ce qui prouve votre plus haut niveau d’études?",
  },
  hint: {
    en: "For two or more credentials, each from outside Canada needs its assessment.",
    fr: "S’il y a deux diplômes ou plus, chacun de l’étranger exige son évaluation.",
  },
  whyWeAsk: studiesGivePoints,
  choices: proofsOfStudies,
  needed: finishedSecondary,
  shown: finishedSecondary,
});

export const eoAssessmentDate = question({
  id: "eoAssessmentDate",
  kind: "date",
  person: "main",
  question: { en: "When was the assessment issued?", fr: "Quand l’évaluation a-t-elle été délivrée?" },
  hint: {
    en: "The date on the report. It counts while it is less than five years old.",
    fr: "La date inscrite sur le rapport. Il compte tant qu’il a moins de cinq ans.",
  },
  whyWeAsk: studiesGivePoints,
  needed: all(finishedSecondary, hasAssessment),
  shown: all(finishedSecondary, hasAssessment),
  checks: [notAfterToday],
});

export const eoCanadianCredential = question({
  id: "eoCanadianCredential",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "How long is the program of your longest diploma from Canada?",
    fr: "Quelle est la durée du programme de votre plus long diplôme canadien?",
  },
  hint: {
    en: "As the school counts it. You studied there full-time for eight months or more.",
    fr: "Selon l’établissement. Vous y avez étudié à temps plein huit mois ou plus.",
  },
  whyWeAsk: {
    en: "The ranking score gives points for it.",
    fr: "La note de classement en tient compte.",
  },
  choices: [
    { value: "none", label: { en: "I do not have one", fr: "Je n’ai pas un tel diplôme" } },
    { value: "oneOrTwoYears", label: { en: "One or two years", fr: "Un ou deux ans" } },
    { value: "threeYears", label: { en: "Three years or more", fr: "Trois ans ou plus" } },
  ],
  needed: lengthOfCredentialCounts,
  shown: lengthOfCredentialCounts,
});

export const eoTwoAcademicYears = question({
  id: "eoTwoAcademicYears",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did you study full-time in Canada for two academic years or more, in a program of at least two years?",
    fr: "Avez-vous étudié à temps plein au Canada deux années d’études ou plus, dans un programme d’au moins deux ans?",
  },
  hint: {
    en: "High school counts. You do not need the diploma for this.",
    fr: "Le secondaire compte. Le diplôme n’est pas exigé pour cela.",
  },
  whyWeAsk: {
    en: "It gives points for the Federal Skilled Worker Program.",
    fr: "Cela donne des points pour le Programme des travailleurs qualifiés (fédéral).",
  },
  needed: eoStudied,
  shown: eoStudied,
});
