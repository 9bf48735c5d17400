import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  override: { en: "Override this warning", fr: "Passer outre à cet avertissement" },
  overrideSave: { en: "Override", fr: "Passer outre" },
  overridden: { en: "Overridden. The reason stays on file.", fr: "C’est noté. Le motif reste au dossier." },
  accept: { en: "Accept this file as {form}", fr: "Accepter ce fichier comme {form}" },
  acceptLead: {
    en: "You confirm that this file is {form} of this person, in the edition in use, complete and signed, and validated if the form has that button. Its fields are no longer asked for here.",
    fr: "Vous confirmez que ce fichier est le formulaire {form} de cette personne, dans l’édition en vigueur, complet et signé, et validé si le formulaire a ce bouton. Ses champs ne sont plus demandés ici.",
  },
  acceptSave: { en: "Accept", fr: "Accepter" },
  accepted: { en: "Accepted. The reason stays on file.", fr: "Fichier accepté. Le motif reste au dossier." },
  reason: { en: "Your reason", fr: "Votre motif" },
  reasonHint: {
    en: "The applicant and your team can read this. It stays on file with your name.",
    fr: "La personne et votre équipe peuvent le lire. Cela reste au dossier avec votre nom.",
  },
  byName: { en: "Decided by {name}, lawyer, on {when}:", fr: "Décision de {name} (avocate ou avocat), le {when} :" },
  bySomebody: { en: "Decided by a lawyer on {when}:", fr: "Décision d’une avocate ou d’un avocat le {when} :" },
  acceptedAs: { en: "Accepted as {form}", fr: "Accepté comme {form}" },
  acceptedBefore: {
    en: "This file was accepted as {form}, but what was found in it or the edition in use has changed since then. That decision no longer counts.",
    fr: "Ce fichier a été accepté comme {form}, mais ce qui y a été constaté ou l’édition en vigueur a changé depuis. Cette décision ne compte plus.",
  },
  takeBack: { en: "Cancel this decision", fr: "Annuler cette décision" },
  takenBack: { en: "Cancelled. It stays on file.", fr: "Décision annulée. Elle reste au dossier." },
  earlier: {
    en: "Earlier decisions of lawyers about this file",
    fr: "Décisions juridiques antérieures sur ce fichier",
  },
  endedBy: { en: "Cancelled by {name} on {when}.", fr: "Annulée par {name} le {when}." },
  ended: { en: "Cancelled on {when}.", fr: "Annulée le {when}." },
} as const satisfies Record<string, BilingualText>;
