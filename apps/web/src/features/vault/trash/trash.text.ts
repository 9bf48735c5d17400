import type { Wording } from "../../../ui/language.tsx";

export const text = {
  unsorted: { en: "To sort", fr: "À classer" },
  lead: {
    en: "Deleted files stay here for {days} days. After that, they are permanently deleted, except those that were sent with the application.",
    fr: "Les fichiers supprimés restent ici {days} jours. Ensuite, ils sont supprimés définitivement, sauf ceux qui ont été envoyés avec la demande.",
  },
  empty: { en: "Nothing was deleted.", fr: "Rien n’a été supprimé." },
  daysLeft: { en: "{count} days left", fr: "Encore {count} jours" },
  wasSent: { en: "Kept, as it was sent", fr: "Conservé, car il a été envoyé" },
  lastDay: { en: "Last day", fr: "Dernier jour" },
  peopleGone: {
    one: {
      en: "Also kept here: {count} file of a person who is no longer in the application. Nobody sees it now. Add the person again under “Your family” before the file is deleted, and it can be restored.",
      fr: "Est aussi conservé ici : {count} fichier d’une personne qui ne fait plus partie de la demande. Personne ne le voit pour le moment. Ajoutez de nouveau la personne sous « Votre famille » avant que le fichier soit supprimé; il pourra alors être restauré.",
    },
    other: {
      en: "Also kept here: {count} files of people who are no longer in the application. Nobody sees them now. Add the person again under “Your family” before the files are deleted, and they can be restored.",
      fr: "Sont aussi conservés ici : {count} fichiers de personnes qui ne font plus partie de la demande. Personne ne les voit pour le moment. Ajoutez de nouveau la personne sous « Votre famille » avant que les fichiers soient supprimés; ils pourront alors être restaurés.",
    },
  },
  erase: { en: "Delete permanently", fr: "Supprimer définitivement" },
  eraseTitle: { en: "Permanently delete {name}?", fr: "Supprimer {name} définitivement?" },
  eraseLead: {
    en: "The file is deleted right away, and nobody can get it back.",
    fr: "Le fichier est supprimé immédiatement et personne ne pourra le récupérer.",
  },
  erased: { en: "{name} permanently deleted", fr: "{name} supprimé définitivement" },
  keep: { en: "Keep it", fr: "Le conserver" },
} as const satisfies Record<string, Wording>;
