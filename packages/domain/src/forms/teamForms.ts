import type { FormNumber } from "../caseFile/formValues.ts";
import type { Text } from "../kernel/text.ts";

/** What is left to the person of a form that the legal team fills in. */
export type LeftToPerson = {
  readonly says: Text;
  /** It goes back into their documents with their signature. */
  readonly isSigned: boolean;
};

/**
 * Forms that only the legal team fills in, because they name who represents somebody or begin a case in court. They are in the
 * team’s list alone.
 */
const teamForms: Readonly<Partial<Record<FormNumber, LeftToPerson>>> = {
  IMM5476: {
    says: {
      en: "Your legal team fills in this form. You have nothing to fill in. When the filled form is in your documents, print it, sign it by hand and add the signed form there.",
      fr: "Votre équipe juridique remplit ce formulaire. Vous n’avez rien à y inscrire. Quand le formulaire rempli est dans vos documents, imprimez-le, signez-le à la main et ajoutez-y le formulaire signé.",
    },
    isSigned: true,
  },
  IR1: {
    says: {
      en: "Your legal team fills in this form, signs it and files it with the court. You have nothing to do.",
      fr: "Votre équipe juridique remplit ce formulaire, le signe et le dépose à la Cour. Vous n’avez rien à faire.",
    },
    isSigned: false,
  },
};

const byNumber: ReadonlyMap<string, LeftToPerson> = new Map(Object.entries(teamForms));

/** By the number of a form, or its key; nothing for a form that its person fills in. */
export const leftToPerson = (form: string): LeftToPerson | undefined => byNumber.get(form.split(":")[0] ?? "");

export const isTeamForm = (form: string): boolean => leftToPerson(form) !== undefined;

/** Of the forms of a plan those that its person may have to do with. */
export const formsOfPerson = <Form extends { readonly id: string }>(forms: readonly Form[]): readonly Form[] =>
  forms.filter(({ id }) => !isTeamForm(id));
