import {
  invitationTimeIsOver,
  submissionConfirmationIsMissing,
  wasInvited,
} from "../conditions/application/caseMoves.ts";
import { not } from "../kernel/condition.ts";
import type { Transition } from "./transition.ts";
import { pooled } from "./typesOnTheWay.ts";

/** Youth mobility and Express Entry: through a pool to an invitation. */

const enterPool: Omit<Transition, "id" | "types" | "asks"> = {
  from: ["LawyerReview"],
  to: "ApplicantPool",
  by: ["lawyer", "paralegal"],
  name: { en: "The profile is in the pool", fr: "Le profil est dans le bassin" },
  means: {
    en: "The profile waits for an invitation.",
    fr: "Le profil attend une invitation.",
  },
  when: not(wasInvited),
  leavesTheHouse: true,
  isFiling: true,
};

export const poolTransitions: readonly Transition[] = [
  { ...enterPool, id: "enterPool", types: ["Iec"], asks: [{ key: "profileNumber" }] },
  // The twelve months of the profile run from the day; that of youth mobility lives as long as its season.
  {
    ...enterPool,
    id: "submitProfile",
    types: ["ExpressEntry"],
    asks: [{ key: "submittedAt" }, { key: "profileNumber" }],
  },
  {
    id: "invitationArrived",
    from: ["ApplicantPool"],
    to: "ItaReceived",
    by: ["student", "lawyer", "paralegal"],
    types: pooled,
    name: { en: "The invitation arrived", fr: "L’invitation est arrivée" },
    means: {
      en: "The time to apply runs from the day that you enter.",
      fr: "Le délai de l’invitation court à partir de la date que vous inscrivez.",
    },
    asks: [{ key: "itaReceivedAt" }],
  },
  {
    id: "rebuildProfile",
    from: ["ApplicantPool"],
    to: "Preparation",
    by: ["lawyer"],
    types: pooled,
    name: { en: "Build the profile again", fr: "Refaire le profil" },
    told: { en: "The profile is built again", fr: "Le profil est refait" },
    means: {
      en: "The profile has expired or is not eligible. The applicant can change everything again.",
      fr: "Le profil a expiré ou n’est pas admissible. La personne peut de nouveau tout changer.",
    },
    reason: "required",
    clears: ["itaReceivedAt", "submittedAt"],
  },
  {
    id: "sendInvitedToReview",
    from: ["ItaReceived"],
    to: "LawyerReview",
    by: ["student", "paralegal"],
    types: ["Iec"],
    name: {
      en: "Send what the invitation asks for to the lawyer",
      fr: "Envoyer ce que l’invitation demande à l’équipe juridique",
    },
    told: { en: "It was sent to the lawyer", fr: "Elle a été envoyée à l’équipe juridique" },
    means: {
      en: "The lawyer checks what the invitation asks for and sends it.",
      fr: "L’équipe juridique vérifie ce que l’invitation demande et l’envoie.",
    },
    needs: ["readyForReview"],
    warns: [invitationTimeIsOver],
  },
  {
    id: "fileInvited",
    from: ["ItaReceived", "LawyerReview"],
    to: "IrccProcessing",
    by: ["lawyer", "paralegal"],
    types: ["Iec"],
    when: wasInvited,
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
    warns: [invitationTimeIsOver, submissionConfirmationIsMissing],
    leavesTheHouse: true,
    isFiling: true,
  },
  {
    id: "acceptInvitation",
    from: ["ItaReceived"],
    to: "Completed",
    by: ["lawyer", "paralegal"],
    types: ["ExpressEntry"],
    name: { en: "Start the application that follows", fr: "Commencer la demande qui suit" },
    told: { en: "The application that follows was started", fr: "La demande qui suit a été commencée" },
    means: {
      en: "The profile is done. A linked application starts from its answers, each to be confirmed.",
      fr: "Le profil est terminé. Une demande liée commence à partir de ses réponses, chacune à confirmer.",
    },
    links: "afterInvitation",
  },
  {
    id: "declineInvitation",
    from: ["ItaReceived"],
    to: "ApplicantPool",
    by: ["lawyer"],
    types: pooled,
    name: { en: "Decline the invitation", fr: "Refuser l’invitation" },
    told: { en: "The invitation was declined", fr: "L’invitation a été refusée" },
    means: {
      en: "The profile goes back to the pool and may be invited again.",
      fr: "Le profil retourne dans le bassin et peut être invité de nouveau.",
    },
    leavesTheHouse: true,
    clears: ["itaReceivedAt"],
  },
  {
    id: "withdrawFromPool",
    from: ["ApplicantPool", "ItaReceived"],
    to: "Withdrawn",
    by: ["student", "lawyer", "paralegal"],
    types: pooled,
    name: { en: "Withdraw the profile", fr: "Retirer le profil" },
    told: { en: "The profile was withdrawn", fr: "Le profil a été retiré" },
    means: {
      en: "Nothing more is prepared or sent. Take the profile out of the pool as well. Within the hour it can be undone here.",
      fr: "Plus rien n’est préparé ni envoyé. Retirez aussi le profil du bassin. Dans l’heure, le retrait peut être annulé ici.",
    },
    reason: "optional",
  },
];
