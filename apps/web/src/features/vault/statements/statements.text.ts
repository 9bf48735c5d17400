import type { Wording } from "../../../ui/language.tsx";

export const statementText = {
  largeTitle: {
    one: { en: "A large deposit", fr: "Un dépôt important" },
    other: { en: "{count} large deposits", fr: "{count} dépôts importants" },
  },
  account: { en: "Account {ending}", fr: "Compte {ending}" },
  largeHint: {
    en: "IRCC asks where large deposits came from. Explain each one and show a document for it.",
    fr: "IRCC demande d’où viennent les dépôts importants. Expliquez chacun d’eux et montrez un document à l’appui.",
  },
  line: { en: "{amount} on {date}", fr: "{amount} le {date}" },
  explained: { en: "Explained", fr: "Expliqué" },
  notExplained: { en: "To explain", fr: "À expliquer" },
  explain: { en: "Explain this deposit", fr: "Expliquer ce dépôt" },
  change: { en: "Change the explanation", fr: "Modifier l’explication" },
  words: { en: "Where did this money come from?", fr: "D’où vient cet argent?" },
  wordsHint: {
    en: "Who paid it, and why. Say only what your documents can show. {least} to {most} characters.",
    fr: "Qui l’a versé, et pourquoi. Tenez-vous-en à ce que vos documents peuvent montrer. De {least} à {most} caractères.",
  },
  documents: { en: "Documents that show it", fr: "Documents qui le montrent" },
  noFilesYet: {
    en: "You have added no document for large deposits yet.",
    fr: "Vous n’avez encore ajouté aucun document sur les dépôts importants.",
  },
  addThem: { en: "Add them on their page", fr: "Ajoutez-les sur leur page" },
  noDocuments: { en: "I have no document for this", fr: "Je n’ai aucun document à ce sujet" },
  save: { en: "Save the explanation", fr: "Enregistrer l’explication" },
  saved: { en: "Your explanation is saved.", fr: "Votre explication est enregistrée." },
  shownBy: { en: "Shown by: {names}", fr: "Montré par : {names}" },
  nothingShows: { en: "No document shows it.", fr: "Aucun document ne le montre." },
  all: {
    one: { en: "The transaction that was read", fr: "L’opération qui a été lue" },
    other: { en: "All {count} transactions that were read", fr: "Les {count} opérations qui ont été lues" },
  },
  date: { en: "Date", fr: "Date" },
  description: { en: "Description", fr: "Description" },
  amount: { en: "Amount", fr: "Montant" },
} as const satisfies Record<string, Wording>;
