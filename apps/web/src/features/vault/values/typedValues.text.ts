import type { Wording } from "../../../ui/language.tsx";

export const typedText = {
  notReadKind: {
    en: "Kept. We do not read this kind of document yet. Type what it says so that the forms and dates can use it.",
    fr: "Conservé. Nous ne lisons pas encore ce type de document. Entrez ce qu’il dit pour que les formulaires et les dates en tiennent compte.",
  },
  nothingFound: {
    en: "Kept. No value was found in this file. Type what it says so that the forms and dates can use it.",
    fr: "Conservé. Aucune valeur n’a été trouvée dans ce fichier. Entrez ce qu’il dit pour que les formulaires et les dates en tiennent compte.",
  },
  notReadKindElsewhere: {
    en: "Kept. We do not read this kind of document yet.",
    fr: "Conservé. Nous ne lisons pas encore ce type de document.",
  },
  photoLookedAt: {
    en: "Kept. A photo holds no values to read. Its size, face and background are measured, and what was found is below.",
    fr: "Conservé. Une photo ne contient aucune valeur à lire. Ses dimensions, le visage et l’arrière-plan sont mesurés, et ce qui a été constaté figure ci-dessous.",
  },
  nothingFoundElsewhere: {
    en: "Kept. No value was found in this file.",
    fr: "Conservé. Aucune valeur n’a été trouvée dans ce fichier.",
  },
  suggested: {
    en: "Found by a language model. Compare it with the document.",
    fr: "Trouvée par un modèle de langage. Comparez-la avec le document.",
  },
  title: { en: "Type what it says", fr: "Entrer ce qu’il dit" },
  titleNeeded: {
    one: {
      en: "Type what it says: {count} value needed",
      fr: "Entrer ce qu’il dit : {count} valeur à entrer",
    },
    other: {
      en: "Type what it says: {count} values needed",
      fr: "Entrer ce qu’il dit : {count} valeurs à entrer",
    },
  },
  lead: {
    en: "Fill in what the document says and leave the rest empty.",
    fr: "Remplissez ce qui figure sur le document et laissez le reste vide.",
  },
  neededFor: { en: "Needed for: {what}", fr: "Nécessaire pour : {what}" },
  forms: {
    one: { en: "form {numbers}", fr: "le formulaire {numbers}" },
    other: { en: "forms {numbers}", fr: "les formulaires {numbers}" },
  },
  others: { en: "Other values", fr: "Autres valeurs" },
  save: { en: "Save these values", fr: "Enregistrer ces valeurs" },
  saved: { en: "Values saved", fr: "Valeurs enregistrées" },
  nothing: { en: "Fill in at least one value first.", fr: "Remplissez d’abord au moins une valeur." },
  typed: { en: "Typed", fr: "Entré à la main" },
  typedByMe: { en: "by you, {when}", fr: "par vous, le {when}" },
  typedBy: { en: "by {name}, {when}", fr: "par {name}, le {when}" },
  typedBySomebody: { en: "by someone else, {when}", fr: "par une autre personne, le {when}" },
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  wholeDate: { en: "Enter a whole date: day, month and year.", fr: "Entrez une date complète : jour, mois et année." },
  notANumber: { en: "Enter a number in digits.", fr: "Entrez un nombre en chiffres." },
} as const satisfies Record<string, Wording>;
