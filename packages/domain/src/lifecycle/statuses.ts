import type { ApplicationStatus } from "../caseFile/application.ts";
import { courtStatuses } from "./courtStatuses.ts";
import type { StatusDefinition } from "./statusDefinition.ts";

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
    nowOf: {
      JudicialReview: {
        en: "You answer the questions and add documents. Your lawyer takes the court case on, even while something is missing.",
        fr: "Vous répondez aux questions et ajoutez des documents. Votre équipe juridique prend le dossier en charge, même s’il manque encore quelque chose.",
      },
      SinRequest: {
        en: "You answer the questions and add documents. Then you make the request yourself, at Service Canada, and record that here.",
        fr: "Vous répondez aux questions et ajoutez des documents. Ensuite, vous présentez vous-même la demande à Service Canada et l’inscrivez ici.",
      },
    },
    team: { en: "Preparation", fr: "Préparation" },
  },
  LawyerReview: {
    group: "work",
    applicant: {
      name: { en: "Your lawyer is checking it", fr: "Votre équipe juridique la vérifie" },
      now: {
        en: "You do not need to do anything. You can change only what your lawyer opens again.",
        fr: "Vous n’avez rien à faire. Vous ne pouvez changer que ce que votre équipe juridique rouvre.",
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
        en: "The days of the invitation run. Add what is still missing, then send it to your lawyer.",
        fr: "Le délai de l’invitation court. Ajoutez ce qui manque encore, puis envoyez le tout à votre équipe juridique.",
      },
    },
    team: { en: "Invitation received", fr: "Invitation reçue" },
  },
  IrccProcessing: {
    group: "authority",
    applicant: {
      name: { en: "Sent, waiting for a decision", fr: "Envoyée, en attente d’une décision" },
      now: {
        en: "The authority looks at your application. Letters that ask for something appear here with their deadline.",
        fr: "L’autorité examine votre demande. Les lettres qui demandent quelque chose apparaissent ici avec leur échéance.",
      },
    },
    nowOf: {
      SinRequest: {
        en: "Service Canada looks at your request and writes to you. At an office you get the number right away.",
        fr: "Service Canada examine votre demande et vous écrit. Dans un bureau, vous obtenez le numéro tout de suite.",
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
    team: { en: "Reconsideration requested", fr: "Réexamen demandé" },
  },
  RefusedReapply: {
    group: "refusal",
    isClosed: true,
    applicant: {
      name: { en: "Refused, a new application was started", fr: "Refusée; une nouvelle demande est commencée" },
      now: {
        en: "Continue in the new application.",
        fr: "Continuez dans la nouvelle demande.",
      },
    },
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
    team: { en: "Refused and closed", fr: "Refusée et fermée" },
  },
  ...courtStatuses,
};

export const isClosedStatus = (status: ApplicationStatus): boolean => statuses[status].isClosed === true;
