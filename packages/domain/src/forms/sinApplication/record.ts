import { agreed } from "../prefills/oneThing.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { keptSinNumber, sinNumber } from "../../fields/checks/documentNumbers.ts";
import { nameWords } from "../../fields/names.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { imm5646Genders } from "../../lists/officialForms/formChoices5646.ts";
import { sinFormReasons, sinFormStatuses } from "../../lists/socialInsurance/sinFormChoices.ts";
import type { Text } from "../../kernel/text.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { mayHaveGivenNames } from "../prefills/oneName.ts";
import { answered, inProfile } from "../prefills/origins.ts";
import { birthCountryPrefill, birthdayPrefill, familyNamePrefill, givenNamePrefill } from "../prefills/people.ts";

/** What the record of a social insurance number says of a person. */

/** A lost card is not replaced: what is asked for then is a confirmation. */
const reasons: Readonly<Record<NonNullable<Answers["sinApplicationType"]>, string>> = {
  firstSin: "first",
  confirmation: "confirmation",
  lostStolen: "confirmation",
  updateExpiry: "change",
  changeName: "change",
  changeStatus: "change",
  correctRecord: "change",
  resolveDiscrepancy: "change",
};

export const request: FormSection = {
  id: "request",
  title: { en: "The request", fr: "La demande" },
  lead: {
    en: "Boreal has no copy of this form: the order follows descriptions of it. Check each line against the form that Service Canada sends you.",
    fr: "Boreal n’a pas d’exemplaire de ce formulaire\u00A0: l’ordre suit des descriptions. Comparez chaque ligne au formulaire que Service Canada vous envoie.",
  },
  parts: [
    {
      path: "request.reason",
      kind: "choice",
      label: { en: "Reason for applying", fr: "Motif de la demande" },
      choices: choicesOf(sinFormReasons),
      needed: "always",
      prefill: answered("sinApplicationType", (purpose) => reasons[purpose]),
    },
    {
      path: "request.status",
      kind: "choice",
      label: { en: "Status in Canada", fr: "Statut au Canada" },
      choices: choicesOf(sinFormStatuses),
      needed: "always",
    },
  ],
};

const genders: Readonly<Partial<Record<NonNullable<Answers["gender"]>, string>>> = {
  female: "1",
  male: "2",
  anotherGender: "3",
};

/** All of them in one line: the name at birth, those on documents and those of the account. */
const otherNames: FormPrefill = (the) => {
  const told = [
    answered("birthName", ({ familyName }) => familyName)(the),
    answered("otherFamilyNames", (names) => names.join(", "))(the),
    inProfile("namePast", ({ lastName }) => lastName)(the),
  ].filter((one) => one !== undefined);
  const [first] = told;
  const names = told.flatMap(({ value }) => String(value).split(", "));
  return first && { ...first, value: [...new Set(names)].join(", ") };
};

