import {
  spouseFinishedSecondary,
  spouseGivesPoints,
  spouseHasAssessment,
  spouseTookTest,
} from "../../conditions/expressEntry/asked.ts";
import { wholeWithin } from "../../fields/checks/choices.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { skilledWorkYears } from "../../tables/expressEntry/programRequirements.ts";
import { scoreFieldsOf } from "../language/languageScores.ts";
import { composite, question } from "../step.ts";
import { levelsOfSchooling } from "../studies/schooling.ts";
import { noTest, testsThatCount } from "./languageOfCandidate.ts";
import { proofsOfStudies } from "./studiesOfCandidate.ts";

/** What a spouse or partner who comes along adds to the score (docs/facts/express-entry.md section 1); ours (ADR 0189). */

const addsPoints: Text = {
  en: "A spouse or partner who comes with you can add points.",
  fr: "Un conjoint ou partenaire qui vous accompagne peut ajouter des points.",
};
const youAddPoints: Text = {
  en: "You can add points to the profile.",
  fr: "Vous pouvez ajouter des points au profil.",
};

export const spouseHighestEducation = question({
  id: "spouseHighestEducation",
  kind: "choice",
  look: "dropdown",
  person: "spouse",
  question: {
    en: "What is the highest level of schooling that your spouse or partner finished?",
    fr: "Quel est le plus haut niveau d’études que votre conjoint ou partenaire a terminé?",
  },
  hint: {
    en: "Count only finished studies, in any country.",
    fr: "Comptez seulement les études terminées, dans tout pays.",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: {
      en: "What is the highest level of schooling you finished?",
      fr: "Quel est le plus haut niveau d’études que vous avez terminé?",
    },
    whyWeAsk: youAddPoints,
  },
  choices: levelsOfSchooling,
  needed: spouseGivesPoints,
  shown: spouseGivesPoints,
});

const shown = all(spouseGivesPoints, spouseFinishedSecondary);

export const spouseEducationProof = question({
  id: "spouseEducationProof",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "What shows the schooling of your spouse or partner?",
    fr: "Qu’est-ce qui prouve les études de votre conjoint ou partenaire?",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: {
      en: "What shows your schooling?",
      fr: "Qu’est-ce qui prouve vos études?",
    },
    whyWeAsk: youAddPoints,
  },
  choices: proofsOfStudies,
  needed: shown,
  shown,
});

export const spouseAssessmentDate = question({
  id: "spouseAssessmentDate",
  kind: "date",
  person: "spouse",
  question: {
    en: "When was the assessment of your spouse or partner issued?",
    fr: "Quand l’évaluation de votre conjoint ou partenaire a-t-elle été délivrée?",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: { en: "When was your assessment issued?", fr: "Quand votre évaluation a-t-elle été délivrée?" },
    whyWeAsk: youAddPoints,
  },
  needed: all(shown, spouseHasAssessment),
  shown: all(shown, spouseHasAssessment),
  checks: [notAfterToday],
});

export const spouseLanguageTest = question({
  id: "spouseLanguageTest",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "Which language test did your spouse or partner take?",
    fr: "Quel test de langue votre conjoint ou partenaire a-t-il passé?",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: { en: "Which language test did you take?", fr: "Quel test de langue avez-vous passé?" },
    whyWeAsk: youAddPoints,
  },
  choices: [...testsThatCount, noTest],
  needed: spouseGivesPoints,
  shown: spouseGivesPoints,
});

export const spouseLanguageTestScore = composite({
  id: "spouseLanguageTestScore",
  person: "spouse",
  look: "fields",
  question: {
    en: "What were the scores of your spouse or partner?",
    fr: "Quelles ont été les notes de votre conjoint ou partenaire?",
  },
  hint: { en: "Copy the four scores from the result sheet.", fr: "Recopiez les quatre notes du relevé." },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: { en: "What were your scores?", fr: "Quelles ont été vos notes?" },
    whyWeAsk: youAddPoints,
  },
  needed: all(spouseGivesPoints, spouseTookTest),
  shown: all(spouseGivesPoints, spouseTookTest),
  fields: scoreFieldsOf("spouseLanguageTest"),
});

export const spouseLanguageTestDate = question({
  id: "spouseLanguageTestDate",
  kind: "date",
  person: "spouse",
  question: {
    en: "When did your spouse or partner take the test?",
    fr: "Quand votre conjoint ou partenaire a-t-il passé le test?",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: { en: "When did you take the test?", fr: "Quand avez-vous passé le test?" },
    whyWeAsk: youAddPoints,
  },
  needed: all(spouseGivesPoints, spouseTookTest),
  shown: all(spouseGivesPoints, spouseTookTest),
  checks: [notAfterToday],
});

export const spouseCanadianWorkYears = question({
  id: "spouseCanadianWorkYears",
  kind: "number",
  person: "spouse",
  question: {
    en: "How many full years of skilled work does your spouse or partner have in Canada?",
    fr: "Combien d’années complètes de travail qualifié votre conjoint ou partenaire a-t-il au Canada?",
  },
  hint: {
    en: "With a permit to work, in the last ten years. Enter 0 for none.",
    fr: "Avec le droit de travailler, au cours des dix dernières années. Entrez 0 s’il n’y en a pas.",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: {
      en: "How many full years of skilled work do you have in Canada?",
      fr: "Combien d’années complètes de travail qualifié avez-vous au Canada?",
    },
    whyWeAsk: youAddPoints,
  },
  unit: { en: "years", fr: "ans" },
  needed: spouseGivesPoints,
  shown: spouseGivesPoints,
  checks: [wholeWithin(skilledWorkYears)],
});

export const spouseStudiedInCanada = question({
  id: "spouseStudiedInCanada",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Did your spouse or partner study full-time in Canada for two academic years or more, in a program of at least two years?",
    fr: "Votre conjoint ou partenaire a-t-il étudié à temps plein au Canada deux années d’études ou plus, dans un programme d’au moins deux ans?",
  },
  whyWeAsk: addsPoints,
  toThemselves: {
    question: {
      en: "Did you study full-time in Canada for two academic years or more, in a program of at least two years?",
      fr: "Avez-vous étudié à temps plein au Canada deux années d’études ou plus, dans un programme d’au moins deux ans?",
    },
    whyWeAsk: youAddPoints,
  },
  needed: spouseGivesPoints,
  shown: spouseGivesPoints,
});
