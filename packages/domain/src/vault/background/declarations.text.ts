import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages of declarations and schedules. */
export const declarationsText = {
  release: {
    en: "Authority to Release Personal Information (IMM 5475)",
    fr: "Autorisation de communiquer des renseignements personnels (IMM 5475)",
    noun: "f",
  },
  schedule1: { en: "Schedule 1, Background (IMM 5257B)", fr: "Annexe 1, antécédents (IMM 5257B)", noun: "f" },
  statutory: { en: "Statutory Declaration", fr: "Déclaration solennelle", noun: "f" },
  checklist: { en: "Official Document Checklist", fr: "Liste de contrôle officielle des documents", noun: "f" },

  releaseInstructions: {
    en: "Sign it only if somebody other than your representative may be told about your file. That person may ask IRCC, but may not act for you.",
    fr: "Signez-la seulement si une autre personne que votre représentant peut recevoir des renseignements sur votre dossier. Cette personne peut s’informer à IRCC, mais ne peut pas agir pour vous.",
  },
  schedule1Instructions: {
    en: "Give the details of military, government or police service and of any arrest or conviction. Press Validate, sign it and upload that very file.",
    fr: "Donnez les détails du service militaire, gouvernemental ou policier et de toute arrestation ou condamnation. Appuyez sur Valider, signez et téléversez ce fichier même.",
  },
  statutoryInstructions: {
    en: "A statement sworn before a person who may take oaths, for a fact that no other document proves.",
    fr: "Une déclaration faite devant une personne qui peut recevoir des serments, pour un fait qu’aucun autre document ne prouve.",
  },
  checklistInstructions: {
    en: "The legal team ticks the checklist of this kind of application from what is in the vault: IMM 5483, 5484, 5488, 5555, 5556 or 5558.",
    fr: "L’équipe juridique coche la liste de contrôle de ce type de demande d’après le contenu du coffre : IMM 5483, 5484, 5488, 5555, 5556 ou 5558.",
    tells: "reader",
  },

  onlyForSomeAnswers: {
    en: "it is needed only after certain answers in the form",
    fr: "elle n’est exigée qu’après certaines réponses du formulaire",
  },
  goesOnTop: { en: "it goes on top of the documents that are sent", fr: "elle accompagne les documents envoyés" },
} satisfies Record<string, Text | Noun | Instructions>;
