import { applicationForms, isEnteredYes, type ApplicationForm } from "../../caseFile/formValues.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormPrefill } from "../fields/field.ts";

const onStudyForm: Text = {
  en: "from your study permit form",
  fr: "d’après votre formulaire de permis d’études",
};
const onWorkForm: Text = {
  en: "from your work permit form",
  fr: "d’après votre formulaire de permis de travail",
};

export const onApplicationForm: Readonly<Record<ApplicationForm, Text>> = {
  IMM1294: onStudyForm,
  IMM1295: onWorkForm,
  IMM5257: { en: "from your visitor visa form", fr: "d’après votre formulaire de visa de visiteur" },
  IMM5708: { en: "from your form for a longer visit", fr: "d’après votre formulaire de prolongation de visite" },
  IMM5709: onStudyForm,
  IMM5710: onWorkForm,
};

/** What the same person entered in the form by which they apply goes before what the case knows, for it was looked at last. */
export const enteredOnApplication =
  (path: string, to: (value: string) => string | undefined = (value) => value): FormPrefill =>
  (the) => {
    for (const form of applicationForms) {
      const entered = the.enteredIn(form).values.get(path);
      const value = typeof entered === "string" && entered !== "" ? to(entered) : undefined;
      if (value !== undefined) return { value, from: { fact: `forms.${form}.${path}`, says: onApplicationForm[form] } };
    }
    return undefined;
  };

/** A question of the form by which they apply that was answered there; of a visit, in the form of the visitor. */
export const enteredYesOn =
  (path: string): FormPrefill =>
  (the) => {
    const readers = the.person.role === "main" ? [the, the.about({ role: "visitor" })] : [the];
    for (const reader of readers) {
      for (const form of applicationForms) {
        const entered = reader.enteredIn(form).values.get(path);
        if (entered === undefined || entered === "") continue;
        const value = isEnteredYes(entered);
        return { value, from: { fact: `forms.${form}.${path}`, says: onApplicationForm[form] } };
      }
    }
    return undefined;
  };
