import type { BilingualText } from "../../../ui/language.tsx";

export const firmText = {
  title: { en: "The firm", fr: "Le cabinet" },
  lead: {
    en: "Letters and receipts begin with this. It fills in form IMM 5476 together with what each representative says of themselves.",
    fr: "Les lettres et les reçus commencent ainsi. Avec ce que chaque représentant dit de soi, cela remplit le formulaire IMM 5476.",
  },
  own: { en: "You as a representative", fr: "Vous comme représentant ou représentante" },
} satisfies Record<string, BilingualText>;
