import type { BilingualText } from "../../ui/language.tsx";
import type { Tone } from "../../ui/layout/StatusTag.tsx";

export const galleryWords = {
  title: { en: "All controls and messages", fr: "Tous les champs et messages" },
  lead: {
    en: "Start here when you design a page. Take what is here; what you miss belongs here first.",
    fr: "Commencez ici lorsque vous concevez une page. Prenez ce qui s’y trouve; ce qui manque s’ajoute d’abord ici.",
  },
  plan: { en: "Parts of a plan", fr: "Parties d’un plan" },
  answers: { en: "Answers that need you", fr: "Réponses qui ont besoin de vous" },
  files: { en: "Files on their way and files stored", fr: "Fichiers en route et fichiers enregistrés" },
  steps: { en: "Every type of question page", fr: "Tous les types de pages de questions" },
} as const satisfies Record<string, BilingualText>;

/** The pages of the gallery. */
export const pageWords = {
  controls: { en: "Controls", fr: "Champs et boutons" },
  messages: { en: "Messages and states", fr: "Messages et états" },
  fields: { en: "Fields of questions and forms", fr: "Champs des questions et des formulaires" },
} as const satisfies Record<string, BilingualText>;

/** The subjects, in their order. */
export const partWords = {
  writing: { en: "Writing", fr: "Écrire" },
  figures: { en: "Numbers and dates", fr: "Nombres et dates" },
  choosing: { en: "Choosing", fr: "Choisir" },
  searching: { en: "Searching a long list", fr: "Chercher dans une longue liste" },
  questions: { en: "Fields of questions and forms", fr: "Champs des questions et des formulaires" },
  acting: { en: "Buttons and links", fr: "Boutons et liens" },
  telling: { en: "Messages", fr: "Messages" },
  saving: { en: "Saved or not", fr: "Enregistré ou non" },
  waiting: { en: "Waiting and progress", fr: "Attente et progression" },
  standing: { en: "States in a word", fr: "États en un mot" },
  folding: { en: "More, opened on demand", fr: "Plus, ouvert sur demande" },
} as const satisfies Record<string, BilingualText>;

/** The banners and tags by tone. */
export const toneNames: readonly { readonly tone: Tone; readonly name: BilingualText }[] = [
  { tone: "done", name: { en: "Done", fr: "Fait" } },
  { tone: "todo", name: { en: "To do, in calm", fr: "À faire, en calme" } },
  { tone: "attention", name: { en: "Worth a look", fr: "À vérifier" } },
  { tone: "blocked", name: { en: "It blocks", fr: "Cela bloque" } },
  { tone: "quiet", name: { en: "Good to know", fr: "Bon à savoir" } },
];

/** States of messages. */
export const stateNames = {
  faults: { en: "Two errors", fr: "Deux erreurs" },
  pressToSee: { en: "Press to see it", fr: "Actionnez pour le voir" },
  toastUndo: { en: "Done, with undo", fr: "Fait, avec retour" },
  toastFault: { en: "Failed", fr: "Échec" },
  unreachable: { en: "Nobody answers", fr: "Aucune réponse" },
  full: { en: "No room on the server", fr: "Plus de place sur le serveur" },
  limited: { en: "Too many requests", fr: "Trop de demandes" },
  signedOut: { en: "The session has ended", fr: "La session est terminée" },
  fault: { en: "A fault of ours", fr: "Une erreur de notre part" },
  nothing: { en: "Nothing here yet", fr: "Rien pour l’instant" },
  saving: { en: "Being saved", fr: "En cours d’enregistrement" },
  saved: { en: "Saved", fr: "Enregistré" },
  notSaved: { en: "Not saved", fr: "Non enregistré" },
  notKnown: { en: "Not known", fr: "Inconnu" },
  noRoom: { en: "No room", fr: "Plus de place" },
  kept: { en: "Kept on this device", fr: "Conservé sur cet appareil" },
  inMemory: { en: "Only in this page", fr: "Seulement dans cette page" },
  lineLost: { en: "No connection", fr: "Pas de connexion" },
  lineBack: { en: "Back online", fr: "Connexion rétablie" },
  endKnown: { en: "The end is known", fr: "La fin est connue" },
  endUnknown: { en: "The end is not known", fr: "La fin est inconnue" },
  counted: { en: "Counted", fr: "Compté" },
  everyOne: { en: "All of them", fr: "Tous" },
  folded: { en: "Folded", fr: "Replié" },
  unfolded: { en: "Open", fr: "Ouvert" },
  calm: { en: "A plain result", fr: "Un résultat simple" },
  withTone: { en: "A result that needs more than to be read", fr: "Un résultat qui demande une action" },
} as const satisfies Record<string, BilingualText>;
