import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages for requests to IRCC, and for what has no page of its own. */
export const authorityContactText = {
  webform: { en: "Request to IRCC", fr: "Demande à IRCC", noun: "f" },
  correction: { en: "Correction Evidence", fr: "Preuve à l’appui d’une correction", noun: "f" },
  amendForm: {
    en: "Request to Amend a Temporary Resident Document (IMM 1436)",
    fr: "Demande de modification d’un document de résident temporaire (IMM 1436)",
    noun: "f",
  },
  consent: {
    en: "Consent for an Access to Information Request (IMM 5744)",
    fr: "Consentement à une demande d’accès à l’information (IMM 5744)",
    noun: "m",
  },
  irccForm: { en: "IRCC Form", fr: "Formulaire d’IRCC", noun: "m" },
  otherDocument: { en: "Other Document", fr: "Autre document", noun: "m" },

  amendFormSlot: { en: "Amendment request form", fr: "Formulaire de demande de modification", noun: "m" },
  consentSlot: { en: "Signed consent form", fr: "Formulaire de consentement signé", noun: "m" },
  irccFormSlot: { en: "Other IRCC form", fr: "Autre formulaire d’IRCC", noun: "m" },

  amendInfo: {
    en: "With this form IRCC corrects errors of its own on a valid document, such as a condition that should have been on the permit. A new condition may call for a new application, so ask your lawyer first.",
    fr: "Par ce formulaire, IRCC corrige ses propres erreurs sur un document valide, comme une condition qui aurait dû figurer sur le permis. Une nouvelle condition peut exiger une nouvelle demande, alors consultez d’abord votre équipe juridique.",
  },
  amendGuide: { en: "IRCC’s guide to this form (guide 5218)", fr: "Le guide d’IRCC pour ce formulaire (guide 5218)" },
  amendGuideAddress: {
    en: "https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/guide-5218-request-amend-record-landing-confirmation-permanent-residence-valid-temporary-resident-documents.html",
    fr: "https://www.canada.ca/fr/immigration-refugies-citoyennete/services/demande/formulaires-demande-guides/guide-5218-demande-modification-fiche-relative-droit-etablissement-confirmation-residence-permanente-documents-resident-temporaire-valides.html",
  },

  webformInstructions: {
    en: "Here lies the text of the request with the documents it refers to, ready for IRCC’s web form. Read it and tell your lawyer if a name, a number or a date is wrong.",
    fr: "Ici se trouve le texte de la demande avec les documents auxquels il renvoie, prêt pour le formulaire Web d’IRCC. Lisez-le et dites à votre équipe juridique si un nom, un numéro ou une date est inexact.",
    tells: "reader",
  },
  correctionInstructions: {
    en: "Upload the document that proves the right information or the reason for your request: a passport, a birth or marriage certificate, a police report on a lost permit, a letter of a clinic that has no free date. Show also the document with the error, both sides.",
    fr: "Téléversez le document qui prouve le bon renseignement ou le motif de votre demande : passeport, acte de naissance ou de mariage, rapport de police sur un permis perdu, lettre d’une clinique qui n’a pas de place libre. Montrez aussi le document qui contient l’erreur, des deux côtés.",
  },
  amendInstructions: {
    en: "Fill in the official form, say exactly what must change and why, sign it and upload it as the PDF itself. The permit goes on the page of your current permit, both sides.",
    fr: "Remplissez le formulaire officiel, dites exactement ce qui doit changer et pourquoi, signez-le et téléversez le PDF lui-même. Le permis se place à la page de votre permis actuel, des deux côtés.",
  },
  consentInstructions: {
    en: "Print the form, sign it by hand in blue ink, write the date and scan every page in colour. With it your lawyer can ask for your file and for the officer’s notes. A typed name is not a signature.",
    fr: "Imprimez le formulaire, signez-le à la main à l’encre bleue, inscrivez la date et numérisez chaque page en couleur. Il permet à votre équipe juridique de demander votre dossier et les notes de l’agent. Un nom tapé n’est pas une signature.",
  },
  irccFormInstructions: {
    en: "Use this place for an official form that has no page of its own. Take the newest version from IRCC’s site, fill it in, validate it if it has a button for that, sign it and upload the PDF itself, not a photo of it.",
    fr: "Utilisez cet espace pour un formulaire officiel qui n’a pas sa propre page. Prenez la version la plus récente du site d’IRCC, remplissez-la, validez-la si elle a un bouton pour cela, signez-la et téléversez le PDF lui-même, et non une photo.",
  },
  otherDocumentInstructions: {
    en: "Add anything useful that has no page of its own, with a short file name that says what it is. If it is in neither English nor French, add a translation.",
    fr: "Ajoutez tout document utile qui n’a pas sa propre page, avec un nom de fichier court qui dit ce que c’est. S’il n’est ni en français ni en anglais, ajoutez une traduction.",
  },

  document: { en: "Document {n}", fr: "Document {n}" },

  requestItself: { en: "this is the request itself", fr: "c’est la demande elle-même" },
  onlyInRequests: { en: "this is not a request to IRCC", fr: "il ne s’agit pas d’une demande adressée à IRCC" },
  changeNeedsProof: {
    en: "IRCC changes a document only on proof",
    fr: "IRCC modifie un document seulement sur preuve",
  },
  delayNeedsReason: {
    en: "a proof of the reason helps to get more time",
    fr: "une preuve du motif aide à obtenir un délai",
  },
  ifItProvesYourRequest: {
    en: "a document counts here if it supports your request",
    fr: "un document compte ici s’il appuie votre demande",
  },
  askedOnThisForm: { en: "the change is asked for on this form", fr: "le changement se demande par ce formulaire" },
  noChangeAsked: {
    en: "you do not ask to change the work conditions of a study permit",
    fr: "vous ne demandez pas de changer les conditions de travail d’un permis d’études",
  },
  notesNeedConsent: {
    en: "your lawyer can ask for the notes only with your consent",
    fr: "votre équipe juridique peut demander les notes seulement avec votre consentement",
  },
  savesTimeLater: {
    en: "if the application is refused, your lawyer can ask for the notes without delay",
    fr: "en cas de refus, votre équipe juridique peut demander les notes sans tarder",
  },
  noNotesAsked: {
    en: "nobody needs to ask IRCC for the notes of your file at this point",
    fr: "personne n’a besoin de demander à IRCC les notes de votre dossier à ce stade",
  },
  ifAnotherFormIsAsked: {
    en: "a form is needed only if IRCC or your lawyer asks for one",
    fr: "un formulaire est nécessaire seulement si IRCC ou votre équipe juridique en demande un",
  },
  ifItHelps: {
    en: "another document is useful only if it helps your application",
    fr: "un autre document est utile seulement s’il aide votre demande",
  },
} satisfies Record<string, Text | Noun | Instructions>;
