import type { BilingualText } from "../../../ui/language.tsx";

/** Words for support, to whom a case is closed until they say why they must open it. */
export const breakGlassText = {
  title: { en: "Open this case for an hour", fr: "Ouvrir ce dossier pendant une heure" },
  lead: {
    en: "Answers and files are hidden from you. If you need them to help, say why. The applicant and the administrators are told right away, and they read your reason.",
    fr: "Les réponses et les fichiers vous sont cachés. S’ils vous sont nécessaires pour aider, dites pourquoi. La personne qui présente la demande et l’administration en sont avisées tout de suite et lisent votre motif.",
  },
  reason: { en: "Why must you open it?", fr: "Pourquoi devez-vous l’ouvrir?" },
  reasonHint: {
    en: "Name what you were asked, and nothing about the person’s health or money.",
    fr: "Nommez ce qu’on vous a demandé, sans rien dire de la santé ou de l’argent de la personne.",
  },
  reasonMissing: {
    en: "Write a reason of at least 10 characters.",
    fr: "Écrivez un motif d’au moins 10 caractères.",
  },
  open: { en: "Open and tell the applicant", fr: "Ouvrir et aviser la personne" },
  opened: { en: "The case is open to you for an hour.", fr: "Le dossier vous est ouvert pendant une heure." },
  openUntil: {
    en: "This case is open to you until {when}. The applicant knows.",
    fr: "Ce dossier vous est ouvert jusqu’au {when}. La personne le sait.",
  },
} satisfies Record<string, BilingualText>;
