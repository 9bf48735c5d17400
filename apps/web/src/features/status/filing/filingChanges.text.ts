export const text = {
  title: { en: "What changed since it was sent", fr: "Ce qui a changé depuis l’envoi" },
  lead: {
    en: "The case that was sent is kept as it was. This compares it with the case of today, under the rules of today.",
    fr: "Le dossier envoyé est conservé tel qu’il était. Il est comparé ici avec le dossier d’aujourd’hui, selon les règles d’aujourd’hui.",
  },
  nothing: { en: "Nothing changed since it was sent.", fr: "Rien n’a changé depuis l’envoi." },
  notKept: {
    en: "The answers and forms of that day were not kept with this filing.",
    fr: "Les réponses et les formulaires de ce jour-là n’ont pas été conservés avec cet envoi.",
  },
  people: { en: "People", fr: "Personnes" },
  answers: { en: "Answers", fr: "Réponses" },
  documents: { en: "Documents", fr: "Documents" },
  forms: { en: "Forms", fr: "Formulaires" },
  what: { en: "What", fr: "Élément" },
  sent: { en: "As sent", fr: "À l’envoi" },
  today: { en: "Today", fr: "Aujourd’hui" },
  sentIs: { en: "As sent:", fr: "À l’envoi\u00A0:" },
  todayIs: { en: "Today:", fr: "Aujourd’hui\u00A0:" },
  none: { en: "None", fr: "Rien" },
} as const;
