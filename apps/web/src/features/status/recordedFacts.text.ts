export const text = {
  title: { en: "Facts that the team records", fr: "Faits que l’équipe inscrit" },
  lead: {
    en: "No question asks for these, and no document says them. The plan follows them right away.",
    fr: "Aucune question ne les demande et aucun document ne les indique. Le plan les suit aussitôt.",
  },
  none: { en: "Nothing recorded", fr: "Rien d’inscrit" },
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  by: { en: "Recorded by {name}, {date}", fr: "Inscrit par {name}, le {date}" },
  withStatus: {
    en: "It came with a change of status, or from a linked application.",
    fr: "Inscrit avec un changement d’état ou repris d’une demande liée.",
  },
  change: { en: "Change", fr: "Modifier" },
  enter: { en: "Enter", fr: "Inscrire" },
  save: { en: "Save", fr: "Enregistrer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  takeAway: { en: "Take it away", fr: "Retirer" },
  saved: { en: "Saved. The plan follows it.", fr: "Enregistré. Le plan en tient compte." },
} as const;
