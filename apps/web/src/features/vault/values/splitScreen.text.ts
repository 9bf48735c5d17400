import type { BilingualText } from "../../../ui/language.tsx";

export const splitText = {
  open: { en: "Check beside the document", fr: "Vérifier à côté du document" },
  title: { en: "{name}: check what was read", fr: "{name} : vérifier ce qui a été lu" },
  pages: { en: "The document", fr: "Le document" },
} as const satisfies Record<string, BilingualText>;
