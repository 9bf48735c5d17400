import type { Wording } from "../../../ui/language.tsx";

/** Wording of the place where files are dropped, and of those that wait to be sorted. */
export const sortText = {
  drop: { en: "Add several documents together", fr: "Ajouter plusieurs documents à la fois" },
  dropLead: {
    en: "You do not have to say what each file is. We suggest a place for each one, and you confirm it.",
    fr: "Vous n’avez pas à dire ce qu’est chaque fichier. Nous suggérons un emplacement pour chacun, et vous le confirmez.",
  },

  toSort: { en: "To sort ({count})", fr: "À classer ({count})" },
  lead: {
    en: "A file counts once you have confirmed its place. Until then, nobody but you and your legal team sees it.",
    fr: "Un fichier compte une fois que vous avez confirmé son emplacement. D’ici là, personne d’autre que vous et votre équipe juridique ne le voit.",
  },
  leadStaff: {
    en: "A file counts once its place is confirmed. Until then, nobody but the applicant and the legal team sees it.",
    fr: "Un fichier compte une fois son emplacement confirmé. D’ici là, personne d’autre que la personne qui fait la demande et l’équipe juridique ne le voit.",
  },
  looksLike: { en: "This looks like: {place}", fr: "Ce fichier semble être\u00A0: {place}" },
  choose: { en: "Choose its place", fr: "Choisir son emplacement" },
  oneOf: { en: "Which of these is it?", fr: "Lequel de ces documents est-ce?" },
  notRecognised: {
    en: "We could not tell what this is.",
    fr: "Nous n’avons pas pu dire ce que c’est.",
  },
  notAskedFor: {
    en: "We know this kind of document, but no place here is waiting for one.",
    fr: "Nous connaissons ce genre de document, mais aucun emplacement n’en attend ici.",
  },
  confirm: { en: "Yes, add it there", fr: "Oui, l’ajouter là" },
  confirmAll: { en: "Confirm these {count} suggestions", fr: "Confirmer ces {count} suggestions" },
  elsewhere: { en: "Choose another place", fr: "Choisir un autre emplacement" },
  place: { en: "Another document", fr: "Un autre document" },
  placeHint: {
    en: "Type whose it is or what it is about, for example passport or money",
    fr: "Tapez à qui il est ou son sujet, par exemple passeport ou argent",
  },
  placeExpected: { en: "Choose a place from the list.", fr: "Choisissez un emplacement dans la liste." },
  add: { en: "Add it there", fr: "L’ajouter là" },
  added: { en: "{name} added: {place}", fr: "{name} ajouté\u00A0: {place}" },
  addedAll: {
    one: { en: "{count} file added", fr: "{count} fichier ajouté" },
    other: { en: "{count} files added", fr: "{count} fichiers ajoutés" },
  },
  same: {
    en: "The same file is already in the application: {name}",
    fr: "Le même fichier est déjà dans la demande\u00A0: {name}",
  },
} as const satisfies Record<string, Wording>;
