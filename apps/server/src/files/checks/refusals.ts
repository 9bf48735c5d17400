import type { Text } from "@boreal/domain/kernel/text";
import { refusal, type Refusal } from "@boreal/domain/kernel/validation";

/** What a file may be at most. */
export type FileLimits = { readonly maxBytes: number; readonly maxPages: number; readonly maxPixels: number };

/** What is said of a file of a wrong type: it depends on what its place takes, so whoever knows the place brings it. */
export type TypeRefusals = { readonly notAllowed: Refusal; readonly mismatch: Refusal };

/**
 * Every reason for not taking a file, with what the person can do. Codes are the words of the acceptance corpus
 * (bad-files manifest), which also other programs use to tell the cases apart.
 */
export const fileEmpty = (): Refusal =>
  refusal("FILE_EMPTY", {
    en: "This file is empty. Open it on your device to see whether it shows the document, then choose it again.",
    fr: "Ce fichier est vide. Ouvrez-le sur votre appareil pour voir s’il montre le document, puis choisissez-le de nouveau.",
  });

export const fileTooLarge = (maxBytes: number): Refusal =>
  refusal(
    "FILE_TOO_LARGE",
    {
      en: "This file is larger than {megabytes} MB. Scan it at a lower resolution or split it into parts, then choose it again.",
      fr: "Ce fichier dépasse {megabytes} Mo. Numérisez-le à une résolution plus basse ou divisez-le en parties, puis choisissez-le de nouveau.",
    },
    { megabytes: Math.floor(maxBytes / (1024 * 1024)) },
  );

export const fileNameInvalid = (): Refusal =>
  refusal("FILE_NAME_INVALID", {
    en: "The name of this file is too long. Give the file a shorter name on your device, then choose it again.",
    fr: "Le nom de ce fichier est trop long. Donnez-lui un nom plus court sur votre appareil, puis choisissez-le de nouveau.",
  });

export const fileDamaged = (): Refusal =>
  refusal("NOT_READABLE", {
    en: "This file is damaged or incomplete. Open it on your device to check it, save it again, then choose it again.",
    fr: "Ce fichier est endommagé ou incomplet. Ouvrez-le sur votre appareil pour le vérifier, enregistrez-le de nouveau, puis choisissez-le de nouveau.",
  });

export const fileTooComplex = (): Refusal =>
  refusal("FILE_TOO_COMPLEX", {
    en: "This file contains far more data than a document needs, so it was not opened. Save the document as PDF, then choose the PDF.",
    fr: "Ce fichier contient beaucoup plus de données qu’il n’en faut pour un document; il n’a donc pas été ouvert. Enregistrez le document en PDF, puis choisissez le PDF.",
  });

export const activeContent = (): Refusal =>
  refusal("ACTIVE_CONTENT", {
    en: "This document contains macros (small programs). Save it as PDF, then choose the PDF.",
    fr: "Ce document contient des macros (de petits programmes). Enregistrez-le en PDF, puis choisissez le PDF.",
  });

export const imageTooManyPixels = (): Refusal =>
  refusal("IMAGE_TOO_MANY_PIXELS", {
    en: "This picture has too many pixels. Take the photo again with the usual camera settings, or scan the page at 300 dots per inch.",
    fr: "Cette image compte trop de pixels. Reprenez la photo avec les réglages habituels de l’appareil, ou numérisez la page à 300 points par pouce.",
  });

export const tooManyPages = (pages: number): Refusal =>
  refusal(
    "TOO_MANY_PAGES",
    {
      en: "This file has more than {pages} pages. Keep only the pages of this document, then choose the file again.",
      fr: "Ce fichier compte plus de {pages} pages. Gardez seulement les pages de ce document, puis choisissez de nouveau le fichier.",
    },
    { pages },
  );

export const malware = (): Refusal =>
  refusal("MALWARE", {
    en: "The virus scanner found something harmful in this file, so it was not kept. Check your device for viruses, or get the document again from its source.",
    fr: "L’antivirus a trouvé un élément nuisible dans ce fichier; il n’a donc pas été conservé. Vérifiez votre appareil avec un antivirus, ou obtenez de nouveau le document à sa source.",
  });

