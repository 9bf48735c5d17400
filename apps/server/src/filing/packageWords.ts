import type { Text } from "@boreal/domain/kernel/text";
import type { FitError } from "@boreal/reading/portal/fitRequest";
import type { PackageSource } from "./packageSource.ts";

/** What is said of a file of the package. */

export const toDoWords = {
  validate: {
    en: "Open it in Adobe Reader, press Validate, and sign it before you upload it.",
    fr: "Ouvrez-le dans Adobe Reader, cliquez sur Valider et signez-le avant de le téléverser.",
  },
  sign: {
    en: "Sign it before you upload it.",
    fr: "Signez-le avant de le téléverser.",
  },
  copyAnswers: {
    en: "This is an answer sheet, not the official form. Copy its answers into the authority’s own file.",
    fr: "Ceci est une feuille de réponses, et non le formulaire officiel. Recopiez ses réponses dans le fichier de l’autorité.",
  },
  further: {
    en: "The form has no room for these answers. Upload this sheet with the form.",
    fr: "Le formulaire n’a pas assez de place pour ces réponses. Téléversez cette feuille avec le formulaire.",
  },
  oneOfSeveral: {
    en: "The portal takes one file here, and all of them together are over its limit. Upload this part where the portal takes further documents.",
    fr: "Le portail accepte un seul fichier ici, et l’ensemble dépasse sa limite. Téléversez cette partie là où le portail accepte d’autres documents.",
  },
  lookAtText: {
    en: "It had to be made smaller, and a part of its text can no longer be read. Look at it, or scan it again.",
    fr: "Il a fallu réduire ce fichier, et une partie du texte n’est plus lisible. Regardez-le, ou numérisez le document de nouveau.",
  },
  leaveBeside: {
    en: "A form that was filled in lies here too. Decide which of the two is sent.",
    fr: "Un formulaire rempli se trouve aussi ici. Décidez lequel des deux est envoyé.",
  },
} satisfies Record<string, Text>;

export const failureWords = {
  tooLarge: {
    en: "It cannot be brought under the portal’s limit of {limit} MB. Scan it again with a lower resolution, or leave out pages that nobody asks for.",
    fr: "Il est impossible de ramener ce fichier sous la limite de {limit} Mo du portail. Numérisez-le de nouveau avec une résolution plus basse, ou retirez les pages que personne ne demande.",
  },
  tooLargePages: {
    en: "It cannot be brought under the portal’s limit of {limit} MB. These pages take the most room: {pages}. Scan them again with a lower resolution.",
    fr: "Il est impossible de ramener ce fichier sous la limite de {limit} Mo du portail. Ces pages prennent le plus de place\u00A0: {pages}. Numérisez-les de nouveau avec une résolution plus basse.",
  },
  formTooLarge: {
    en: "The filled form is over the portal’s limit of {limit} MB. An official form cannot be made smaller. Ask the authority how to send it.",
    fr: "Le formulaire rempli dépasse la limite de {limit} Mo du portail. Un formulaire officiel ne peut pas être réduit. Demandez à l’autorité comment l’envoyer.",
  },
  notFilled: {
    en: "A value does not fit into the official form: {why}",
    fr: "Une valeur n’entre pas dans le formulaire officiel\u00A0: {why}",
  },
  lettersMissing: {
    en: "It contains letters of an alphabet that we cannot print. Open it in Word, save it as PDF, and replace it with the PDF.",
    fr: "Il contient des lettres d’un alphabet que nous ne pouvons pas imprimer. Ouvrez-le dans Word, enregistrez-le en PDF et remplacez-le par le PDF.",
  },
  fileBroken: {
    en: "This file can no longer be opened. It is damaged or missing. Upload it again, or tell the administrator.",
    fr: "Ce fichier ne peut plus être ouvert. Il est endommagé ou a disparu. Téléversez-le de nouveau, ou signalez-le à l’administration.",
  },
  locked: {
    en: "This file is protected by a password. Put a copy that is saved without its password in its place, and make the package again.",
    fr: "Ce fichier est protégé par un mot de passe. Remplacez-le par une copie enregistrée sans mot de passe, puis créez l’envoi de nouveau.",
  },
  stopped: {
    en: "It took too long or too much memory to prepare. Try again, or save it smaller.",
    fr: "La préparation a demandé trop de temps ou de mémoire. Réessayez, ou enregistrez un fichier plus petit.",
  },
} satisfies Record<string, Text>;

export const refusalOf = (
  error: FitError,
  { takesPasswords }: Pick<PackageSource, "takesPasswords">,
): { readonly code: string; readonly text: Text } => {
  if (error === "lettersMissing") return { code: error, text: failureWords.lettersMissing };
  if (error === "adobeForm") return { code: error, text: toDoWords.validate };
  const isLocked = error.code === "encrypted" && !takesPasswords;
  return { code: error.code, text: isLocked ? failureWords.locked : error.text };
};
