export const notesText = {
  title: { en: "Notes", fr: "Notes" },
  inOneLine: { en: "Of the legal team only", fr: "De l’équipe juridique seulement" },
  lead: {
    en: "The applicant, schools, agencies and support never see notes.",
    fr: "La personne qui présente la demande, les établissements, les agences et le service de soutien ne voient jamais les notes.",
  },
  none: { en: "No notes yet.", fr: "Aucune note pour l’instant." },
  shared: { en: "Shared with the team", fr: "Visible pour l’équipe" },
  private: { en: "Only you", fr: "Vous seulement" },
  write: { en: "New note", fr: "Nouvelle note" },
  who: { en: "Who can read it?", fr: "Qui peut la lire?" },
  save: { en: "Save the note", fr: "Enregistrer la note" },
  saved: { en: "The note was saved.", fr: "La note est enregistrée." },
  remove: { en: "Remove", fr: "Retirer" },
  removed: { en: "The note was removed.", fr: "La note est retirée." },
  noteOf: { en: "{name}, {when}", fr: "{name}, {when}" },
};
