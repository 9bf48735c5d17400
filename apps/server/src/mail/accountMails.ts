import type { MailsOf } from "./mailValues.ts";

const signIn = () => "/sign-in";
const security = () => "/account/security";

/** Mails about an account and how it is signed in to. */
export const accountMails: MailsOf<
  | "confirmEmail"
  | "accountExists"
  | "resetPassword"
  | "invitation"
  | "clientInvitation"
  | "passwordChanged"
  | "secondFactorSet"
  | "secondFactorRemoved"
  | "signInMethodAdded"
> = {
  confirmEmail: {
    link: ({ token }) => `/confirm-email#token=${token}`,
    subject: { en: "Confirm your email address", fr: "Confirmez votre adresse courriel" },
    body: {
      en: `Hello,

Someone, most likely you, created a Boreal account with this email address. To confirm that the address is yours, open this page:

{link}

The link works once, for 24 hours. Until then you cannot sign in.

If you did not create an account, you do not need to do anything.`,
      fr: `Bonjour,

Une personne, sans doute vous, a créé un compte Boreal avec cette adresse courriel. Pour confirmer que cette adresse est la vôtre, ouvrez cette page :

{link}

Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, vous ne pouvez pas ouvrir de session.

Si vous n’avez pas créé de compte, vous n’avez rien à faire.`,
    },
  },
  accountExists: {
    link: signIn,
    subject: { en: "You already have an account", fr: "Vous avez déjà un compte" },
    body: {
      en: `Hello,

Someone, perhaps you, tried to create a Boreal account with this email address. There is already one, so no second one was created. You can sign in here, or choose a new password there if you do not remember yours:

{link}

If this was not you, you do not need to do anything. Nobody was told that this account exists.`,
      fr: `Bonjour,

Une personne, peut-être vous, a voulu créer un compte Boreal avec cette adresse courriel. Il en existe déjà un; un deuxième n’a donc pas été créé. Vous pouvez ouvrir une session ici, ou y choisir un nouveau mot de passe si vous ne vous souvenez plus du vôtre :

{link}

Si ce n’était pas vous, vous n’avez rien à faire. Personne n’a appris que ce compte existe.`,
    },
  },
  resetPassword: {
    link: ({ token }) => `/reset-password#token=${token}`,
    subject: { en: "Choose a new password", fr: "Choisissez un nouveau mot de passe" },
    body: {
      en: `Hello,

Someone, most likely you, asked for a new password for your Boreal account. To choose one, open this page:

{link}

The link works once, for one hour. Choosing a new password signs you out everywhere.

If you did not ask for it, you do not need to do anything. Your password stays as it is.`,
      fr: `Bonjour,

Une personne, sans doute vous, a demandé un nouveau mot de passe pour votre compte Boreal. Pour en choisir un, ouvrez cette page :

{link}

Le lien fonctionne une seule fois, pendant une heure. Le choix d’un nouveau mot de passe ferme toutes vos sessions.

Si vous n’avez rien demandé, vous n’avez rien à faire. Votre mot de passe reste le même.`,
    },
  },
  invitation: {
    link: ({ token }) => `/invitation#token=${token}`,
    subject: {
      en: "You are invited to join a team on Boreal",
      fr: "Invitation à vous joindre à une équipe sur Boreal",
    },
    body: {
      en: `Hello,

The administrator of a Boreal installation invites you to work there. To accept, open this page and sign in, or create an account with this email address:

{link}

The link works once, for 7 days. You will be asked to set up two-step verification, because you will see other people’s documents.

If you did not expect this, you do not need to do anything.`,
      fr: `Bonjour,

L’administration d’une installation Boreal vous invite à y travailler. Pour accepter, ouvrez cette page et ouvrez une session, ou créez un compte avec cette adresse courriel :

{link}

Le lien fonctionne une seule fois, pendant 7 jours. Vous devrez configurer la vérification en deux étapes, parce que vous verrez les documents d’autres personnes.

Si vous n’attendiez pas cette invitation, vous n’avez rien à faire.`,
    },
  },
  clientInvitation: {
    link: ({ token }) => `/take-over#token=${token}`,
    subject: { en: "Your file is ready for you", fr: "Votre dossier vous attend" },
    body: {
      en: `Hello,

The legal team that helps you with your immigration application created a Boreal account for you. There you see what is needed, answer questions and add your documents. To choose your password and open the account, open this page:

{link}

The link works once, for 14 days. If it has ended, ask your legal team for a new one.

If you do not know of this, you do not need to do anything. Nobody can open the account without a link sent to this address.`,
      fr: `Bonjour,

L’équipe juridique qui vous aide dans votre demande d’immigration a créé un compte Boreal pour vous. Vous y verrez ce qui est nécessaire, répondrez aux questions et ajouterez vos documents. Pour choisir votre mot de passe et ouvrir le compte, ouvrez cette page :

{link}

Le lien fonctionne une seule fois, pendant 14 jours. S’il n’est plus valide, demandez-en un nouveau à votre équipe juridique.

Si vous n’êtes pas au courant, vous n’avez rien à faire. Personne ne peut ouvrir le compte sans un lien envoyé à cette adresse.`,
    },
  },
  passwordChanged: {
    link: security,
    subject: { en: "Your password was changed", fr: "Votre mot de passe a été modifié" },
    body: {
      en: `Hello,

The password of your Boreal account was just changed. If this was you, you do not need to do anything.

If it was not you, choose a new password now, then look at where you are signed in:

{link}`,
      fr: `Bonjour,

Le mot de passe de votre compte Boreal vient d’être modifié. Si c’était vous, vous n’avez rien à faire.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis vérifiez où des sessions sont ouvertes :

{link}`,
    },
  },
  secondFactorSet: {
    link: security,
    subject: {
      en: "Two-step verification was set up",
      fr: "La vérification en deux étapes a été configurée",
    },
    body: {
      en: `Hello,

Signing in to your Boreal account now asks for a code from an authenticator app. Keep the backup codes in a safe place.

If it was not you who set this up, tell your administrator and look here:

{link}`,
      fr: `Bonjour,

L’ouverture de session dans votre compte Boreal demande maintenant un code d’une application d’authentification. Gardez les codes de secours en lieu sûr.

Si ce n’est pas vous qui l’avez configurée, avisez l’administration du site et vérifiez ici :

{link}`,
    },
  },
  secondFactorRemoved: {
    link: security,
    subject: {
      en: "Two-step verification was removed",
      fr: "La vérification en deux étapes a été retirée",
    },
    body: {
      en: `Hello,

Signing in to your Boreal account no longer asks for a code from an authenticator app.

If it was not you who removed it, tell your administrator, choose a new password and look here:

{link}`,
      fr: `Bonjour,

L’ouverture de session dans votre compte Boreal ne demande plus de code d’une application d’authentification.

Si ce n’est pas vous qui l’avez retirée, avisez l’administration du site, choisissez un nouveau mot de passe et vérifiez ici :

{link}`,
    },
  },
  signInMethodAdded: {
    link: security,
    subject: { en: "A new way to sign in was added", fr: "Un nouveau moyen d’ouvrir une session a été ajouté" },
    body: {
      en: `Hello,

A passkey was added to your Boreal account. It can be used to sign in without a password.

If it was not you who added it, remove it here and choose a new password:

{link}`,
      fr: `Bonjour,

Une clé d’accès a été ajoutée à votre compte Boreal. Elle permet d’ouvrir une session sans mot de passe.

Si ce n’est pas vous qui l’avez ajoutée, retirez-la ici et choisissez un nouveau mot de passe :

{link}`,
    },
  },
};
