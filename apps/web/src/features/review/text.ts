import type { FirstKind } from "./firstThings.ts";
import type { Tone } from "../../ui/layout/StatusTag.tsx";
import type { BilingualText, Wording } from "../../ui/language.tsx";

export const text = {
  payments: { en: "Invoice and payments", fr: "Facture et paiements" },
  memo: { en: "Readiness memo", fr: "Note de préparation" },
  requests: { en: "Requests of the authorities", fr: "Demandes des autorités" },
  first: { en: "What comes first", fr: "À faire en premier" },
  nothingFirst: {
    en: "Nothing blocks this case, and nothing waits for the legal team.",
    fr: "Rien ne bloque ce dossier et rien n’attend l’équipe juridique.",
  },
  nothingOfPart: {
    en: "In the part that you see, nothing blocks the case.",
    fr: "Dans la partie que vous voyez, rien ne bloque le dossier.",
  },
  nothingWaits: { en: "Nothing waits for the legal team.", fr: "Rien n’attend l’équipe juridique." },
  verdictRead: {
    en: "The applicant reads on the plan: {sentence}.",
    fr: "Le plan indique à la personne\u00A0: {sentence}.",
  },
  nothingOfClosed: {
    en: "This case is closed. Nothing is left to do.",
    fr: "Ce dossier est fermé. Il ne reste rien à faire.",
  },
  moreFirst: { en: "{count} more", fr: "Encore {count}" },
  questionsOpen: {
    one: {
      en: "The applicant has {count} question left to answer.",
      fr: "Il reste {count} question à la personne qui présente la demande.",
    },
    other: {
      en: "The applicant has {count} questions left to answer.",
      fr: "Il reste {count} questions à la personne qui présente la demande.",
    },
  },
  questionsLocked: {
    one: {
      en: "{count} question is not answered. Open its part again, so that the applicant can answer it.",
      fr: "{count} question est sans réponse. Rouvrez sa partie pour que la personne qui présente la demande puisse y répondre.",
    },
    other: {
      en: "{count} questions are not answered. Open their parts again, so that the applicant can answer them.",
      fr: "{count} questions sont sans réponse. Rouvrez leurs parties pour que la personne qui présente la demande puisse y répondre.",
    },
  },
  documentsLocked: {
    one: {
      en: "{count} document of the applicant is missing. Add it, or open its page again.",
      fr: "Il manque {count} document de la personne qui présente la demande. Ajoutez-le ou rouvrez sa page.",
    },
    other: {
      en: "{count} documents of the applicant are missing. Add them, or open their pages again.",
      fr: "Il manque {count} documents de la personne qui présente la demande. Ajoutez-les ou rouvrez leurs pages.",
    },
  },
  documentsOpen: {
    one: {
      en: "The applicant has {count} document left to add.",
      fr: "Il reste {count} document à ajouter par la personne qui présente la demande.",
    },
    other: {
      en: "The applicant has {count} documents left to add.",
      fr: "Il reste {count} documents à ajouter par la personne qui présente la demande.",
    },
  },
  whichDocuments: { en: "Which ones", fr: "Lesquels" },
  dayPassed: { en: "{date}, passed", fr: "{date}, date passée" },
  firstKinds: {
    due: { words: { en: "No day is known", fr: "Date inconnue" }, tone: "attention" },
    decide: { words: { en: "Decide", fr: "À décider" }, tone: "attention" },
    blocks: { words: { en: "Blocks the case", fr: "Bloque le dossier" }, tone: "blocked" },
    look: { words: { en: "Look at it", fr: "À regarder" }, tone: "attention" },
    type: { words: { en: "Not found by reading", fr: "Non trouvé à la lecture" }, tone: "todo" },
    fill: { words: { en: "Fill in the form", fr: "Formulaire à remplir" }, tone: "todo" },
    supply: { words: { en: "Add it", fr: "À ajouter" }, tone: "todo" },
  },
  ofFile: { en: "{file}: {name}", fr: "{file}\u00A0: {name}" },
  ofFileOf: { en: "{whose}, {file}: {name}", fr: "{whose}, {file}\u00A0: {name}" },
  ofPerson: { en: "{name} ({person})", fr: "{name} ({person})" },
  personCount: { en: "{person}: {present} of {asked}", fr: "{person} : {present} sur {asked}" },
  wordsOfApplicant: {
    en: "These are the questions as the applicant reads them.",
    fr: "Les questions sont celles que lit la personne qui présente la demande.",
  },
  forms: { en: "Official forms", fr: "Formulaires officiels" },
  formCount: {
    one: { en: "{count} form needed", fr: "{count} formulaire nécessaire" },
    other: { en: "{count} forms needed", fr: "{count} formulaires nécessaires" },
  },
  formsOfTeam: {
    one: {
      en: "{count} form needed, filled in by the legal team",
      fr: "{count} formulaire nécessaire, que l’équipe juridique remplit",
    },
    other: {
      en: "{count} forms needed, all filled in by the legal team",
      fr: "{count} formulaires nécessaires, tous remplis par l’équipe juridique",
    },
  },
  formsOfBoth: {
    en: "{count} forms needed, of which the legal team fills in {team}",
    fr: "{count} formulaires nécessaires, dont {team} que l’équipe juridique remplit",
  },
  letters: { en: "Letters", fr: "Lettres" },
  noLetter: { en: "No letter is to be written.", fr: "Aucune lettre n’est à écrire." },
  letterCount: {
    one: { en: "{count} letter to write", fr: "{count} lettre à écrire" },
    other: { en: "{count} letters to write", fr: "{count} lettres à écrire" },
  },
  money: { en: "Money", fr: "Argent" },
  fundsInLine: {
    en: "Funds needed: {needed}. Shown: {available}.",
    fr: "Fonds nécessaires\u00A0: {needed}. Fonds comptés\u00A0: {available}.",
  },
  nothingInLine: {
    en: "Funds needed: {needed}. No document shows money yet.",
    fr: "Fonds nécessaires\u00A0: {needed}. Aucun document ne prouve encore de fonds.",
  },
  hostInLine: {
    en: "Income that the host must show: {amount} or more.",
    fr: "Revenu que l’hôte doit prouver\u00A0: au moins {amount}.",
  },
  noFundsInLine: { en: "No amount has to be shown.", fr: "Aucun montant n’est à prouver." },
  feesInLine: { en: "Fees: {fees}.", fr: "Frais\u00A0: {fees}." },
  atLeast: { en: "at least {amount}", fr: "au moins {amount}" },
  fundsNeeded: { en: "Funds needed", fr: "Fonds nécessaires" },
  fundsShown: { en: "Funds counted so far", fr: "Fonds comptés jusqu’ici" },
  fees: { en: "Government fees", fr: "Frais gouvernementaux" },
  noAmount: { en: "No amount is known yet.", fr: "Aucun montant n’est encore connu." },
  nextDate: { en: "Next: {date}", fr: "Prochaine\u00A0: {date}" },
  noDate: { en: "No deadline is coming", fr: "Aucune échéance à venir" },
  nextSteps: { en: "Status and next steps", fr: "État et prochaines étapes" },
  status: { en: "Status: {status}, since {date}", fr: "État : {status}, depuis le {date}" },
  answers: { en: "Answers", fr: "Réponses" },
  answersWithheld: {
    en: "Your role cannot see the answers in this case.",
    fr: "Votre rôle ne donne pas accès aux réponses de ce dossier.",
  },
  unneeded: { en: "Kept, no longer asked", fr: "Conservées, plus demandées" },
  people: { en: "People", fr: "Personnes" },
  nobody: { en: "Only the applicant.", fr: "Seulement la personne qui présente la demande." },
  visitor: { en: "Visitor", fr: "Personne qui visite" },
  team: { en: "Assigned: {names}", fr: "Équipe : {names}" },
  noTeam: { en: "Nobody is assigned.", fr: "Ce dossier n’est attribué à personne." },
  supply: { en: "Supply this document", fr: "Fournir ce document" },
  noFile: { en: "none", fr: "aucun" },
  notNeededCount: { en: "Not needed ({count})", fr: "Pas nécessaires ({count})" },
  born: { en: "born {date}", fr: "date de naissance : {date}" },
  visa: { en: "visa: {kind}", fr: "visa : {kind}" },
} as const satisfies Record<
  string,
  Wording | Record<FirstKind, { readonly words: BilingualText; readonly tone: Tone }>
>;
