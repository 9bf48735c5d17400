import type { Text } from "../../kernel/text.ts";
import { isSameSchool } from "../../conditions/studies/schoolNames.ts";
import type { FormReader } from "../formReader.ts";
import { nameWords } from "../../fields/names.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { imm5646Genders } from "../../lists/officialForms/formChoices5646.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { choicesOf } from "../fields/choices.ts";
import { enteredOnApplication } from "../prefills/enteredOnApplication.ts";
import { knownOf } from "../familyInformation/known.ts";
import type { KnownSchool } from "../../caseFile/knownSchool.ts";
import { schoolOfSignIn } from "../../conditions/studies/knownSchools.ts";
import { schoolProvince } from "../../conditions/studies/study.ts";
import type { FactName } from "../familyInformation/memberFacts.ts";
import { inOneLine } from "../familyInformation/oneLine.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import { byRule, firstOf, fromDocument, readIn } from "../prefills/origins.ts";
import { citizenshipPrefill } from "../prefills/citizenship.ts";
import { sexPrefill } from "../prefills/people.ts";

/** The student for whom a custodian is named. */

const ofStudent =
  (fact: FactName): FormPrefill =>
  (the) =>
    knownOf(the, "applicant", fact);

/** Codes of this form by those of IMM 1294; unknown has none. */
const genderCodes: Readonly<Record<string, string>> = { Female: "1", Male: "2", Unspecified: "3" };

const genderPrefill: FormPrefill = (the) => {
  const found = firstOf(enteredOnApplication("personalDetails.sex"), sexPrefill)(the);
  const value = found && genderCodes[String(found.value)];
  return found && value !== undefined ? { ...found, value } : undefined;
};

const letterPages: Readonly<Partial<Record<string, PageSlug>>> = {
  main: "letter-of-acceptance",
};

const listedAddress = (school: KnownSchool | undefined) =>
  school && { streetName: school.address ?? "", city: school.city ?? "" };

const fromLetterAndAnswers: Text = {
  en: "from the letter of acceptance and your answers",
  fr: "d’après la lettre d’acceptation et vos réponses",
};
const fromAnswers = {
  fact: "answers.schoolName",
  says: { en: "from your answers", fr: "d’après vos réponses" },
} as const;

/** Name and address of the school in one text, as the form has one box for both: never the name of one and the address of another. */
const schoolPrefill: FormPrefill = (the) => {
  const isMain = the.person.role === "main";
  const page = letterPages[the.person.role];
  const inLetter = page === undefined ? undefined : readIn(the, page, "schoolName");
  // Who signs in through their school is not asked what the list says of it.
  const listed = isMain ? schoolOfSignIn(the.case) : undefined;
  const told = (isMain ? the.case.answer("schoolName") : undefined) ?? listed?.names[0];
  const isOther =
    inLetter !== undefined && told !== undefined && !isSameSchool(the.case, told, inLetter.value) ? told : undefined;
  const address = isMain ? statedAddress(the, listed) : undefined;
  const value = (name: string | undefined) => [name, address].filter(Boolean).join(", ");
  if (!inLetter) return value(told) === "" ? undefined : { value: value(told), from: fromAnswers };
  const { document } = inLetter;
  if (isOther === undefined) return fromDocument(document, value(inLetter.value), fromLetterAndAnswers);
  const ofLetter = fromDocument(document, inLetter.value, fromLetterAndAnswers);
  const ofAnswers = { value: value(isOther), from: fromAnswers, of: "school.1" };
  return { ...ofLetter, claims: [{ ...ofLetter, of: "school.0" }, ofAnswers] };
};

function statedAddress(the: FormReader, listed: KnownSchool | undefined): string | undefined {
  const address = the.case.answer("schoolAddressObject") ?? listedAddress(listed);
  const province = schoolProvince(the.case);
  return address && inOneLine({ ...address, ...(province ? { province } : {}), country: "CA" }, the);
}

const livesWithCustodian = isAt("declaration.childResides", "1");

const custodianAddress: FormPrefill = byRule(
  {
    en: "the address of the custodian, with whom the student lives",
    fr: "l’adresse du gardien, chez qui l’élève habite",
  },
  (the) => (livesWithCustodian.evaluate(the).holds ? the.value("custodian.address") : undefined),
);

export const student: FormSection = {
  id: "student",
  title: { en: "Student", fr: "Élève" },
  parts: [
    {
      path: "student.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: ofStudent("familyName"),
    },
    {
      path: "student.givenNames",
      kind: "name",
      label: nameWords.givenNames,
      hint: {
        en: "As in the passport. Leave it empty if it shows only one name.",
        fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
      },
      prefill: ofStudent("givenNames"),
    },
    {
      path: "student.citizenship",
      kind: "country",
      isCitizenship: true,
      label: { en: "Citizenship", fr: "Citoyenneté" },
      needed: "always",
      prefill: firstOf(enteredOnApplication("personalDetails.citizenship"), citizenshipPrefill),
    },
    {
      path: "student.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: ofStudent("dateOfBirth"),
    },
    {
      path: "student.sex",
      kind: "choice",
      label: { en: "Gender", fr: "Genre" },
      choices: choicesOf(imm5646Genders),
      needed: "always",
      prefill: genderPrefill,
    },
    {
      path: "student.school",
      kind: "multiline",
      label: {
        en: "Name and full address of the school in Canada",
        fr: "Nom et adresse complète de l’école au Canada",
      },
      needed: "always",
      prefill: schoolPrefill,
    },
    {
      path: "student.addressInCanada",
      kind: "multiline",
      label: { en: "Address where the student will live in Canada", fr: "Adresse où l’élève habitera au Canada" },
      needed: "always",
      prefill: custodianAddress,
    },
  ],
};
