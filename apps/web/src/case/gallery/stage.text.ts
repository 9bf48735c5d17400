import type { BilingualText } from "../../ui/language.tsx";

/** Words of the gallery itself. */
export const stageWords = {
  switches: { en: "What is shown", fr: "Ce qui est affiché" },
  languages: { en: "Language", fr: "Langue" },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  both: { en: "Side by side", fr: "Côte à côte" },
  width: { en: "Width", fr: "Largeur" },
  narrow: { en: "320 px", fr: "320 px" },
  whole: { en: "Full", fr: "Toute la page" },
  contents: { en: "On this page", fr: "Sur cette page" },
  englishView: { en: "In English", fr: "En anglais" },
  frenchView: { en: "In French", fr: "En français" },
} as const satisfies Record<string, BilingualText>;

/** The states that a control can be in. */
export const stateWords = {
  empty: { en: "Empty", fr: "Vide" },
  filled: { en: "Filled in", fr: "Rempli" },
  hint: { en: "With a hint", fr: "Avec une indication" },
  optional: { en: "Optional", fr: "Facultatif" },
  prefilled: { en: "Filled in from elsewhere", fr: "Rempli à partir d’une autre source" },
  error: { en: "With an error", fr: "Avec une erreur" },
  unread: { en: "Typed, and cannot be read", fr: "Saisi et impossible à lire" },
  typing: { en: "While somebody types", fr: "Pendant la saisie" },
  pressed: { en: "To be pressed", fr: "À actionner" },
  busy: { en: "Working on it", fr: "Travail en cours" },
} as const satisfies Record<string, BilingualText>;
