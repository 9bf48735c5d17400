import type { Text } from "../../kernel/text.ts";
import type { FormPrefill, FormValue } from "../fields/field.ts";
import { memberIn5645, memberIn5707, type FactName, type Member } from "./memberFacts.ts";

const onFamilyForm: Text = { en: "from your family form", fr: "d’après votre formulaire sur la famille" };

const forms = [
  ["IMM5707", memberIn5707],
  ["IMM5645", memberIn5645],
] as const;

/** What the same person wrote in a family form of theirs goes before what the case knows, for it was looked at last. */
export const enteredFamily =
  (member: Member, fact: FactName, to: (value: FormValue) => FormValue | undefined = (value) => value): FormPrefill =>
  (the) => {
    for (const [form, read] of forms) {
      const told = read(the.enteredIn(form), member)[fact];
      const value = told === undefined ? undefined : to(told);
      if (value !== undefined) return { value, from: { fact: `forms.${form}`, says: onFamilyForm } };
    }
    return undefined;
  };
