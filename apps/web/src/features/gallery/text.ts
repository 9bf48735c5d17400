export const text = {
  title: { en: "All components", fr: "Tous les composants" },
  steps: { en: "Every type of page", fr: "Tous les types de pages" },
  none: { en: "None of the above", fr: "Aucune de ces réponses" },
  question: {
    en: "Will your spouse come with you to Canada?",
    fr: "Votre conjoint viendra-t-il avec vous au Canada?",
  },
  hint: { en: "Answer for the day you travel.", fr: "Répondez pour le jour de votre voyage." },
  error: { en: "Choose yes or no.", fr: "Choisissez oui ou non." },
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  date: { en: "When did you give biometrics?", fr: "Quand avez-vous fourni vos données biométriques?" },
  dateError: {
    en: "This date is after today. Enter the day on your receipt.",
    fr: "Cette date est après aujourd’hui. Entrez le jour indiqué sur votre reçu.",
  },
  country: { en: "Country", fr: "Pays" },
  countries: { en: "Countries", fr: "Pays visités" },
  words: { en: "A word", fr: "Un mot" },
  openDialog: { en: "Open the dialog", fr: "Ouvrir la fenêtre" },
  toast: { en: "The document is in the trash.", fr: "Le document est dans la corbeille." },
  because: { en: "It decides which pages your plan contains.", fr: "Cela détermine les pages de votre plan." },
} as const;
