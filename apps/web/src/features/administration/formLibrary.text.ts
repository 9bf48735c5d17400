import type { BilingualText } from "../../ui/language.tsx";

/** Words of the administrator’s page of blank official forms. */
export const libraryText = {
  title: { en: "Form library", fr: "Bibliothèque de formulaires" },
  lead: {
    en: "Blank official forms, as the authority publishes them. Boreal fills in only the editions whose fields it all knows.",
    fr: "Formulaires officiels vierges, tels que publiés par l’autorité. Boreal ne remplit que les éditions dont il connaît chaque champ.",
  },
  toAdministration: { en: "Administration", fr: "Administration" },
  inUse: { en: "Editions in use today", fr: "Éditions en vigueur aujourd’hui" },
  here: { en: "In the library", fr: "Formulaires présents" },
  none: {
    en: "There is no form yet. Download one from the authority, or upload a blank form.",
    fr: "Aucun formulaire pour le moment. Téléchargez-en un auprès de l’autorité ou téléversez un formulaire vierge.",
  },
  form: { en: "Form", fr: "Formulaire" },
  edition: { en: "Edition", fr: "Édition" },
  language: { en: "Language", fr: "Langue" },
  kind: { en: "Kind", fr: "Genre" },
  digest: { en: "SHA-256", fr: "SHA-256" },
  added: { en: "Added", fr: "Ajouté" },
  source: { en: "From", fr: "Provenance" },
  state: { en: "State", fr: "État" },
  dynamic: { en: "Dynamic: Adobe Reader only", fr: "Dynamique\u00A0: Adobe Reader seulement" },
  static: { en: "Static", fr: "Statique" },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  isHere: { en: "Here", fr: "Présent" },
  isMissing: { en: "Missing", fr: "Manquant" },
  fetch: { en: "Download from the authority", fr: "Télécharger auprès de l’autorité" },
  fetching: { en: "Downloading…", fr: "Téléchargement…" },
  upload: { en: "Upload a blank form", fr: "Téléverser un formulaire vierge" },
  uploaded: { en: "Uploaded", fr: "Téléversé" },
  taken: { en: "The form is in the library.", fr: "Le formulaire est dans la bibliothèque." },
  notTaken: { en: "This file was not accepted", fr: "Ce fichier n’a pas été accepté" },
  failed: {
    en: "The file could not be sent. Check the connection and try again.",
    fr: "Le fichier n’a pas pu être envoyé. Vérifiez la connexion et réessayez.",
  },
  missing: {
    en: "Fields of the known edition that are missing from the file ({count})",
    fr: "Champs de l’édition connue qui manquent au fichier ({count})",
  },
  addedPlaces: {
    en: "Fields of the file that are not in the known edition ({count})",
    fr: "Champs du fichier inconnus de l’édition connue ({count})",
  },
} as const satisfies Record<string, BilingualText>;
