import type { Wording } from "../../../ui/language.tsx";

export const text = {
  lead: {
    en: "Deleted files stay here for {days} days. After that they are erased for good.",
    fr: "Les fichiers supprimés restent ici {days} jours. Ensuite, ils sont effacés définitivement.",
  },
  empty: { en: "Nothing was deleted.", fr: "Rien n’a été supprimé." },
  daysLeft: { en: "{count} days left", fr: "Encore {count} jours" },
  lastDay: { en: "Last day", fr: "Dernier jour" },
  peopleGone: {
    one: {
      en: "Also kept here: {count} file of a person who is no longer in the application. Nobody sees it now. Add the person again under “Your family” before it is erased, and it can be restored.",
      fr: "Est aussi conservé ici : {count} fichier d’une personne qui ne fait plus partie de la demande. Personne ne le voit pour le moment. Ajoutez de nouveau la personne sous « Votre famille » avant qu’il soit effacé; il pourra alors être restauré.",
    },
    other: {
      en: "Also kept here: {count} files of people who are no longer in the application. Nobody sees them now. Add the person again under “Your family” before they are erased, and they can be restored.",
      fr: "Sont aussi conservés ici : {count} fichiers de personnes qui ne font plus partie de la demande. Personne ne les voit pour le moment. Ajoutez de nouveau la personne sous « Votre famille » avant qu’ils soient effacés; ils pourront alors être restaurés.",
    },
  },
  erase: { en: "Delete for good", fr: "Supprimer définitivement" },
  eraseTitle: { en: "Delete {name} for good?", fr: "Supprimer {name} définitivement?" },
  eraseLead: {
    en: "The file is erased at once and cannot be brought back by anybody.",
    fr: "Le fichier est effacé immédiatement et personne ne pourra le récupérer.",
  },
  erased: { en: "{name} deleted for good", fr: "{name} supprimé définitivement" },
  keep: { en: "Keep it", fr: "Le conserver" },
} as const satisfies Record<string, Wording>;
