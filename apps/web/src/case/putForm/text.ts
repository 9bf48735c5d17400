import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  put: { en: "Fill in {form} and add it to the vault", fr: "Remplir {form} et l’ajouter au coffre" },
  putAnew: { en: "Fill in {form} again from the case", fr: "Remplir de nouveau {form} à partir du dossier" },
  inEnglish: { en: "Use the English form", fr: "Utiliser le formulaire anglais" },
  lead: {
    en: "The official form, based on the case as it is now. It stays here until the checked and signed form is added.",
    fr: "Le formulaire officiel, selon le dossier actuel. Il reste ici jusqu’à l’ajout du formulaire vérifié et signé.",
  },
  working: { en: "Filling in the form", fr: "Le formulaire est en cours de remplissage" },
  done: { en: "{form} is in the vault.", fr: "{form} est dans le coffre." },
  takenBack: {
    en: "{form} was removed from the vault. It stays in the trash for 30 days.",
    fr: "{form} a été retiré du coffre. Il reste 30 jours dans la corbeille.",
  },
  gapsTitle: { en: "What is missing", fr: "Ce qui manque" },
  gap: { en: "{label} ({row})", fr: "{label} ({row})" },
  toForm: { en: "Open the form", fr: "Ouvrir le formulaire" },
  notesTitle: { en: "To do in the file", fr: "À faire dans le fichier" },
} as const satisfies Record<string, BilingualText>;
