import type { BilingualText } from "../../../ui/language.tsx";

/** Whose receipt it is. */
export const receiptOwnerText = {
  question: { en: "Whose receipt is this?", fr: "À qui appartient ce reçu?" },
  hint: {
    en: "Each person gives biometrics separately. The receipt ends the wait for this person only.",
    fr: "Chaque personne donne ses données biométriques séparément. Le reçu met fin à l’attente de cette personne seulement.",
  },
  choose: { en: "Choose the person.", fr: "Choisissez la personne." },
  known: { en: "Receipt of: {person}", fr: "Reçu de : {person}" },
  notKnown: { en: "Nobody has said whose receipt this is.", fr: "Personne n’a indiqué à qui appartient ce reçu." },
  saved: { en: "Person of the receipt saved", fr: "Personne du reçu enregistrée" },
  change: { en: "Change", fr: "Modifier" },
} satisfies Record<string, BilingualText>;
