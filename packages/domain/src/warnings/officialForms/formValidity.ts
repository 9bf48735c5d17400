import type { CaseReader } from "../../caseFile/reader.ts";
import { hasValidate } from "../../caseFile/formValues.ts";
import { isFilledHere } from "../../caseFile/uploadedDocument.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { officialFormFiles } from "../../tables/officialForms/officialFormFiles.ts";
import { awaitsValidation } from "./filledForms.ts";
import { formIn, notRaised, raisedIf, said } from "./saidOnForm.ts";

const notValidated: Text = {
  en: "this form was not validated in Adobe Reader, or was changed afterwards",
  fr: "ce formulaire n’a pas été validé dans Adobe Reader, ou a été modifié par la suite",
};

const otherEdition: Text = {
  en: "this is not the edition of the form that is in use now",
  fr: "ce n’est pas l’édition du formulaire qui est en vigueur",
};

const notChecked: Text = {
  en: "nothing in this file shows which form it is; we cannot check the edition, the validation or the signature of a scan or a picture",
  fr: "rien dans ce fichier n’indique de quel formulaire il s’agit; nous ne pouvons pas vérifier l’édition, la validation ou la signature d’une numérisation ou d’une image",
};

const validationNotFound: Text = {
  en: "this file shows which form it is, but we cannot check whether it was validated in Adobe Reader",
  fr: "ce fichier indique de quel formulaire il s’agit, mais nous ne pouvons pas vérifier s’il a été validé dans Adobe Reader",
};

/** What cannot be checked is not taken for done: of a scan nobody knows whether it was validated, until a lawyer says so. A form that is printed and signed by hand may be a scan. */
export function isNotValidated(the: CaseReader): Outcome {
  const [awaited, validated, form] = [awaitsValidation(the), said(the, "isValidated"), formIn(the)];
  if (awaited) return raisedIf(true, awaited);
  if (validated !== undefined) return raisedIf(validated === "No", notValidated);
  // What Boreal filled says so itself, and waits only until the one that a person validated lies beside it.
  if (isFilledHere(the.document())) return notRaised;
  return form === undefined
    ? raisedIf(the.asksForFileItself(), notChecked)
    : raisedIf(hasValidate(form), validationNotFound);
}

/** A form of which no edition is known here raises nothing. */
export function isOtherEdition(the: CaseReader): Outcome {
  const [number, edition] = [formIn(the), said(the, "formEdition")];
  if (number === undefined || edition === undefined) return notRaised;
  const files = the.row(officialFormFiles);
  const inUse = files.found ? files.row.value.filter(({ form }) => form === number) : [];
  return raisedIf(inUse.length > 0 && inUse.every((file) => file.edition !== edition), otherEdition);
}
