import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the gallery of a plan. */
export const planGalleryWords = {
  title: { en: "Parts of a plan", fr: "Parties d’un plan" },
  now: { en: "What comes next", fr: "Ce qui vient ensuite" },
  money: { en: "Money and time", fr: "Argent et temps" },
  change: { en: "Before and after", fr: "Avant et après" },
  steps: {
    en: "Four steps on top of the plan, each with its count.",
    fr: "Quatre étapes en haut du plan, chacune avec son compte.",
  },
  next: {
    en: "The one button of the plan, and what it is for.",
    fr: "Le seul bouton du plan, et ce à quoi il sert.",
  },
  funds: {
    en: "Two bars on one scale: what is needed and what is there.",
    fr: "Deux barres sur une même échelle : ce qu’il faut et ce qu’il y a.",
  },
  timeline: {
    en: "Dates on one line, with the numbers of the list below.",
    fr: "Les dates sur une ligne, avec les numéros de la liste.",
  },
  deadlines: {
    en: "Dates in their order, each with why. The numbers are those of the line above.",
    fr: "Les dates dans leur ordre, chacune avec sa raison. Les numéros sont ceux de la ligne ci-dessus.",
  },
  eachDate: {
    en: "Past, near, told by the person, from a source not verified, not known",
    fr: "Passée, proche, dite par la personne, d’une source non vérifiée, inconnue",
  },
  noDates: { en: "No date", fr: "Aucune date" },
  permitEnds: { en: "Your study permit ends", fr: "Votre permis d’études prend fin" },
  programStarts: { en: "Your program starts", fr: "Votre programme commence" },
  examEnds: { en: "Your medical exam ends", fr: "Votre examen médical prend fin" },
  letterSays: { en: "The letter names this day.", fr: "La lettre indique ce jour." },
  difference: {
    en: "What an answer changes in the plan, totals first.",
    fr: "Ce qu’une réponse change dans le plan, totaux d’abord.",
  },
  begun: { en: "Begun", fr: "Commencé" },
  ready: { en: "Ready for the review", fr: "Prêt pour la vérification" },
  kind: { en: "What is to be done", fr: "Ce qui est à faire" },
  nothing: { en: "Nothing to do", fr: "Rien à faire" },
  known: { en: "Both sums known", fr: "Les deux sommes connues" },
  unknown: { en: "A part is not known", fr: "Une partie est inconnue" },
  dates: { en: "A past date, a near one and a far one", fr: "Une date passée, une proche et une éloignée" },
  married: { en: "Single, then married", fr: "Célibataire, puis mariée" },
  passport: { en: "Passport", fr: "Passeport" },
} as const satisfies Record<string, BilingualText>;
