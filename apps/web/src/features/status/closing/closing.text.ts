export const text = {
  close: { en: "Close this case", fr: "Fermer ce dossier" },
  whatHappens: { en: "What happens then", fr: "Ce qui se passe alors" },
  leaves: {
    en: "The case leaves the list of cases, the board, the tasks and all reminders. A search finds it, and so does the filter “Only closed cases”.",
    fr: "Le dossier quitte la liste des dossiers, le tableau du cabinet, les tâches et tous les rappels. Une recherche le trouve, ainsi que le filtre «\u00A0Seulement les dossiers fermés\u00A0».",
  },
  readOnly: {
    en: "Nothing in it can be changed until somebody of the team reopens it. You still write messages and notes, record payments and assign people. The status stays as it is.",
    fr: "Rien n’y peut être modifié avant que l’équipe le rouvre. Vous pouvez encore écrire des messages et des notes, inscrire des paiements et attribuer le dossier. L’état reste le même.",
  },
  applicantTold: {
    en: "The applicant is told, can still read everything and write to you. Why you close it, only the team reads.",
    fr: "La personne en est avisée et peut encore tout lire et vous écrire. Seule l’équipe lit pourquoi vous le fermez.",
  },
  nothingErased: { en: "Nothing is erased.", fr: "Rien n’est effacé." },
  reason: { en: "Why is it closed?", fr: "Pourquoi le fermer?" },
  words: { en: "In your own words, for the team", fr: "En vos mots, pour l’équipe" },
  deadlinesTitle: { en: "Deadlines are still ahead", fr: "Des échéances sont encore à venir" },
  deadlinesLead: {
    en: "Nobody is reminded of these once the case is closed:",
    fr: "Personne n’en recevra de rappel une fois le dossier fermé\u00A0:",
  },
  noDay: { en: "day not known", fr: "jour inconnu" },
  deadline: { en: "{title}: {date}", fr: "{title}\u00A0: {date}" },
  seen: {
    en: "I have seen these deadlines and close the case all the same",
    fr: "J’ai vu ces échéances et je ferme quand même le dossier",
  },
  tasks: {
    one: {
      en: "{count} task is still open. It waits until the case is reopened.",
      fr: "{count} tâche est encore à faire. Elle attendra la réouverture du dossier.",
    },
    other: {
      en: "{count} tasks are still open. They wait until the case is reopened.",
      fr: "{count} tâches sont encore à faire. Elles attendront la réouverture du dossier.",
    },
  },
  wasClosed: { en: "The case is closed.", fr: "Le dossier est fermé." },
  reopen: { en: "Reopen this case", fr: "Rouvrir ce dossier" },
  reopenLead: {
    en: "The case comes back into the list, the board, the tasks and the reminders, with the status that it has. The applicant is told.",
    fr: "Le dossier revient dans la liste, le tableau du cabinet, les tâches et les rappels, dans l’état où il est. La personne en est avisée.",
  },
  reopenReason: { en: "Why is it reopened?", fr: "Pourquoi le rouvrir?" },
  wasReopened: { en: "The case is open again.", fr: "Le dossier est rouvert." },
  history: { en: "Closed and reopened before", fr: "Fermetures et réouvertures" },
  closedBy: { en: "Closed by {name}, {date}: {reason}", fr: "Fermé par {name}, le {date}\u00A0: {reason}" },
  reopenedBy: { en: "Reopened by {name}, {date}: {reason}", fr: "Rouvert par {name}, le {date}\u00A0: {reason}" },
  somebody: { en: "somebody whose account is gone", fr: "une personne dont le compte n’existe plus" },
} as const;
