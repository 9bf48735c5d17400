/** Words about a client who has not opened the account yet. */
export const clientLinkText = {
  title: { en: "The client has not opened the account yet", fr: "La personne n’a pas encore ouvert le compte" },
  openUntil: {
    en: "The link was sent to {email} and works until {date}. Until the client has opened the account, the legal team can answer what is known.",
    fr: "Le lien a été envoyé à {email} et fonctionne jusqu’au {date}. Tant que la personne n’a pas ouvert le compte, l’équipe juridique peut répondre à ce qui est connu.",
  },
  ended: {
    en: "The link that was sent to {email} has ended. Send it again.",
    fr: "Le lien envoyé à {email} n’est plus valide. Envoyez-le de nouveau.",
  },
  again: { en: "Send the link again", fr: "Envoyer de nouveau le lien" },
  email: { en: "Client’s email address", fr: "Adresse courriel de la personne" },
  emailHint: {
    en: "If you correct it, links to the old address stop working.",
    fr: "Si vous la corrigez, les liens envoyés à l’ancienne adresse ne fonctionnent plus.",
  },
  send: { en: "Send", fr: "Envoyer" },
  sent: { en: "The link was sent to {email}.", fr: "Le lien a été envoyé à {email}." },
} as const;
