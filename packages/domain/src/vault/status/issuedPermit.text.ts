import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages for what is issued at the end. */
export const issuedPermitText = {
  studyPermit: { en: "Study Permit Issued", fr: "Permis d’études délivré", noun: "m" },
  workPermit: { en: "Work Permit Issued", fr: "Permis de travail délivré", noun: "m" },
  postGraduationPermit: {
    en: "Post-Graduation Work Permit Issued",
    fr: "Permis de travail postdiplôme délivré",
    noun: "m",
  },
  visitorRecord: { en: "Visitor Record", fr: "Fiche de visiteur", noun: "f" },
  visa: { en: "Visa in Passport", fr: "Visa dans le passeport", noun: "m" },
  travelAuthorization: { en: "Electronic Travel Authorization", fr: "Autorisation de voyage électronique", noun: "f" },
  portOfEntry: { en: "Port of Entry Package", fr: "Dossier du point d’entrée", noun: "m" },
  portOfEntryLetter: { en: "Port of entry letter", fr: "Lettre pour le point d’entrée", noun: "f" },

  permitInstructions: {
    en: "Scan both sides of the document, in colour. Check the name, the date of birth, the dates and every condition, and tell your lawyer right away if something is wrong. At the port of entry, check it before you leave the counter.",
    fr: "Numérisez les deux côtés du document, en couleur. Vérifiez le nom, la date de naissance, les dates et chaque condition, et dites-le tout de suite à votre équipe juridique si quelque chose est inexact. Au point d’entrée, vérifiez-le avant de quitter le guichet.",
  },
  visaInstructions: {
    en: "Scan the passport page with the visa sticker, in colour, so that the number, the category and the dates can be read.",
    fr: "Numérisez en couleur la page du passeport qui porte la vignette de visa, de sorte qu’on puisse lire le numéro, la catégorie et les dates.",
  },
  travelAuthorizationInstructions: {
    en: "Upload the email that says that the eTA is approved, with its number. The eTA is tied to the passport: check that the passport number in it is the one you travel with.",
    fr: "Téléversez le courriel qui indique que l’AVE est approuvée, avec son numéro. L’AVE est liée au passeport : vérifiez que le numéro de passeport qui y figure est celui avec lequel vous voyagez.",
  },
  portOfEntryInstructions: {
    en: "Print this letter and the documents it lists, and carry them in your hand luggage. Give them to the border officer when you say what you come for.",
    fr: "Imprimez cette lettre et les documents qu’elle énumère, et gardez-les dans votre bagage à main. Remettez-les à l’agent des services frontaliers quand vous dites pourquoi vous venez.",
    tells: "reader",
  },

  checkAtOnce: {
    en: "an error on it is easiest to correct at once",
    fr: "une erreur y est plus facile à corriger tout de suite",
  },
  notIssuedYet: {
    en: "no approval is recorded, so nothing was issued yet",
    fr: "aucune approbation n’est notée, donc rien n’a encore été délivré",
  },
  notIssuedToSpouse: {
    en: "no approved permit of this kind is recorded for your spouse or partner",
    fr: "aucun permis approuvé de ce genre n’est noté pour votre conjoint ou partenaire",
  },
  notIssuedToChild: {
    en: "no approved permit of this kind is recorded for this child",
    fr: "aucun permis approuvé de ce genre n’est noté pour cet enfant",
  },
  ifRecordCame: {
    en: "a visitor record counts if one was issued",
    fr: "une fiche de visiteur compte s’il en a été délivré une",
  },
  noRecordKnown: { en: "your answers show no visitor record", fr: "vos réponses n’indiquent aucune fiche de visiteur" },
  visaIsTheResult: {
    en: "the visa in the passport is what was applied for",
    fr: "le visa dans le passeport est ce qui a été demandé",
  },
  oldVisaShowsEntries: {
    en: "the earlier visa is part of the history of your entries to Canada",
    fr: "le visa précédent fait partie de l’historique de vos entrées au Canada",
  },
  forVisaExemptFlight: {
    en: "most people who need no visa receive an eTA with the approval",
    fr: "la plupart des personnes dispensées de visa reçoivent une AVE avec l’approbation",
  },
  authorizationAfterApproval: {
    en: "an eTA comes with the approval of an application that was made from outside Canada, and none is recorded",
    fr: "une AVE accompagne l’approbation d’une demande faite hors du Canada, et aucune n’est notée",
  },
  officerDecidesThere: {
    en: "the officer decides at the border on what this package shows",
    fr: "l’agent décide à la frontière selon ce que montre ce dossier",
  },
  listsWhatToShow: {
    en: "it lists what to show the officer on arrival",
    fr: "elle énumère ce qu’il faut montrer à l’agent à l’arrivée",
  },
  nothingForBorderYet: {
    en: "the package is for an application at the border, or for the arrival after an approval, and neither is recorded",
    fr: "le dossier sert à une demande à la frontière, ou à l’arrivée après une approbation, et rien de cela n’est noté",
  },
} satisfies Record<string, Text | Noun | Instructions>;
