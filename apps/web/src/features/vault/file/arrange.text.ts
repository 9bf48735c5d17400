import type { Wording } from "../../../ui/language.tsx";

/** Words for the order, the names, the turning and the saving of files. */
export const text = {
  place: { en: "File {n} of {count}", fr: "Fichier {n} sur {count}" },
  moveUp: { en: "Move {name} up", fr: "Déplacer {name} vers le haut" },
  moveDown: { en: "Move {name} down", fr: "Déplacer {name} vers le bas" },
  moved: { en: "{name} is now file {n} of {count}", fr: "{name} est maintenant le fichier {n} sur {count}" },
  orderLead: {
    en: "The files stay in this order, even when they are merged. Change it with the arrows.",
    fr: "Les fichiers restent dans cet ordre, même lorsqu’ils sont fusionnés. Changez-le avec les flèches.",
  },

  more: { en: "More actions", fr: "Autres actions" },
  rename: { en: "Rename", fr: "Renommer" },
  renameTitle: { en: "Rename {name}", fr: "Renommer {name}" },
  newName: { en: "Name", fr: "Nom" },
  nameHint: {
    en: "The extension {extension} stays, so that the file still opens.",
    fr: "L’extension {extension} reste, afin que le fichier s’ouvre toujours.",
  },
  useSuggestion: { en: "Use “{name}”", fr: "Utiliser « {name} »" },
  renamed: { en: "Now called {name}", fr: "S’appelle maintenant {name}" },
  cameAs: { en: "received as {name}", fr: "reçu sous le nom {name}" },

  turnLeft: { en: "Turn left", fr: "Tourner à gauche" },
  turnRight: { en: "Turn right", fr: "Tourner à droite" },
  turned: {
    en: "{name} is shown turned. The file itself is not changed.",
    fr: "{name} s’affiche tourné. Le fichier lui-même n’est pas modifié.",
  },
  turnedBack: { en: "{name} is shown as it was received.", fr: "{name} s’affiche tel qu’il a été reçu." },

  damagedLeftOut: {
    one: {
      en: "One file can no longer be opened, so it is not in the archive. A list in the archive gives its name. It must be uploaded again.",
      fr: "Un fichier ne peut plus être ouvert et n’est donc pas dans l’archive. Une liste dans l’archive donne son nom. Il faut le téléverser de nouveau.",
    },
    other: {
      en: "{count} files can no longer be opened, so they are not in the archive. A list in the archive gives their names. They must be uploaded again.",
      fr: "{count} fichiers ne peuvent plus être ouverts et ne sont donc pas dans l’archive. Une liste dans l’archive donne leurs noms. Il faut les téléverser de nouveau.",
    },
  },
  rejectedLeftOut: {
    one: {
      en: "One file was not accepted, so it is not in the archive. A list in the archive gives its name.",
      fr: "Un fichier n’a pas été accepté et n’est donc pas dans l’archive. Une liste dans l’archive donne son nom.",
    },
    other: {
      en: "{count} files were not accepted, so they are not in the archive. A list in the archive gives their names.",
      fr: "{count} fichiers n’ont pas été acceptés et ne sont donc pas dans l’archive. Une liste dans l’archive donne leurs noms.",
    },
  },
  downloadAll: {
    one: { en: "Download everything ({count} file, {size})", fr: "Tout télécharger ({count} fichier, {size})" },
    other: { en: "Download everything ({count} files, {size})", fr: "Tout télécharger ({count} fichiers, {size})" },
  },
  downloadPage: {
    one: { en: "Download the file of this page ({size})", fr: "Télécharger le fichier de cette page ({size})" },
    other: {
      en: "Download the {count} files of this page ({size})",
      fr: "Télécharger les {count} fichiers de cette page ({size})",
    },
  },
} as const satisfies Record<string, Wording>;
