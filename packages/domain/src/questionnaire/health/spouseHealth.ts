import { spouseAccompanies } from "../../conditions/family/family.ts";
import { spouseComesAsVisitor, spouseLivesInCanada, spouseStaysShort } from "../../conditions/family/spouse.ts";
import { spouseNeedsMedicalExam } from "../../conditions/health/medicalExam.ts";
import { all, not } from "../../kernel/condition.ts";
import { medicalWorkFields } from "../../lists/health/medicalWorkFields.ts";
import { everyPlace } from "../../lists/countries.ts";
import { medicalExamAnswers } from "../choices.ts";
import { privateQuestions } from "../application/contact.ts";
import { question } from "../step.ts";
import { spouseFormsAsk, yourFormsAsk } from "../family/spouseWords.ts";
import { spouseMedicalExamPrefill } from "../documentPrefills.ts";

/** The spouse or partner’s health and medical exam (document 3 section 4.2, spouse). */

export const spouseCountriesVisited = question({
  id: "spouseCountriesVisited",
  kind: "countries",
  among: everyPlace,
  person: "spouse",
  question: {
    en: "In which countries did your spouse or partner stay more than six months in the last year?",
    fr: "Dans quels pays votre conjoint ou partenaire a-t-il passé plus de six mois dans la dernière année?",
  },
  hint: { en: "Count the country where they live too.", fr: "Comptez aussi le pays de résidence." },
  whyWeAsk: {
    en: "Some countries lead to a medical exam.",
    fr: "Un séjour dans certains pays entraîne un examen médical.",
  },
  toThemselves: {
    question: {
      en: "In which countries did you stay more than six months in the last year?",
      fr: "Dans quels pays avez-vous passé plus de six mois dans la dernière année?",
    },
    hint: { en: "Count the country where you live too.", fr: "Comptez aussi le pays où vous habitez." },
  },
  needed: "always",
  shown: spouseAccompanies,
});

export const spouseHealth = question({
  id: "spouseHealth",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Is your spouse or partner in good health?",
    fr: "Votre conjoint ou partenaire est-il en bonne santé?",
  },
  hint: {
    en: "Say no if they have an illness that needs care in Canada.",
    fr: "Répondez non si une maladie exige des soins au Canada.",
  },
  whyWeAsk: { en: "The forms ask about health.", fr: "Les formulaires posent des questions sur la santé." },
  toThemselves: {
    question: { en: "Are you in good health?", fr: "Êtes-vous en bonne santé?" },
    hint: {
      en: "Say no if you have an illness that needs care in Canada.",
      fr: "Répondez non si vous avez une maladie qui exige des soins au Canada.",
    },
  },
  contact: privateQuestions,
  needed: "always",
  shown: spouseAccompanies,
});

export const spouseMedical = question({
  id: "spouseMedical",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Will your spouse or partner work or study in health care, child care or teaching?",
    fr: "Votre conjoint ou partenaire travaillera-t-il ou étudiera-t-il en santé, en garde d’enfants ou en enseignement?",
  },
  hint: { en: "The eight fields are in the list below.", fr: "Les huit domaines figurent dans la liste ci-dessous." },
  whyWeAsk: { en: "These fields always need a medical exam.", fr: "Ces domaines exigent toujours un examen médical." },
  toThemselves: {
    question: {
      en: "Will you work or study in health care, child care or teaching?",
      fr: "Allez-vous travailler ou étudier en santé, en garde d’enfants ou en enseignement?",
    },
  },
  helpList: medicalWorkFields.map((field) => field.name),
  needed: "always",
  shown: all(spouseAccompanies, not(spouseComesAsVisitor)),
});

export const spouseHasMedicalExam = question({
  id: "spouseHasMedicalExam",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "Has your spouse or partner done the immigration medical exam?",
    fr: "Votre conjoint ou partenaire a-t-il passé l’examen médical d’immigration?",
  },
  hint: {
    en: "With a panel physician, in the last 12 months.",
    fr: "Chez un médecin désigné, dans les 12 derniers mois.",
  },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: {
      en: "Have you done the immigration medical exam?",
      fr: "Avez-vous passé l’examen médical d’immigration?",
    },
    whyWeAsk: yourFormsAsk,
  },
  choices: medicalExamAnswers,
  prefill: spouseMedicalExamPrefill,
  needed: "always",
  shown: all(spouseAccompanies, spouseNeedsMedicalExam, not(spouseStaysShort), not(spouseLivesInCanada)),
});
