import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the gallery of files. */
export const fileGalleryWords = {
  title: { en: "Files on their way and files stored", fr: "Fichiers en route et fichiers enregistrés" },
  sending: { en: "On its way", fr: "En route" },
  stored: { en: "Stored", fr: "Enregistrés" },
  lines: {
    en: "Under the place where a file was dropped, until it is stored. It says what really has been sent.",
    fr: "Sous l’endroit où le fichier a été déposé, jusqu’à son enregistrement. On y lit ce qui a vraiment été envoyé.",
  },
  states: {
    en: "Beside the name of a stored file: how far its reading is.",
    fr: "À côté du nom d’un fichier enregistré : où en est sa lecture.",
  },
  queued: { en: "Behind another file", fr: "Après un autre fichier" },
  partSent: { en: "Being sent", fr: "En cours d’envoi" },
  lineLost: { en: "The connection is lost", fr: "La connexion est coupée" },
  allSent: { en: "All of it is there", fr: "Tout est arrivé" },
  replacing: { en: "In place of another file", fr: "À la place d’un autre fichier" },
  empty: { en: "Refused: empty", fr: "Refusé : vide" },
  wrongType: { en: "Refused: wrong type", fr: "Refusé : mauvais type" },
  tooLarge: { en: "Refused: too large", fr: "Refusé : trop gros" },
  waiting: { en: "Waiting for its turn", fr: "En attente de son tour" },
  reading: { en: "Being read, nothing known yet", fr: "En lecture, rien de connu" },
  readingPage: { en: "Being read, page by page", fr: "En lecture, page par page" },
  readingStage: { en: "Being read, by stage", fr: "En lecture, par étape" },
  read: { en: "Values were read", fr: "Des valeurs ont été lues" },
  typed: { en: "Values were typed", fr: "Des valeurs ont été entrées" },
  nothingRead: { en: "Nothing was read", fr: "Rien n’a été lu" },
  kept: { en: "A document without values", fr: "Un document sans valeurs" },
  notReadable: { en: "Cannot be read", fr: "Lecture impossible" },
  needsPassword: { en: "Locked by a password", fr: "Verrouillé par un mot de passe" },
  damaged: { en: "Damaged", fr: "Endommagé" },
  rejected: { en: "Rejected", fr: "Rejeté" },
} as const satisfies Record<string, BilingualText>;
