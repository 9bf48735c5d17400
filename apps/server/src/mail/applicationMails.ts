import type { MailsOf } from "./mailValues.ts";

/** The mails to those whom an applicant asked to answer; what accounts are told is in noticeMails.ts. */
export const applicationMails: MailsOf<
  "sectionInvitation" | "hostInvitation" | "visitorInvitation" | "supporterInvitation"
> = {
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

The person who invited you can read what you answer, also about health and about the police and the courts, because the application is made together. If a legal team prepares the application, it can read your answers too. You see only the questions about you, and what was already answered there. If the application holds a letter from you, you find its draft on the same page.

For your privacy, this message names nobody. If you do not know who could have sent it, you do not need to do anything.`,
      fr: `Bonjour,

Votre conjoint ou partenaire prépare avec Boreal une demande aux autorités canadiennes et souhaite que vous répondiez vous-même aux questions qui vous concernent. Vous n’avez pas besoin de compte. Pour commencer, ouvrez cette page :

{link}

Le lien fonctionne pendant 14 jours et vous pouvez y revenir. Toute personne qui l’a peut lire et modifier ces réponses; veuillez donc ne pas le transmettre.

La personne qui vous invite peut lire vos réponses, y compris celles sur la santé, la police et les tribunaux, parce que la demande se fait ensemble. Si une équipe juridique prépare la demande, elle peut aussi les lire. Vous ne voyez que les questions qui vous concernent et ce qui y a déjà été répondu. Si la demande comporte une lettre de votre part, son projet se trouve sur la même page.

Pour protéger vos renseignements, ce message ne nomme personne. Si vous ne savez pas qui a pu l’envoyer, vous n’avez rien à faire.`,
    },
  },
  hostInvitation: {
    link: ({ token }) => `/guest#token=${token}`,
    subject: {
      en: "You are asked to answer questions as the host of a visitor",
      fr: "On vous demande de répondre à des questions comme hôte d’une personne qui visite",
    },
    body: {
      en: `Hello,

You will host a person who visits Canada. The person who prepares the visa application with Boreal asks you to answer the questions about the size of your family and your income yourself. You do not need an account. To begin, open this page:

{link}

The link works for 14 days, and you can come back to it. Anyone who has it can read and change these answers, so please do not pass it on.

The person who invited you can read what you answer, because the application may depend on the income of the host. If a legal team prepares the application, it can read your answers too. You see only the questions about you, and what was already answered there. If the application holds a letter from you, you find its draft on the same page.

For your privacy, this message names nobody. If you do not know who could have sent it, you do not need to do anything.`,
      fr: `Bonjour,

Vous accueillerez une personne qui visite le Canada. La personne qui prépare la demande de visa avec Boreal souhaite que vous répondiez vous-même aux questions sur la taille de votre famille et sur votre revenu. Vous n’avez pas besoin de compte. Pour commencer, ouvrez cette page :

{link}

Le lien fonctionne pendant 14 jours et vous pouvez y revenir. Toute personne qui l’a peut lire et modifier ces réponses; veuillez donc ne pas le transmettre.

La personne qui vous invite peut lire vos réponses, parce que la demande peut dépendre du revenu de l’hôte. Si une équipe juridique prépare la demande, elle peut aussi les lire. Vous ne voyez que les questions qui vous concernent et ce qui y a déjà été répondu. Si la demande comporte une lettre de votre part, son projet se trouve sur la même page.

Pour protéger vos renseignements, ce message ne nomme personne. Si vous ne savez pas qui a pu l’envoyer, vous n’avez rien à faire.`,
    },
  },
  visitorInvitation: {
    link: ({ token }) => `/guest#token=${token}`,
    subject: {
      en: "You are asked to answer questions for your visit to Canada",
      fr: "On vous demande de répondre à des questions pour votre visite au Canada",
    },
    body: {
      en: `Hello,

Somebody prepares the visa application for your visit to Canada with Boreal and asks you to answer the questions about you yourself. You do not need an account. To begin, open this page:

{link}

The link works for 14 days, and you can come back to it. Anyone who has it can read and change these answers, so please do not pass it on.

The person who invited you can read what you answer, also about health and about the police and the courts, because that person prepares your application. If a legal team prepares it too, it can read your answers as well. You see only the questions about you, and what was already answered there. If the application holds a letter from you, you find its draft on the same page.

For your privacy, this message names nobody. If you do not know who could have sent it, you do not need to do anything.`,
      fr: `Bonjour,

Une personne prépare avec Boreal la demande de visa pour votre visite au Canada et souhaite que vous répondiez vous-même aux questions qui vous concernent. Vous n’avez pas besoin de compte. Pour commencer, ouvrez cette page :

{link}

Le lien fonctionne pendant 14 jours et vous pouvez y revenir. Toute personne qui l’a peut lire et modifier ces réponses; veuillez donc ne pas le transmettre.

La personne qui vous invite peut lire vos réponses, y compris celles sur la santé, la police et les tribunaux, parce qu’elle prépare votre demande. Si une équipe juridique la prépare aussi, elle peut également les lire. Vous ne voyez que les questions qui vous concernent et ce qui y a déjà été répondu. Si la demande comporte une lettre de votre part, son projet se trouve sur la même page.

Pour protéger vos renseignements, ce message ne nomme personne. Si vous ne savez pas qui a pu l’envoyer, vous n’avez rien à faire.`,
    },
  },
  supporterInvitation: {
    link: ({ token }) => `/guest#token=${token}`,
    subject: {
      en: "You are asked to write a letter of financial support",
      fr: "On vous demande d’écrire une lettre de soutien financier",
    },
    body: {
      en: `Hello,

Somebody whose stay in Canada you help to pay for prepares an application with Boreal. It needs a letter from you: what you pay, from what money, and why. The letter is drafted already. You answer what is missing, change what you want to say otherwise, and confirm it. You do not need an account. To begin, open this page:

{link}

The link works for 14 days, and you can come back to it. Anyone who has it can read and change the letter, so please do not pass it on.

The person who invited you can read the letter. If a legal team prepares the application, it can read it too. You see your letter, and nothing else of the application.

For your privacy, this message names nobody. If you do not know who could have sent it, you do not need to do anything.`,
      fr: `Bonjour,

Une personne dont vous aidez à payer le séjour au Canada prépare une demande avec Boreal. Il y faut une lettre de votre part : ce que vous payez, avec quel argent et pourquoi. Un projet de lettre est déjà prêt. Vous répondez à ce qui manque, changez ce que vous voulez dire autrement et confirmez la lettre. Vous n’avez pas besoin de compte. Pour commencer, ouvrez cette page :

{link}

Le lien fonctionne pendant 14 jours et vous pouvez y revenir. Toute personne qui l’a peut lire et modifier la lettre; veuillez donc ne pas le transmettre.

La personne qui vous invite peut lire la lettre. Si une équipe juridique prépare la demande, elle peut aussi la lire. Vous voyez votre lettre, et rien d’autre de la demande.

Pour protéger vos renseignements, ce message ne nomme personne. Si vous ne savez pas qui a pu l’envoyer, vous n’avez rien à faire.`,
    },
  },
};
