import { says } from "../../caseFile/rule.ts";
import { isOneOf } from "../oneOf.ts";

/** Conditions about tuition, scholarships and who pays. */

export const paidTuition = says(
  "paidTuition",
  { en: "you paid tuition or a deposit", fr: "vous avez payé des droits de scolarité ou un acompte" },
  (the) => isOneOf(the.answer("tuitionPayment"), ["twoSemesters", "oneSemester", "depositFee"]),
  {
    en: "your answers do not show that tuition or a deposit was paid",
    fr: "vos réponses n’indiquent pas de droits de scolarité ni d’acompte payés",
  },
);

export const hasScholarship = says(
  "hasScholarship",
  { en: "you have a scholarship", fr: "vous avez une bourse" },
  (the) => the.answer("scholarship") === true,
  { en: "your answers do not show a scholarship", fr: "vos réponses n’indiquent pas de bourse" },
);

export const scholarshipPays = says(
  "scholarshipPays",
  { en: "your scholarship pays money", fr: "votre bourse verse de l’argent" },
  (the) => the.answer("scholarship") === true && the.answer("hasOtherScholarship") !== false,
  {
    en: "your answers do not show a scholarship that pays money",
    fr: "vos réponses n’indiquent pas de bourse qui verse de l’argent",
  },
);

export const globalAffairsPays = says(
  "globalAffairsPays",
  { en: "Global Affairs Canada pays for your studies", fr: "Affaires mondiales Canada paie vos études" },
  (the) => the.answer("gacFunding") === true,
  {
    en: "your answers do not say that Global Affairs Canada pays for your studies",
    fr: "vos réponses n’indiquent pas qu’Affaires mondiales Canada paie vos études",
  },
);

export const isSupported = says(
  "isSupported",
  { en: "someone helps you pay", fr: "quelqu’un vous aide à payer" },
  (the) => isOneOf(the.answer("financialSupport"), ["entirely", "partially"]),
  {
    en: "your answers do not say that someone helps you pay",
    fr: "vos réponses n’indiquent pas que quelqu’un vous aide à payer",
  },
);

export const paysPartOneself = says(
  "paysPartOneself",
  { en: "nobody else pays everything", fr: "personne d’autre ne paie tout" },
  (the) => the.answer("financialSupport") !== "entirely",
  { en: "someone else pays everything", fr: "une autre personne paie tout" },
);

export const othersPayEverything = says(
  "othersPayEverything",
  { en: "someone else pays everything", fr: "une autre personne paie tout" },
  (the) => the.answer("financialSupport") === "entirely",
  {
    en: "your answers do not say that someone else pays everything",
    fr: "vos réponses n’indiquent pas qu’une autre personne paie tout",
  },
);

/** Who pays was answered, and it is not somebody else alone; while it is open, nothing is known. */
export const paysAtLeastPart = says(
  "paysAtLeastPart",
  { en: "you pay at least a part yourself", fr: "vous payez au moins une partie vous-même" },
  (the) => isOneOf(the.answer("financialSupport"), ["partially", "notSupported"]),
  {
    en: "your answers do not say that you pay a part yourself",
    fr: "vos réponses n’indiquent pas que vous payez une partie vous-même",
  },
);

/** Any scholarship that was named, whether it pays the tuition or something else. */
export const namesScholarship = says(
  "namesScholarship",
  { en: "you have a scholarship", fr: "vous avez une bourse" },
  (the) => the.answer("scholarship") === true || the.answer("hasOtherScholarship") === true,
  { en: "your answers do not show a scholarship", fr: "vos réponses n’indiquent pas de bourse" },
);

/** By either of the two questions that ask it. */
export const namesGlobalAffairs = says(
  "namesGlobalAffairs",
  { en: "Global Affairs Canada pays for your studies", fr: "Affaires mondiales Canada paie vos études" },
  (the) => the.answer("gacFunding") === true || the.answer("globalAffairs") === true,
  { en: "your answers do not name Global Affairs Canada", fr: "vos réponses ne nomment pas Affaires mondiales Canada" },
);

export const hasSecondSupporter = says(
  "hasSecondSupporter",
  { en: "a second person helps you pay", fr: "une deuxième personne vous aide à payer" },
  (the) => the.answer("hasSecondFinancialSupporter") === true,
  {
    en: "your answers do not show a second supporter",
    fr: "vos réponses n’indiquent pas de deuxième personne qui aide",
  },
);

export const hasProofOfMoney = says(
  "hasProofOfMoney",
  { en: "you have proof of your money", fr: "vous avez des preuves de vos fonds" },
  (the) => the.answer("hasFinances") === true,
  {
    en: "your answers do not say that you have proof of your money",
    fr: "vos réponses n’indiquent pas que vous avez des preuves de vos fonds",
  },
);
