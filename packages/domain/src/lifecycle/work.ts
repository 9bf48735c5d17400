import { applicationTypes } from "../caseFile/application.ts";
import { approvalIsMissing, submissionConfirmationIsMissing } from "../conditions/application/caseMoves.ts";
import { appliesOnArrival } from "../conditions/status/border.ts";
import { not } from "../kernel/condition.ts";
import type { Transition } from "./transition.ts";
import { carriedToTheBorder, decided, prepared, sentAtOnce } from "./typesOnTheWay.ts";

/** From the first answer until the application is sent, and what the applicant does with the decision. */

const isNotOnArrival = not(appliesOnArrival);

export const sendToReview: Transition = {
  id: "sendToReview",
  from: ["Preparation"],
  to: "LawyerReview",
  by: ["student", "paralegal"],
  types: prepared,
  name: { en: "Send to the lawyer", fr: "Envoyer à l’équipe juridique" },
  means: {
    en: "The lawyer checks everything. In the meantime, only what the lawyer opens again can be changed.",
    fr: "L’équipe juridique vérifie le tout. Entre-temps, seul ce qu’elle rouvre peut être changé.",
  },
  told: { en: "It was sent to the lawyer", fr: "Elle a été envoyée à l’équipe juridique" },
  needs: ["readyForReview"],
};

export const requestChanges: Transition = {
  id: "requestChanges",
  from: ["LawyerReview"],
  to: "Preparation",
  by: ["lawyer", "paralegal"],
  types: prepared,
  name: { en: "Ask for changes", fr: "Demander des changements" },
  told: { en: "Changes were asked for", fr: "Des changements ont été demandés" },
  means: {
    en: "The applicant can change everything again and reads what you write here.",
    fr: "La personne peut de nouveau tout changer et lit ce que vous écrivez ici.",
  },
  reason: "required",
};

export const fileWithAuthority: Transition = {
  id: "fileWithAuthority",
  from: ["LawyerReview"],
  to: "IrccProcessing",
  by: ["lawyer", "paralegal"],
  types: sentAtOnce,
  when: isNotOnArrival,
  name: { en: "Record that it was sent", fr: "Inscrire l’envoi" },
  told: { en: "It was sent", fr: "Elle a été envoyée" },
  means: {
    en: "The application is with the authority. What was sent is kept as it is today.",
    fr: "La demande est entre les mains de l’autorité. Ce qui a été envoyé est conservé tel qu’il est aujourd’hui.",
  },
  asks: [
    { key: "submittedAt" },
    { key: "receivedDate", isOptional: true },
    { key: "confirmationNumber", isOptional: true },
  ],
  warns: [submissionConfirmationIsMissing],
  leavesTheHouse: true,
  isFiling: true,
};

export const fileAtBorder: Transition = {
  id: "fileAtBorder",
  from: ["LawyerReview"],
  to: "Poe",
  by: ["lawyer", "paralegal"],
  types: ["Student"],
  when: appliesOnArrival,
  name: { en: "The documents for the border are complete", fr: "Les documents pour la frontière sont complets" },
  means: {
    en: "The applicant carries the application to the border. Nothing is sent and no fee is paid before.",
    fr: "La personne apporte sa demande à la frontière. Rien n’est envoyé et aucuns frais ne sont payés auparavant.",
  },
  isFiling: true,
};

/** Before anything was sent, the applicant alone decides. */
export const withdrawBeforeSending: Transition = {
  id: "withdrawBeforeSending",
  from: ["Preparation", "LawyerReview", "Returned"],
  to: "Withdrawn",
  by: ["student", "lawyer", "paralegal"],
  types: applicationTypes,
  name: { en: "Withdraw the application", fr: "Retirer la demande" },
  told: { en: "It was withdrawn", fr: "Elle a été retirée" },
  means: {
    en: "Nothing more is prepared or sent. What is here stays readable. Within the hour it can be undone.",
    fr: "Plus rien n’est préparé ni envoyé. Ce qui est ici reste lisible. Dans l’heure, le retrait peut être annulé.",
  },
  reason: "optional",
};

export const travelToBorder: Transition = {
  id: "travelToBorder",
  from: ["Approved"],
  to: "Poe",
  by: ["student", "lawyer", "paralegal"],
  types: carriedToTheBorder,
  name: { en: "Travel to Canada", fr: "Partir pour le Canada" },
  told: { en: "The journey to Canada began", fr: "Le voyage vers le Canada a commencé" },
  means: {
    en: "An officer at the border decides on the entry and gives the permit, where there is one. The documents of the application are shown there.",
    fr: "À la frontière, un agent autorise l’entrée et remet le permis, s’il y en a un. Les documents de la demande y sont présentés.",
  },
  warns: [approvalIsMissing],
};

export const complete: Transition = {
  id: "complete",
  from: ["Approved"],
  to: "Completed",
  by: ["student", "lawyer", "paralegal"],
  types: decided,
  name: { en: "What was approved is here", fr: "Ce qui a été approuvé est arrivé" },
  means: {
    en: "The application is done. If it ends on a day, such as that of a visa or permit, a reminder comes before it.",
    fr: "La demande est terminée. S’il y a une date de fin, comme celle d’un visa ou d’un permis, un rappel est envoyé avant.",
  },
  asks: [{ key: "temporaryResidentVisaExpiryDate", isOptional: true }],
};

export const completeAtBorder: Transition = {
  ...complete,
  id: "completeAtBorder",
  from: ["Poe"],
  types: carriedToTheBorder,
  name: { en: "The entry to Canada is done", fr: "L’entrée au Canada est faite" },
};

export const workTransitions: readonly Transition[] = [
  sendToReview,
  requestChanges,
  fileWithAuthority,
  fileAtBorder,
  withdrawBeforeSending,
  travelToBorder,
  complete,
  completeAtBorder,
];
