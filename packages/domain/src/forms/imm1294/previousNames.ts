import type { FormPrefill } from "../fields/field.ts";
import { answered, fromAnswers, fromProfile, inProfile } from "../prefills/origins.ts";

/** Other names of the applicant, from the questions about names. */

/** Yes as soon as one is known; no only when each kind of name was denied. */
export const hasPreviousNamePrefill: FormPrefill = (the) => {
  const past = the.case.profile("namePast");
  if (past?.lastName || past?.firstName) return { value: true, from: { fact: "profile.namePast", says: fromProfile } };
  const keys = ["isDiffToBirthName", "hasOtherFamilyNames", "hasOtherGivenNames"] as const;
  const yes = keys.find((key) => the.case.answer(key) === true);
  if (yes) return { value: true, from: { fact: `answers.${yes}`, says: fromAnswers } };
  if (keys.every((key) => the.case.answer(key) === false))
    return { value: false, from: { fact: "answers.hasOtherFamilyNames", says: fromAnswers } };
  // The questionnaire asks about documents and birth, the account about every other name: the form asks about all of them.
  const isEachDenied =
    the.case.profile("hasNamePast") === false &&
    the.case.answer("isDiffToBirthName") === false &&
    the.case.answer("isNameSameOnOfficialDocs") === true;
  return isEachDenied ? { value: false, from: { fact: "profile.hasNamePast", says: fromProfile } } : undefined;
};

export const birthNamePart = (part: "familyName" | "givenName"): FormPrefill =>
  answered("birthName", (name) => name[part]);

const namesOfDocuments = ["birthName", "otherFamilyNames", "otherGivenNames"] as const;

/** The form has room for one name, and two are never mixed: one of the account is taken where no document and no birth has another. */
export const namePastPart = (part: "lastName" | "firstName"): FormPrefill => {
  const told = inProfile("namePast", (name) => name[part]);
  return (the) => (namesOfDocuments.some((key) => the.case.answer(key) !== undefined) ? undefined : told(the));
};

/** The first of several; the form has room for one. */
export const previousNamePrefill = (key: "otherFamilyNames" | "otherGivenNames"): FormPrefill =>
  answered(key, (names) => names[0]);
