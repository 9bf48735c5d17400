import { spouseAccompanies } from "../../conditions/family/family.ts";
import { works } from "../../conditions/work/work.ts";
import { anOccupation } from "../../fields/checks/occupations.ts";
import { all } from "../../kernel/condition.ts";
import { appliedForPr } from "../studies/plansAfterStudies.ts";
import { inOtherWords } from "../inOtherWords.ts";
import { question, type QuestionStep } from "../step.ts";

/** The work on which the open work permit of a spouse rests; asked of whose spouse comes (ADR 0216). */

export const occupationCode = question({
  id: "occupationCode",
  kind: "occupation",
  person: "main",
  question: { en: "Which occupation is your job in?", fr: "À quelle profession correspond votre emploi?" },
  hint: {
    en: "Type the name of your job, in English or French, or its NOC 2021 code. Choose the title that fits your main duties.",
    fr: "Inscrivez le nom de votre emploi, en français ou en anglais, ou son code CNP 2021. Choisissez le titre qui convient à vos tâches principales.",
  },
  whyWeAsk: {
    en: "Some occupations let a spouse or partner ask for an open work permit.",
    fr: "Certaines professions permettent au conjoint ou partenaire de demander un permis de travail ouvert.",
  },
  needed: "always",
  shown: all(spouseAccompanies, works),
  checks: [anOccupation],
});

export const workerAppliedForPr: QuestionStep = {
  ...inOtherWords(appliedForPr, {
    whyWeAsk: {
      en: "Other rules hold for the family of a person on the way to permanent residence.",
      fr: "D’autres règles valent pour la famille d’une personne en voie d’obtenir la résidence permanente.",
    },
  }),
  shown: spouseAccompanies,
};
