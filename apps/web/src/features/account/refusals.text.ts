/** Sentences for the codes of the account service (better-auth 1.7). */
export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: {
    en: 'The e-mail address and the password do not go together. Check both, or choose a new password.',
    fr: 'L’adresse courriel et le mot de passe ne correspondent pas. Vérifiez les deux ou choisissez un nouveau mot de passe.',
  },
  INVALID_PASSWORD: {
    en: 'This is not your current password. Type it again.',
    fr: 'Ce n’est pas votre mot de passe actuel. Saisissez-le de nouveau.',
  },
  INVALID_EMAIL: {
    en: 'Enter an e-mail address such as name@example.com.',
    fr: 'Saisissez une adresse courriel, par exemple nom@exemple.com.',
  },
  EMAIL_NOT_VERIFIED: {
    en: 'This e-mail address is not confirmed yet. Open the link in the mail that we sent.',
    fr: 'Cette adresse courriel n’est pas encore confirmée. Ouvrez le lien du courriel que nous avons envoyé.',
  },
  PASSWORD_TOO_SHORT: {
    en: 'Choose a longer password: at least 12 characters.',
    fr: 'Choisissez un mot de passe plus long : au moins 12 caractères.',
  },
  PASSWORD_TOO_LONG: {
    en: 'Choose a shorter password: at most 128 characters.',
    fr: 'Choisissez un mot de passe plus court : au plus 128 caractères.',
  },
  USER_ALREADY_EXISTS: {
    en: 'There is an account with this e-mail address. Sign in instead.',
    fr: 'Un compte existe avec cette adresse courriel. Ouvrez plutôt une session.',
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    en: 'There is an account with this e-mail address. Sign in instead.',
    fr: 'Un compte existe avec cette adresse courriel. Ouvrez plutôt une session.',
  },
  INVALID_TOKEN: {
    en: 'This link does not work any more. It may have been used already. Ask for a new one.',
    fr: 'Ce lien ne fonctionne plus. Il a peut-être déjà servi. Demandez-en un nouveau.',
  },
  TOKEN_EXPIRED: {
    en: 'This link is too old. Ask for a new one.',
    fr: 'Ce lien est trop ancien. Demandez-en un nouveau.',
  },
  INVALID_CODE: {
    en: 'This code does not fit. Wait for the next one in your app and enter that.',
    fr: 'Ce code ne convient pas. Attendez le suivant dans votre application et saisissez-le.',
  },
  INVALID_BACKUP_CODE: {
    en: 'This backup code does not fit, or it was used before. Try another one from your list.',
    fr: 'Ce code de secours ne convient pas ou a déjà servi. Essayez-en un autre de votre liste.',
  },
  INVALID_TWO_FACTOR_COOKIE: {
    en: 'Too much time has passed. Sign in again with your password.',
    fr: 'Trop de temps s’est écoulé. Ouvrez de nouveau une session avec votre mot de passe.',
  },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    en: 'There were too many attempts. Sign in again with your password.',
    fr: 'Il y a eu trop d’essais. Ouvrez de nouveau une session avec votre mot de passe.',
  },
  ACCOUNT_TEMPORARILY_LOCKED: {
    en: 'There were too many attempts. Wait 15 minutes, then try again.',
    fr: 'Il y a eu trop d’essais. Attendez 15 minutes, puis réessayez.',
  },
  SESSION_NOT_FRESH: {
    en: 'To change this, sign out and sign in again first. It protects your account.',
    fr: 'Pour modifier cela, fermez d’abord la session et ouvrez-en une nouvelle. C’est pour protéger votre compte.',
  },
  SESSION_EXPIRED: {
    en: 'Your session has ended. Sign in again.',
    fr: 'Votre session est terminée. Ouvrez une nouvelle session.',
  },
  UNAUTHORIZED: {
    en: 'Your session has ended. Sign in again.',
    fr: 'Votre session est terminée. Ouvrez une nouvelle session.',
  },
  PASSKEY_NOT_FOUND: {
    en: 'This passkey does not belong to an account here. Sign in with your password.',
    fr: 'Cette clé d’accès n’appartient à aucun compte ici. Ouvrez une session avec votre mot de passe.',
  },
  PREVIOUSLY_REGISTERED: {
    en: 'This device has a passkey for your account already.',
    fr: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  },
  UNKNOWN: {
    en: 'That did not work. Check what you entered and try again.',
    fr: 'Cela n’a pas fonctionné. Vérifiez ce que vous avez saisi et réessayez.',
  },
} as const;
