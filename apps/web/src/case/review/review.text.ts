export const reviewText = {
  returnedTitle: { en: "Your legal team returned a document", fr: "Votre équipe juridique a renvoyé un document" },
  returned: { en: "{file}: {reason}", fr: "{file}\u00A0: {reason}" },
  bringOther: {
    en: "Replace this file with the right document.",
    fr: "Remplacez ce fichier par le bon document.",
  },
  askedTitle: { en: "Your legal team asks for a document", fr: "Votre équipe juridique demande un document" },
} as const;
