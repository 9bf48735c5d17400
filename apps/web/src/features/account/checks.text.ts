export const checkText = {
  emailMissing: { en: "Enter your email address.", fr: "Saisissez votre adresse courriel." },
  emailMalformed: {
    en: "Enter an email address, such as name@example.com.",
    fr: "Saisissez une adresse courriel, par exemple nom@exemple.com.",
  },
  passwordMissing: { en: "Enter your password.", fr: "Saisissez votre mot de passe." },
  newPasswordMissing: { en: "Choose a password.", fr: "Choisissez un mot de passe." },
  passwordShort: {
    en: "Choose a longer password: at least 12 characters. A few words in a row are fine.",
    fr: "Choisissez un mot de passe plus long : au moins 12 caractères. Quelques mots à la suite conviennent.",
  },
  passwordLong: {
    en: "Choose a shorter password: at most 256 characters.",
    fr: "Choisissez un mot de passe plus court : au plus 256 caractères.",
  },
  nameMissing: { en: "Enter your name.", fr: "Saisissez votre nom." },
  codeMalformed: {
    en: "Enter the six digits that your authenticator app shows.",
    fr: "Saisissez les six chiffres qu’affiche votre application d’authentification.",
  },
  backupCodeMissing: {
    en: "Enter one of your backup codes.",
    fr: "Saisissez un de vos codes de secours.",
  },
} as const;
