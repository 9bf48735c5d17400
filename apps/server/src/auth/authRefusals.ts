import type { Refusal } from "@boreal/domain/kernel/validation";

const says = (code: string, en: string, fr: string): Refusal => ({ code, text: { en, fr } });

/**
 * One answer for a wrong password, an address without account and an address that is not confirmed yet: who asks learns
 * nothing about which accounts exist.
 */
export const signInRefused = says(
  "INVALID_EMAIL_OR_PASSWORD",
  "This email address and password do not match, or the address is not confirmed yet. Check both. If you just created your account, follow the link in the message we sent you. You can also have it sent again.",
  "Cette adresse courriel et ce mot de passe ne correspondent pas, ou l’adresse n’est pas encore confirmée. Vérifiez les deux. Si vous venez de créer votre compte, suivez le lien du message que nous vous avons envoyé. Vous pouvez aussi demander un nouvel envoi.",
);

export const tooManyRequests = says(
  "TOO_MANY_REQUESTS",
  "There were many attempts in a short time. Wait a few minutes, then try again.",
  "Il y a eu beaucoup d’essais en peu de temps. Attendez quelques minutes, puis réessayez.",
);

export const secondFactorFirst = says(
  "SECOND_FACTOR_NEEDED",
  "Your account has two-step verification, and it was not used in this session. Sign out, sign in again with your code, then make this change.",
  "Votre compte a la vérification en deux étapes, et elle n’a pas servi dans cette session. Fermez la session, ouvrez-en une nouvelle avec votre code, puis faites ce changement.",
);

export const linkNotValid = says(
  "INVALID_TOKEN",
  "This link was already used or has expired. If your address is confirmed, sign in. If not, have a new link sent to you.",
  "Ce lien a déjà servi ou a expiré. Si votre adresse est confirmée, ouvrez une session. Sinon, demandez l’envoi d’un nouveau lien.",
);

export const notUnderstood = says(
  "REQUEST_NOT_VALID",
  "Something in this form is missing or does not have the right format. Check what you entered, then try again.",
  "Il manque quelque chose dans ce formulaire, ou quelque chose n’a pas le bon format. Vérifiez ce que vous avez entré, puis réessayez.",
);

export const otherOrigin = says(
  "INVALID_ORIGIN",
  "This request came from a web address that is not the one of this server. Open the server at the address it showed when it started, then try again.",
  "Cette requête vient d’une autre adresse Web que celle de ce serveur. Ouvrez le serveur à l’adresse qu’il a affichée au démarrage, puis réessayez.",
);

export const signOnNotOffered = says(
  "SIGN_ON_NOT_OFFERED",
  "This school or agency does not offer to sign in through it any more. Sign in with your password, or have one sent to you.",
  "Cet établissement ou cette agence n’offre plus d’ouvrir une session par son service. Utilisez votre mot de passe ou demandez-en un nouveau.",
);

export const signOnAway = says(
  "SIGN_ON_AWAY",
  "The sign-on service of this school or agency does not answer. Try again in a few minutes, or sign in with your password.",
  "Le service d’authentification de cet établissement ou de cette agence ne répond pas. Réessayez dans quelques minutes ou utilisez votre mot de passe.",
);

export const signOnForApplicants = says(
  "SIGN_ON_FOR_APPLICANTS",
  "Only an account of somebody who applies can be connected to a school or agency.",
  "Seul le compte d’une personne qui présente une demande peut être relié à un établissement ou à une agence.",
);

export const unknownPath = says("NOT_FOUND", "There is nothing at this address.", "Il n’y a rien à cette adresse.");

export const tryAgain = says(
  "UNAVAILABLE",
  "The server cannot reach its data at the moment, so we don’t know if this was done. Try again shortly.",
  "Le serveur ne peut pas atteindre ses données pour le moment; nous ne savons donc pas si cela a été fait. Réessayez dans un moment.",
);

export const noRoom = says(
  "STORAGE_FULL",
  "The server is out of space, so this could not be confirmed. Try again later. The administrator must free up space.",
  "Il n’y a plus d’espace sur le serveur; il n’a donc pas été possible de le confirmer. Réessayez plus tard. L’administration doit libérer de l’espace.",
);

export const unexpectedError = says(
  "FAULT",
  "Something did not work on our side, and we don’t know if this was done. Try again in a moment.",
  "Quelque chose n’a pas fonctionné de notre côté, et nous ne savons pas si cela a été fait. Réessayez dans un instant.",
);

