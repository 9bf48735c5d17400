import type { Wording } from "../../../ui/language.tsx";

export const expressEntryWords = {
  programs: { en: "Programs", fr: "Programmes" },
  open: { en: "Open to you", fr: "Ouvert pour vous" },
  closed: { en: "Not open", fr: "Non ouvert" },
  notKnown: { en: "Not known yet", fr: "Pas encore connu" },
  met: { en: "Met:", fr: "Rempli :" },
  notMet: { en: "Not met:", fr: "Non rempli :" },
  openRequirement: { en: "Not known yet:", fr: "Pas encore connu :" },
  ranking: { en: "Your ranking score", fr: "Votre note de classement" },
  rankingSum: { en: "{points} of {most} points", fr: "{points} points sur {most}" },
  rankingSumAtLeast: { en: "at least {points} of {most} points", fr: "au moins {points} points sur {most}" },
  ofMost: { en: "{points} of {most}", fr: "{points} sur {most}" },
  atLeast: { en: "at least {points}", fr: "au moins {points}" },
  rankingNote: {
    en: "The tables of this score were read in copies of IRCC’s page, not in the official text. Check it with IRCC’s own tool before you rely on it.",
    fr: "Les tableaux de cette note ont été lus dans des copies de la page d’IRCC, et non dans le texte officiel. Vérifiez-la avec l’outil d’IRCC avant de vous y fier.",
  },
  rankingCaption: { en: "Your ranking score, line by line", fr: "Votre note de classement, ligne par ligne" },
  selection: {
    en: "Selection points of the Federal Skilled Worker Program",
    fr: "Points de sélection du Programme des travailleurs qualifiés (fédéral)",
  },
  selectionSum: {
    en: "{points} of {most} points; {pass} are needed",
    fr: "{points} points sur {most}; il en faut {pass}",
  },
  selectionSumAtLeast: {
    en: "at least {points} of {most} points; {pass} are needed",
    fr: "au moins {points} points sur {most}; il en faut {pass}",
  },
  what: { en: "What", fr: "Élément" },
  points: { en: "Points", fr: "Points" },
  most: { en: "Most possible", fr: "Maximum" },
  total: { en: "Total", fr: "Total" },
  raise: { en: "What would raise your score", fr: "Ce qui augmenterait votre note" },
  raiseLead: {
    en: "Each line changes one thing and counts again by the same rules. The most points come first.",
    fr: "Chaque ligne change une seule chose et refait le calcul selon les mêmes règles. Les plus grands gains viennent d’abord.",
  },
  gain: { en: "{gain} points more, {total} in all", fr: "{gain} points de plus, {total} en tout" },
  opens: { en: "Would also open: {programs}", fr: "Ouvrirait aussi : {programs}" },
  draws: { en: "Categories of rounds that name you", fr: "Catégories de rondes qui vous nomment" },
  drawsLead: {
    en: "IRCC holds rounds for some categories. That a category names you is no promise of a round.",
    fr: "IRCC tient des rondes pour certaines catégories. Qu’une catégorie vous nomme ne promet aucune ronde.",
  },
} as const satisfies Record<string, Wording>;
