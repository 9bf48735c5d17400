import type { BilingualText } from "../../../ui/language.tsx";
import type { ReviewAction } from "./reviewKeys.ts";

export const actionWords: Readonly<Record<ReviewAction, BilingualText>> = {
  accept: { en: "Accept, and go to the next", fr: "Accepter et passer au suivant" },
  next: { en: "Next document", fr: "Document suivant" },
  previous: { en: "Previous document", fr: "Document précédent" },
  return: { en: "Return with a reason", fr: "Renvoyer avec un motif" },
  ask: { en: "Ask for a document here", fr: "Demander un document ici" },
  override: { en: "Override a warning with a reason", fr: "Passer outre à un avertissement avec un motif" },
  correct: { en: "Correct a value", fr: "Corriger une valeur" },
  cancel: { en: "Cancel the decision", fr: "Annuler la décision" },
  keys: { en: "Show or hide the keys", fr: "Afficher ou masquer les touches" },
};

export const documentsText = {
  title: { en: "Review of documents: {name}", fr: "Vérification des documents\u00A0: {name}" },
  view: { en: "Document under review", fr: "Document à vérifier" },
  link: { en: "Review the documents", fr: "Vérifier les documents" },
  progress: { en: "{done} of {count} looked at", fr: "{done} sur {count} vérifiés" },
  position: { en: "Document {at} of {count}", fr: "Document {at} sur {count}" },
  none: { en: "There is no document in this case yet.", fr: "Il n’y a pas encore de document dans ce dossier." },
  allDone: { en: "Every document has been looked at.", fr: "Tous les documents ont été vérifiés." },
  notLookedAt: { en: "To look at", fr: "À vérifier" },
  acceptedBy: { en: "Accepted by {name}, {when}", fr: "Accepté par {name}, {when}" },
  returnedBy: { en: "Returned by {name}, {when}", fr: "Renvoyé par {name}, {when}" },
  someone: { en: "someone of the team", fr: "une personne de l’équipe" },
  correctedSince: {
    en: "A value was corrected after this document was accepted. Look at it again.",
    fr: "Une valeur a été corrigée après l’acceptation de ce document. Vérifiez-le de nouveau.",
  },
  documentName: { en: "{page}: {file}", fr: "{page}\u00A0: {file}" },
  values: { en: "What was read or typed", fr: "Ce qui a été lu ou saisi" },
  noValues: { en: "Nothing was read in this document.", fr: "Rien n’a été lu dans ce document." },
  warnings: { en: "Warnings", fr: "Avertissements" },
  page: { en: "Open the page of this document", fr: "Ouvrir la page de ce document" },
  returnReason: { en: "What is wrong with this document", fr: "Ce qui ne va pas avec ce document" },
  askReason: { en: "What you need", fr: "Ce dont vous avez besoin" },
  reasonHint: { en: "The applicant reads this.", fr: "La personne qui présente la demande lit ce texte." },
  send: { en: "Send", fr: "Envoyer" },
  leave: { en: "Do not send", fr: "Ne pas envoyer" },
  accepted: { en: "Accepted.", fr: "Document accepté." },
  returned: { en: "Returned. The applicant is told.", fr: "Document renvoyé. La personne en est avisée." },
  asked: { en: "Asked for. The applicant is told.", fr: "Document demandé. La personne en est avisée." },
  cancelled: { en: "Cancelled.", fr: "Décision annulée." },
  keysTitle: { en: "Keys", fr: "Touches" },
  keysLead: {
    en: "The keys work while the focus is in the document, and not while you type.",
    fr: "Les touches fonctionnent quand le focus est dans le document, et non pendant la saisie.",
  },
  keysOn: { en: "Use single keys", fr: "Utiliser des touches simples" },
  key: { en: "Key", fr: "Touche" },
  does: { en: "What it does", fr: "Effet" },
} as const;
