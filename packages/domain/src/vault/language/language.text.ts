import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the language test pages. */
export const languageText = {
  test: { en: "Language Test", fr: "Test de langue", noun: "m" },

  instructions: {
    en: "Upload the official report of the test, every page, with your name, the day of the test and the scores for speaking, listening, reading and writing. On the day you apply, the test must be less than {years} years old. A booking or a practice score does not count.",
    fr: "Téléversez le rapport officiel du test, toutes les pages, avec votre nom, la date du test et les notes en expression orale, en compréhension de l’oral, en compréhension de l’écrit et en expression écrite. Le jour de la demande, le test doit dater de moins de {years} ans. Une inscription ou une note d’exercice ne compte pas.",
  },
  spouseInstructions: {
    en: "Upload the official report of your spouse or partner’s test, every page, with the name, the day of the test and all four scores. On the day you apply, the test must be less than {years} years old.",
    fr: "Téléversez le rapport officiel du test de votre conjoint ou partenaire, toutes les pages, avec le nom, la date du test et les quatre notes. Le jour de la demande, le test doit dater de moins de {years} ans.",
  },

  noResult: { en: "I have no test result", fr: "Je n’ai pas de résultat de test" },

  conditionOfPermit: {
    en: "a language result is a condition of this permit",
    fr: "un résultat de test de langue est une condition de ce permis",
  },
  pilotsAreExempt: {
    en: "graduates of a flight school need no language result",
    fr: "après une école de pilotage, aucun résultat de test de langue n’est exigé",
  },
  pointsNeedProof: {
    en: "no profile is valid without a test result",
    fr: "aucun profil n’est valide sans résultat de test",
  },
  toldOfIt: {
    en: "IRCC can ask to see what you told about",
    fr: "IRCC peut demander de voir ce que vous avez déclaré",
  },
  helpsStudent: {
    en: "it helps to show that you can follow your program",
    fr: "il aide à montrer que vous pouvez suivre votre programme",
  },
  spousePoints: {
    en: "the result of your spouse or partner can give points",
    fr: "le résultat de votre conjoint ou partenaire peut donner des points",
  },
} satisfies Record<string, Text | Noun>;
