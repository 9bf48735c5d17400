import { pageOfCase, partOfCase, type NoticeKind } from "./noticeKind.ts";

/** What other people do: write, answer, see. */
export const peopleNotices = {
  messageReceived: {
    words: {
      applicant: {
        name: { en: "Your team writes to you", fr: "Votre équipe vous écrit" },
        said: { en: "You have a new message from your team", fr: "Vous avez un nouveau message de votre équipe" },
        act: { en: "Read the message", fr: "Lire le message" },
      },
      team: {
        name: { en: "An applicant writes", fr: "Une personne vous écrit" },
        said: { en: "You have a new message in a case", fr: "Vous avez un nouveau message dans un dossier" },
        act: { en: "Read the message", fr: "Lire le message" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("messages"),
  },
  letterCommented: {
    words: {
      applicant: {
        name: { en: "Your team comments on a letter", fr: "Votre équipe commente une lettre" },
        said: {
          en: "Your team commented on a letter of your application",
          fr: "Votre équipe a commenté une lettre de votre demande",
        },
        act: { en: "Read the comment", fr: "Lire le commentaire" },
      },
    },
    mail: "atOnce",
    path: partOfCase("letters"),
  },
  letterCommentAnswered: {
    words: {
      team: {
        name: {
          en: "An applicant answers a comment on a letter",
          fr: "Une personne répond à un commentaire sur une lettre",
        },
        said: {
          en: "An applicant answered a comment on a letter",
          fr: "Une personne a répondu à un commentaire sur une lettre",
        },
        act: { en: "Read the answer", fr: "Lire la réponse" },
      },
    },
    mail: "digest",
    path: partOfCase("letters"),
  },
  sectionFinished: {
    words: {
      applicant: {
        name: { en: "Your spouse or partner is done", fr: "Votre conjoint ou partenaire a terminé" },
        said: {
          en: "Your spouse or partner says they are done",
          fr: "Votre conjoint ou partenaire indique avoir terminé",
        },
        act: { en: "See what is left", fr: "Voir ce qui reste" },
      },
    },
    mail: "atOnce",
    path: partOfCase("people"),
  },
  hostSectionFinished: {
    words: {
      applicant: {
        name: { en: "The host of a visit is done", fr: "L’hôte d’une visite a terminé" },
        said: { en: "The host says they are done", fr: "L’hôte indique avoir terminé" },
        act: { en: "See what is left", fr: "Voir ce qui reste" },
      },
    },
    mail: "atOnce",
    path: partOfCase("people"),
  },
  visitorSectionFinished: {
    words: {
      applicant: {
        name: { en: "The visitor is done", fr: "La personne qui visite a terminé" },
        said: { en: "The visitor says they are done", fr: "La personne qui visite indique avoir terminé" },
        act: { en: "See what is left", fr: "Voir ce qui reste" },
      },
    },
    mail: "atOnce",
    path: partOfCase("people"),
  },
  supporterSectionFinished: {
    words: {
      applicant: {
        name: { en: "Somebody who pays is done with their letter", fr: "Une personne qui paie a terminé sa lettre" },
        said: {
          en: "Somebody who pays says they are done with their letter",
          fr: "Une personne qui paie indique avoir terminé sa lettre",
        },
        act: { en: "See what is left", fr: "Voir ce qui reste" },
      },
    },
    mail: "atOnce",
    path: partOfCase("letters"),
  },
  consentChanged: {
    words: {
      applicant: {
        name: {
          en: "Who may see your application changes",
          fr: "Les personnes qui peuvent voir votre demande changent",
        },
        said: {
          en: "Who may see your application changed",
          fr: "Les personnes qui peuvent voir votre demande ont changé",
        },
        act: { en: "See who has access", fr: "Voir qui y a accès" },
      },
      team: {
        name: { en: "An applicant changes what you may see", fr: "Une personne change ce que vous pouvez voir" },
        said: { en: "What you may see of a case changed", fr: "Ce que vous pouvez voir d’un dossier a changé" },
        act: { en: "See your cases", fr: "Voir vos dossiers" },
      },
    },
    mail: "atOnce",
    path: partOfCase("people"),
  },
  belongingChanged: {
    words: {
      applicant: {
        name: { en: "Your school or agency here changes", fr: "Votre établissement ou votre agence ici change" },
        said: {
          en: "Your team changed the school or agency of your account, and nobody else sees more or less than before",
          fr: "Votre équipe a changé l’établissement ou l’agence de votre compte, et personne n’en voit plus ou moins qu’avant",
        },
        act: { en: "See your school and your agency", fr: "Voir votre établissement et votre agence" },
      },
    },
    mail: "atOnce",
    path: partOfCase("people"),
  },
  breakGlassUsed: {
    words: {
      applicant: {
        name: { en: "Support opens your application", fr: "Le service de soutien ouvre votre demande" },
        said: {
          en: "A person from support opened your application, with a reason",
          fr: "Une personne du service de soutien a ouvert votre demande, avec un motif",
        },
        act: { en: "See who, when and why", fr: "Voir qui, quand et pourquoi" },
      },
      team: {
        name: { en: "Support opens a case", fr: "Le service de soutien ouvre un dossier" },
        said: {
          en: "A person from support opened a case, with a reason",
          fr: "Une personne du service de soutien a ouvert un dossier, avec un motif",
        },
        act: { en: "See who, when and why", fr: "Voir qui, quand et pourquoi" },
      },
    },
    mail: "always",
    path: partOfCase("people"),
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
