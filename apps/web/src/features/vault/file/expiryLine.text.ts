import type { BilingualText } from "../../../ui/language.tsx";

export const text = {
  expires: { en: "This document expires on {date}.", fr: "Ce document expire le {date}." },
  reckoned: {
    en: "Based on the date on this document, it counts until {date}.",
    fr: "D’après la date du document, il compte jusqu’au {date}.",
  },
  over: { en: "Expired", fr: "Expiré" },
  typed: { en: "Entered by a person", fr: "Entré par une personne" },
  missing: {
    en: "No expiry date known. Enter it so that we can remind you in time.",
    fr: "Aucune date d’expiration connue. Entrez-la pour que nous puissions vous avertir à temps.",
  },
  missingElsewhere: { en: "No expiry date known.", fr: "Aucune date d’expiration connue." },
  none: {
    en: "We do not track an expiry date for this document.",
    fr: "Nous ne suivons pas de date d’expiration pour ce document.",
  },
  label: { en: "This document expires on", fr: "Ce document expire le" },
  testDate: { en: "Date of the test", fr: "Date du test" },
  enter: { en: "Enter the expiry date", fr: "Entrer la date d’expiration" },
  change: { en: "Change the expiry date", fr: "Modifier la date d’expiration" },
  showsNone: { en: "It shows no expiry date", fr: "Il ne porte aucune date d’expiration" },
  save: { en: "Save", fr: "Enregistrer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  saved: { en: "Expiry date saved", fr: "Date d’expiration enregistrée" },
  whole: { en: "Enter a whole date: day, month and year.", fr: "Entrez une date complète : jour, mois et année." },
  palNumber: { en: "Letter number: {number}", fr: "Numéro de la lettre : {number}" },
  palEnd: { en: "Valid until: {date}", fr: "Valide jusqu’au : {date}" },
  palNotKnown: { en: "not known yet", fr: "pas encore connu" },
  palAbout: { en: "What the number is for", fr: "À quoi sert le numéro" },
  palTooltip: {
    en: "You will need this number for the Canada study permit form.",
    fr: "Vous aurez besoin de ce numéro pour le formulaire de permis d’études du Canada.",
  },
} as const satisfies Record<string, BilingualText>;
