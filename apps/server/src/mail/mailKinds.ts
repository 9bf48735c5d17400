import type { Text } from "@boreal/domain/kernel/text";

/**
 * What each kind of mail needs to be written. Nothing personal is ever among the values: a mail names no person, no document
 * and no answer, it only leads to the place where the reader signs in.
 */
export type MailValues = {
  confirmEmail: { readonly token: string };
  accountExists: Record<never, never>;
  resetPassword: { readonly token: string };
  invitation: { readonly token: string };
  /** To the spouse or partner of an applicant; neither is named. */
  sectionInvitation: { readonly token: string };
  /** To the applicant: the invited person says that they are done. */
  sectionFinished: { readonly path: string };
  /** `path` without language, such as `/document-vault/biometrics-request`. */
  documentSupplied: { readonly path: string };
  /** A deadline of an application comes near; which one is told after signing in. */
  deadlineNear: { readonly path: string };
  passwordChanged: Record<never, never>;
  secondFactorSet: Record<never, never>;
  secondFactorRemoved: Record<never, never>;
  signInMethodAdded: Record<never, never>;
};

export type MailKind = keyof MailValues;

export type MailDefinition<V> = {
  readonly subject: Text;
  /** `{link}` stands on a line of its own. */
  readonly body: Text;
  /** After the origin and the language. A token goes behind `#`: browsers do not send that part, so no log ever holds it. */
  readonly link: (values: V) => string;
};

const signIn = () => "/sign-in";
const security = () => "/account/security";

