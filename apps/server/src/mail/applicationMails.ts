import type { MailsOf } from "./mailValues.ts";

/** Mails about an application: to the applicant, and to whom they asked to answer. */
export const applicationMails: MailsOf<"sectionInvitation" | "sectionFinished" | "documentSupplied" | "deadlineNear"> =
  {
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

The link works for 14 days, and you can come back to it. Anyone who has it can read and change these answers, so please do not pass it on.

The person who invited you can read what you answer, also about health and about the police and the courts, because the application is made together. If a legal team prepares the application, it can read your answers too. You see only the questions about you, and what was already answered there.

For your privacy, this message names nobody. If you do not know who could have sent it, you do not need to do anything.`,
        fr: `Bonjour,

Votre conjoint ou partenaire prépare avec Boreal une demande aux autorités canadiennes et souhaite que vous répondiez vous-même aux questions qui vous concernent. Vous n’avez pas besoin de compte. Pour commencer, ouvrez cette page :

{link}

Le lien fonctionne pendant 14 jours et vous pouvez y revenir. Toute personne qui l’a peut lire et modifier ces réponses; veuillez donc ne pas le transmettre.

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

You asked someone to answer questions for your application. This person says they are done. Sign in here to see the answers and what is still open:

{link}

For your privacy, this message does not say more.`,
        fr: `Bonjour,

Vous avez demandé à une personne de répondre à des questions pour votre demande. Cette personne indique qu’elle a terminé. Après avoir ouvert une session, vous voyez ici ses réponses et ce qui reste à faire :

{link}

Pour protéger vos renseignements, ce message n’en dit pas plus.`,
      },
    },
    documentSupplied: {
      link: ({ path }) => path,
      subject: { en: "There is a new document in your file", fr: "Il y a un nouveau document dans votre dossier" },
      body: {
        en: `Hello,

Your team added a document to your file. Sign in here to see it:

{link}

For your privacy, this message does not say more.`,
        fr: `Bonjour,

Votre équipe a ajouté un document à votre dossier. Vous pouvez le voir ici, après avoir ouvert une session :

{link}

Pour protéger vos renseignements, ce message n’en dit pas plus.`,
      },
    },
    deadlineNear: {
      link: ({ path }) => path,
      subject: { en: "A date in your file is coming up", fr: "Une date de votre dossier approche" },
      body: {
        en: `Hello,

Something in your file is due soon. Sign in here to see what it is and when it is due:

{link}

If a letter from the authorities names another date, that one counts. For your privacy, this message does not say more.`,
        fr: `Bonjour,

Une échéance de votre dossier approche. Après avoir ouvert une session, vous voyez ici de quoi il s’agit et pour quand :

{link}

Si une lettre des autorités indique une autre date, c’est celle-ci qui compte. Pour protéger vos renseignements, ce message n’en dit pas plus.`,
      },
    },
  };
