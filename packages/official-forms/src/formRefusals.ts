import type { Text } from "@boreal/domain/kernel/text";
import { refusal, type Refusal } from "@boreal/domain/kernel/validation";

/** Why a file is not taken, with what differs where that helps: places that our map expects and places that it does not know. */
export type FormFileRefusal = Refusal & { readonly missing?: readonly string[]; readonly added?: readonly string[] };

const texts = {
  formNotPdf: {
    en: "This is not a PDF file. Download the form again from the authority’s website and add that file.",
    fr: "Ce n’est pas un fichier PDF. Téléchargez de nouveau le formulaire du site de l’autorité et ajoutez ce fichier.",
  },
  formTooLarge: {
    en: "This file is larger than any official form. Add the form itself, without other documents.",
    fr: "Ce fichier est plus grand que tout formulaire officiel. Ajoutez le formulaire seul, sans autres documents.",
  },
  formDamaged: {
    en: "This file is damaged or incomplete. Save the form again in Adobe Reader, or download it again, and add the new file.",
    fr: "Ce fichier est endommagé ou incomplet. Enregistrez de nouveau le formulaire dans Adobe Reader, ou téléchargez-le de nouveau, et ajoutez le nouveau fichier.",
  },
  formLocked: {
    en: "This file opens only with a password. Save a copy without a password and add that copy.",
    fr: "Ce fichier ne s’ouvre qu’avec un mot de passe. Enregistrez une copie sans mot de passe et ajoutez cette copie.",
  },
  formFlattened: {
    en: "This PDF contains no fields that can be read. It may have been printed or scanned. Add the form itself, as saved in Adobe Reader.",
    fr: "Ce PDF ne contient aucun champ qui peut être lu. Il a peut-être été imprimé ou numérisé. Ajoutez le formulaire lui-même, enregistré dans Adobe Reader.",
  },
  formWithoutAnswers: {
    en: "This form is published in a way that only Adobe’s programs can fill in. Use the answer sheet, which is in the order of the form.",
    fr: "Ce formulaire est publié d’une façon que seuls les programmes d’Adobe peuvent remplir. Utilisez la feuille de réponses, dans l’ordre du formulaire.",
  },
  formXmlForbidden: {
    en: "This file contains instructions that no official form has. It was not used. Download the form again from the authority’s website.",
    fr: "Ce fichier contient des instructions qu’aucun formulaire officiel ne contient. Il n’a pas été utilisé. Téléchargez de nouveau le formulaire du site de l’autorité.",
  },
  formNotKnown: {
    en: "This is not one of the forms that Boreal fills in ({known}).",
    fr: "Ce n’est pas un des formulaires que Boreal remplit ({known}).",
  },
  formEditionNotKnown: {
    en: "This is edition {edition} ({language}) of form IMM {form}. Boreal knows {known}. Nothing is filled in until its fields have been compared.",
    fr: "C’est l’édition {edition} ({language}) du formulaire IMM {form}. Boreal connaît {known}. Rien n’est rempli avant que ses champs aient été comparés.",
  },
  formFieldsDiffer: {
    en: "The fields of this file differ from edition {edition} ({language}) of form IMM {form} (missing: {missingCount}, new: {addedCount}). It was not used.",
    fr: "Les champs de ce fichier diffèrent de l’édition {edition} ({language}) du formulaire IMM {form} (manquants : {missingCount}, nouveaux : {addedCount}). Il n’a pas été utilisé.",
  },
  formAlreadyFilled: {
    en: "This form is already filled in ({count} fields). Add a blank form.",
    fr: "Ce formulaire est déjà rempli ({count} champs). Ajoutez un formulaire vierge.",
  },
  formSigned: {
    en: "This file has a digital signature, which any change would break. Add a form that is not signed.",
    fr: "Ce fichier porte une signature numérique que tout changement annulerait. Ajoutez un formulaire qui n’est pas signé.",
  },
  otherForm: {
    en: "This is form IMM {form}. Form IMM {expected} belongs here.",
    fr: "C’est le formulaire IMM {form}. C’est le formulaire IMM {expected} qui va ici.",
  },
} as const satisfies Readonly<Record<string, Text>>;

export type FormFileCode = keyof typeof texts;

export const formFileTexts: Readonly<Record<FormFileCode, Text>> = texts;

export const formRefusal = (
  code: FormFileCode,
  values?: Readonly<Record<string, string | number>>,
  differences?: Pick<FormFileRefusal, "missing" | "added">,
): FormFileRefusal => ({
  ...refusal(code, texts[code], values),
  ...differences,
});
