import type { Text } from "../../kernel/text.ts";
import type { FormPrefill } from "../fields/field.ts";

export const onStudyPermitForm: Text = {
  en: "from your study permit form",
  fr: "d’après votre formulaire de permis d’études",
};

/** What the same person entered in the study permit form goes before what the case knows, for it was looked at last. */
export const entered1294 =
  (path: string, to: (value: string) => string | undefined = (value) => value): FormPrefill =>
  (the) => {
    const entered = the.enteredIn("IMM1294").values.get(path);
    const value = typeof entered === "string" && entered !== "" ? to(entered) : undefined;
    return value === undefined
      ? undefined
      : { value, from: { fact: `forms.IMM1294.${path}`, says: onStudyPermitForm } };
  };
