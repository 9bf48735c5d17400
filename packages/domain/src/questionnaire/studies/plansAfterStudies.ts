import { namedPermanentResidence } from "../../conditions/status/insideCanada.ts";
import type { Text } from "../../kernel/text.ts";
import { question } from "../step.ts";

/** Plans after the studies, and earlier steps towards them. */

const statementSaysTheSame: Text = {
  en: "Your statement of purpose should say the same.",
  fr: "Votre lettre de motivation doit dire la même chose.",
};

export const willWorkInCanadaAfterGrad = question({
  id: "willWorkInCanadaAfterGrad",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "Do you plan to work in Canada after your studies?",
    fr: "Pensez-vous travailler au Canada après vos études?",
  },
  hint: {
    en: "There is no wrong answer. You may change your mind later.",
    fr: "Il n’y a pas de mauvaise réponse. Vous pourrez changer d’idée.",
  },
  whyWeAsk: statementSaysTheSame,
  choices: [
    { value: "yes", label: { en: "Yes", fr: "Oui" } },
    { value: "no", label: { en: "No", fr: "Non" } },
    { value: "notSure", label: { en: "Not sure", fr: "Je ne sais pas" } },
  ],
  needed: "always",
});

export const willPursuePr = question({
  id: "willPursuePr",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "Do you plan to apply for permanent residence one day?",
    fr: "Pensez-vous demander un jour la résidence permanente?",
  },
  hint: {
    en: "The law allows both plans. Say what you think today.",
    fr: "La loi permet les deux projets. Dites ce que vous pensez aujourd’hui.",
  },
  whyWeAsk: statementSaysTheSame,
  choices: [
    { value: "yes", label: { en: "Yes", fr: "Oui" } },
    { value: "no", label: { en: "No", fr: "Non" } },
    { value: "notSure", label: { en: "Not sure", fr: "Je ne sais pas" } },
  ],
  needed: "always",
});

export const appliedForPr = question({
  id: "appliedForPr",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you applied for permanent residence in Canada?",
    fr: "Avez-vous demandé la résidence permanente au Canada?",
  },
  hint: {
    en: "Count an application that you sent, not a profile or a plan.",
    fr: "Comptez une demande envoyée, et non un profil ou un projet.",
  },
  whyWeAsk: {
    en: "IRCC usually sends an acknowledgement of receipt that belongs in your file.",
    fr: "IRCC envoie en général un accusé de réception à joindre au dossier.",
  },
  needed: "always",
  skipped: namedPermanentResidence,
});

export const previousApplication = question({
  id: "previousApplication",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you already sent IRCC an application for this program?",
    fr: "Avez-vous déjà présenté une demande à IRCC pour ce programme?",
  },
  hint: {
    en: "Say yes also if it was returned, withdrawn or refused.",
    fr: "Répondez oui même si elle a été renvoyée, retirée ou refusée.",
  },
  whyWeAsk: {
    en: "A second try needs an explanation of what changed.",
    fr: "Un deuxième essai exige d’expliquer ce qui a changé.",
  },
  needed: "always",
});
