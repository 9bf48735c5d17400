import type { FormPrefill } from "../../../forms/fields/field.ts";
import { firstOf } from "../../../forms/prefills/origins.ts";
import type { Text } from "../../../kernel/text.ts";
import { fromOtherLetters } from "../solicitor.ts";

/** What the application for leave said already is not asked again for the record. */

const fromApplication: Text = { en: "from the application for leave", fr: "d’après la demande d’autorisation" };

const inApplicationForLeave =
  (path: string): FormPrefill =>
  (the) => {
    const value = the.enteredIn("IR1").values.get(path);
    return value === undefined || value === ""
      ? undefined
      : { value, from: { fact: `forms.IR1.${path}`, says: fromApplication } };
  };

export const fromLeaveOrLetters = (path: string): FormPrefill =>
  firstOf(inApplicationForLeave(path), fromOtherLetters(path));
