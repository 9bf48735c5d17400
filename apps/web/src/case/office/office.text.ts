import type { BilingualText } from "../../ui/language.tsx";

export const officeText = {
  save: { en: "Save", fr: "Enregistrer" },
  saved: { en: "Saved.", fr: "Enregistré." },
} satisfies Record<string, BilingualText>;
