import type { Wording } from "../../../ui/language.tsx";

export const text = {
  noSuchLetter: { en: "This letter does not exist", fr: "Cette lettre n’existe pas" },
  noSuchLetterMore: {
    en: "The plan of an application lists its letters.",
    fr: "Le plan d’une demande énumère ses lettres.",
  },
  toPlan: { en: "Go to the plan", fr: "Aller au plan" },
  kind: { en: "Letter for: {name}", fr: "Lettre pour\u00A0: {name}" },
  notOfType: {
    en: "This letter is not used in this application. It is for other kinds of applications.",
    fr: "Cette lettre ne sert pas dans cette demande. Elle est destinée à d’autres types de demandes.",
  },
  aboutChild: { en: "About {name}", fr: "Pour {name}" },
  childNumber: { en: "child {number}", fr: "enfant {number}" },
  noChild: {
    en: "This letter is written about a child, and no child is part of this application.",
    fr: "Cette lettre concerne un enfant, et aucun enfant ne fait partie de cette demande.",
  },
  whichChild: { en: "Whose letter", fr: "Choix de l’enfant" },
  examples: { en: "Two examples, of invented people", fr: "Deux exemples, de personnes inventées" },
  examplesMore: {
    en: "See how short answers become a letter. Do not copy them: they are true of nobody, and a letter that repeats them is noticed.",
    fr: "Voyez comment de courtes réponses deviennent une lettre. Ne les recopiez pas\u00A0: elles ne sont vraies de personne, et une lettre qui les reprend se remarque.",
  },
  exampleReads: { en: "What it becomes in the letter", fr: "Ce que cela devient dans la lettre" },
  reads: { en: "What it says now", fr: "Ce qu’elle dit maintenant" },
  nothingYet: { en: "Nothing yet.", fr: "Rien pour le moment." },
  sources: { en: "Where each sentence comes from", fr: "D’où vient chaque phrase" },
  ownWords: { en: "somebody’s own words", fr: "texte écrit par une personne" },
  ofFirm: { en: "text of the firm, version {version}", fr: "texte du cabinet, version {version}" },
  missing: { en: "missing", fr: "manquant" },
  write: { en: "Write “{title}” in your own words", fr: "Écrire «\u00A0{title}\u00A0» dans vos propres mots" },
  ownText: { en: "Your own text: {title}", fr: "Votre propre texte\u00A0: {title}" },
  follow: { en: "Let Boreal write it again", fr: "Laisser Boreal l’écrire de nouveau" },
  changedSince: {
    en: "Facts changed since this text was written. Boreal would write now:",
    fr: "Des faits ont changé depuis la rédaction de ce texte. Boreal écrirait maintenant\u00A0:",
  },
  fromModel: {
    en: "A language model suggested words of this text, and a person accepted them. Read every word, then confirm the letter before it goes into the vault.",
    fr: "Un modèle de langage a proposé des mots de ce texte, et une personne les a acceptés. Lisez chaque mot, puis confirmez la lettre avant de la placer dans le coffre.",
  },
  words: {
    one: { en: "{count} word", fr: "{count} mot" },
    other: { en: "{count} words", fr: "{count} mots" },
  },
  checks: { en: "To look at before it is sent", fr: "À regarder avant l’envoi" },
  noChecks: { en: "No problem was found.", fr: "Aucun problème n’a été trouvé." },
  confirm: { en: "I have read it, and it is right", fr: "Je l’ai lue, et elle est exacte" },
  takeBack: { en: "Cancel the confirmation", fr: "Annuler la confirmation" },
  confirmed: { en: "This letter is confirmed as it reads now.", fr: "Cette lettre est confirmée telle qu’elle est." },
  changedSinceConfirmed: {
    en: "The text changed after it was confirmed. Read it again.",
    fr: "Le texte a changé après la confirmation. Relisez-le.",
  },
  put: { en: "Put the PDF into the vault", fr: "Placer le PDF dans le coffre" },
  behind: {
    en: "The file in the vault says something else than the letter does now.",
    fr: "Le fichier dans le coffre dit autre chose que la lettre maintenant.",
  },
  wasPut: { en: "The PDF is in the vault.", fr: "Le PDF est dans le coffre." },
  pdf: { en: "Download as PDF", fr: "Télécharger en PDF" },
  docx: { en: "Download as Word document", fr: "Télécharger en document Word" },
  whereItGoes: { en: "Where the finished letter goes", fr: "Où placer la lettre terminée" },
  place: { en: "Its place in the vault: {name}.", fr: "Sa place dans le coffre\u00A0: {name}." },
  filesThere: {
    one: { en: "There is {count} file there.", fr: "{count} fichier s’y trouve." },
    other: { en: "There are {count} files there.", fr: "{count} fichiers s’y trouvent." },
  },
  nothingThere: { en: "There is no file there yet.", fr: "Aucun fichier ne s’y trouve pour le moment." },
  noPlace: {
    en: "The vault of this application has no place for it.",
    fr: "Le coffre de cette demande n’a pas de place pour elle.",
  },
  toAdd: { en: "Add the finished letter", fr: "Ajouter la lettre terminée" },
  toSee: { en: "Open its place in the vault", fr: "Ouvrir sa place dans le coffre" },
} as const satisfies Record<string, Wording>;
