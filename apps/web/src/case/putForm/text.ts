import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  put: { en: "Fill in {form} and put it into the vault", fr: "Remplir {form} et le déposer dans le coffre" },
  putAnew: { en: "Fill in {form} anew from the case", fr: "Remplir de nouveau {form} à partir du dossier" },
  inEnglish: { en: "Use the English form", fr: "Utiliser le formulaire anglais" },
  lead: {
    en: "The official form, as the case says now. It waits here until it comes back checked and signed.",
    fr: "Le formulaire officiel, selon le dossier actuel. Il attend ici jusqu’à ce qu’il revienne vérifié et signé.",
  },
  working: { en: "Filling in the form", fr: "Le formulaire est en cours de remplissage" },
  done: { en: "{form} is in the vault.", fr: "{form} est dans le coffre." },
  takenBack: {
    en: "{form} was taken out of the vault. It stays in the trash for 30 days.",
    fr: "{form} a été retiré du coffre. Il reste 30 jours dans la corbeille.",
  },
  gapsTitle: { en: "What is missing", fr: "Ce qui manque" },
  gap: { en: "{label} ({row})", fr: "{label} ({row})" },
  toForm: { en: "Open the form", fr: "Ouvrir le formulaire" },
  notesTitle: { en: "To be seen to in the file", fr: "À vérifier dans le fichier" },
} as const satisfies Record<string, BilingualText>;
