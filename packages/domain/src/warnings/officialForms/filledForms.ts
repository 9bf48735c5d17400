import { hasValidate } from "../../caseFile/formValues.ts";
import { isLetterKey } from "../../caseFile/letterValues.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isFilledHere, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { Text } from "../../kernel/text.ts";

/** A form that Boreal put into its slot is never the one that a person validated and signed, whatever its fields say, until that one lies beside it. */

const notValidatedYet: Text = {
  en: "Boreal filled this form from the case, and nobody has validated it in Adobe Reader yet",
  fr: "Boreal a rempli ce formulaire à partir du dossier, et personne ne l’a encore validé dans Adobe Reader",
};
const notSignedYet: Text = {
  en: "Boreal filled this form from the case, and nobody has signed it yet",
  fr: "Boreal a rempli ce formulaire à partir du dossier, et personne ne l’a encore signé",
};

const letterNotSigned: Text = {
  en: "Boreal wrote this letter from the case, and nobody has signed it yet",
  fr: "Boreal a rédigé cette lettre à partir du dossier, et personne ne l’a encore signée",
};

const stands = (the: CaseReader): UploadedDocument | undefined => {
  const filled = the.document();
  if (!isFilledHere(filled)) return undefined;
  const others = the.documentsBeside(filled);
  return others.some((other) => other.slotId === filled.slotId && !isFilledHere(other)) ? undefined : filled;
};

/** Why a form that Boreal filled was not validated; nothing for any other file, and for a form without that button. */
export function awaitsValidation(the: CaseReader): Text | undefined {
  const filled = stands(the);
  return filled && hasValidate(filled.filledForm ?? "") ? notValidatedYet : undefined;
}

/** Why a form that Boreal filled, and that has no button to validate it, is not signed. */
export function awaitsSignature(the: CaseReader): Text | undefined {
  const filled = stands(the);
  if (!filled || hasValidate(filled.filledForm ?? "")) return undefined;
  return isLetterKey(filled.filledForm ?? "") ? letterNotSigned : notSignedYet;
}
