import { pageOfCase, partOfCase, type NoticeKind } from "./noticeKind.ts";

/** Days that come near, and money. What is due and when is told after signing in. */
export const dueNotices = {
  deadlineNear: {
    words: {
      applicant: {
        name: { en: "A date is coming up", fr: "Une date approche" },
        said: { en: "A date in your application is coming up", fr: "Une date de votre demande approche" },
        act: { en: "See what is due", fr: "Voir ce qui est à faire" },
      },
      team: {
        name: { en: "A date in a case is coming up", fr: "Une date d’un dossier approche" },
        said: { en: "A date in a case is coming up", fr: "Une date d’un dossier approche" },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "atOnce",
    path: partOfCase("dates"),
  },
  requestDeadlineNear: {
    words: {
      applicant: {
        name: {
          en: "A request from the authorities is due soon",
          fr: "Une demande des autorités arrive à échéance",
        },
        said: {
          en: "The day to answer the authorities is coming up",
          fr: "Le jour où il faut répondre aux autorités approche",
        },
        act: { en: "See what to send", fr: "Voir ce qu’il faut envoyer" },
      },
      team: {
        name: { en: "A request in a case is due soon", fr: "Une demande d’un dossier arrive à échéance" },
        said: {
          en: "The day to answer the authorities is coming up in a case",
          fr: "Le jour où il faut répondre aux autorités approche dans un dossier",
        },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "atOnce",
    path: partOfCase("dates"),
  },
  deadlineTomorrow: {
    words: {
      applicant: {
        name: { en: "A date is tomorrow or today", fr: "Une date est demain ou aujourd’hui" },
        said: {
          en: "Something in your application is due by tomorrow",
          fr: "Quelque chose dans votre demande est à faire d’ici demain",
        },
        act: { en: "See what is due", fr: "Voir ce qui est à faire" },
      },
      team: {
        name: { en: "A date in a case is tomorrow or today", fr: "Une date d’un dossier est demain ou aujourd’hui" },
        said: {
          en: "Something in a case is due by tomorrow",
          fr: "Quelque chose dans un dossier est à faire d’ici demain",
        },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "always",
    path: partOfCase("dates"),
  },
  taskGiven: {
    words: {
      applicant: {
        name: { en: "Your team asks you to do something", fr: "Votre équipe vous demande de faire quelque chose" },
        said: { en: "Your team added a task for you", fr: "Votre équipe a ajouté une tâche pour vous" },
        act: { en: "See what to do", fr: "Voir ce qu’il faut faire" },
      },
      team: {
        name: { en: "A task is given to you", fr: "Une tâche vous est confiée" },
        said: { en: "A task was added for you in a case", fr: "Une tâche a été ajoutée pour vous dans un dossier" },
        act: { en: "See the task", fr: "Voir la tâche" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("tasks"),
  },
  taskDone: {
    words: {
      team: {
        name: { en: "An applicant has done a task", fr: "Une personne a terminé une tâche" },
        said: {
          en: "An applicant has done a task that the team gave them",
          fr: "Une personne a terminé une tâche que l’équipe lui avait confiée",
        },
        act: { en: "See the task", fr: "Voir la tâche" },
      },
    },
    mail: "digest",
    path: pageOfCase("tasks"),
  },
  taskDue: {
    words: {
      applicant: {
        name: { en: "A task from your team is due soon", fr: "Une tâche de votre équipe arrive à échéance" },
        said: {
          en: "Something that your team asked you to do is due soon",
          fr: "Une tâche que votre équipe vous a confiée est à faire bientôt",
        },
        act: { en: "See what to do", fr: "Voir ce qu’il faut faire" },
      },
      team: {
        name: { en: "A task in a case is due soon", fr: "Une tâche d’un dossier arrive à échéance" },
        said: { en: "A task in a case is due soon", fr: "Une tâche d’un dossier est à faire bientôt" },
        act: { en: "See the task", fr: "Voir la tâche" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("tasks"),
  },
  paymentDue: {
    words: {
      applicant: {
        name: { en: "A payment is due", fr: "Un paiement est à faire" },
        said: {
          en: "There is something to pay in your application",
          fr: "Il y a un montant à payer dans votre demande",
        },
        act: { en: "See what to pay", fr: "Voir ce qu’il faut payer" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("payment"),
  },
  paymentReceived: {
    words: {
      applicant: {
        name: { en: "Your payment is received", fr: "Votre paiement est reçu" },
        said: { en: "We received your payment", fr: "Nous avons reçu votre paiement" },
        act: { en: "See the receipt", fr: "Voir le reçu" },
      },
      team: {
        name: { en: "A payment is received", fr: "Un paiement est reçu" },
        said: { en: "A payment was received in a case", fr: "Un paiement a été reçu dans un dossier" },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("payment"),
  },
  paymentCancelled: {
    words: {
      applicant: {
        name: { en: "A payment was entered by mistake", fr: "Un paiement a été inscrit par erreur" },
        said: {
          en: "A payment that we had told you about was entered by mistake, and no longer counts",
          fr: "Un paiement que nous vous avions annoncé avait été inscrit par erreur et ne compte plus",
        },
        act: { en: "See your payments", fr: "Voir vos paiements" },
      },
      team: {
        name: { en: "A payment was entered by mistake", fr: "Un paiement a été inscrit par erreur" },
        said: {
          en: "A payment in a case was entered by mistake, and no longer counts",
          fr: "Un paiement d’un dossier avait été inscrit par erreur et ne compte plus",
        },
        act: { en: "See the payments", fr: "Voir les paiements" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("payment"),
  },
  refundFailed: {
    words: {
      applicant: {
        name: { en: "A refund did not arrive", fr: "Un remboursement n’est pas arrivé" },
        said: {
          en: "A refund to you did not go through, and the office decides how to send it again",
          fr: "Un remboursement qui vous était destiné n’a pas abouti, et le bureau décide comment l’envoyer de nouveau",
        },
        act: { en: "See the refund", fr: "Voir le remboursement" },
      },
      team: {
        name: { en: "A refund did not go through", fr: "Un remboursement n’a pas abouti" },
        said: { en: "A refund in a case did not go through", fr: "Un remboursement d’un dossier n’a pas abouti" },
        act: { en: "Decide how to pay it back", fr: "Décider comment le rembourser" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("payment"),
  },
  paymentRefunded: {
    words: {
      applicant: {
        name: { en: "A payment is refunded", fr: "Un paiement est remboursé" },
        said: { en: "A payment was refunded to you", fr: "Un paiement vous a été remboursé" },
        act: { en: "See the refund", fr: "Voir le remboursement" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("payment"),
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
