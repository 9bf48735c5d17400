import type { ApplicationStatus } from "../caseFile/application.ts";
import type { StatusDefinition } from "./statusDefinition.ts";

/** Statuses of a case in court; the applicant reads no words of the court. */

const reasonsAwaited: StatusDefinition["applicant"] = {
  name: { en: "Waiting for the officer’s reasons", fr: "En attente des motifs de l’agent" },
  now: {
    en: "The Court asked the officer’s office for the reasons of the decision. Your lawyer tells you when they are here.",
    fr: "La Cour a demandé au bureau de l’agent les motifs de la décision. Votre équipe juridique vous préviendra de leur arrivée.",
  },
};

/** The reasons, or the notice that there are none. */
const reasonsCame: StatusDefinition["applicant"] = {
  name: { en: "The officer’s office has answered", fr: "Le bureau de l’agent a répondu" },
  now: {
    en: "Your lawyer reads the answer and prepares your arguments for the Court.",
    fr: "Votre équipe juridique lit la réponse et prépare vos arguments pour la Cour.",
  },
};

export const courtStatuses: Readonly<
  Record<Extract<ApplicationStatus, `Jr${string}` | `Mandamus${string}`>, StatusDefinition>
> = {
  JrPreparation: {
    group: "court",
    applicant: {
      name: {
        en: "Your lawyer is preparing the court case",
        fr: "Votre équipe juridique prépare le dossier pour la Cour",
      },
      now: {
        en: "Your lawyer prepares the documents for the Court and asks you for what is missing.",
        fr: "Votre équipe juridique rédige les documents pour la Cour et vous demande ce qui manque.",
      },
    },
    team: { en: "Leave application in preparation", fr: "Demande d’autorisation en préparation" },
  },
  JrLeaveFiled: {
    group: "court",
    applicant: {
      name: { en: "Your case is at the Court", fr: "Votre dossier est à la Cour" },
      now: {
        en: "The Court has your case and gave it a number. Your lawyer takes the next steps.",
        fr: "La Cour a reçu votre dossier et lui a donné un numéro. Votre équipe juridique s’occupe de la suite.",
      },
    },
    team: { en: "Leave application filed", fr: "Demande d’autorisation déposée" },
  },
  JrRule9Requested: {
    group: "court",
    applicant: reasonsAwaited,
    team: { en: "Reasons requested (rule 9)", fr: "Motifs demandés (règle 9)" },
  },
  JrRule9Received: {
    group: "court",
    applicant: reasonsCame,
    team: { en: "Reasons received (rule 9)", fr: "Motifs reçus (règle 9)" },
  },
  JrRecordFiled: {
    group: "court",
    applicant: {
      name: { en: "Your arguments are at the Court", fr: "Vos arguments sont à la Cour" },
      now: {
        en: "The other side now has time to answer. Your lawyer tells you when it does.",
        fr: "L’autre partie a maintenant un délai pour répondre. Votre équipe juridique vous préviendra de sa réponse.",
      },
    },
    team: { en: "Applicant’s record filed", fr: "Dossier du demandeur déposé" },
  },
  JrRespondentReplied: {
    group: "court",
    applicant: {
      name: { en: "The other side has answered", fr: "L’autre partie a répondu" },
      now: {
        en: "Your lawyer reads the answer and may reply to it.",
        fr: "Votre équipe juridique lit la réponse et peut y répliquer.",
      },
    },
    team: { en: "Respondent’s memorandum received", fr: "Mémoire du défendeur reçu" },
  },
  JrLeavePending: {
    group: "court",
    applicant: {
      name: { en: "A judge decides whether to hear your case", fr: "Un juge décide si votre cause sera entendue" },
      now: { en: "You do not need to do anything.", fr: "Vous n’avez rien à faire." },
    },
    team: { en: "Leave pending", fr: "Autorisation en attente" },
  },
  JrSimplifiedProcedure: {
    group: "court",
    applicant: {
      name: { en: "A judge decides without a hearing", fr: "Un juge décide sans audience" },
      now: {
        en: "Both sides agreed to this shorter way. You do not need to do anything.",
        fr: "Les deux parties ont accepté cette procédure plus courte. Vous n’avez rien à faire.",
      },
    },
    team: { en: "Simplified procedure", fr: "Procédure simplifiée" },
  },
  JrSettlementOffered: {
    group: "court",
    applicant: {
      name: { en: "The other side offers a settlement", fr: "L’autre partie propose un règlement" },
      now: {
        en: "Your lawyer explains the offer. Tell your lawyer in writing whether you accept it.",
        fr: "Votre équipe juridique vous explique l’offre. Dites-lui par écrit si vous l’acceptez.",
      },
    },
    team: { en: "Settlement offered", fr: "Règlement offert" },
  },
  JrLeaveGranted: {
    group: "court",
    applicant: {
      name: { en: "The Court will hear your case", fr: "La Cour entendra votre cause" },
      now: {
        en: "The Court sets the day of the hearing. Your lawyer tells you when it is.",
        fr: "La Cour fixe la date de l’audience. Votre équipe juridique vous la communiquera.",
      },
    },
    team: { en: "Leave granted", fr: "Autorisation accordée" },
  },
  JrHearingScheduled: {
    group: "court",
    applicant: {
      name: { en: "The hearing is set", fr: "L’audience est fixée" },
      now: {
        en: "Your lawyer prepares the hearing and tells you whether you are needed.",
        fr: "Votre équipe juridique prépare l’audience et vous dit si votre présence est nécessaire.",
      },
    },
    team: { en: "Hearing scheduled", fr: "Audience fixée" },
  },
  JrDecisionReserved: {
    group: "court",
    applicant: {
      name: { en: "Heard, waiting for the judgment", fr: "Affaire entendue, en attente du jugement" },
      now: { en: "You do not need to do anything.", fr: "Vous n’avez rien à faire." },
    },
    team: { en: "Decision reserved", fr: "Jugement en délibéré" },
  },
  JrAllowed: {
    group: "court",
    applicant: {
      name: { en: "The Court decided for you", fr: "La Cour vous a donné raison" },
      now: {
        en: "A new officer will decide. Your lawyer tells you what to bring up to date.",
        fr: "Un autre agent décidera de votre demande. Votre équipe juridique vous dira quoi mettre à jour.",
      },
    },
    team: { en: "Judicial review allowed", fr: "Contrôle judiciaire accueilli" },
  },
  JrRedetermination: {
    group: "court",
    applicant: {
      name: { en: "A new officer decides", fr: "Un nouvel agent décide" },
      now: {
        en: "Bring your documents up to date, so that the new decision is based on what is true today.",
        fr: "Mettez vos documents à jour, pour que la nouvelle décision repose sur votre situation actuelle.",
      },
    },
    applicantOf: {
      // The documents lie in the application that was refused.
      JudicialReview: {
        now: {
          en: "Another officer makes a new decision about your application. Your lawyer tells you what to bring up to date.",
          fr: "Un autre agent rendra une nouvelle décision sur votre demande. Votre équipe juridique vous dira quoi mettre à jour.",
        },
      },
    },
    team: { en: "Redetermination", fr: "Nouvel examen par un autre agent" },
  },
  JrLeaveDismissed: {
    group: "court",
    isClosed: true,
    applicant: {
      name: { en: "The Court will not hear the case", fr: "La Cour n’entendra pas la cause" },
      now: {
        en: "This cannot be appealed. Ask your lawyer whether a new application makes sense.",
        fr: "Il n’y a pas d’appel possible. Demandez à votre équipe juridique si une nouvelle demande a du sens.",
      },
    },
    team: { en: "Leave dismissed", fr: "Demande d’autorisation rejetée" },
  },
  JrDismissed: {
    group: "court",
    isClosed: true,
    applicant: {
      name: { en: "The Court decided against you", fr: "La Cour ne vous a pas donné raison" },
      now: {
        en: "Ask your lawyer soon whether an appeal or a new application is possible: the time to appeal is short.",
        fr: "Demandez vite à votre équipe juridique si un appel ou une nouvelle demande est possible : le délai d’appel est court.",
      },
    },
    team: { en: "Judicial review dismissed", fr: "Contrôle judiciaire rejeté" },
  },
  JrAppeal: {
    group: "court",
    applicant: {
      name: { en: "An appeal is under way", fr: "Un appel est en cours" },
      now: {
        en: "An appeal court looks at the judgment. Your lawyer takes care of it.",
        fr: "Une cour d’appel examine le jugement. Votre équipe juridique s’en occupe.",
      },
    },
    team: { en: "Appeal", fr: "Appel" },
  },
  JrDiscontinued: {
    group: "court",
    isClosed: true,
    applicant: {
      name: { en: "The court case was given up", fr: "Le dossier judiciaire a été abandonné" },
      now: {
        en: "Nothing more happens at the Court.",
        fr: "Il ne se passe plus rien à la Cour.",
      },
    },
    team: { en: "Discontinued", fr: "Désistement" },
  },
  MandamusDemand: {
    group: "court",
    applicant: {
      name: { en: "The authority was asked to decide", fr: "On a demandé à l’autorité de décider" },
      now: {
        en: "Your lawyer wrote to the authority that it takes too long, and waits for its answer.",
        fr: "Votre équipe juridique a écrit à l’autorité que le traitement est trop long et attend sa réponse.",
      },
    },
    team: { en: "Demand about delay sent", fr: "Mise en demeure pour retard envoyée" },
  },
  MandamusLeaveFiled: {
    group: "court",
    applicant: {
      name: { en: "The Court was asked to order a decision", fr: "On a demandé à la Cour d’ordonner une décision" },
      now: {
        en: "The Court has your case. You do not need to do anything.",
        fr: "La Cour a reçu votre dossier. Vous n’avez rien à faire.",
      },
    },
    team: { en: "Mandamus: leave application filed", fr: "Mandamus : demande d’autorisation déposée" },
  },
};
