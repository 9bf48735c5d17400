import { citizenshipPrefill } from "../prefills/citizenship.ts";
import { nameWords } from "../../fields/names.ts";
import { imm1294Sexes } from "../../lists/officialForms/formChoices1294.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { nameSigns, townSigns } from "../../fields/checks/texts.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormPart, FormSection } from "../fields/field.ts";
import { enteredFamily } from "../familyInformation/enteredFamily.ts";
import { firstOf } from "../prefills/origins.ts";
import {
  birthCityPrefill,
  birthCountryPrefill,
  birthdayPrefill,
  familyNamePrefill,
  givenNamePrefill,
  sexPrefill,
} from "../prefills/people.ts";
import { mayHaveGivenNames } from "../prefills/oneName.ts";
import { previousNameFields } from "./previousNames.ts";
import { residenceParts, residencePartsInCanada } from "./residence.ts";
import { relationshipFields, relationshipFieldsInCanada } from "./relationships.ts";

/** Who the applicant is, with where they lived and their relationships. */

const detailsWith = (residence: readonly FormPart[], relationships: readonly FormPart[]): FormSection => ({
  id: "personalDetails",
  title: { en: "Personal details", fr: "Renseignements personnels" },
  parts: [
    {
      path: "personalDetails.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      checks: [nameSigns],
      prefill: firstOf(enteredFamily("applicant", "familyName"), familyNamePrefill),
    },
    {
      path: "personalDetails.givenName",
      kind: "name",
      label: nameWords.givenNames,
      hint: {
        en: "As in the passport. Who has one name only has it above, and leaves this empty.",
        fr: "Comme dans le passeport. Si vous n’avez qu’un seul nom, il va plus haut et cette case reste vide.",
      },
      needed: mayHaveGivenNames,
      checks: [nameSigns],
      prefill: firstOf(enteredFamily("applicant", "givenNames"), givenNamePrefill),
    },
    ...previousNameFields,
    {
      path: "personalDetails.sex",
      kind: "choice",
      label: { en: "Sex", fr: "Sexe" },
      choices: choicesOf(imm1294Sexes),
      needed: "always",
      prefill: sexPrefill,
    },
    {
      path: "personalDetails.dateOfBirth",
      kind: "partialDate",
      takesParts: true,
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: firstOf(enteredFamily("applicant", "dateOfBirth"), birthdayPrefill),
    },
    {
      path: "personalDetails.birthCity",
      kind: "text",
      label: { en: "City or town of birth", fr: "Ville de naissance" },
      needed: "always",
      checks: [townSigns],
      prefill: birthCityPrefill,
    },
    {
      path: "personalDetails.birthCountry",
      kind: "country",
      inParts: true,
      label: { en: "Country or territory of birth", fr: "Pays ou territoire de naissance" },
      needed: "always",
      prefill: firstOf(enteredFamily("applicant", "countryOfBirth"), birthCountryPrefill),
    },
    {
      path: "personalDetails.citizenship",
      kind: "country",
      isCitizenship: true,
      label: { en: "Citizenship", fr: "Citoyenneté" },
      needed: "always",
      prefill: citizenshipPrefill,
    },
    ...residence,
    ...relationships,
  ],
});

export const personalDetails: FormSection = detailsWith(residenceParts, relationshipFields);

export const personalDetailsInCanada: FormSection = detailsWith(residencePartsInCanada, relationshipFieldsInCanada);
