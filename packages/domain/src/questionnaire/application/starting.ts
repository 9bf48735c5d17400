import { breakpoint, hub } from "../step.ts";

/** Pages that open an assessment (document 3 section 2.1). */

export const welcome = breakpoint({
  id: "welcome",
  person: "main",
  question: { en: "Welcome to Boreal", fr: "Bienvenue dans Boreal" },
  hint: {
    en: "We ask one thing at a time. You can stop and come back. Start your {applicationName} assessment.",
    fr: "Nous posons une question à la fois. Vous pouvez arrêter et revenir. Commencez votre évaluation : {applicationName}.",
  },
  button: { en: "Start my {applicationName} assessment", fr: "Commencer mon évaluation : {applicationName}" },
  backButton: false,
});

/** Ours: the specification fills answers in from documents but asks for documents late. */
export const earlyUpload = hub({
  id: "earlyUpload",
  person: "main",
  question: {
    en: "Do you have documents on hand?",
    fr: "Avez-vous des documents sous la main?",
  },
  hint: {
    en: "We read what you upload now and fill in what we can. You check every value. You can also skip this.",
    fr: "Nous lisons ce que vous téléversez maintenant et remplissons ce que nous pouvons. Vous vérifiez chaque valeur. Vous pouvez aussi passer cette étape.",
  },
  whyWeAsk: { en: "Less typing, fewer mistakes.", fr: "Moins de saisie, moins d’erreurs." },
  open: { en: "Open my documents", fr: "Ouvrir mes documents" },
  skip: { en: "Skip this", fr: "Passer cette étape" },
});
