export const deskText = {
  withTeam: { en: "Messages with your legal team", fr: "Messages avec votre équipe juridique" },
  withApplicant: { en: "Messages with the applicant", fr: "Messages avec la personne qui présente la demande" },
  fresh: {
    one: { en: "{count} new", fr: "{count} nouveau" },
    other: { en: "{count} new", fr: "{count} nouveaux" },
  },
  tasks: { en: "Tasks", fr: "Tâches" },
  openTasks: {
    one: { en: "{count} open", fr: "{count} à faire" },
    other: { en: "{count} open", fr: "{count} à faire" },
  },
  yourTasks: { en: "Your legal team asks you to do this", fr: "Votre équipe juridique vous demande de faire ceci" },
  allTasks: { en: "All tasks", fr: "Toutes les tâches" },
  due: { en: "due on {date}", fr: "pour le {date}" },
  overdue: { en: "was due on {date}", fr: "était à faire pour le {date}" },
  openComments: {
    one: { en: "{count} open comment", fr: "{count} commentaire ouvert" },
    other: { en: "{count} open comments", fr: "{count} commentaires ouverts" },
  },
};