const wrongCode = says(
  "INVALID_CODE",
  "This code is not right or has expired. Enter the code that the app shows now.",
  "Ce code n’est pas le bon ou a expiré. Entrez le code que l’application affiche maintenant.",
);

const signInAgain = says(
  "UNAUTHORIZED",
  "You are not signed in. Sign in, then try again.",
  "Vous n’avez pas de session ouverte. Ouvrez une session, puis réessayez.",
);

const passkeyFailed = says(
  "PASSKEY_FAILED",
  "The passkey could not be used. Try again and let your device check that it is you, or sign in with your password.",
  "La clé d’accès n’a pas pu être utilisée. Réessayez en laissant votre appareil vérifier que c’est bien vous, ou utilisez votre mot de passe.",
);

/** The codes of the accounts library that have a sentence of their own. */
const byLibraryCode: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: signInRefused,
  EMAIL_NOT_VERIFIED: signInRefused,
  ACCOUNT_DISABLED: says(
    "ACCOUNT_DISABLED",
    "This account was ended by an administrator. Nothing of it was erased. If this is a mistake, write to the administrator.",
    "L’administration a fermé ce compte. Rien n’en a été effacé. Si c’est une erreur, écrivez à l’administration.",
  ),
  INVALID_EMAIL: says(
    "INVALID_EMAIL",
    "Enter an email address in the form name@example.com.",
    "Entrez une adresse courriel sous la forme nom@exemple.com.",
  ),
  INVALID_PASSWORD: says(
    "INVALID_PASSWORD",
    "This is not your current password. Check it, then try again.",
    "Ce n’est pas votre mot de passe actuel. Vérifiez-le, puis réessayez.",
  ),
  INVALID_TOKEN: linkNotValid,
  TOKEN_EXPIRED: linkNotValid,
  USER_NOT_FOUND: linkNotValid,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: says(
    "INVALID_BACKUP_CODE",
    "This backup code is not right or was already used. Each one works once.",
    "Ce code de secours n’est pas le bon ou a déjà servi. Chacun fonctionne une seule fois.",
  ),
  INVALID_TWO_FACTOR_COOKIE: says(
    "INVALID_TWO_FACTOR_COOKIE",
    "Too much time has passed since you entered your password. Sign in again from the start.",
    "Trop de temps a passé depuis que vous avez entré votre mot de passe. Recommencez l’ouverture de session.",
  ),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: tooManyRequests,
  ACCOUNT_TEMPORARILY_LOCKED: says(
    "ACCOUNT_TEMPORARILY_LOCKED",
    "There were too many wrong codes for this account. Wait 15 minutes, then try again.",
    "Trop de mauvais codes ont été entrés pour ce compte. Attendez 15 minutes, puis réessayez.",
  ),
  TOTP_ALREADY_ENABLED: says(
    "TOTP_ALREADY_ENABLED",
    "Two-step verification is already set up. Remove it first to set it up again.",
    "La vérification en deux étapes est déjà configurée. Retirez-la d’abord pour la configurer de nouveau.",
  ),
  TOTP_NOT_ENABLED: says(
    "TOTP_NOT_ENABLED",
    "Two-step verification is not set up for this account yet.",
    "La vérification en deux étapes n’est pas encore configurée pour ce compte.",
  ),
  SESSION_NOT_FRESH: says(
    "SESSION_NOT_FRESH",
    "You signed in a while ago. Sign in again, then make this change.",
    "Vous avez ouvert votre session il y a un certain temps. Ouvrez-en une nouvelle, puis faites ce changement.",
  ),
  SESSION_EXPIRED: signInAgain,
  INVALID_ORIGIN: otherOrigin,
  MISSING_OR_NULL_ORIGIN: otherOrigin,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: otherOrigin,
  PASSKEY_NOT_FOUND: passkeyFailed,
  AUTHENTICATION_FAILED: passkeyFailed,
  CHALLENGE_NOT_FOUND: passkeyFailed,
  FAILED_TO_VERIFY_REGISTRATION: passkeyFailed,
  USER_VERIFICATION_NEEDED: passkeyFailed,
};

/** The sentence for an answer of the library. */
export function libraryRefusal(status: number, code: string | undefined): Refusal {
  const known = code === undefined ? undefined : byLibraryCode[code];
  if (known) return known;
  if (status === 429) return tooManyRequests;
  if (status === 401) return signInAgain;
  if (status === 404) return unknownPath;
  return status >= 500 ? unexpectedError : notUnderstood;
}
