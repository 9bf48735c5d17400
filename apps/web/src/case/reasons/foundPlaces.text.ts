import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  marked: {
    en: "Page {page} in small, with the place marked",
    fr: "La page {page} en petit, avec l’endroit marqué",
  },
} as const satisfies Record<string, BilingualText>;
