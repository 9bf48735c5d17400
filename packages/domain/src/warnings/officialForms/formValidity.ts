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
  en: "nothing in this file tells which form it is: a scan or a picture cannot be checked for its edition, its validation and its signature",
  fr: "rien dans ce fichier n’indique de quel formulaire il s’agit : l’édition, la validation et la signature d’une numérisation ou d’une image ne peuvent pas être vérifiées",
};

const validationNotFound: Text = {
  en: "this file tells which form it is, but not whether it was validated in Adobe Reader: that cannot be checked",
  fr: "ce fichier indique de quel formulaire il s’agit, mais pas s’il a été validé dans Adobe Reader : cela ne peut pas être vérifié",
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
