import type { BilingualText } from "../../../ui/language.tsx";

export const text = {
  here: { en: "The same file is already here.", fr: "Le même fichier est déjà ici." },
  elsewhere: { en: "The same file is already on another page.", fr: "Le même fichier est déjà sur une autre page." },
  inTrash: {
    en: "The same file is in the deleted files. You can restore it instead.",
    fr: "Le même fichier est parmi les fichiers supprimés. Vous pouvez plutôt le restaurer.",
  },
  keepBoth: { en: "Keep both", fr: "Garder les deux" },
  removeThis: { en: "Remove this one", fr: "Retirer celui-ci" },
  takeBack: { en: "Restore the deleted one instead", fr: "Restaurer plutôt le fichier supprimé" },
  keepThis: { en: "Keep this one", fr: "Garder celui-ci" },
  kept: { en: "Kept. We will not ask about it again.", fr: "Conservé. Nous ne le redemanderons pas." },
  takenBack: { en: "{name} restored", fr: "{name} restauré" },
} as const satisfies Record<string, BilingualText>;
