import { nameWords } from "../../fields/names.ts";
import type { FormReader } from "../formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { partOf } from "../../kernel/datedTable.ts";
import { imm1294PreviousRelationships } from "../../lists/officialForms/formChoices1294.ts";
import { imm5707MaritalStatusesOfOthers } from "../../lists/officialForms/formChoices5707.ts";
import { familyFormLimits } from "../../tables/officialForms/formLimits.ts";
import { birthdayInPast, fromNotAfterToday, endNotBefore, toNotAfterToday } from "../../fields/checks/dates.ts";
import { nameSigns, lengthAtMost } from "../../fields/checks/texts.ts";
import { choicesOf } from "../fields/choices.ts";
import { labels, saysDeceased } from "../familyInformation/blockFields.ts";
import { imm5707Codes, wordOf } from "../familyInformation/maritalCodes.ts";
import { condition } from "../../kernel/condition.ts";
import type { FormCondition, FormField, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";

/** An earlier marriage, the wedding, and the parents: what the family forms ask again and again. */

const hadRelationship = yesAt("hasPreviousMarriage");

export const relationships: FormSection = {
  id: "relationships",
  title: { en: "Your relationships", fr: "Vos relations" },
  lead: {
    en: "Your marital status and your spouse or partner are asked with each application.",
    fr: "Votre état matrimonial et votre conjoint ou partenaire sont demandés avec chaque demande.",
  },
  parts: [
    {
      path: "marriedInPerson.self",
      kind: "yesNo",
      label: {
        en: "If you are married, were you at the ceremony in person?",
        fr: "En cas de mariage, avez-vous assisté à la cérémonie en personne?",
      },
    },
    {
      path: "marriedInPerson.spouse",
      kind: "yesNo",
      label: {
        en: "Was the person you married there too?",
        fr: "La personne que vous avez épousée y était-elle aussi?",
      },
    },
    {
      path: "hasPreviousMarriage",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Were you in another marriage or common-law relationship before?",
        fr: "Avez-vous déjà vécu un autre mariage ou une autre union de fait?",
      },
    },
    {
      path: "previousSpouse.familyName",
      kind: "name",
      label: {
        en: "Family name of your former spouse or partner",
        fr: "Nom de famille de votre ancien conjoint ou partenaire",
      },
      shown: hadRelationship,
      needed: "always",
      checks: [nameSigns],
    },
    {
      path: "previousSpouse.givenName",
      kind: "name",
      label: {
        en: "Given names of your former spouse or partner",
        fr: "Prénoms de votre ancien conjoint ou partenaire",
      },
      shown: hadRelationship,
      checks: [nameSigns],
    },
    {
      path: "previousSpouse.dateOfBirth",
      kind: "partialDate",
      label: { en: "Their date of birth", fr: "Sa date de naissance" },
      shown: hadRelationship,
      needed: "always",
      checks: [birthdayInPast],
    },
    {
      path: "previousSpouse.relationshipType",
      kind: "choice",
      label: { en: "Type of relationship", fr: "Type de relation" },
      choices: choicesOf(imm1294PreviousRelationships),
      shown: hadRelationship,
      needed: "always",
    },
    {
      path: "previousSpouse.relationshipFrom",
      kind: "date",
      label: { en: "Relationship from", fr: "Relation du" },
      shown: hadRelationship,
      needed: "always",
      checks: [fromNotAfterToday],
    },
    {
      path: "previousSpouse.relationshipTo",
      kind: "date",
      label: { en: "Relationship to", fr: "Relation au" },
      shown: hadRelationship,
      needed: "always",
      checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.value("previousSpouse.relationshipFrom"))],
    },
  ],
};

/** The statuses of the family forms, by words of ours: each form has its own codes. */
export const maritalWords = choicesOf(imm5707MaritalStatusesOfOthers).map((choice) => ({
  ...choice,
  value: wordOf(imm5707Codes, choice.value) ?? choice.value,
}));

export const addressCharacters = partOf(familyFormLimits, (limits) => limits.addressCharacters);
export const occupationCharacters = partOf(familyFormLimits, (limits) => limits.occupationCharacters);

const isAlive = (at: "mother" | "father"): FormCondition =>
  condition(
    `alive ${at}`,
    {
      en: "the address does not say that the person has died",
      fr: "l’adresse n’indique pas que la personne est décédée",
    },
    (the) => !saysDeceased(the.value(`${at}.presentAddress`)),
  );

/** In the order of the family forms. */
const parentFields = (at: "mother" | "father", of: Text): readonly FormField[] => {
  const label = (name: Text): Text => ({
    en: `${of.en}: ${name.en.charAt(0).toLowerCase()}${name.en.slice(1)}`,
    fr: `${of.fr}\u00A0: ${name.fr.charAt(0).toLowerCase()}${name.fr.slice(1)}`,
  });
  return [
    {
      path: `${at}.familyName`,
      kind: "name",
      label: label(nameWords.familyName),
      needed: "always",
      checks: [nameSigns],
    },
    { path: `${at}.givenNames`, kind: "name", label: label(nameWords.givenNames), checks: [nameSigns] },
    {
      path: `${at}.dateOfBirth`,
      kind: "partialDate",
      label: label(labels.dateOfBirth),
      needed: "always",
      checks: [birthdayInPast],
    },
    { path: `${at}.countryOfBirth`, kind: "country", label: label(labels.countryOfBirth), needed: "always" },
    {
      path: `${at}.presentAddress`,
      kind: "text",
      label: label(labels.presentAddress),
      hint: labels.addressOrDeath,
      needed: "always",
      length: lengthAtMost(addressCharacters),
    },
    {
      path: `${at}.maritalStatus`,
      kind: "choice",
      label: label(labels.maritalStatus),
      choices: maritalWords,
      needed: isAlive(at),
    },
    {
      path: `${at}.presentOccupation`,
      kind: "text",
      label: label(labels.presentOccupation),
      hint: labels.occupationHint,
      needed: isAlive(at),
      length: lengthAtMost(occupationCharacters),
    },
  ];
};

export const parents: FormSection = {
  id: "parents",
  title: { en: "Your parents", fr: "Vos parents" },
  lead: {
    en: "The family forms ask for both, wherever they live. Leave out what you do not know.",
    fr: "Les formulaires sur la famille demandent les deux, où qu’ils habitent. Laissez vide ce que vous ne savez pas.",
  },
  parts: [
    ...parentFields("mother", { en: "Mother", fr: "Mère" }),
    ...parentFields("father", { en: "Father", fr: "Père" }),
  ],
};
