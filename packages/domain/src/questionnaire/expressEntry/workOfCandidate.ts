import {
  eoWorks,
  hasForeignOrCanadianYears,
  mayWorkInTrade,
  workedInCanada,
} from "../../conditions/expressEntry/asked.ts";
import { lengthOf, jobDescriptionLengthFits, notBlank } from "../../fields/checks/texts.ts";
import { anOccupation } from "../../fields/checks/occupations.ts";
import { wholeWithin } from "../../fields/checks/choices.ts";
import type { Text } from "../../kernel/text.ts";
import { skilledWorkYears } from "../../tables/expressEntry/programRequirements.ts";
import { jobDescriptionLength } from "../../tables/work/workLimits.ts";
import { question } from "../step.ts";
import { occupations } from "../work/work.ts";

/** Work of a candidate (document 3 section 3.1); the questions on years and on the occupation are ours (ADR 0189). */

const inProfile: Text = {
  en: "It counts for your Express Entry profile.",
  fr: "Cela compte pour votre profil d’Entrée express.",
};
const givesPoints: Text = {
  en: "Skilled work gives points and opens programs.",
  fr: "Le travail qualifié donne des points et ouvre des programmes.",
};

export const eoJobStatus = question({
  id: "eoJobStatus",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Do you work now?", fr: "Travaillez-vous en ce moment?" },
  hint: { en: "In Canada or in another country.", fr: "Au Canada ou dans un autre pays." },
  whyWeAsk: givesPoints,
  choices: occupations,
  needed: "always",
  alsoAsks: [{ life: "workAndStudies" }],
});

export const eoJobTitle = question({
  id: "eoJobTitle",
  kind: "text",
  person: "main",
  question: { en: "What is your job title?", fr: "Quel est le titre de votre poste?" },
  hint: { en: "As on a letter from your employer.", fr: "Comme dans une lettre de votre employeur." },
  whyWeAsk: inProfile,
  needed: eoWorks,
  shown: eoWorks,
  checks: [notBlank],
});

export const eoJobDescription = question({
  id: "eoJobDescription",
  kind: "multiline",
  person: "main",
  question: { en: "What do you do at work?", fr: "Que faites-vous au travail?" },
  hint: { en: "One sentence, up to 100 characters.", fr: "Une phrase, 100 caractères au plus." },
  whyWeAsk: inProfile,
  length: lengthOf(jobDescriptionLength),
  needed: eoWorks,
  shown: eoWorks,
  checks: [notBlank, jobDescriptionLengthFits],
});

const years: Text = { en: "years", fr: "ans" };

export const eoCanadianWorkYears = question({
  id: "eoCanadianWorkYears",
  kind: "number",
  person: "main",
  question: {
    en: "How many full years of skilled work do you have in Canada?",
    fr: "Combien d’années complètes de travail qualifié avez-vous au Canada?",
  },
  hint: {
    en: "In the last ten years, with a permit to work, not self-employed. 1,560 hours make a year: part-time work adds up, and no year counts more. Skilled means TEER 0 to 3. Enter 0 for none.",
    fr: "Au cours des dix dernières années, avec le droit de travailler, sans travail autonome. 1 560 heures font un an : le temps partiel s’additionne, et aucune année ne compte davantage. Qualifié veut dire FEER 0 à 3. Entrez 0 s’il n’y en a pas.",
  },
  whyWeAsk: givesPoints,
  unit: years,
  needed: "always",
  checks: [wholeWithin(skilledWorkYears)],
});

export const eoRecentCanadianYear = question({
  id: "eoRecentCanadianYear",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have at least one of these years in the last three years, not counting work while you studied full-time?",
    fr: "Au moins une de ces années se situe-t-elle dans les trois dernières années, sans compter le travail pendant des études à temps plein?",
  },
  hint: {
    en: "Work without a permit and self-employment do not count.",
    fr: "Le travail sans permis et le travail autonome ne comptent pas.",
  },
  whyWeAsk: {
    en: "The Canadian Experience Class asks for it.",
    fr: "La catégorie de l’expérience canadienne l’exige.",
  },
  needed: workedInCanada,
  shown: workedInCanada,
});

export const eoForeignWorkYears = question({
  id: "eoForeignWorkYears",
  kind: "number",
  person: "main",
  question: {
    en: "How many full years of skilled work do you have outside Canada?",
    fr: "Combien d’années complètes de travail qualifié avez-vous hors du Canada?",
  },
  hint: {
    en: "In the last ten years, full-time or the same in part-time. Enter 0 for none.",
    fr: "Au cours des dix dernières années, à temps plein ou l’équivalent à temps partiel. Entrez 0 s’il n’y en a pas.",
  },
  whyWeAsk: givesPoints,
  unit: years,
  needed: "always",
  checks: [wholeWithin(skilledWorkYears)],
});

export const eoOccupationCode = question({
  id: "eoOccupationCode",
  kind: "occupation",
  person: "main",
  question: {
    en: "What is your main occupation?",
    fr: "Quelle est votre profession principale?",
  },
  hint: {
    en: "Type the name of the job, in English or French, or its NOC 2021 code. Take the occupation with the most work that you want to count.",
    fr: "Inscrivez le nom de l’emploi, en français ou en anglais, ou son code CNP 2021. Prenez la profession où vous avez le plus de travail à faire compter.",
  },
  whyWeAsk: {
    en: "The occupation tells how skilled the work is, and which programs are open.",
    fr: "La profession indique le niveau de qualification du travail et les programmes ouverts.",
  },
  needed: hasForeignOrCanadianYears,
  shown: hasForeignOrCanadianYears,
  checks: [anOccupation],
});

export const eoContinuousSkilledYear = question({
  id: "eoContinuousSkilledYear",
  kind: "yesNo",
  person: "main",
  question: {
    en: "In the last ten years, did you work in that occupation for a year without a break?",
    fr: "Au cours des dix dernières années, avez-vous exercé cette profession un an sans interruption?",
  },
  hint: {
    en: "30 hours a week, or the same in part-time, with paid work.",
    fr: "30 heures par semaine, ou l’équivalent à temps partiel, en travail rémunéré.",
  },
  whyWeAsk: {
    en: "The Federal Skilled Worker Program asks for it.",
    fr: "Le Programme des travailleurs qualifiés (fédéral) l’exige.",
  },
  needed: hasForeignOrCanadianYears,
  shown: hasForeignOrCanadianYears,
});

export const eoTradeWorkTwoYears = question({
  id: "eoTradeWorkTwoYears",
  kind: "yesNo",
  person: "main",
  question: {
    en: "In the last five years, did you work in that trade for two years after you qualified?",
    fr: "Au cours des cinq dernières années, avez-vous exercé ce métier deux ans après votre qualification?",
  },
  hint: {
    en: "Full-time, or the same in part-time: 3,120 hours.",
    fr: "À temps plein, ou l’équivalent à temps partiel : 3 120 heures.",
  },
  whyWeAsk: {
    en: "The Federal Skilled Trades Program asks for it.",
    fr: "Le Programme des travailleurs de métiers spécialisés (fédéral) l’exige.",
  },
  needed: mayWorkInTrade,
  shown: mayWorkInTrade,
});
