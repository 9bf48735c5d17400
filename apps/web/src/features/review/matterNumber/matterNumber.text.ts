import type { BilingualText } from "../../../ui/language.tsx";

export const matterNumberText = {
  none: { en: "Case without a number", fr: "Dossier sans numéro" },
  number: { en: "Case number {number}", fr: "Numéro de dossier {number}" },
  change: { en: "Number of the case", fr: "Numéro du dossier" },
  hint: {
    en: "At least one digit, and besides letters, spaces and - . / _ only. Every page of the case shows it, so it must not name the client.",
    fr: "Au moins un chiffre, et sinon seulement des lettres, des espaces et - . / _. Il figure sur chaque page du dossier et ne doit pas nommer la personne.",
  },
  save: { en: "Save", fr: "Enregistrer" },
  next: { en: "Give it the next number", fr: "Donner le numéro suivant" },
  saved: { en: "The case has its number.", fr: "Le dossier a son numéro." },
} satisfies Record<string, BilingualText>;
