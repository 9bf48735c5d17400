export const text = {
  yourTitle: { en: "Your applications", fr: "Vos demandes" },
  emptyTitle: { en: "No application yet", fr: "Aucune demande pour l’instant" },
  empty: {
    en: "Start one and your plan appears here: what to answer, what to add, and what comes next.",
    fr: "Commencez-en une et votre plan apparaîtra ici : quoi répondre, quoi ajouter et ce qui vient ensuite.",
  },
  startAnother: { en: "Start another application", fr: "Commencer une autre demande" },
  wanted: { en: "What you want to do", fr: "Ce que vous voulez faire" },
  start: { en: "Start", fr: "Commencer" },
  notStarted: { en: "The application was not started", fr: "La demande n’a pas été commencée" },
  starting: { en: "Getting your first question ready", fr: "Préparation de votre première question" },
  look: { en: "Open", fr: "Ouvrir" },
  goOn: { en: "Continue", fr: "Continuer" },
  closedByTeam: {
    en: "Your legal team closed this case on {date}. You can still read everything.",
    fr: "Votre équipe juridique a fermé ce dossier le {date}. Vous pouvez encore tout lire.",
  },
  openAgain: {
    one: {
      en: "Your legal team opened a part again for you to correct",
      fr: "Votre équipe juridique a rouvert une partie que vous devez corriger",
    },
    other: {
      en: "Your legal team opened {count} parts again for you to correct",
      fr: "Votre équipe juridique a rouvert {count} parties que vous devez corriger",
    },
  },
  started: { en: "Started {date}", fr: "Commencée le {date}" },
  progress: { en: "Questions answered", fr: "Réponses données" },
  progressOf: { en: "{answered} of {total}", fr: "{answered} sur {total}" },
} as const;
