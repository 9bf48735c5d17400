import type { Text } from "../../kernel/text.ts";

type QuestionWords = Record<
  "given" | "givenHint" | "givenWhy" | "number" | "numberHint" | "expiry" | "expiryHint" | "expiryWhy",
  Text
>;

const main: QuestionWords = {
  given: {
    en: "Have you given biometrics for an application to Canada in the last ten years?",
    fr: "Avez-vous donné vos données biométriques pour une demande au Canada au cours des dix dernières années ?",
  },
  givenHint: {
    en: "At a visa application centre, a border office or a Service Canada office.",
    fr: "Dans un centre de demande de visa, à la frontière ou à un bureau de Service Canada.",
  },
  givenWhy: {
    en: "If they are still valid, you usually do not pay for them or give them again.",
    fr: "Si elles sont encore valides, vous n’avez d’ordinaire ni à les payer ni à les redonner.",
  },
  number: { en: "What is your biometrics number?", fr: "Quel est votre numéro biométrique ?" },
  numberHint: {
    en: "On the biometrics letter or receipt. Leave it empty if you give the expiry date.",
    fr: "Sur la lettre ou le reçu. Laissez vide si vous donnez la date d’expiration.",
  },
  expiry: { en: "When do your biometrics expire?", fr: "Quand vos données biométriques expirent-elles ?" },
  expiryHint: {
    en: "Ten years after you gave them. You can check the date on the IRCC website.",
    fr: "Dix ans après la collecte. La date se vérifie sur le site d’IRCC.",
  },
  expiryWhy: { en: "A permit cannot run past this date.", fr: "Un permis ne peut pas dépasser cette date." },
};

const spouse: QuestionWords = {
  given: {
    en: "Has your spouse or partner given biometrics in the last ten years?",
    fr: "Votre conjoint ou partenaire a-t-il donné ses données biométriques au cours des dix dernières années ?",
  },
  givenHint: { en: "For any application to Canada.", fr: "Pour toute demande au Canada." },
  givenWhy: {
    en: "If they are still valid, they usually need not be given again.",
    fr: "Si elles sont encore valides, il n’est d’ordinaire pas nécessaire de les redonner.",
  },
  number: { en: "What is their biometrics number?", fr: "Quel est son numéro biométrique ?" },
  numberHint: {
    en: "On the letter or receipt. Leave it empty if you have the expiry date.",
    fr: "Sur la lettre ou le reçu. Laissez vide si vous avez la date d’expiration.",
  },
  expiry: { en: "When do their biometrics expire?", fr: "Quand ses données biométriques expirent-elles ?" },
  expiryHint: { en: "Ten years after they were given.", fr: "Dix ans après la collecte." },
  expiryWhy: { en: "A permit cannot run past this date.", fr: "Un permis ne peut pas dépasser cette date." },
};

export const biometricsText = {
  main,
  spouse,
  title: { en: "Biometrics", fr: "Données biométriques" },
  hint: {
    en: "Biometrics are your fingerprints and a photo, taken at an official office. They last ten years.",
    fr: "Les données biométriques sont vos empreintes digitales et une photo, prises dans un bureau officiel. Elles durent dix ans.",
  },
  why: {
    en: "Valid biometrics usually need not be given again.",
    fr: "D’ordinaire, il n’est pas nécessaire de redonner des données encore valides.",
  },
  spouseTitle: {
    en: "Biometrics of your spouse or partner",
    fr: "Données biométriques de votre conjoint ou partenaire",
  },
  spouseHint: {
    en: "Biometrics are fingerprints and a photo, taken at an official office.",
    fr: "Les données biométriques sont les empreintes digitales et une photo, prises dans un bureau officiel.",
  },
  gave: { en: "you gave biometrics", fr: "vous avez donné vos données biométriques" },
  otherIsMissing: { en: "the number or the date is still missing", fr: "le numéro ou la date manque encore" },
  numberOrDate: {
    en: "Enter the number or the expiry date. One is enough.",
    fr: "Entrez le numéro ou la date d’expiration. Un seul suffit.",
  },
  contradictionTitle: { en: "Two answers do not fit together", fr: "Deux réponses ne concordent pas" },
  contradictionHint: {
    en: "Look at your biometrics answer and your list of applications. You may confirm if both are right.",
    fr: "Regardez votre réponse sur la biométrie et votre liste de demandes. Vous pouvez confirmer si tout est exact.",
  },
  confirm: { en: "Confirm and Continue", fr: "Confirmer et continuer" },
  resolve: { en: "Resolve Contradiction", fr: "Corriger la contradiction" },
} as const;