export const signInFirst = (): Refusal =>
  refusal("SIGNED_OUT", {
    en: "You are signed out. Sign in, then choose the file again. It continues where it stopped.",
    fr: "Vous n’avez plus de session ouverte. Ouvrez une session, puis choisissez de nouveau le fichier. Le téléversement reprend où il s’est arrêté.",
  });

export const mayNotUpload = (): Refusal =>
  refusal("NOT_ALLOWED", {
    en: "You cannot add a document here. Another page of the document vault may be the right one, or your team supplies this document.",
    fr: "Vous ne pouvez pas ajouter de document ici. Une autre page du coffre à documents convient peut-être, ou votre équipe fournit ce document.",
  });

/** The status of the case stands against it; `text` says what the status means. */
export const caseLocked = (text: Text): Refusal => refusal("CASE_LOCKED", text);

export const uploadIncomplete = (): Refusal =>
  refusal("UPLOAD_INVALID", {
    en: "The upload did not say which page the document belongs to. Load the page again, then choose the file again.",
    fr: "Le téléversement n’indiquait pas à quelle page va le document. Rechargez la page, puis choisissez de nouveau le fichier.",
  });

export const tooManyUnread = (): Refusal =>
  refusal("TOO_MANY_UNREAD", {
    en: "Many of your files are still waiting to be read. Nothing is lost. Wait a few minutes, then add this one.",
    fr: "Plusieurs de vos fichiers attendent encore d’être lus. Rien n’est perdu. Attendez quelques minutes, puis ajoutez celui-ci.",
  });

export const tooManyUploads = (): Refusal =>
  refusal("TOO_MANY_UPLOADS", {
    en: "Many uploads are still unfinished. Finish or cancel some of them, then choose the file again.",
    fr: "De nombreux téléversements ne sont pas terminés. Terminez-en ou annulez-en quelques-uns, puis choisissez de nouveau le fichier.",
  });

export const storageFull = (): Refusal =>
  refusal("STORAGE_FULL", {
    en: "There is no space for new files at the moment. Nothing is lost. Please try again later. We know about the problem.",
    fr: "Il n’y a pas de place pour de nouveaux fichiers en ce moment. Rien n’est perdu. Veuillez réessayer plus tard. Nous savons qu’il y a un problème.",
  });

export const uploadUnknown = (): Refusal =>
  refusal("UPLOAD_UNKNOWN", {
    en: "This upload no longer exists. Choose the file again to start over.",
    fr: "Ce téléversement n’existe plus. Choisissez de nouveau le fichier pour recommencer.",
  });

export const slotFull = (files: number): Refusal =>
  refusal(
    "SLOT_FULL",
    {
      en: "This document already has all the files it can have ({files}). Replace or delete one of them first.",
      fr: "Ce document a déjà tous les fichiers qu’il peut avoir ({files}). Remplacez ou supprimez-en un d’abord.",
    },
    { files },
  );

const byCode: Readonly<Record<string, (limits: FileLimits, types: TypeRefusals) => Refusal>> = {
  FILE_EMPTY: fileEmpty,
  FILE_TYPE_NOT_ALLOWED: (_, { notAllowed }) => notAllowed,
  FILE_TYPE_MISMATCH: (_, { mismatch }) => mismatch,
  NOT_READABLE: fileDamaged,
  FILE_TOO_COMPLEX: fileTooComplex,
  ACTIVE_CONTENT: activeContent,
  IMAGE_TOO_MANY_PIXELS: imageTooManyPixels,
  TOO_MANY_PAGES: ({ maxPages }) => tooManyPages(maxPages),
  MALWARE: malware,
  NOT_ALLOWED: mayNotUpload,
  SLOT_FULL: () => slotFull(1),
};

/** The refusal again, from the code kept with the upload. */
export function contentRefusal(code: string, limits: FileLimits, types: TypeRefusals): Refusal {
  return (byCode[code] ?? fileDamaged)(limits, types);
}
