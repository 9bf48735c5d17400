export const timelineText = {
  lead: {
    en: "What happened so far, what is expected, and the days that count.",
    fr: "Ce qui s’est passé jusqu’ici, ce qui est attendu, et les dates qui comptent.",
  },
  list: { en: "The case, day by day", fr: "Le dossier, jour par jour" },
  today: { en: "Today", fr: "Aujourd’hui" },
  kinds: {
    event: { en: "Happened", fr: "Passé" },
    expected: { en: "Expected", fr: "Attendu" },
    deadline: { en: "Date to keep in mind", fr: "Date à retenir" },
  },
  added: { en: "added on {date}", fr: "ajout le {date}" },
  between: { en: "between {from} and {to}", fr: "entre le {from} et le {to}" },
  until: { en: "by {to}, as an aim", fr: "d’ici le {to}, à titre d’objectif" },
  over: { en: "was expected by {to}", fr: "prévu au plus tard le {to}, dépassé" },
  notKnown: { en: "Nobody says when", fr: "Aucune date n’est annoncée" },
  noDay: { en: "No day is known", fr: "Date inconnue" },
  passed: { en: "{date}, passed", fr: "{date}, date passée" },
  begun: { en: "The case was begun here", fr: "Le dossier a été ouvert ici" },
  status: { en: "Status and next steps", fr: "État et prochaines étapes" },
  print: { en: "Print", fr: "Imprimer" },
} as const;
