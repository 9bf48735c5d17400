export const text = {
  title: { en: "Messages", fr: "Messages" },
  leadApplicant: {
    en: "Between you and your legal team. Your school and your agency do not see these messages.",
    fr: "Entre vous et votre équipe juridique. Votre école et votre agence ne voient pas ces messages.",
  },
  leadTeam: {
    en: "Between the applicant and the legal team. Schools and agencies do not see these messages.",
    fr: "Entre la personne qui présente la demande et l’équipe juridique. Les écoles et les agences ne voient pas ces messages.",
  },
  none: { en: "No messages yet.", fr: "Aucun message pour l’instant." },
  notYours: {
    en: "Your role cannot read the messages of this case.",
    fr: "Votre rôle ne permet pas de lire les messages de ce dossier.",
  },
  earlier: { en: "Show earlier messages", fr: "Afficher les messages précédents" },
  list: { en: "Messages, the oldest first", fr: "Messages, du plus ancien au plus récent" },
  you: { en: "You", fr: "Vous" },
  team: { en: "Legal team", fr: "Équipe juridique" },
  applicant: { en: "Applicant", fr: "Personne qui présente la demande" },
  ofTeam: { en: "{name}, legal team", fr: "{name}, équipe juridique" },
  read: { en: "Read", fr: "Lu" },
  notRead: { en: "Not read yet", fr: "Pas encore lu" },
  write: { en: "Your message", fr: "Votre message" },
  writeHint: {
    en: "The other side is told that there is a message, without its words.",
    fr: "L’autre partie est avisée qu’il y a un message, sans son contenu.",
  },
  send: { en: "Send", fr: "Envoyer" },
  sent: { en: "Your message was sent.", fr: "Votre message est envoyé." },
};
