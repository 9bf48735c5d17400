import { isExpressEntry } from "../../conditions/application/application.ts";
import { finishedSchooling, tookLanguageTest } from "../../conditions/studies/study.ts";
import { not } from "../../kernel/condition.ts";
import { languageTests } from "../choices.ts";
import { languageScoreFields } from "../language/languageScores.ts";
import { composite, question, type QuestionChoice } from "../step.ts";
import { languageScoresPrefill, languageTestPrefill } from "../documentPrefills.ts";

/** Earlier schooling and languages. */

export const levelsOfSchooling: readonly QuestionChoice[] = [
  { value: "none", label: { en: "None, or less than high school", fr: "Aucune, ou moins que le secondaire" } },
  { value: "secondary", label: { en: "High school diploma", fr: "Diplôme d’études secondaires" } },
  {
    value: "oneYear",
    label: {
      en: "One-year certificate or diploma from a college, trade school or university",
      fr: "Certificat ou diplôme d’un an (collège, métier, université)",
    },
  },
  {
    value: "twoYear",
    label: {
      en: "Two-year diploma (college, trade, university)",
      fr: "Diplôme de deux ans (collège, métier, université)",
    },
  },
  {
    value: "trade",
    label: { en: "Trade or apprenticeship certificate", fr: "Certificat de métier ou d’apprentissage" },
  },
  {
    value: "bachelor",
    label: {
      en: "Bachelor’s degree or another program of three years or more",
      fr: "Baccalauréat ou autre programme de trois ans ou plus",
    },
  },
  {
    value: "twoOrMore",
    label: {
      en: "Two or more credentials, one of them three years or more",
      fr: "Deux titres ou plus, dont un de trois ans ou plus",
    },
  },
  {
    value: "professional",
    label: {
      en: "Professional degree, such as medicine, law or dentistry",
      fr: "Diplôme professionnel (médecine, droit, médecine dentaire, etc.)",
    },
  },
  { value: "master", label: { en: "Master’s degree", fr: "Maîtrise" } },
  { value: "doctorate", label: { en: "Doctorate (PhD)", fr: "Doctorat" } },
];

export const highestEducation = question({
  id: "highestEducation",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: {
    en: "What is the highest level of schooling you finished?",
    fr: "Quel est le plus haut niveau d’études que vous avez terminé?",
  },
  hint: {
    en: "Count only finished studies, in any country.",
    fr: "Comptez seulement les études terminées, dans tout pays.",
  },
  whyWeAsk: { en: "It shows how the new program fits.", fr: "Cela montre la place du nouveau programme." },
  choices: levelsOfSchooling,
  needed: "always",
});

export const mostRecentStudies = question({
  id: "mostRecentStudies",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "What were your most recent studies?", fr: "Quelles sont vos études les plus récentes?" },
  hint: { en: "Include studies that you have not finished yet.", fr: "Incluez les études non encore terminées." },
  whyWeAsk: {
    en: "Finishing high school in Canada changes some later options.",
    fr: "Terminer le secondaire au Canada change certaines options.",
  },
  choices: [
    { value: "secondaryInCanada", label: { en: "High school in Canada", fr: "Secondaire au Canada" } },
    { value: "secondaryAbroad", label: { en: "High school outside Canada", fr: "Secondaire hors du Canada" } },
    {
      value: "postSecondaryInCanada",
      label: { en: "College or university in Canada", fr: "Collège ou université au Canada" },
    },
    {
      value: "postSecondaryAbroad",
      label: { en: "College or university outside Canada", fr: "Collège ou université hors du Canada" },
    },
    {
      value: "languageOrOther",
      label: { en: "A language course or other course", fr: "Un cours de langue ou un autre cours" },
    },
  ],
  needed: "always",
  shown: finishedSchooling,
  warnings: ["completingHighSchoolInCanada", "studiedInCanadaYesAndNo"],
});

export const studiedInCanada = question({
  id: "studiedInCanada",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you studied in Canada before?", fr: "Avez-vous déjà étudié au Canada?" },
  hint: { en: "Count courses longer than six months.", fr: "Comptez les cours de plus de six mois." },
  whyWeAsk: {
    en: "It goes into the study forms and letters.",
    fr: "La réponse figure dans les formulaires et lettres d’études.",
  },
  needed: "always",
  shown: not(isExpressEntry),
  warnings: ["studiedInCanadaYesAndNo"],
});

export const degreeRelation = question({
  id: "degreeRelation",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is this program related to what you studied or worked in before?",
    fr: "Ce programme est-il lié à vos études ou à votre travail précédents?",
  },
  hint: {
    en: "A change of field is fine. It only needs a good reason.",
    fr: "Un changement de domaine est possible. Il suffit d’une bonne raison.",
  },
  whyWeAsk: {
    en: "Officers look at why you chose this program.",
    fr: "Les agents regardent pourquoi vous avez choisi ce programme.",
  },
  needed: "always",
  shown: finishedSchooling,
});

export const languageTest = question({
  id: "languageTest",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Which language test did you take?", fr: "Quel test de langue avez-vous passé?" },
  hint: {
    en: "Results under two years old count. Choose None if you took no test.",
    fr: "Les résultats de moins de deux ans comptent. Choisissez Aucun si vous n’en avez pas passé.",
  },
  whyWeAsk: {
    en: "Schools and some permits ask for a result.",
    fr: "Les établissements et certains permis exigent un résultat.",
  },
  choices: languageTests,
  prefill: languageTestPrefill,
  needed: "always",
  alsoAsks: [{ life: "languagesSpoken" }],
});

export const languageTestScore = composite({
  id: "languageTestScore",
  person: "main",
  look: "fields",
  question: { en: "What were your scores?", fr: "Quelles ont été vos notes?" },
  hint: { en: "Copy the four scores from your result sheet.", fr: "Recopiez les quatre notes de votre relevé." },
  whyWeAsk: { en: "Each skill counts on its own.", fr: "Chaque habileté compte séparément." },
  prefill: languageScoresPrefill,
  needed: "always",
  shown: tookLanguageTest,
  fields: languageScoreFields,
});
