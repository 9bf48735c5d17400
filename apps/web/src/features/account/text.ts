/** Words of the pages that lead into an account. Those of the account itself are in `settings.text.ts`. */
export const text = {
  refusedUnknown: {
    en: "That did not work. Check what you entered and try again.",
    fr: "Cela n’a pas fonctionné. Vérifiez ce que vous avez saisi et réessayez.",
  },
  registerTitle: { en: "Create an account", fr: "Créer un compte" },
  registerLead: {
    en: "With an account, we keep your answers and documents for you, encrypted with a key of your own.",
    fr: "Avec un compte, nous conservons vos réponses et vos documents pour vous, chiffrés avec une clé qui vous est propre.",
  },
  firstName: { en: "First name", fr: "Prénom" },
  firstNameHint: {
    en: "As in your passport. If you have only one name, write it as your last name.",
    fr: "Comme dans votre passeport. Si vous n’avez qu’un seul nom, inscrivez-le comme nom de famille.",
  },
  lastName: { en: "Last name", fr: "Nom de famille" },
  email: { en: "Email address", fr: "Adresse courriel" },
  emailHint: {
    en: "We send a link there to confirm that it is yours.",
    fr: "Nous y envoyons un lien pour confirmer que cette adresse est la vôtre.",
  },
  password: { en: "Password", fr: "Mot de passe" },
  newPassword: { en: "New password", fr: "Nouveau mot de passe" },
  newPasswordHint: {
    en: "At least 12 characters. A few words in a row are easy to remember and hard to guess.",
    fr: "Au moins 12 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.",
  },
  register: { en: "Create the account", fr: "Créer le compte" },
  haveAccount: { en: "Do you already have an account?", fr: "Vous avez déjà un compte?" },
  noAccount: { en: "Don’t have an account yet?", fr: "Vous n’avez pas encore de compte?" },
  signInLink: { en: "Sign in", fr: "Ouvrir une session" },
  registerLink: { en: "Create an account", fr: "Créer un compte" },

  checkMailTitle: { en: "Check your email", fr: "Vérifiez vos courriels" },
  checkMail: { en: "We sent a message to {email}.", fr: "Nous avons envoyé un message à {email}." },
  checkMailNext: {
    en: "Open the link in it. On this device, it takes you to your first question. The link works once, for 24 hours. You may close this page.",
    fr: "Ouvrez le lien qu’il contient. Sur cet appareil, il vous mène à votre première question. Le lien fonctionne une seule fois, pendant 24 heures. Vous pouvez fermer cette page.",
  },
  checkMailMissing: { en: "The email did not arrive", fr: "Le courriel n’est pas arrivé" },
  checkMailSpam: {
    en: "It can take a few minutes. Look in your spam folder too, and check that the address above is right.",
    fr: "Cela peut prendre quelques minutes. Regardez aussi dans le dossier des courriels indésirables et vérifiez que l’adresse ci-dessus est exacte.",
  },
  sendAgain: { en: "Send it again", fr: "Envoyer de nouveau" },
  sentAgain: { en: "Sent again.", fr: "Envoyé de nouveau." },

  confirmTitle: { en: "Confirm your email address", fr: "Confirmer votre adresse courriel" },
  confirming: { en: "Confirming your address", fr: "Confirmation de votre adresse" },
  confirmedTitle: { en: "Your address is confirmed", fr: "Votre adresse est confirmée" },
  confirmed: {
    en: "Enter your password to continue.",
    fr: "Entrez votre mot de passe pour continuer.",
  },
  confirmNoToken: {
    en: "This page opens from the link in our email. Open that link, or ask for a new email here.",
    fr: "Cette page s’ouvre à partir du lien de notre courriel. Ouvrez ce lien ou demandez un nouveau courriel ici.",
  },
  sendMail: { en: "Send the email", fr: "Envoyer le courriel" },
  goOn: { en: "Continue", fr: "Continuer" },

  signInTitle: { en: "Sign in", fr: "Ouvrir une session" },
  signIn: { en: "Sign in", fr: "Ouvrir une session" },
  forgotten: { en: "I do not remember my password", fr: "Je ne me souviens plus de mon mot de passe" },
  signInLimited: {
    en: "There were too many attempts to sign in. Wait {minutes} min, or choose a new password by the link below; it lets you in right away.",
    fr: "Il y a eu trop d’essais d’ouverture de session. Attendez {minutes} min, ou choisissez un nouveau mot de passe par le lien ci-dessous; il vous laisse entrer tout de suite.",
  },
  passkeySignIn: { en: "Sign in with a passkey", fr: "Ouvrir une session avec une clé d’accès" },
  passkeyStopped: {
    en: "The passkey was not used. Try again, or sign in with your password.",
    fr: "La clé d’accès n’a pas été utilisée. Réessayez ou ouvrez une session avec votre mot de passe.",
  },
  or: { en: "or", fr: "ou" },

  codeTitle: { en: "One more step", fr: "Encore une étape" },
  code: { en: "Code from your authenticator app", fr: "Code de votre application d’authentification" },
  codeHint: {
    en: "Six digits. They change every 30 seconds.",
    fr: "Six chiffres. Ils changent toutes les 30 secondes.",
  },
  backupCode: { en: "Backup code", fr: "Code de secours" },
  backupCodeHint: {
    en: "One of the codes that you kept when you set up two-step verification. Each works once.",
    fr: "Un des codes que vous avez conservés lors de la configuration de la vérification en deux étapes. Chacun fonctionne une seule fois.",
  },
  useBackupCode: {
    en: "I do not have my phone: use a backup code",
    fr: "Je n’ai pas mon téléphone : utiliser un code de secours",
  },
  useCode: { en: "Use the authenticator app", fr: "Utiliser l’application d’authentification" },

  mailAgain: {
    en: "The email that confirms my address did not arrive",
    fr: "Le courriel qui confirme mon adresse n’est pas arrivé",
  },

  resetTitle: { en: "Choose a new password", fr: "Choisir un nouveau mot de passe" },
  resetLead: {
    en: "Enter your email address. If there is an account with it, we send a link there.",
    fr: "Indiquez votre adresse courriel. S’il existe un compte avec cette adresse, nous y envoyons un lien.",
  },
  resetSend: { en: "Send the link", fr: "Envoyer le lien" },
  resetSent: {
    en: "If there is an account with {email}, an email is on its way. The link in it works once, for one hour.",
    fr: "S’il existe un compte avec {email}, un courriel est en route. Le lien qu’il contient fonctionne une seule fois, pendant une heure.",
  },
  resetSave: { en: "Save the password", fr: "Enregistrer le mot de passe" },
  resetTooOld: {
    en: "This link was already used or has expired. Ask for a new one here.",
    fr: "Ce lien a déjà servi ou a expiré. Demandez-en un nouveau ici.",
  },
  takeOverTitle: { en: "Open your account", fr: "Ouvrir votre compte" },
  takeOverLead: {
    en: "Your legal team created this account for you. Choose a password that only you know; your team never sees it.",
    fr: "Votre équipe juridique a créé ce compte pour vous. Choisissez un mot de passe que vous gardez pour vous; votre équipe ne le voit jamais.",
  },
  takeOverNoLink: {
    en: "This page opens from the link in our email. If the email is lost, enter your address here and we send a link again.",
    fr: "Cette page s’ouvre à partir du lien de notre courriel. Si le courriel est perdu, indiquez votre adresse ici et nous enverrons de nouveau un lien.",
  },
  takeOverTooOld: {
    en: "This link was already used or has expired. If you chose a password, sign in. If not, enter your address here and we send a link again.",
    fr: "Ce lien a déjà servi ou a expiré. Si vous avez choisi un mot de passe, ouvrez une session. Sinon, indiquez votre adresse ici et nous enverrons de nouveau un lien.",
  },
  takeOverDoneTitle: { en: "Your account is open", fr: "Votre compte est ouvert" },
  takeOverDone: {
    en: "Sign in with your email address and the password you just chose. Your application is there.",
    fr: "Ouvrez une session avec votre adresse courriel et le mot de passe que vous venez de choisir. Votre demande s’y trouve.",
  },
  resetDoneTitle: { en: "Your password is changed", fr: "Votre mot de passe est modifié" },
  resetDone: {
    en: "All sessions were ended. Sign in with the new password.",
    fr: "Toutes les sessions ont été fermées. Ouvrez une session avec le nouveau mot de passe.",
  },

  invitationTitle: { en: "You are invited", fr: "Une invitation pour vous" },
  invitationLead: {
    en: "The administrator of this Boreal installation invites you to join the team.",
    fr: "L’administration de cette installation Boreal vous invite à vous joindre à l’équipe.",
  },
  invitationSignedOut: {
    en: "Sign in with the email address that received the invitation, or create an account with it. Then you come back here.",
    fr: "Ouvrez une session avec l’adresse courriel qui a reçu l’invitation ou créez un compte avec celle-ci. Vous reviendrez ensuite ici.",
  },
  invitationAs: { en: "You are signed in as {email}.", fr: "Votre session est ouverte avec {email}." },
  invitationAccept: { en: "Accept the invitation", fr: "Accepter l’invitation" },
  invitationMissing: {
    en: "This page opens from the link in the invitation. Open that link again, or ask the administrator for a new one.",
    fr: "Cette page s’ouvre à partir du lien de l’invitation. Ouvrez de nouveau ce lien ou demandez-en un nouveau à l’administration.",
  },
  invitationDone: { en: "Welcome to the team.", fr: "Bienvenue dans l’équipe." },

  setUpTitle: { en: "Become the administrator", fr: "Administrer ce site" },
  setUpLead: {
    en: "This link was shown when the server first started. The account that uses it manages users and invitations.",
    fr: "Ce lien a été affiché au premier démarrage du serveur. Le compte qui l’utilise gère les comptes et les invitations.",
  },
  setUpSignedOut: {
    en: "Create an account, or sign in to yours. Then you come back here.",
    fr: "Créez un compte ou ouvrez une session dans le vôtre. Vous reviendrez ensuite ici.",
  },
  setUpClaim: { en: "Make this account the administrator", fr: "Faire de ce compte le compte d’administration" },
  setUpMissing: {
    en: "This page opens from the link that the server showed when it first started. Copy the whole link.",
    fr: "Cette page s’ouvre à partir du lien affiché par le serveur à son premier démarrage. Copiez le lien en entier.",
  },
  setUpDone: { en: "You are the administrator.", fr: "Vous administrez maintenant ce site." },
} as const;
