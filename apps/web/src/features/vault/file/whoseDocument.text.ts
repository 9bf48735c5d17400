import type { BilingualText } from "../../../ui/language.tsx";

/** Why a paper counts that names somebody else. */
export const whoseDocumentText = {
  title: {
    en: "This document is in the name {ofName}",
    fr: "Ce document est au nom {ofName}",
  },
  nobody: {
    en: "Nobody of this case has this name, so it does not count yet.",
    fr: "Personne dans ce dossier ne porte ce nom, donc il ne compte pas encore.",
  },
  somebodyElse: {
    en: "The documents here are those {ofPerson}, so it does not count yet.",
    fr: "Les documents d’ici sont ceux {ofPerson}, donc il ne compte pas encore.",
  },
  remove: { en: "It is not: remove it", fr: "Non\u00A0: le retirer" },
  belongs: { en: "Is it a document {ofPerson}?", fr: "Est-ce un document {ofPerson}?" },
  itIs: { en: "It is, and here is why", fr: "Oui, et voici pourquoi" },
  unsure: {
    en: "The name was not read with certainty. If it is wrong, correct it below.",
    fr: "Le nom n’a pas été lu avec certitude. S’il est inexact, corrigez-le plus bas.",
  },
  myName: { en: "It is mine: another way to write my name", fr: "C’est à moi\u00A0: une autre façon d’écrire mon nom" },
  formerName: { en: "It is mine: a name from before", fr: "C’est à moi\u00A0: un nom d’avant" },
  payer: { en: "The person on it pays for me", fr: "La personne qui y est nommée paie pour moi" },
  other: { en: "Another reason", fr: "Une autre raison" },
  question: { en: "Why does this document count?", fr: "Pourquoi ce document compte-t-il?" },
  words: { en: "The reason, in a few words", fr: "La raison, en quelques mots" },
  choose: { en: "Choose a reason.", fr: "Choisissez une raison." },
  save: { en: "It counts", fr: "Il compte" },
  saved: { en: "The document counts now", fr: "Le document compte maintenant" },
  counts: { en: "Counts because: {because}", fr: "Compte parce que\u00A0: {because}" },
  takeBack: { en: "Cancel this reason", fr: "Annuler cette raison" },
  takenBack: { en: "The document does not count any more", fr: "Le document ne compte plus" },
} satisfies Record<string, BilingualText>;
