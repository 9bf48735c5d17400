import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  title: { en: "{name}: {kind}", fr: "{name} : {kind}" },
  someone: { en: "Applicant", fr: "Personne qui demande" },
  status: { en: "Status: {status}, since {date}", fr: "État : {status}, depuis le {date}" },
  preparation: { en: "being prepared", fr: "en préparation" },
  lawyerReview: { en: "with the lawyer", fr: "chez l’équipe juridique" },
  irccProcessing: { en: "at IRCC", fr: "chez IRCC" },
  answers: { en: "Answers", fr: "Réponses" },
  answersWithheld: {
    en: "Your role does not open the answers of this case.",
    fr: "Votre rôle ne donne pas accès aux réponses de ce dossier.",
  },
  unneeded: { en: "Kept, no longer asked", fr: "Conservées, plus demandées" },
  people: { en: "People", fr: "Personnes" },
  nobody: { en: "The applicant alone.", fr: "Le demandeur seul." },
  slotOfPage: { en: "{page}: {slot}", fr: "{page}\u00A0: {slot}" },
  team: { en: "Assigned: {names}", fr: "Équipe : {names}" },
  noTeam: { en: "Nobody is assigned.", fr: "Personne n’est assigné." },
  supply: { en: "Supply this document", fr: "Fournir ce document" },
  noFile: { en: "none", fr: "aucun" },
  notNeededCount: { en: "Not needed ({count})", fr: "Pas nécessaires ({count})" },
  born: { en: "born {date}", fr: "date de naissance : {date}" },
  visa: { en: "visa: {kind}", fr: "visa : {kind}" },
} as const satisfies Record<string, BilingualText>;
