import { refusal } from "../../kernel/validation.ts";
import { nameSigns } from "../../fields/checks/texts.ts";
import type { FormCheck, FormField, FormPrefill } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { answered, firstOf, fromAnswers, fromProfile, inProfile, ofApplicant } from "../prefills/origins.ts";

/** Other names of the applicant, from the questions about names. */

/** Yes as soon as one is known; no only when each kind of name was denied. */
const hasPreviousNamePrefill: FormPrefill = (the) => {
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

const birthNamePart = (part: "familyName" | "givenName"): FormPrefill => answered("birthName", (name) => name[part]);

const namesOfDocuments = ["birthName", "otherFamilyNames", "otherGivenNames"] as const;

/** The form has room for one name, and two are never mixed: one of the account is taken where no document and no birth has another. */
const namePastPart = (part: "lastName" | "firstName"): FormPrefill => {
  const told = inProfile("namePast", (name) => name[part]);
  return (the) => (namesOfDocuments.some((key) => the.case.answer(key) !== undefined) ? undefined : told(the));
};

/** The first of several; the form has room for one. */
const previousNamePrefill = (key: "otherFamilyNames" | "otherGivenNames"): FormPrefill =>
  answered(key, (names) => names[0]);

const sameName = refusal("previousNameIsTheSame", {
  en: "This is the same as the full name. Give the other name, or choose no above.",
  fr: "C’est le même nom que le nom complet. Donnez l’autre nom, ou choisissez non plus haut.",
});

const asUpper = (the: FormReader, path: string): string => (the.text(path) ?? "").trim().toUpperCase();

/** The form’s own rule: another name differs from the full name. */
const differs: FormCheck = (value, the) =>
  String(value).trim().toUpperCase() === asUpper(the, "personalDetails.familyName") &&
  asUpper(the, "personalDetails.previousName.givenName") === asUpper(the, "personalDetails.givenName")
    ? sameName
    : undefined;

/** Every other name that the questions, the birth and the account tell: none of them is lost because a form takes one. */
const everyOther =
  (part: "familyName" | "givenName") =>
  (the: FormReader): readonly string[] => {
    if (the.person.role !== "main" && the.person.role !== "visitor") return [];
    if (the.value("personalDetails.hasPreviousName") !== true) return [];
    const [birth, past] = [the.case.answer("birthName"), the.case.profile("namePast")];
    const isFamily = part === "familyName";
    const names = [
      birth?.[part],
      ...(the.case.answer(isFamily ? "otherFamilyNames" : "otherGivenNames") ?? []),
      isFamily ? past?.lastName : past?.firstName,
    ];
    return names.flatMap((name) => (name === undefined || name.trim() === "" ? [] : [name]));
  };

export const previousNameFields: readonly FormField[] = [
  {
    path: "personalDetails.hasPreviousName",
    kind: "yesNo",
    needed: "always",
    prefill: ofApplicant(hasPreviousNamePrefill),
    label: {
      en: "Have you ever used another name, such as a maiden name, a nickname or an alias?",
      fr: "Avez-vous déjà utilisé un autre nom, comme un nom de naissance, un surnom ou un pseudonyme?",
    },
  },
  {
    path: "personalDetails.previousName.familyName",
    kind: "name",
    label: { en: "Other family name", fr: "Autre nom de famille" },
    shown: yesAt("personalDetails.hasPreviousName"),
    needed: "always",
    checks: [nameSigns, differs],
    allNames: everyOther("familyName"),
    prefill: ofApplicant(
      firstOf(birthNamePart("familyName"), previousNamePrefill("otherFamilyNames"), namePastPart("lastName")),
    ),
  },
  {
    path: "personalDetails.previousName.givenName",
    kind: "name",
    label: { en: "Other given names", fr: "Autres prénoms" },
    shown: yesAt("personalDetails.hasPreviousName"),
    checks: [nameSigns],
    allNames: everyOther("givenName"),
    prefill: ofApplicant(
      firstOf(birthNamePart("givenName"), previousNamePrefill("otherGivenNames"), namePastPart("firstName")),
    ),
  },
];
