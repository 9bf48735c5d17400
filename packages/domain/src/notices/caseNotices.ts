import { caseOf, requestsOf, type NoticeKind } from "./noticeKind.ts";

/** What happens to a case as a whole. Which status it has is told after signing in. */
export const caseNotices = {
  applicationWaits: {
    words: {
      applicant: {
        name: {
          en: "Your application has been waiting for you",
          fr: "Votre demande vous attend depuis un moment",
        },
        said: {
          en: "Something is still missing in your application, and nothing happened in it for a while",
          fr: "Il manque encore quelque chose dans votre demande, et rien n’y a changé depuis un moment",
        },
        act: { en: "See what is missing", fr: "Voir ce qu’il manque" },
      },
    },
    mail: "digest",
    path: caseOf,
  },
  applicantSilent: {
    words: {
      team: {
        name: {
          en: "An applicant does not answer reminders",
          fr: "Une personne ne répond pas aux rappels",
        },
        said: {
          en: "An applicant was reminded several times and did nothing; no further reminder is sent",
          fr: "Une personne a reçu plusieurs rappels et n’a rien fait; aucun autre rappel n’est envoyé",
        },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "digest",
    path: caseOf,
  },
  caseMoved: {
    words: {
      applicant: {
        name: { en: "The status of your application changes", fr: "L’état de votre demande change" },
        said: { en: "The status of your application changed", fr: "L’état de votre demande a changé" },
        act: { en: "See what comes next", fr: "Voir la suite" },
      },
      team: {
        name: { en: "The status of a case changes", fr: "L’état d’un dossier change" },
        said: { en: "The status of a case changed", fr: "L’état d’un dossier a changé" },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  changesRequested: {
    words: {
      applicant: {
        name: { en: "Your team asks for changes", fr: "Votre équipe demande des changements" },
        said: {
          en: "Your team asks you to change something in your application",
          fr: "Votre équipe vous demande de changer quelque chose dans votre demande",
        },
        act: { en: "See what to change", fr: "Voir ce qu’il faut changer" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  linkedStarted: {
    words: {
      applicant: {
        name: {
          en: "A new application is started from an earlier one",
          fr: "Une nouvelle demande est commencée à partir d’une autre",
        },
        said: {
          en: "A new application was started from an earlier one of yours, with its answers to confirm",
          fr: "Une nouvelle demande a été commencée à partir d’une de vos demandes, avec ses réponses à confirmer",
        },
        act: { en: "Open the new application", fr: "Ouvrir la nouvelle demande" },
      },
      team: {
        name: {
          en: "A new application is started from a case of yours",
          fr: "Une nouvelle demande est commencée à partir d’un de vos dossiers",
        },
        said: {
          en: "A new application was started from a case on which you work",
          fr: "Une nouvelle demande a été commencée à partir d’un dossier dont vous vous occupez",
        },
        act: { en: "Open the new case", fr: "Ouvrir le nouveau dossier" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  decisionReported: {
    words: {
      team: {
        name: { en: "An applicant reports a decision", fr: "Une personne signale une décision" },
        said: {
          en: "An applicant reports a decision of the authorities, which you confirm",
          fr: "Une personne signale une décision des autorités, que vous confirmez",
        },
        act: { en: "Look at the letter and confirm", fr: "Regarder la lettre et confirmer" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  reportDeclined: {
    words: {
      applicant: {
        name: {
          en: "Your team does not confirm a decision that you reported",
          fr: "Votre équipe ne confirme pas une décision que vous avez signalée",
        },
        said: {
          en: "Your team looked at the decision that you reported and did not confirm it: the status of your application stays as it was",
          fr: "Votre équipe a examiné la décision que vous avez signalée et ne l’a pas confirmée : l’état de votre demande reste le même",
        },
        act: { en: "See the status of your application", fr: "Voir l’état de votre demande" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  partReopened: {
    words: {
      applicant: {
        name: {
          en: "A part of your application is open again",
          fr: "Une partie de votre demande est de nouveau ouverte",
        },
        said: {
          en: "A part of your application is open again, so that you can change it",
          fr: "Une partie de votre demande est de nouveau ouverte et vous pouvez la modifier",
        },
        act: { en: "See what to correct", fr: "Voir ce qu’il faut corriger" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  partCorrected: {
    words: {
      team: {
        name: {
          en: "An applicant corrected what was open again",
          fr: "Une personne a corrigé ce qui était rouvert",
        },
        said: {
          en: "An applicant corrected a part that was open again",
          fr: "Une personne a corrigé une partie qui était rouverte",
        },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "digest",
    path: caseOf,
  },
  authorityRequest: {
    words: {
      applicant: {
        name: { en: "The authorities ask for something", fr: "Les autorités demandent quelque chose" },
        said: {
          en: "The authorities ask for something in your application",
          fr: "Les autorités demandent quelque chose au sujet de votre demande",
        },
        act: { en: "See what to send", fr: "Voir ce qu’il faut envoyer" },
      },
      team: {
        name: { en: "The authorities ask for something", fr: "Les autorités demandent quelque chose" },
        said: { en: "A request from the authorities arrived", fr: "Une demande des autorités est arrivée" },
        act: { en: "See what it asks for", fr: "Voir ce qui est demandé" },
      },
    },
    mail: "atOnce",
    path: requestsOf,
  },
  requestChanged: {
    words: {
      applicant: {
        name: {
          en: "A request from the authorities is corrected",
          fr: "Une demande des autorités est corrigée",
        },
        said: {
          en: "A request from the authorities was corrected: it asks for more, or by another day",
          fr: "Une demande des autorités a été corrigée : elle demande autre chose ou pour une autre date",
        },
        act: { en: "See what to send", fr: "Voir ce qu’il faut envoyer" },
      },
      team: {
        name: {
          en: "A request from the authorities is corrected",
          fr: "Une demande des autorités est corrigée",
        },
        said: {
          en: "A request from the authorities was corrected: it asks for more, or by another day",
          fr: "Une demande des autorités a été corrigée : elle demande autre chose ou pour une autre date",
        },
        act: { en: "See what it asks for", fr: "Voir ce qui est demandé" },
      },
    },
    mail: "atOnce",
    path: requestsOf,
  },
  requestReady: {
    words: {
      team: {
        name: {
          en: "Everything that the authorities ask for is there",
          fr: "Tout ce que les autorités demandent est là",
        },
        said: {
          en: "Everything that the authorities ask for is there, ready to be sent",
          fr: "Tout ce que les autorités demandent est là, prêt à être envoyé",
        },
        act: { en: "Look at it and send the answer", fr: "Le regarder et envoyer la réponse" },
      },
    },
    mail: "atOnce",
    path: requestsOf,
  },
  requestTakenBack: {
    words: {
      applicant: {
        name: {
          en: "An answer to the authorities was not sent after all",
          fr: "Une réponse aux autorités n’a finalement pas été envoyée",
        },
        said: {
          en: "Something that was recorded as sent or done for the authorities waits again",
          fr: "Un élément inscrit comme envoyé aux autorités, ou comme fait, est de nouveau en attente",
        },
        act: { en: "See what waits", fr: "Voir ce qui est en attente" },
      },
      team: {
        name: {
          en: "An answer to the authorities was not sent after all",
          fr: "Une réponse aux autorités n’a finalement pas été envoyée",
        },
        said: {
          en: "Something that was recorded as sent or done for the authorities waits again",
          fr: "Un élément inscrit comme envoyé aux autorités, ou comme fait, est de nouveau en attente",
        },
        act: { en: "See what waits", fr: "Voir ce qui est en attente" },
      },
    },
    mail: "atOnce",
    path: requestsOf,
  },
  caseAssigned: {
    words: {
      team: {
        name: { en: "A case is assigned to you", fr: "Un dossier vous est confié" },
        said: { en: "A case was assigned to you", fr: "Un dossier vous a été confié" },
        act: { en: "Open the case", fr: "Ouvrir le dossier" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  caseUnassigned: {
    words: {
      team: {
        name: { en: "A case is no longer assigned to you", fr: "Un dossier ne vous est plus confié" },
        said: { en: "A case is no longer assigned to you", fr: "Un dossier ne vous est plus confié" },
        act: { en: "See your cases", fr: "Voir vos dossiers" },
      },
    },
    mail: "digest",
    // Not the case: it may be one that this person can no longer open.
    path: () => "/?tab=mine",
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
