import type { Text } from "@boreal/domain/kernel/text";
import { fill } from "@boreal/domain/kernel/text";
import { finding } from "./findings.ts";
import { isEndOfReader, type ReadingError, type ReadingErrorCode, type ReadingWarning } from "./reading.ts";

const sentences: Readonly<Record<ReadingErrorCode, Text>> = {
  tooLarge: {
    en: "This file is larger than {limit} MB. Save it with a lower resolution or split it, then upload it again.",
    fr: "Ce fichier dépasse {limit} Mo. Enregistrez-le avec une résolution plus basse ou divisez-le, puis téléversez-le de nouveau.",
  },
  notAccepted: {
    en: "The content of this file is not a PDF, a picture (JPG, PNG, TIFF, HEIC) or a Word document. Save it as PDF and upload it again.",
    fr: "Le contenu de ce fichier n’est pas un PDF, une image (JPG, PNG, TIFF, HEIC) ou un document Word. Enregistrez-le en PDF et téléversez-le de nouveau.",
  },
  encrypted: {
    en: "This file is protected by a password. Give the password, or save a copy without one and upload it again.",
    fr: "Ce fichier est protégé par un mot de passe. Donnez le mot de passe, ou enregistrez une copie sans mot de passe et téléversez-la de nouveau.",
  },
  malformed: {
    en: "This file starts like a document but does not contain one. Open it on your device to check it, then upload it again.",
    fr: "Ce fichier commence comme un document, mais n’en contient pas. Ouvrez-le sur votre appareil pour le vérifier, puis téléversez-le de nouveau.",
  },
  empty: {
    en: "This file is empty. Choose the file again on your device.",
    fr: "Ce fichier est vide. Choisissez de nouveau le fichier sur votre appareil.",
  },
  tooManyPages: {
    en: "This file has more than {limit} pages. Split it into smaller files.",
    fr: "Ce fichier compte plus de {limit} pages. Divisez-le en fichiers plus petits.",
  },
  tooManyPixels: {
    en: "This picture is larger than {limit} megapixels. Save it with a lower resolution and upload it again.",
    fr: "Cette image dépasse {limit} mégapixels. Enregistrez-la avec une résolution plus basse et téléversez-la de nouveau.",
  },
  activeContent: {
    en: "This Word document contains a program (macro). Save it as PDF and upload the PDF.",
    fr: "Ce document Word contient un programme (macro). Enregistrez-le en PDF et téléversez le PDF.",
  },
  damaged: {
    en: "This file is damaged or incomplete, so we cannot read it. Open it on your device. If it looks right there, save it again and upload the new file.",
    fr: "Ce fichier est endommagé ou incomplet, nous ne pouvons donc pas le lire. Ouvrez-le sur votre appareil. S’il s’affiche bien, enregistrez-le de nouveau et téléversez le nouveau fichier.",
  },
  oldWordFormat: {
    en: "We cannot read the old Word format (.doc). Open the file and save it as PDF, then upload the PDF.",
    fr: "Nous ne pouvons pas lire l’ancien format de Word (.doc). Ouvrez le fichier, enregistrez-le en PDF, puis téléversez le PDF.",
  },
  tooComplex: {
    en: "This file needs more memory than a document should. Save it smaller, or print a letter to PDF, and upload the new file. Never print an official form. Save it again in Adobe Reader.",
    fr: "Ce fichier demande plus de mémoire qu’un document ne le devrait. Enregistrez-le en plus petit, ou imprimez une lettre en PDF, et téléversez le nouveau fichier. N’imprimez jamais un formulaire officiel. Enregistrez-le de nouveau dans Adobe Reader.",
  },
  timedOut: {
    en: "We could not read this file in time. It is kept as it is. Try to read it again. If it takes too long again, scan it again, or print a letter to PDF, and upload the new file. Never print an official form. Save it again in Adobe Reader.",
    fr: "Nous n’avons pas pu lire ce fichier à temps. Il est conservé tel quel. Essayez de le lire de nouveau. Si la lecture est encore trop longue, numérisez-le de nouveau, ou imprimez une lettre en PDF, et téléversez le nouveau fichier. N’imprimez jamais un formulaire officiel. Enregistrez-le de nouveau dans Adobe Reader.",
  },
  readerFailed: {
    en: "We could not read this file. It is kept as it is. Try to read it again, or save it again and upload the new file.",
    fr: "Nous n’avons pas pu lire ce fichier. Il est conservé tel quel. Essayez de le lire de nouveau, ou enregistrez-le de nouveau et téléversez le nouveau fichier.",
  },
};

/** The error with its sentence; `limit` in the unit that the sentence names. */
export function readingError(code: ReadingErrorCode, limit?: number): ReadingError {
  return { code, text: limit === undefined ? sentences[code] : fill(sentences[code], { limit }) };
}

/** What a file is told that could not be opened: why, in the words of the error. One that the reader did not finish is told nothing. */
export function warningsOfError(error: ReadingError): readonly ReadingWarning[] {
  if (isEndOfReader({ error })) return [];
  const id = error.code === "tooComplex" ? "notReadable" : "invalidDocument";
  return [{ ...finding(id), because: error.text }];
}