export const mailKinds: { readonly [K in MailKind]: MailDefinition<MailValues[K]> } = {
  confirmEmail: {
    link: ({ token }) => `/confirm-email#token=${token}`,
    subject: { en: "Confirm your e-mail address", fr: "Confirmez votre adresse courriel" },
    body: {
      en: `Hello,

Somebody, most likely you, opened a Boreal account with this e-mail address. To confirm that the address is yours, open this page:

{link}

The link works once, for 24 hours. Until then you cannot sign in.

If you did not open an account, you need not do anything.`,
      fr: `Bonjour,

Une personne, sans doute vous, a ouvert un compte Boreal avec cette adresse courriel. Pour confirmer que cette adresse est la vôtre, ouvrez cette page :

{link}

Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, vous ne pouvez pas ouvrir de session.

Si vous n’avez pas ouvert de compte, vous n’avez rien à faire.`,
    },
  },
  accountExists: {
    link: signIn,
    subject: { en: "You already have an account", fr: "Vous avez déjà un compte" },
    body: {
      en: `Hello,

Somebody, perhaps you, tried to open a Boreal account with this e-mail address. There already is one, so no second one was opened. You can sign in here, or choose a new password there if you do not remember yours:

{link}

If this was not you, you need not do anything. Nobody was told that this account exists.`,
      fr: `Bonjour,

Une personne, peut-être vous, a voulu ouvrir un compte Boreal avec cette adresse courriel. Il en existe déjà un ; un deuxième n’a donc pas été ouvert. Vous pouvez ouvrir une session ici, ou y choisir un nouveau mot de passe si vous ne vous souvenez plus du vôtre :

{link}

Si ce n’était pas vous, vous n’avez rien à faire. Personne n’a appris que ce compte existe.`,
    },
  },
  resetPassword: {
    link: ({ token }) => `/reset-password#token=${token}`,
    subject: { en: "Choose a new password", fr: "Choisissez un nouveau mot de passe" },
    body: {
      en: `Hello,

Somebody, most likely you, asked for a new password for your Boreal account. To choose one, open this page:

{link}

The link works once, for one hour. Choosing a new password signs you out everywhere.

If you did not ask for it, you need not do anything: your password stays as it is.`,
      fr: `Bonjour,

Une personne, sans doute vous, a demandé un nouveau mot de passe pour votre compte Boreal. Pour en choisir un, ouvrez cette page :

{link}

Le lien fonctionne une seule fois, pendant une heure. Le choix d’un nouveau mot de passe ferme toutes vos sessions.

Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.`,
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

The administrator of a Boreal installation invites you to work there. To accept, open this page and sign in, or open an account with this e-mail address:

{link}

The link works once, for 7 days. You will be asked to set up a second step for signing in, because you will see other people's documents.

If you did not expect this, you need not do anything.`,
      fr: `Bonjour,

L’administrateur d’une installation Boreal vous invite à y travailler. Pour accepter, ouvrez cette page et ouvrez une session, ou ouvrez un compte avec cette adresse courriel :

{link}

Le lien fonctionne une seule fois, pendant 7 jours. Vous devrez configurer une deuxième étape d’ouverture de session, parce que vous verrez les documents d’autres personnes.

Si vous n’attendiez pas cette invitation, vous n’avez rien à faire.`,
    },
  },
  sectionInvitation: {
    link: ({ token }) => `/guest#token=${token}`,
    subject: {
      en: "You are asked to answer questions for an application",
      fr: "On vous demande de répondre à des questions pour une demande",
    },
    body: {
      en: `Hello,

Your spouse or partner is preparing an application to the Canadian authorities with Boreal and asks you to answer the questions about you yourself. You do not need an account. To begin, open this page:

{link}

The link works for 14 days, and you may come back to it. Whoever has it can read and change these answers, so please do not pass it on.

The person who invited you can read what you answer, also about health and about the police and the courts, because the application is made together. If a legal team prepares the application, it can read your answers too. You see only the questions about you, and what was already answered there.

For your privacy, this message names nobody. If you do not know who could have sent it, you need not do anything.`,
      fr: `Bonjour,

Votre conjoint ou partenaire prépare avec Boreal une demande aux autorités canadiennes et souhaite que vous répondiez vous-même aux questions qui vous concernent. Vous n’avez pas besoin de compte. Pour commencer, ouvrez cette page :

{link}

Le lien fonctionne pendant 14 jours et vous pouvez y revenir. Toute personne qui l’a peut lire et modifier ces réponses ; veuillez donc ne pas le transmettre.

La personne qui vous invite peut lire vos réponses, y compris celles sur la santé, la police et les tribunaux, parce que la demande se fait ensemble. Si une équipe juridique prépare la demande, elle peut aussi les lire. Vous ne voyez que les questions qui vous concernent et ce qui y a déjà été répondu.

Pour protéger vos renseignements, ce message ne nomme personne. Si vous ne savez pas qui a pu l’envoyer, vous n’avez rien à faire.`,
    },
  },
  sectionFinished: {
    link: ({ path }) => path,
    subject: {
      en: "The person you invited says they are done",
      fr: "La personne que vous avez invitée a terminé sa partie",
    },
    body: {
      en: `Hello,

You asked somebody to answer questions for your application. This person says they are done. After signing in, you see the answers here, and what is still open:

{link}

For your privacy, this message does not say more.`,
      fr: `Bonjour,

Vous avez demandé à une personne de répondre à des questions pour votre demande. Cette personne indique qu’elle a terminé. Après avoir ouvert une session, vous voyez ici ses réponses et ce qui reste à faire :

{link}

Pour protéger vos renseignements, ce message n’en dit pas plus.`,
    },
  },
  documentSupplied: {
    link: ({ path }) => path,
    subject: { en: "There is a new document in your file", fr: "Il y a un nouveau document dans votre dossier" },
    body: {
      en: `Hello,

Your team added a document to your file. You can see it here, after signing in:

{link}

For your privacy, this message does not say more.`,
      fr: `Bonjour,

Votre équipe a ajouté un document à votre dossier. Vous pouvez le voir ici, après avoir ouvert une session :

{link}

Pour protéger vos renseignements, ce message n’en dit pas plus.`,
    },
  },
  deadlineNear: {
    link: ({ path }) => path,
    subject: { en: "A date in your file is coming up", fr: "Une date de votre dossier approche" },
    body: {
      en: `Hello,

Something in your file is due soon. After signing in, you see here what it is and by when:

{link}

If a letter from the authorities names another date, that one counts. For your privacy, this message does not say more.`,
      fr: `Bonjour,

Une échéance de votre dossier approche. Après avoir ouvert une session, vous voyez ici de quoi il s’agit et pour quand :

{link}

Si une lettre des autorités indique une autre date, c’est celle-ci qui compte. Pour protéger vos renseignements, ce message n’en dit pas plus.`,
    },
  },
  passwordChanged: {
    link: security,
    subject: { en: "Your password was changed", fr: "Votre mot de passe a été modifié" },
    body: {
      en: `Hello,

The password of your Boreal account was just changed. If this was you, all is well.

If it was not you, choose a new password now, then look at where you are signed in:

{link}`,
      fr: `Bonjour,

Le mot de passe de votre compte Boreal vient d’être modifié. Si c’était vous, tout va bien.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis vérifiez où des sessions sont ouvertes :

{link}`,
    },
  },
  secondFactorSet: {
    link: security,
    subject: {
      en: "A second step for signing in was set up",
      fr: "Une deuxième étape d’ouverture de session a été configurée",
    },
    body: {
      en: `Hello,

Signing in to your Boreal account now asks for a code from an authenticator app. Keep the backup codes in a safe place.

If it was not you who set this up, tell your administrator and look here:

{link}`,
      fr: `Bonjour,

L’ouverture de session dans votre compte Boreal demande maintenant un code d’une application d’authentification. Gardez les codes de secours en lieu sûr.

Si ce n’est pas vous qui l’avez configurée, avisez votre administrateur et vérifiez ici :

{link}`,
    },
  },
  secondFactorRemoved: {
    link: security,
    subject: {
      en: "The second step for signing in was removed",
      fr: "La deuxième étape d’ouverture de session a été retirée",
    },
    body: {
      en: `Hello,

Signing in to your Boreal account no longer asks for a code from an authenticator app.

If it was not you who removed it, tell your administrator, choose a new password and look here:

{link}`,
      fr: `Bonjour,

L’ouverture de session dans votre compte Boreal ne demande plus de code d’une application d’authentification.

Si ce n’est pas vous qui l’avez retirée, avisez votre administrateur, choisissez un nouveau mot de passe et vérifiez ici :

{link}`,
    },
  },
  signInMethodAdded: {
    link: security,
    subject: { en: "A new way of signing in was added", fr: "Un nouveau moyen d’ouvrir une session a été ajouté" },
    body: {
      en: `Hello,

A passkey was added to your Boreal account. It can be used to sign in without a password.

If it was not you who added it, remove it here and choose a new password:

{link}`,
      fr: `Bonjour,

Une clé d’accès a été ajoutée à votre compte Boreal. Elle permet d’ouvrir une session sans mot de passe.

Si ce n’est pas vous qui l’avez ajoutée, retirez-la ici et choisissez un nouveau mot de passe :

{link}`,
    },
  },
};

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);
