/** Words of the pages where a person changes their account. */
export const text = {
  title: { en: "Your account", fr: "Votre compte" },
  email: { en: "Email address", fr: "Adresse courriel" },
  names: { en: "Your name", fr: "Votre nom" },
  firstName: { en: "First name", fr: "Prénom" },
  lastName: { en: "Last name", fr: "Nom de famille" },
  language: { en: "Language of our emails", fr: "Langue de nos courriels" },
  languageHint: {
    en: "The pages themselves follow the link at the top of each.",
    fr: "Les pages suivent le lien qui se trouve en haut de chacune.",
  },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  save: { en: "Save", fr: "Enregistrer" },
  saved: { en: "Saved.", fr: "Enregistré." },
  securityLink: {
    en: "Your password, two-step verification, passkeys and where you are signed in",
    fr: "Votre mot de passe, la vérification en deux étapes, les clés d’accès et vos sessions",
  },
  noticesLink: {
    en: "What we tell you: emails, summary, quiet hours",
    fr: "Vos avis : courriels, résumé, heures calmes",
  },
  lifeLink: {
    en: "Your life so far: studies, work, countries, parents",
    fr: "Votre vie jusqu’ici\u00A0: études, travail, pays, parents",
  },

  securityTitle: { en: "Signing in and security", fr: "Ouverture de session et sécurité" },
  mustSet: {
    en: "Set up two-step verification first",
    fr: "Configurez d’abord la vérification en deux étapes",
  },
  mustSetMore: {
    en: "You will see other people’s documents. That is why your account needs two-step verification before you can continue.",
    fr: "Vous verrez les documents d’autres personnes. C’est pourquoi votre compte a besoin de la vérification en deux étapes avant que vous puissiez continuer.",
  },

  passwordTitle: { en: "Password", fr: "Mot de passe" },
  currentPassword: { en: "Current password", fr: "Mot de passe actuel" },
  changePassword: { en: "Change the password", fr: "Modifier le mot de passe" },
  passwordChanged: {
    en: "The password is changed. Other sessions were ended.",
    fr: "Le mot de passe est modifié. Les autres sessions ont été fermées.",
  },

  identityTitle: { en: "Confirm that it is you", fr: "Confirmez que c’est bien vous" },
  identityLead: {
    en: "Some actions ask for your password again: downloading a whole application, erasing, forcing a status, ending an account. It counts for 15 minutes. If you have no password, sign out and sign in again.",
    fr: "Certaines actions demandent de nouveau votre mot de passe\u00A0: télécharger toute une demande, effacer, imposer un état, fermer un compte. Cela compte pendant 15 minutes. Si vous n’avez pas de mot de passe, fermez la session et ouvrez-en une nouvelle.",
  },
  identityPassword: { en: "Your password again", fr: "De nouveau votre mot de passe" },
  identityConfirm: { en: "Confirm", fr: "Confirmer" },
  identityConfirmed: {
    en: "Thank you. You can continue for the next 15 minutes.",
    fr: "Merci. Vous pouvez continuer pendant les 15 prochaines minutes.",
  },

  factorTitle: { en: "Two-step verification", fr: "Vérification en deux étapes" },
  factorLead: {
    en: "After the password you enter a code from an app on your phone. Even someone who knows your password cannot sign in.",
    fr: "Après le mot de passe, vous saisissez un code d’une application de votre téléphone. Même une personne qui connaît votre mot de passe ne peut pas ouvrir de session.",
  },
  factorOn: { en: "Set up", fr: "Configurée" },
  factorOff: { en: "Not set up", fr: "Non configurée" },
  factorBegin: { en: "Set up two-step verification", fr: "Configurer la vérification en deux étapes" },
  factorPassword: {
    en: "Enter your password so that nobody else can change this.",
    fr: "Saisissez votre mot de passe, afin que personne d’autre ne puisse modifier ceci.",
  },
  goOn: { en: "Continue", fr: "Continuer" },
  scanTitle: { en: "Scan this picture", fr: "Numérisez cette image" },
  scan: {
    en: "Open your authenticator app (any will do), add an account, and point the camera here.",
    fr: "Ouvrez votre application d’authentification (n’importe laquelle), ajoutez un compte et pointez la caméra ici.",
  },
  qrLabel: {
    en: "Picture to scan with the app",
    fr: "Image à numériser avec l’application",
  },
  secret: { en: "Or type this key into the app", fr: "Ou saisissez cette clé dans l’application" },
  verifyCode: { en: "Code that the app shows", fr: "Code affiché par l’application" },
  verify: { en: "Confirm", fr: "Confirmer" },
  backupTitle: { en: "Keep your backup codes", fr: "Conservez vos codes de secours" },
  backup: {
    en: "If your phone is lost, each of these codes lets you sign in once. Print them or copy them to a safe place. They are not shown again.",
    fr: "Si vous perdez votre téléphone, chacun de ces codes vous permet d’ouvrir une session une fois. Imprimez-les ou copiez-les en lieu sûr. Ils ne seront plus affichés.",
  },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied.", fr: "Copié." },
  copyFailed: {
    en: "Copying did not work here. Select the text and copy it.",
    fr: "La copie n’a pas fonctionné ici. Sélectionnez le texte et copiez-le.",
  },
  print: { en: "Print", fr: "Imprimer" },
  kept: { en: "I have kept them", fr: "Je les ai conservés" },
  newBackup: { en: "Make new backup codes", fr: "Créer de nouveaux codes de secours" },
  factorRemove: { en: "Remove two-step verification", fr: "Retirer la vérification en deux étapes" },
  factorRemoved: { en: "Two-step verification is removed.", fr: "La vérification en deux étapes est retirée." },
  cancel: { en: "Cancel", fr: "Annuler" },

  passkeysTitle: { en: "Passkeys", fr: "Clés d’accès" },
  passkeysLead: {
    en: "Sign in with your fingerprint, your face or the lock of your device instead of a password.",
    fr: "Ouvrez une session avec votre empreinte, votre visage ou le verrouillage de votre appareil au lieu d’un mot de passe.",
  },
  passkeysNone: { en: "No passkey yet.", fr: "Aucune clé d’accès pour l’instant." },
  passkeyAdd: { en: "Add a passkey of this device", fr: "Ajouter une clé d’accès de cet appareil" },
  passkeyAdded: { en: "The passkey is added.", fr: "La clé d’accès est ajoutée." },
  passkeyRemove: { en: "Remove", fr: "Retirer" },
  passkeyRemoveNamed: { en: "Remove the passkey {name}", fr: "Retirer la clé d’accès {name}" },
  passkeyRemoved: { en: "The passkey is removed.", fr: "La clé d’accès est retirée." },
  passkeyUnnamed: { en: "Passkey", fr: "Clé d’accès" },
  passkeyUnsupported: {
    en: "This browser does not support passkeys, or the connection is not secure.",
    fr: "Ce navigateur ne prend pas en charge les clés d’accès ou la connexion n’est pas sécurisée.",
  },
  addedOn: { en: "Added {when}", fr: "Ajoutée le {when}" },

  sessionsTitle: { en: "Where you are signed in", fr: "Où vos sessions sont ouvertes" },
  sessionHere: { en: "This device", fr: "Cet appareil" },
  sessionSince: { en: "Since {when}", fr: "Depuis le {when}" },
  sessionEnd: { en: "End", fr: "Fermer" },
  sessionEndNamed: { en: "End the session: {name}", fr: "Fermer la session : {name}" },
  sessionEnded: { en: "The session is ended.", fr: "La session est fermée." },
  sessionsEndOthers: { en: "End all other sessions", fr: "Fermer toutes les autres sessions" },
  sessionsOthersEnded: { en: "All other sessions are ended.", fr: "Toutes les autres sessions sont fermées." },
  deviceOn: { en: "{browser} on {system}", fr: "{browser} sur {system}" },
  deviceUnknown: { en: "Unknown device", fr: "Appareil inconnu" },
} as const;
