import { longestHoldReason } from "@boreal/domain/office/caseErasure";
import { says, type PlacedRefusal } from "../deps.ts";

export const reasonNeeded: PlacedRefusal = {
  ...says("reasonNeeded", { en: "Choose a reason from the list.", fr: "Choisissez une raison dans la liste." }),
  path: "reason",
};
export const holdReasonNeeded: PlacedRefusal = {
  ...says("holdReasonNeeded", {
    en: "Say in a few words why this case must be kept.",
    fr: "Dites en quelques mots pourquoi ce dossier doit être conservé.",
  }),
  path: "reason",
};
export const holdReasonTooLong: PlacedRefusal = {
  ...says("reasonTooLong", {
    en: `The text is longer than ${longestHoldReason} characters. Shorten it.`,
    fr: `Le texte dépasse ${longestHoldReason} caractères. Raccourcissez-le.`,
  }),
  path: "reason",
};
export const closeFirst = says("caseNotClosed", {
  en: "This case is open. Close it first: only a closed case is erased.",
  fr: "Ce dossier est ouvert. Fermez-le d’abord\u00A0: seul un dossier fermé est effacé.",
});
export const isHeld = says("caseHeld", {
  en: "This case is on hold, so it is not erased. Lift the hold first if it no longer applies.",
  fr: "Ce dossier est gelé; il n’est donc pas effacé. Levez d’abord le gel s’il n’a plus de raison d’être.",
});
export const askedAlready = says("erasureAsked", {
  en: "Somebody already asked to erase this case. Look at the page again.",
  fr: "Quelqu’un a déjà demandé d’effacer ce dossier. Regardez la page de nouveau.",
});
export const notAsked = says("erasureNotAsked", {
  en: "Nobody asks to erase this case any more. Look at the page again.",
  fr: "Plus personne ne demande d’effacer ce dossier. Regardez la page de nouveau.",
});
export const confirmedAlready = says("erasureConfirmed", {
  en: "Somebody already confirmed this. Look at the page again.",
  fr: "Quelqu’un l’a déjà confirmé. Regardez la page de nouveau.",
});
export const twoPeople = says("anotherPerson", {
  en: "Another lawyer or an administrator must confirm this, not the person who asked for it.",
  fr: "Une autre personne, avocate, consultante ou de l’administration, doit le confirmer, et non celle qui l’a demandé.",
});
export const heldAlready = says("caseHeldAlready", {
  en: "This case is on hold already. Look at the page again.",
  fr: "Ce dossier est déjà gelé. Regardez la page de nouveau.",
});
export const notHeld = says("caseNotHeld", {
  en: "This case is not on hold any more. Look at the page again.",
  fr: "Ce dossier n’est plus gelé. Regardez la page de nouveau.",
});