export const nameAndBirth: FormSection = {
  id: "nameAndBirth",
  title: { en: "Name and birth", fr: "Nom et naissance" },
  parts: [
    {
      path: "applicant.givenNames",
      kind: "name",
      inAnyScript: true,
      label: nameWords.givenNames,
      hint: { en: "As on your primary document.", fr: "Comme sur votre document principal." },
      needed: mayHaveGivenNames,
      prefill: givenNamePrefill,
    },
    {
      path: "applicant.familyName",
      kind: "name",
      inAnyScript: true,
      label: nameWords.familyName,
      hint: { en: "As on your primary document.", fr: "Comme sur votre document principal." },
      needed: "always",
      prefill: familyNamePrefill,
    },
    {
      path: "applicant.otherNames",
      kind: "text",
      inAnyScript: true,
      label: {
        en: "Other family names that you used, such as the name at birth",
        fr: "Autres noms de famille utilisés, comme le nom à la naissance",
      },
      prefill: otherNames,
    },
    {
      path: "applicant.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: birthdayPrefill,
    },
    {
      path: "applicant.gender",
      kind: "choice",
      label: { en: "Gender", fr: "Genre" },
      choices: choicesOf(imm5646Genders),
      needed: "always",
      prefill: answered("gender", (gender) => genders[gender]),
    },
    {
      path: "applicant.isMultipleBirth",
      kind: "yesNo",
      label: {
        en: "Were you born as a twin, or in another multiple birth?",
        fr: "Votre naissance était-elle multiple (jumeaux, jumelles, triplés)?",
      },
      needed: "always",
      prefill: answered("isMultipleBirth", (isOne) => isOne),
    },
    {
      path: "applicant.birthCity",
      kind: "text",
      inAnyScript: true,
      label: { en: "City or town of birth", fr: "Ville de naissance" },
      needed: "always",
      prefill: agreed(
        "birthCity",
        answered("birthPlace", ({ City }) => City),
        inProfile("birthCity", (city) => city),
      ),
    },
    {
      path: "applicant.birthProvince",
      kind: "text",
      inAnyScript: true,
      label: { en: "Province, state or territory of birth", fr: "Province, État ou territoire de naissance" },
      prefill: answered("birthPlace", ({ ProvinceStateTerritory }) => ProvinceStateTerritory),
    },
    {
      path: "applicant.birthCountry",
      kind: "country",
      label: { en: "Country or territory of birth", fr: "Pays ou territoire de naissance" },
      needed: "always",
      prefill: agreed(
        "birthCountry",
        answered("birthPlace", ({ Country }) => Country),
        birthCountryPrefill,
      ),
    },
  ],
};

type ParentAnswer = "parentBirthName" | "otherParentBirthName";

const ofParent = (
  at: string,
  key: ParentAnswer,
  words: { readonly given: Text; readonly family: Text },
): readonly FormField[] => [
  {
    path: `${at}.givenNames`,
    kind: "name",
    inAnyScript: true,
    label: words.given,
    prefill: answered(key, ({ givenName }) => givenName),
  },
  {
    path: `${at}.familyName`,
    kind: "name",
    inAnyScript: true,
    label: words.family,
    prefill: answered(key, ({ familyName }) => familyName),
  },
];

export const parents: FormSection = {
  id: "parents",
  title: { en: "Parents", fr: "Parents" },
  lead: {
    en: "The names before any marriage. Leave empty what you do not know.",
    fr: "Les noms avant tout mariage. Laissez vide ce que vous ne savez pas.",
  },
  parts: [
    ...ofParent("parent", "parentBirthName", {
      given: { en: "Given names of one parent", fr: "Prénoms d’un parent" },
      family: { en: "Family name at birth of that parent", fr: "Nom de famille à la naissance de ce parent" },
    }),
    ...ofParent("otherParent", "otherParentBirthName", {
      given: { en: "Given names of the other parent", fr: "Prénoms de l’autre parent" },
      family: { en: "Family name at birth of the other parent", fr: "Nom de famille à la naissance de l’autre parent" },
    }),
  ],
};

export const earlierNumber: FormSection = {
  id: "earlierNumber",
  title: { en: "Earlier number", fr: "Numéro antérieur" },
  parts: [
    {
      path: "earlier.hadNumber",
      kind: "yesNo",
      label: {
        en: "Did you ever have a social insurance number?",
        fr: "Avez-vous déjà eu un numéro d’assurance sociale?",
      },
      needed: "always",
      prefill: answered("isFirstSin", (isFirst) => !isFirst),
    },
    {
      path: "earlier.number",
      kind: "digits",
      label: { en: "That number", fr: "Ce numéro" },
      hint: { en: "Leave empty if you do not know it.", fr: "Laissez vide si vous ne le connaissez pas." },
      shown: yesAt("earlier.hadNumber"),
      checks: [sinNumber],
      asWritten: keptSinNumber,
      prefill: answered("pastSin", (number) => number),
    },
  ],
};
