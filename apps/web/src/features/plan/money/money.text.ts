import type { Wording } from "../../../ui/language.tsx";

/** Words of the funds and the fees. */
export const moneyWords = {
  funds: { en: "Money to show", fr: "Preuve de fonds" },
  noneAsked: { en: "No money has to be shown", fr: "Aucun montant n’est à prouver" },
  neededUnknown: {
    en: "You have {available}. What you need is not known yet",
    fr: "Vous avez {available}. Ce qu’il faut n’est pas encore connu",
  },
  availableUnknown: {
    en: "You need {needed}. What you have is not known yet",
    fr: "Il faut {needed}. Ce que vous avez n’est pas encore connu",
  },
  bothUnknown: {
    en: "What you need and what you have are not known yet",
    fr: "Ce qu’il faut et ce que vous avez ne sont pas encore connus",
  },
  shownOf: { en: "{available} of {needed}", fr: "{available} sur {needed}" },
  nothingInLine: {
    en: "You need {needed}. No document shows money yet",
    fr: "Il faut {needed}. Aucun document ne prouve encore de fonds",
  },
  nothingShown: {
    en: "No document shows money yet, and no amount was named.",
    fr: "Aucun document ne prouve encore de fonds, et aucun montant n’a été indiqué.",
  },
  atLeast: { en: "at least {amount}", fr: "au moins {amount}" },
  noAmount: { en: "no amount is set", fr: "aucun montant n’est fixé" },
  noAmountUnknown: {
    en: "No amount is set. What you have is not known yet",
    fr: "Aucun montant n’est fixé. Ce que vous avez n’est pas encore connu",
  },
  noAmountInLine: {
    en: "No amount is set. You have {available}",
    fr: "Aucun montant n’est fixé. Vous avez {available}",
  },
  hostInLine: {
    en: "Income to show: {income} or more",
    fr: "Revenu à prouver\u00A0: au moins {income}",
  },
  noDifference: {
    en: "No authority sets an amount that you must show.",
    fr: "Aucune autorité ne fixe de montant à prouver.",
  },
  hostDifference: {
    en: "What counts is the income of the host.",
    fr: "C’est le revenu de l’hôte qui compte.",
  },
  pictureTitle: { en: "Money needed and money available", fr: "Fonds nécessaires et fonds disponibles" },
  needed: { en: "Needed", fr: "Fonds nécessaires" },
  available: { en: "Available", fr: "Fonds disponibles" },
  describe: {
    en: "Needed: {needed}. Available: {available}. {difference}",
    fr: "Fonds nécessaires : {needed}. Fonds disponibles : {available}. {difference}",
  },
  barLabel: { en: "{what}: {sum}", fr: "{what} : {sum}" },
  ofLine: { en: "{name}: {amount}", fr: "{name} : {amount}" },
  typed: { en: "{name}: {amount} (no document yet)", fr: "{name} : {amount} (aucun document)" },
  notKnownYet: { en: "Not known yet: {names}", fr: "Pas encore connu : {names}" },
  mark: { en: "Amount needed", fr: "Somme nécessaire" },
  markAtLeast: {
    en: "Amount needed, as far as it is known",
    fr: "Somme nécessaire, dans la mesure où elle est connue",
  },
  covers: {
    en: "The money counted so far covers the amount needed.",
    fr: "Les fonds comptés jusqu’ici couvrent la somme nécessaire.",
  },
  coversKnown: {
    en: "The money counted so far covers the amounts that are known. There are other amounts to add.",
    fr: "Les fonds comptés jusqu’ici couvrent les montants connus. D’autres s’y ajoutent.",
  },
  onEstimate: {
    en: "This counts your own estimate. No document shows this money yet.",
    fr: "Ce calcul compte votre propre estimation. Aucun document ne prouve encore ces fonds.",
  },
  stillAtLeast: { en: "At least {amount} more is needed.", fr: "Il manque au moins {amount}." },
  still: { en: "{amount} more is needed.", fr: "Il manque {amount}." },
  differenceUnknown: {
    en: "How much more is needed is not known yet.",
    fr: "La somme qui manque n’est pas encore connue.",
  },
  unknown: { en: "Not known", fr: "Inconnu" },
  notKnown: { en: "Not known yet", fr: "Pas encore connu" },
  waitsFor: { en: "Depends on:", fr: "Dépend de :" },
  tableCaption: { en: "The same numbers as a table", fr: "Les mêmes chiffres dans un tableau" },
  accounts: { en: "Your accounts, and your money over time", fr: "Vos comptes et votre argent au fil du temps" },
  what: { en: "What", fr: "Élément" },
  amount: { en: "Amount", fr: "Montant" },
  totalNeeded: { en: "Needed in all", fr: "Total nécessaire" },
  totalAvailable: { en: "Available in all", fr: "Total disponible" },
  difference: { en: "Still missing", fr: "Somme manquante" },
  all: { en: "The whole amount", fr: "Toute la somme" },
  rest: { en: "What is not known yet", fr: "Ce qui n’est pas encore connu" },
  hostIncome: { en: "Income that the host must show", fr: "Revenu que l’hôte doit prouver" },

  fees: { en: "Government fees", fr: "Frais gouvernementaux" },
  feesCaption: { en: "Fees for this application", fr: "Frais de cette demande" },
  feesNone: {
    en: "No fee is known for this application yet.",
    fr: "Nous ne connaissons pas encore les frais de cette demande.",
  },
  byEmployer: { en: "your employer", fr: "votre employeur" },
  employerPays: {
    en: "Your employer pays the fee that is marked so. It is not in the total.",
    fr: "Votre employeur paie les frais qui portent cette mention. Ils ne sont pas compris dans le total.",
  },
  total: { en: "Total", fr: "Total" },
  totalOfKnown: { en: "Total of the known amounts", fr: "Total des montants connus" },
  unknownFees: {
    one: {
      en: "{count} amount is not known yet and is not in this total.",
      fr: "{count} montant n’est pas encore connu et n’est pas compris dans ce total.",
    },
    other: {
      en: "{count} amounts are not known yet and are not in this total.",
      fr: "{count} montants ne sont pas encore connus et ne sont pas compris dans ce total.",
    },
  },
} as const satisfies Record<string, Wording>;
