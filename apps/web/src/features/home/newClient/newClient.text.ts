/** Words of the page on which the legal team begins the case of a client. */
export const newClientText = {
  title: { en: "New client", fr: "Nouveau dossier" },
  lead: {
    en: "This creates an account and a case for your client, and sends the client a link to choose a password. Until the client has opened the account, the legal team can answer what is known.",
    fr: "Un compte et un dossier sont créés pour la personne, qui reçoit par courriel un lien pour choisir son mot de passe. Tant qu’elle n’a pas ouvert le compte, l’équipe juridique peut répondre à ce qui est connu.",
  },
  firstName: { en: "Client’s given names", fr: "Prénoms de la personne" },
  firstNameHint: {
    en: "As in the passport. Leave it empty if the client has only one name.",
    fr: "Comme dans le passeport. Laissez vide si la personne n’a qu’un seul nom.",
  },
  lastName: { en: "Client’s family name", fr: "Nom de famille de la personne" },
  lastNameMissing: { en: "Enter the client’s family name.", fr: "Entrez le nom de famille de la personne." },
  email: { en: "Client’s email address", fr: "Adresse courriel de la personne" },
  emailHint: {
    en: "The client’s own, not that of your office. The link goes there.",
    fr: "La sienne, et non celle de votre bureau. Le lien y est envoyé.",
  },
  emailMissing: {
    en: "Enter an email address in the form name@example.com.",
    fr: "Entrez une adresse courriel sous la forme nom@exemple.com.",
  },
  language: { en: "Language the client reads", fr: "Langue que lit la personne" },
  type: { en: "Application", fr: "Demande" },
  typeMissing: { en: "Choose the kind of application.", fr: "Choisissez le type de demande." },
  staff: { en: "Who works on it", fr: "Qui s’en occupe" },
  staffHint: {
    en: "Without a choice, you do.",
    fr: "Sans choix, c’est vous.",
  },
  staffHintNobody: {
    en: "Without a choice, nobody is assigned yet.",
    fr: "Sans choix, personne n’est affecté pour l’instant.",
  },
  begin: { en: "Create the case and send the link", fr: "Créer le dossier et envoyer le lien" },
  begun: {
    en: "The case was created. The link was sent to {email}.",
    fr: "Le dossier est créé. Le lien a été envoyé à {email}.",
  },
  known: { en: "The firm knows this name", fr: "Le cabinet connaît ce nom" },
  knownLead: {
    en: "Compare before you begin: the client may already have a case, or be on another side of one. What is found is noted with the new case, and a lawyer decides whether there is a conflict.",
    fr: "Comparez avant de commencer\u00A0: la personne a peut-être déjà un dossier, ou figure dans un autre. Ce qui est trouvé est noté dans le nouveau dossier, et l’équipe juridique décide s’il y a un conflit d’intérêts.",
  },
} as const;
