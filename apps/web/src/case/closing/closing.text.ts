export const text = {
  closedTitle: { en: "This case is closed", fr: "Ce dossier est fermé" },
  closedForTeam: {
    en: "Closed since {date}. Nothing in it can be changed until it is reopened; you still write messages and notes and record payments.",
    fr: "Fermé depuis le {date}. Rien n’y peut être modifié avant sa réouverture; vous pouvez encore écrire des messages et des notes et inscrire des paiements.",
  },
  closedForApplicant: {
    en: "Your legal team closed this case on {date}. You can still read everything, take it out and write to your legal team, but nothing more is changed or sent.",
    fr: "Votre équipe juridique a fermé ce dossier le {date}. Vous pouvez encore tout lire, tout récupérer et lui écrire, mais plus rien n’y est modifié ni envoyé.",
  },
  closedForOthers: {
    en: "The legal team closed this case on {date}. Nothing in it can be changed any more.",
    fr: "L’équipe juridique a fermé ce dossier le {date}. Plus rien n’y peut être modifié.",
  },
  erasedForApplicant: {
    en: "It will be permanently erased on {date}. Take out before what you want to keep, or write to your legal team if it should stay.",
    fr: "Il sera supprimé définitivement le {date}. Récupérez auparavant ce que vous voulez garder, ou écrivez à votre équipe juridique s’il doit être conservé.",
  },
  erasedForTeam: {
    en: "It will be permanently erased on {date}.",
    fr: "Il sera supprimé définitivement le {date}.",
  },
  toReopen: { en: "Reopen this case", fr: "Rouvrir ce dossier" },
  closed: { en: "Closed", fr: "Fermé" },
} as const;
