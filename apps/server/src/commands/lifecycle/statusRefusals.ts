import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { fill } from "@boreal/domain/kernel/text";
import { says, type PlacedRefusal } from "../deps.ts";

/** Why a change of status is not made. */

export const unknownChange = says("unknownStatusChange", {
  en: "This change of status does not exist. Load the page again.",
  fr: "Ce changement d’état n’existe pas. Rechargez la page.",
});

export const statusMoved = (now: ApplicationStatus, isStaff: boolean): PlacedRefusal => {
  const { team, applicant } = statuses[now];
  return says(
    "statusMoved",
    fill(
      {
        en: "Somebody moved the case in the meantime. Its status is now “{status}”. Look at it again before you continue.",
        fr: "Quelqu’un a fait avancer le dossier entre-temps. Son état est maintenant «\u00a0{status}\u00a0». Regardez-le de nouveau avant de continuer.",
      },
      { status: isStaff ? team : applicant.name },
    ),
  );
};

export const noRequestId = says("requestIdNeeded", {
  en: "The request has no number of its own. Load the page again.",
  fr: "La requête n’a pas de numéro propre. Rechargez la page.",
});

export const statusIsSet = says("statusIsSet", {
  en: "The case has this status already. Nothing more was recorded.",
  fr: "Le dossier est déjà dans cet état. Rien de plus n’a été consigné.",
});

export const requestOfAnotherChange = says("requestOfAnotherChange", {
  en: "This form was already sent for another change of status. Load the page again to see where the case is now.",
  fr: "Ce formulaire a déjà été envoyé pour un autre changement d’état. Rechargez la page pour voir où en est le dossier.",
});

export const reasonTooLong = says("reasonTooLong", {
  en: "The text is longer than 4,000 characters. Shorten it.",
  fr: "Le texte dépasse 4 000 caractères. Raccourcissez-le.",
});

export const nothingToUndo = says("nothingToUndo", {
  en: "There is nothing to undo: the case moved on, or this was undone already.",
  fr: "Il n’y a rien à annuler\u00a0: le dossier a avancé, ou c’est déjà annulé.",
});

export const tooLateToUndo = says("tooLateToUndo", {
  en: "A change can be undone for one hour. Ask an administrator to set the status instead.",
  fr: "Un changement peut être annulé pendant une heure. Demandez plutôt à l’administration de fixer l’état.",
});

export const leftTheHouse = says("leftTheHouse", {
  en: "This records something that went out or came in, so it cannot be undone. If it was recorded by mistake, ask an administrator to set the status.",
  fr: "Ceci consigne un envoi ou une réception et ne peut pas être annulé. S’il s’agit d’une erreur, demandez à l’administration de fixer l’état.",
});

export const startedAnother = says("startedAnother", {
  en: "Another application was started with this change, so it cannot be undone. Ask an administrator to set the status.",
  fr: "Une autre demande a commencé avec ce changement, qui ne peut donc pas être annulé. Demandez à l’administration de fixer l’état.",
});

export const linkNotOffered = says("linkNotOffered", {
  en: "This cannot be started from the current status of this application. Load the page again to see what can.",
  fr: "L’état actuel de cette demande ne permet pas de commencer ceci. Rechargez la page pour voir ce qui est possible.",
});

export const alreadyStarted = says("linkAlreadyStarted", {
  en: "This was started already. Continue in the application that this page leads to.",
  fr: "C’est déjà commencé. Continuez dans la demande vers laquelle cette page mène.",
});

export const notYours = says("notYourChange", {
  en: "Only the person who made this change can undo it.",
  fr: "Seule la personne qui a fait ce changement peut l’annuler.",
});

export const statusNotOfType = says("statusNotOfType", {
  en: "This kind of application does not have this status. Choose one from the list.",
  fr: "Ce type de demande n’a pas cet état. Choisissez-en un autre dans la liste.",
});

export const forcingNeedsReason: PlacedRefusal = {
  ...says("reasonNeeded", { en: "Say why, in a sentence or two.", fr: "Dites pourquoi, en une phrase ou deux." }),
  path: "reason",
};
