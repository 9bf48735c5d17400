import {
  approvalIsMissing,
  approvalIsThere,
  refusalLetterIsMissing,
  refusalLetterIsThere,
} from "../conditions/application/caseMoves.ts";
import type { Transition } from "./transition.ts";
import { carriedToTheBorder, decided, reviewable, sent } from "./typesOnTheWay.ts";

/** While the authority has it, and what it decides. */

const sentBack: Transition = {
  id: "sentBack",
  from: ["IrccProcessing"],
  to: "Returned",
  by: ["lawyer", "paralegal"],
  types: sent,
  name: { en: "It was sent back as incomplete", fr: "Elle a été renvoyée, car incomplète" },
  means: {
    en: "The authority did not take it. Say what was missing.",
    fr: "L’autorité ne l’a pas acceptée. Indiquez ce qui manquait.",
  },
  reason: "required",
  leavesTheHouse: true,
};

const putRight: Transition = {
  id: "putRight",
  from: ["Returned"],
  to: "Preparation",
  by: ["lawyer", "paralegal"],
  types: sent,
  name: { en: "Put it right and send it again", fr: "La corriger et l’envoyer de nouveau" },
  told: { en: "It can be put right, to be sent again", fr: "Elle peut être corrigée pour être envoyée de nouveau" },
  means: {
    en: "The applicant can change everything again and reads what you write here.",
    fr: "La personne peut de nouveau tout changer et lit ce que vous écrivez ici.",
  },
  reason: "required",
};

const approve: Transition = {
  id: "approve",
  from: ["IrccProcessing"],
  to: "Approved",
  by: ["lawyer", "paralegal", "student"],
  types: decided,
  name: { en: "It was approved", fr: "Elle a été approuvée" },
  means: {
    en: "The pages for the documents that follow an approval open.",
    fr: "Les pages des documents qui suivent une approbation s’ouvrent.",
  },
  warns: [approvalIsMissing],
  confirmedBy: ["lawyer", "paralegal"],
  reportNeeds: [approvalIsThere],
  leavesTheHouse: true,
};

const refuse: Transition = {
  id: "refuse",
  from: ["IrccProcessing"],
  to: "Refused",
  by: ["lawyer", "paralegal", "student"],
  types: decided,
  name: { en: "It was refused", fr: "Elle a été refusée" },
  means: {
    en: "If the Court can review the decision, the time for that runs from the day that you enter.",
    fr: "Si la Cour peut contrôler la décision, le délai court à partir de la date que vous inscrivez.",
  },
  asks: [{ key: "decisionNotifiedAt" }, { key: "decisionPlace" }],
  warns: [refusalLetterIsMissing],
  confirmedBy: ["lawyer", "paralegal"],
  reportNeeds: [refusalLetterIsThere],
  leavesTheHouse: true,
};

const refuseAtBorder: Transition = {
  id: "refuseAtBorder",
  from: ["Poe"],
  to: "Refused",
  by: ["lawyer", "paralegal"],
  types: carriedToTheBorder,
  name: { en: "It was refused at the border", fr: "Elle a été refusée à la frontière" },
  means: {
    en: "The time to go to court runs from the day that you enter. At the border it is a decision made in Canada.",
    fr: "Le délai pour aller devant la Cour court à partir de la date que vous inscrivez. À la frontière, la décision est prise au Canada.",
  },
  asks: [{ key: "decisionNotifiedAt" }, { key: "decisionPlace" }],
  leavesTheHouse: true,
};

const answerReceived: Transition = {
  id: "answerReceived",
  from: ["IrccProcessing"],
  to: "Completed",
  by: ["lawyer", "paralegal", "student"],
  types: ["IrccRequest"],
  name: { en: "The answer arrived", fr: "La réponse est arrivée" },
  means: {
    en: "The request is done.",
    fr: "La demande de renseignements est terminée.",
  },
};

const withdrawFromAuthority: Transition = {
  id: "withdrawFromAuthority",
  from: ["IrccProcessing"],
  to: "Withdrawn",
  by: ["lawyer", "paralegal"],
  types: sent,
  name: { en: "The withdrawal was sent", fr: "Le retrait a été envoyé" },
  means: {
    en: "The authority was asked to stop. Nothing more is prepared or sent.",
    fr: "On a demandé à l’autorité d’arrêter. Plus rien n’est préparé ni envoyé.",
  },
  confirms: [
    {
      id: "withdrawalSent",
      text: {
        en: "The applicant asked for it in writing, and the withdrawal was sent.",
        fr: "La personne l’a demandé par écrit, et le retrait a été envoyé.",
      },
    },
  ],
  leavesTheHouse: true,
};

const demandDecision: Transition = {
  id: "demandDecision",
  from: ["IrccProcessing"],
  to: "MandamusDemand",
  by: ["lawyer"],
  types: reviewable,
  name: { en: "A demand about the delay was sent", fr: "Une mise en demeure pour retard a été envoyée" },
  means: {
    en: "The authority was asked in writing to decide. Nothing else stops in the meantime.",
    fr: "On a demandé par écrit à l’autorité de décider. Rien d’autre ne s’arrête entre-temps.",
  },
  confirms: [
    {
      id: "processingTimeExceeded",
      text: {
        en: "The usual processing time is exceeded.",
        fr: "Le délai de traitement habituel est dépassé.",
      },
    },
  ],
  leavesTheHouse: true,
};

export const authorityTransitions: readonly Transition[] = [
  sentBack,
  putRight,
  approve,
  refuse,
  refuseAtBorder,
  answerReceived,
  withdrawFromAuthority,
  demandDecision,
];
