import type { Education, EducationLevel } from "../../conditions/expressEntry/educationOfCandidate.ts";
import { abilities, type Language } from "../../conditions/expressEntry/languageOfCandidate.ts";
import { counted, fill, type CountedText, type Text } from "../../kernel/text.ts";

/** How facts of a candidate are told, as clauses that can follow "because". */

export const text = {
  ageNotKnown: {
    en: "your date of birth is not answered yet, or no year of it is known",
    fr: "votre date de naissance n’est pas encore indiquée, ou l’année n’en est pas connue",
  },
  ageLeftOpen: {
    en: "you are {age} years old: only a part of your date of birth is known, and the points differ",
    fr: "vous avez {age} ans\u00A0: votre date de naissance n’est connue qu’en partie, et les points diffèrent",
  },
  age: { en: "you are {age} years old", fr: "vous avez {age} ans" },
  spouseNotKnown: {
    en: "whether a spouse or partner counts is not known yet, so the lower points are taken",
    fr: "on ne sait pas encore si un conjoint ou partenaire compte, alors les points les plus bas sont retenus",
  },
  educationNotKnown: {
    en: "your studies, or what shows them, are not answered yet",
    fr: "vos études, ou ce qui les prouve, ne sont pas encore indiquées",
  },
  lessThanSecondary: {
    en: "you have less than a high school diploma",
    fr: "vous avez moins qu’un diplôme d’études secondaires",
  },
  notShown: {
    en: "nothing shows your studies: studies outside Canada count only with an assessment",
    fr: "rien ne prouve vos études : des études hors du Canada comptent seulement avec une évaluation",
  },
  assessmentTooOld: {
    en: "the assessment of your studies has expired",
    fr: "l’évaluation de vos études est trop ancienne",
  },
  languageNotKnown: {
    en: "your language test, its scores or its day are not answered yet",
    fr: "votre test de langue, ses notes ou sa date ne sont pas encore indiqués",
  },
  secondNotKnown: {
    en: "a test of the second official language is not answered yet",
    fr: "le test de la seconde langue officielle n’est pas encore indiqué",
  },
  noTest: { en: "you have no language test", fr: "vous n’avez pas de test de langue" },
  noSecondTest: {
    en: "you have no test of the second official language",
    fr: "vous n’avez pas de test de la seconde langue officielle",
  },
  notAccepted: {
    en: "Express Entry does not accept this language test",
    fr: "Entrée express n’accepte pas ce test de langue",
  },
  expired: { en: "the language test has expired", fr: "le test de langue est trop ancien" },
  sameLanguage: {
    en: "both tests are of the same language",
    fr: "les deux tests portent sur la même langue",
  },
  english: {
    en: "your English levels are {Speaking} in speaking, {Listening} in listening, {Reading} in reading and {Writing} in writing",
    fr: "vos niveaux d’anglais sont {Speaking} à l’oral, {Listening} à l’écoute, {Reading} en lecture et {Writing} à l’écrit",
  },
  french: {
    en: "your French levels are {Speaking} in speaking, {Listening} in listening, {Reading} in reading and {Writing} in writing",
    fr: "vos niveaux de français sont {Speaking} à l’oral, {Listening} à l’écoute, {Reading} en lecture et {Writing} à l’écrit",
  },
  canadianNotKnown: {
    en: "your years of skilled work in Canada are not answered yet",
    fr: "vos années de travail qualifié au Canada ne sont pas encore indiquées",
  },
  foreignNotKnown: {
    en: "your years of skilled work outside Canada are not answered yet",
    fr: "vos années de travail qualifié hors du Canada ne sont pas encore indiquées",
  },
  noSpouse: {
    en: "no spouse or partner counts, so these points are part of your own",
    fr: "aucun conjoint ou partenaire ne compte, alors ces points font partie des vôtres",
  },
} satisfies Record<string, Text>;

const canadian: CountedText = {
  one: {
    en: "you have {count} year of skilled work in Canada",
    fr: "vous avez {count} an de travail qualifié au Canada",
  },
  other: {
    en: "you have {count} years of skilled work in Canada",
    fr: "vous avez {count} ans de travail qualifié au Canada",
  },
};
const foreign: CountedText = {
  one: {
    en: "you have {count} year of skilled work outside Canada",
    fr: "vous avez {count} an de travail qualifié hors du Canada",
  },
  other: {
    en: "you have {count} years of skilled work outside Canada",
    fr: "vous avez {count} ans de travail qualifié hors du Canada",
  },
};

export const yearsInCanada = (years: number): Text => counted(canadian, years);
export const yearsAbroad = (years: number): Text => counted(foreign, years);

const levels: Readonly<Record<EducationLevel, Text>> = {
  secondary: { en: "your highest level is high school", fr: "votre plus haut niveau est le secondaire" },
  oneYear: {
    en: "your highest level is a credential of one year after high school",
    fr: "votre plus haut niveau est un diplôme postsecondaire d’un an",
  },
  twoYears: {
    en: "your highest level is a credential of two years after high school",
    fr: "votre plus haut niveau est un diplôme postsecondaire de deux ans",
  },
  threeYears: {
    en: "your highest level is a bachelor’s degree or a program of three years or more",
    fr: "votre plus haut niveau est un baccalauréat ou un programme de trois ans ou plus",
  },
  twoOrMore: {
    en: "you have two credentials or more, one of them of three years or more",
    fr: "vous avez deux diplômes ou plus, dont un de trois ans ou plus",
  },
  master: {
    en: "your highest level is a master’s or a professional degree",
    fr: "votre plus haut niveau est une maîtrise ou un diplôme professionnel",
  },
  doctoral: { en: "your highest level is a doctorate", fr: "votre plus haut niveau est un doctorat" },
};

export function educationWords(education: Education | undefined): Text {
  if (education === undefined) return text.educationNotKnown;
  return education.kind === "level" ? levels[education.level] : text[education.reason];
}

export function languageWords(language: Language | undefined, unknown: Text = text.languageNotKnown): Text {
  if (language === undefined) return unknown;
  if (language.kind === "levels") return fill(text[language.of], language.levels);
  if (language.reason === "noTest" && unknown === text.secondNotKnown) return text.noSecondTest;
  return text[language.reason];
}

/** The weakest ability in the words of a pair of strengths. */
export const lowestWords: Text = {
  en: "your weakest ability in the first language is at level {level}",
  fr: "votre habileté la plus faible dans la première langue est au niveau {level}",
};

export const isLevels = (language: Language | undefined): language is Extract<Language, { readonly kind: "levels" }> =>
  language?.kind === "levels";

export { abilities };
