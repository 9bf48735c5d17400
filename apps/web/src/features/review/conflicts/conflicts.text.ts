/** Words about the check whether the people of a case are in other cases of the firm. */
export const conflictsText = {
  title: { en: "Conflict check", fr: "Vérification des conflits d’intérêts" },
  lead: {
    en: "Everybody whom this case names is looked for in the other cases of the firm: applicants, family, people who pay, hosts and former names. Accents, the order of names and other scripts make no difference.",
    fr: "Toutes les personnes que nomme ce dossier sont cherchées dans les autres dossiers du cabinet\u00A0: personnes qui présentent une demande, famille, personnes qui paient, hôtes et anciens noms. Les accents, l’ordre des noms et les autres écritures ne changent rien.",
  },
  notChecked: { en: "Not checked yet", fr: "Pas encore faite" },
  nobody: { en: "Nobody found", fr: "Aucune personne trouvée" },
  toDecide: {
    one: { en: "Found in {count} case, to decide", fr: "Des noms dans {count} autre dossier, décision à prendre" },
    other: { en: "Found in {count} cases, to decide", fr: "Des noms dans {count} autres dossiers, décision à prendre" },
  },
  checkedBy: {
    one: { en: "{when}, {name}: {count} name looked for", fr: "{when}, {name}\u00A0: {count} nom cherché" },
    other: { en: "{when}, {name}: {count} names looked for", fr: "{when}, {name}\u00A0: {count} noms cherchés" },
  },
  checkedAtBeginning: {
    one: {
      en: "{when}, when the case began: {count} name looked for",
      fr: "{when}, au début du dossier\u00A0: {count} nom cherché",
    },
    other: {
      en: "{when}, when the case began: {count} names looked for",
      fr: "{when}, au début du dossier\u00A0: {count} noms cherchés",
    },
  },
  check: { en: "Check now", fr: "Vérifier maintenant" },
  checked: { en: "The check is done.", fr: "La vérification est faite." },
  decision: { en: "What do you decide?", fr: "Que décidez-vous?" },
  noConflict: { en: "No conflict", fr: "Aucun conflit" },
  conflict: { en: "Conflict", fr: "Conflit" },
  conflictHint: { en: "The firm cannot act in this case.", fr: "Le cabinet ne peut pas s’occuper de ce dossier." },
  waived: { en: "Conflict, waived", fr: "Conflit, avec consentement" },
  waivedHint: {
    en: "The people concerned agreed that the firm acts.",
    fr: "Les personnes concernées acceptent que le cabinet s’en occupe.",
  },
  decisionMissing: { en: "Choose what you decide.", fr: "Choisissez votre décision." },
  reason: { en: "Reason", fr: "Motif" },
  reasonMissing: {
    en: "Write the reason, so that people who read it later understand the decision.",
    fr: "Écrivez le motif, pour que la décision se comprenne plus tard.",
  },
  save: { en: "Save the decision", fr: "Enregistrer la décision" },
  saved: { en: "The decision was saved.", fr: "La décision est enregistrée." },
  decidedBy: { en: "{decision}. {name}, {when}.", fr: "{decision}. {name}, {when}." },
  change: { en: "Decide otherwise", fr: "Décider autrement" },
  whoDecides: {
    en: "A lawyer of the case or an administrator decides.",
    fr: "La décision revient à l’avocate ou à l’avocat du dossier, ou à l’administration.",
  },
} as const;
