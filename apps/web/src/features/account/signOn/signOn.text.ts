import type { BilingualText } from "../../../ui/language.tsx";

/** Words about signing in through a school or an agency. */
export const signOnText = {
  title: {
    en: "Sign in through your school or agency",
    fr: "Ouvrir une session par votre établissement ou votre agence",
  },
  link: {
    en: "Sign in through your school or agency",
    fr: "Ouvrir une session par votre établissement ou votre agence",
  },
  means: {
    en: "You go to the page of your school or agency, sign in there and come back here. If you have no account yet, one is opened that belongs to them. They see nothing of your applications until you allow it.",
    fr: "Vous allez à la page de votre établissement ou de votre agence, y ouvrez une session et revenez ici. Si vous n’avez pas encore de compte, il s’en ouvre un qui leur est rattaché. Rien de vos demandes n’est visible pour eux tant que vous ne le permettez pas.",
  },
  through: { en: "Go to {name}", fr: "Aller à la page de {name}" },
  none: {
    en: "No school or agency offers this here. Sign in with your email address and password.",
    fr: "Aucun établissement ni aucune agence ne l’offre ici. Utilisez votre adresse courriel et votre mot de passe.",
  },
  withPassword: { en: "Sign in with your password", fr: "Utiliser votre mot de passe" },
  connect: { en: "Connect its sign-on to this account", fr: "Relier son service d’authentification à ce compte" },
  connectTitle: { en: "Connect your account", fr: "Relier votre compte" },
  connectMeans: {
    en: "You are signed in as {email}. You go to the page of your school or agency and sign in there. From then on, you can sign in either way, and your account belongs to them. They see nothing of your applications until you allow it.",
    fr: "Vous avez une session ouverte avec {email}. Vous allez à la page de votre établissement ou de votre agence et y ouvrez une session. Ensuite, les deux façons d’ouvrir une session fonctionnent, et votre compte leur est rattaché. Rien de vos demandes n’est visible pour eux tant que vous ne le permettez pas.",
  },
  disconnect: { en: "Stop signing in through them", fr: "Ne plus ouvrir de session par leur service" },
  disconnectMeans: {
    en: "If you stop, you sign in with your password. If you have none, have one sent to you from the sign-in page.",
    fr: "Si vous y mettez fin, vous utilisez votre mot de passe. Si vous n’en avez pas, demandez-en un à la page d’ouverture de session.",
  },
  disconnected: {
    en: "Done. You no longer sign in through them.",
    fr: "C’est fait. Leur service n’ouvre plus votre compte.",
  },
  connected: { en: "You can sign in through them.", fr: "Vous pouvez ouvrir une session par leur service." },
  problems: {
    notOffered: {
      en: "This school or agency does not offer to sign in through it any more. Sign in with your password, or have one sent to you.",
      fr: "Cet établissement ou cette agence n’offre plus d’ouvrir une session par son service. Utilisez votre mot de passe ou demandez-en un nouveau.",
    },
    cancelled: {
      en: "You came back without signing in there. Nothing was changed.",
      fr: "Aucune session n’y a été ouverte. Rien n’a été changé.",
    },
    tooLate: {
      en: "That took too long, or it was begun in another browser. Start again from here.",
      fr: "Cela a pris trop de temps ou a commencé dans un autre navigateur. Recommencez ici.",
    },
    addressNotVerified: {
      en: "Your school or agency has not confirmed your email address, so we cannot tell whose it is. Ask them to confirm it, or create an account here with a password.",
      fr: "Votre établissement ou votre agence n’a pas confirmé votre adresse courriel; nous ne pouvons donc pas savoir à qui elle est. Demandez-leur de la confirmer ou créez ici un compte avec un mot de passe.",
    },
    addressOfOthers: {
      en: "The email address that your school or agency gave us is not one of its own. Ask them about it, or create an account here with a password.",
      fr: "L’adresse courriel que votre établissement ou votre agence nous a donnée n’est pas l’une des siennes. Posez-leur la question ou créez ici un compte avec un mot de passe.",
    },
    accountOfStaff: {
      en: "This is an account of the staff. It does not open through a school or agency. Sign in with your password and two-step verification.",
      fr: "C’est un compte du personnel. Il ne s’ouvre pas par un établissement ou une agence. Utilisez votre mot de passe et la vérification en deux étapes.",
    },
    belongsElsewhere: {
      en: "Your account belongs to another school or agency here, or your legal team set that it belongs to none. So this one cannot open it. Sign in with your password, and ask your legal team if this is wrong.",
      fr: "Votre compte est rattaché ici à un autre établissement ou à une autre agence, ou votre équipe juridique a indiqué qu’il n’est rattaché à aucun. Ce service ne peut donc pas l’ouvrir. Utilisez votre mot de passe et parlez-en à votre équipe juridique si c’est inexact.",
    },
    accountExists: {
      en: "There is already an account with your email address. So that nobody else can get into it, sign in with your password first, then open this page again and connect the account.",
      fr: "Il existe déjà un compte avec votre adresse courriel. Pour que personne d’autre n’y entre, ouvrez d’abord une session avec votre mot de passe, puis revenez à cette page et reliez le compte.",
    },
    addressDiffers: {
      en: "The email address there is not the one of this account, so the two were not connected. Sign in there as yourself, or use the account with that address.",
      fr: "L’adresse courriel n’y est pas celle de ce compte; les deux n’ont donc pas été reliés. Ouvrez-y votre propre session ou utilisez le compte qui a cette adresse.",
    },
    connectedElsewhere: {
      en: "That person is connected to another account here already. Sign out, then sign in through the school or agency.",
      fr: "Cette personne est déjà reliée à un autre compte ici. Fermez la session, puis ouvrez-en une par l’établissement ou l’agence.",
    },
    disabled: {
      en: "This account was ended by an administrator. Nothing of it was erased. If this is a mistake, write to the administrator.",
      fr: "L’administration a fermé ce compte. Rien n’en a été effacé. Si c’est une erreur, écrivez à l’administration.",
    },
    failed: {
      en: "Signing in did not work. Try again in a few minutes, or sign in with your password.",
      fr: "L’ouverture de session n’a pas fonctionné. Réessayez dans quelques minutes ou utilisez votre mot de passe.",
    },
  },
} satisfies Record<string, BilingualText | Readonly<Record<string, BilingualText>>>;
