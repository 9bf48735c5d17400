import type { ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import type { Text } from "../kernel/text.ts";
import { courtStatuses } from "./courtStatuses.ts";
import type { ApplicantWords, StatusDefinition } from "./statusDefinition.ts";

/** Decisions that the Federal Court does not review in this way (`reviewable`): nobody is told of a time to go there. */
const withoutCourt = (now: Text): NonNullable<StatusDefinition["applicantOf"]> => ({ Lmia: { now }, Dli: { now } });

/** The statuses of docs/facts/statuses.md section 1, with their words. */

export const statuses: Readonly<Record<ApplicationStatus, StatusDefinition>> = {
  Preparation: {
    group: "work",
    applicant: {
      name: { en: "In preparation", fr: "En préparation" },
      now: {
        en: "You answer the questions, add documents and check the forms. Then you send everything to your lawyer.",
        fr: "Vous répondez aux questions, ajoutez des documents et vérifiez les formulaires. Ensuite, vous envoyez le tout à votre équipe juridique.",
      },
    },
    applicantOf: {
      JudicialReview: {
        now: {
          en: "You answer the questions and add documents. Your lawyer takes the court case on, even while something is missing.",
          fr: "Vous répondez aux questions et ajoutez des documents. Votre équipe juridique prend le dossier en charge, même s’il manque encore quelque chose.",
        },
      },
      SinRequest: {
        now: {
          en: "You answer the questions and add documents. Then you make the request yourself, at Service Canada, and record that here.",
          fr: "Vous répondez aux questions et ajoutez des documents. Ensuite, vous présentez vous-même la demande à Service Canada et l’inscrivez ici.",
        },
      },
    },
    team: { en: "Preparation", fr: "Préparation" },
  },
  LawyerReview: {
    group: "work",
    applicant: {
      name: { en: "Your lawyer is checking it", fr: "Votre équipe juridique la vérifie" },
      now: {
        en: "There is nothing for you to do until your lawyer opens a part again. You can change only what is open.",
        fr: "Vous n’avez rien à faire tant que votre équipe juridique ne rouvre pas une partie. Vous ne pouvez changer que ce qui est rouvert.",
      },
    },
    team: { en: "Review", fr: "Examen" },
  },
  ApplicantPool: {
    group: "pool",
    applicant: {
      name: { en: "In the pool", fr: "Dans le bassin" },
      now: {
        en: "Your profile waits for an invitation. Tell your lawyer right away when one arrives.",
        fr: "Votre profil attend une invitation. Prévenez tout de suite votre équipe juridique s’il en arrive une.",
      },
    },
    team: { en: "In the pool", fr: "Dans le bassin" },
  },
  ItaReceived: {
    group: "pool",
    applicant: {
      name: { en: "You are invited to apply", fr: "Vous avez reçu une invitation" },
      now: {
        en: "The time to apply has begun. Add what is still missing, then send it to your lawyer.",
        fr: "Le délai pour présenter la demande court. Ajoutez ce qui manque encore, puis envoyez le tout à votre équipe juridique.",
      },
    },
    applicantOf: {
      // It ends with the invitation, and goes on in an application of its own.
      ExpressEntry: {
        now: {
          en: "The time to apply has begun. Your lawyer starts the application that follows, and you continue there.",
          fr: "Le délai pour présenter la demande court. Votre équipe juridique commence la demande qui suit, et vous continuez là.",
        },
      },
    },
    team: { en: "Invitation received", fr: "Invitation reçue" },
  },
  IrccProcessing: {
    group: "authority",
    applicant: {
      name: { en: "Sent, waiting for a decision", fr: "Envoyée, en attente d’une décision" },
      now: {
        en: "The authority looks at your application. If a letter reaches you, add it here right away: it may have a deadline.",
        fr: "L’autorité examine votre demande. Si une lettre vous parvient, ajoutez-la ici tout de suite : elle peut fixer un délai.",
      },
    },
    applicantOf: {
      IrccRequest: {
        name: { en: "Sent, waiting for the answer", fr: "Envoyée, en attente de la réponse" },
        now: {
          en: "IRCC looks at your request. When the answer reaches you, add it here.",
          fr: "IRCC examine votre demande. Quand la réponse vous parvient, ajoutez-la ici.",
        },
      },
      SinRequest: {
        name: { en: "Sent, waiting for the number", fr: "Envoyée, en attente du numéro" },
        now: {
          en: "Service Canada looks at your request and writes to you. At an office you get the number right away.",
          fr: "Service Canada examine votre demande et vous écrit. Dans un bureau, vous obtenez le numéro tout de suite.",
        },
      },
    },
    team: { en: "In processing", fr: "En traitement" },
  },
  Returned: {
    group: "authority",
    applicant: {
      name: { en: "Sent back as incomplete", fr: "Renvoyée, car incomplète" },
      now: {
        en: "Your lawyer looks at what was missing. It can be put right and sent again.",
        fr: "Votre équipe juridique regarde ce qui manquait. La demande peut être corrigée et envoyée de nouveau.",
      },
    },
    team: { en: "Returned as incomplete", fr: "Retournée, car incomplète" },
  },
  Approved: {
    group: "authority",
    applicant: {
      name: { en: "Approved", fr: "Approuvée" },
      now: {
        en: "Follow what the letter of approval asks for, such as sending your passport.",
        fr: "Suivez ce que demande la lettre d’approbation, par exemple l’envoi de votre passeport.",
      },
    },
    team: { en: "Approved", fr: "Approuvée" },
  },
  Poe: {
    group: "authority",
    applicant: {
      name: { en: "On the way to the border", fr: "En route vers la frontière" },
      now: {
        en: "Have your passport, the documents of this application and any letter of approval on you. When you have the permit, add a copy here.",
        fr: "Ayez sur vous votre passeport, les documents de cette demande et la lettre d’approbation, s’il y en a une. Dès que vous avez le permis, ajoutez-en une copie ici.",
      },
    },
    team: { en: "Port of entry", fr: "Point d’entrée" },
  },
  Completed: {
    group: "end",
    isClosed: true,
    applicant: {
      name: { en: "Done", fr: "Terminée" },
      now: {
        en: "This application is complete. Keep an eye on the dates on which a permit or passport ends.",
        fr: "Cette demande est terminée. Surveillez les dates où un permis ou un passeport prend fin.",
      },
    },
    applicantOf: {
      ExpressEntry: {
        now: {
          en: "The profile led to an invitation. Continue in the application that follows.",
          fr: "Le profil a mené à une invitation. Continuez dans la demande qui suit.",
        },
      },
      IrccRequest: {
        now: {
          en: "The answer is here: nothing more is to do.",
          fr: "La réponse est arrivée : il n’y a plus rien à faire.",
        },
      },
      JudicialReview: {
        now: {
          en: "The court case is over. What follows happens in the application that it was about.",
          fr: "Le dossier judiciaire est terminé. La suite se passe dans la demande qui était en cause.",
        },
      },
      SinRequest: {
        now: {
          en: "Your request is done. A number that begins with 9 ends with your permit: bring it up to date with each new permit.",
          fr: "Votre demande est terminée. Un numéro qui commence par 9 prend fin avec votre permis : mettez-le à jour à chaque nouveau permis.",
        },
      },
    },
    team: { en: "Completed", fr: "Terminée" },
  },
  Withdrawn: {
    group: "end",
    isClosed: true,
    applicant: {
      name: { en: "Withdrawn", fr: "Retirée" },
      now: {
        en: "Nothing more happens with this application. You can start a new one from its answers.",
        fr: "Il ne se passe plus rien avec cette demande. Vous pouvez en commencer une nouvelle à partir de ses réponses.",
      },
    },
    team: { en: "Withdrawn", fr: "Retirée" },
  },
  Refused: {
    group: "refusal",
    applicant: {
      name: { en: "Refused", fr: "Refusée" },
      now: {
        en: "Talk to your lawyer soon: the time to go to court is short.",
        fr: "Parlez vite à votre équipe juridique : le délai pour aller devant la Cour est court.",
      },
    },
    applicantOf: withoutCourt({
      en: "Ask your lawyer soon what is possible now.",
      fr: "Demandez vite à votre équipe juridique ce qui est possible maintenant.",
    }),
    team: { en: "Refused", fr: "Refusée" },
  },
  RefusedReconsideration: {
    group: "refusal",
    applicant: {
      name: { en: "Asked to decide again", fr: "Nouvel examen demandé" },
      now: {
        en: "The authority was asked to look at the refusal again. In the meantime, the time to go to court keeps running.",
        fr: "On a demandé à l’autorité de revoir le refus. Entre-temps, le délai pour aller devant la Cour continue de courir.",
      },
    },
    applicantOf: withoutCourt({
      en: "The authority was asked to look at the refusal again. Your lawyer tells you when it answers.",
      fr: "On a demandé à l’autorité de revoir le refus. Votre équipe juridique vous préviendra de sa réponse.",
    }),
    team: { en: "Reconsideration requested", fr: "Réexamen demandé" },
  },
  RefusedReapply: {
    group: "refusal",
    isClosed: true,
    applicant: {
      name: { en: "Refused, a new application was started", fr: "Refusée; une nouvelle demande est commencée" },
      now: {
        en: "Continue in the new application. The time to go to court about this refusal keeps running.",
        fr: "Continuez dans la nouvelle demande. Le délai pour contester ce refus devant la Cour continue de courir.",
      },
    },
    applicantOf: withoutCourt({ en: "Continue in the new application.", fr: "Continuez dans la nouvelle demande." }),
    team: { en: "Refused, new application", fr: "Refusée, nouvelle demande" },
  },
  RefusedClosed: {
    group: "refusal",
    isClosed: true,
    applicant: {
      name: { en: "Refused and closed", fr: "Refusée et fermée" },
      now: {
        en: "Nothing more happens with this application. You can start a new one from its answers.",
        fr: "Il ne se passe plus rien avec cette demande. Vous pouvez en commencer une nouvelle à partir de ses réponses.",
      },
    },
    applicantOf: {
      JudicialReview: {
        name: { en: "Closed without going to court", fr: "Fermé : la Cour n’a pas été saisie" },
        now: {
          en: "Nothing was filed with the Court. If its time is not over and you want to go there after all, tell your lawyer right away.",
          fr: "Rien n’a été déposé à la Cour. Si le délai n’est pas écoulé et que vous voulez quand même la saisir, dites-le tout de suite à votre équipe juridique.",
        },
      },
    },
    team: { en: "Refused and closed", fr: "Refusée et fermée" },
  },
  ...courtStatuses,
};

/** What the applicant reads of a status in an application of this type. */
export const applicantWords = (status: ApplicationStatus, type: ApplicationType): ApplicantWords => ({
  ...statuses[status].applicant,
  ...statuses[status].applicantOf?.[type],
});

export const isClosedStatus = (status: ApplicationStatus): boolean => statuses[status].isClosed === true;
