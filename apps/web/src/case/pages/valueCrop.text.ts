import type { BilingualText } from "../../ui/language.tsx";

/** What is said where a value stands beside the part of the page that it was read from. */
export const text = {
  partOfPage: {
    en: "Part of page {page}. It shows: {label}",
    fr: "Partie de la page {page}. On y voit : {label}",
  },
  typedByHand: {
    en: "Typed by hand: no part of the page to show",
    fr: "Entré à la main : aucune partie de la page à montrer",
  },
  noPlace: {
    en: "Comes from the file itself: no part of the page to show",
    fr: "Vient du fichier lui-même : aucune partie de la page à montrer",
  },
  notShown: {
    en: "The page cannot be shown at the moment.",
    fr: "La page ne peut pas être affichée pour le moment.",
  },
  show: { en: "Show this part of the page", fr: "Montrer cette partie de la page" },
} as const satisfies Record<string, BilingualText>;
