import type { BilingualText } from "../../../ui/language.tsx";

export const text = {
  byMe: { en: "You told us on {when}", fr: "Vous l’avez indiqué le {when}" },
  byName: { en: "{name} told us on {when}", fr: "{name} l’a indiqué le {when}" },
  bySomebody: { en: "We were told on {when}", fr: "Cela a été indiqué le {when}" },
  general: { en: "I do not have this document", fr: "Je n’ai pas ce document" },
  teamDecides: {
    en: "This document is required. Your legal team decides what to do without it.",
    fr: "Ce document est requis. Votre équipe juridique décide quoi faire sans lui.",
  },
  whatNext: {
    en: "The legal team sees this. If a file is added here, the statement is cancelled automatically.",
    fr: "L’équipe juridique le voit. Si un fichier est ajouté ici, la déclaration est annulée automatiquement.",
  },
  takeBack: { en: "Cancel this statement", fr: "Annuler cette déclaration" },
  takenBack: { en: "Statement cancelled", fr: "Déclaration annulée" },
  why: { en: "Why is it not available?", fr: "Pourquoi ce document n’est-il pas disponible?" },
  whyHint: {
    en: "Your legal team reads this. Say what you tried and when you expect it, if you do.",
    fr: "Votre équipe juridique le lira. Dites ce que vous avez essayé et quand vous l’attendez, s’il y a lieu.",
  },
  state: { en: "Tell the legal team", fr: "Le dire à l’équipe juridique" },
  noted: { en: "Noted: not available", fr: "Noté : non disponible" },
  earlier: { en: "What was said before", fr: "Ce qui a été indiqué avant" },
  endFileArrived: { en: "a file arrived on {when}", fr: "un fichier est arrivé le {when}" },
  endTakenBack: { en: "cancelled on {when}", fr: "déclaration annulée le {when}" },
  endSaidAnew: { en: "stated again on {when}", fr: "indiqué de nouveau le {when}" },
} as const satisfies Record<string, BilingualText>;
