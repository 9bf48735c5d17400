import { nameWords } from "../../fields/names.ts";
import type { Text } from "../../kernel/text.ts";
import { birthdayInPast, endNotBefore, fromNotAfterToday, toNotAfterToday } from "../../fields/checks/dates.ts";
import { uciHasDigits, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { nameSigns, townSigns } from "../../fields/checks/texts.ts";
import {
  imm0008DependantTypes,
  imm0008EyeColours,
  imm0008Relationships,
} from "../../lists/officialForms/formChoices0008.ts";
import { imm1294Sexes } from "../../lists/officialForms/formChoices1294.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormCondition, FormField } from "../fields/field.ts";
import { isInRow } from "../fields/fieldConditions.ts";
import { status, statusChoices } from "../fields/fieldsOf.ts";
import type { FormReader } from "../formReader.ts";
import { documentsAndPast } from "./dependantDocuments.ts";
import { heightOfPerson, words } from "./details.ts";
import { chosen, no, of, optional, yes } from "./rowFields.ts";

/** What the form asks of each member of the family: who they are and where they live; the rest stands beside. */

const isChild = isInRow("relationship", "02", "03", "87", "04", "100");
const livesInCanada = isInRow("currentCountry", "CA");

/** A country with the status there. */
const stay = (at: string, label: Text, shown: FormCondition | undefined, isNeeded: boolean): readonly FormField[] => {
  const inBlock = shown ? { shown } : {};
  const needed = isNeeded ? ({ needed: "always" } as const) : {};
  const dated = isInRow(`${at}Status`, status.visitor, status.worker, status.student, status.other);
  return [
    {
      path: `${at}Country`,
      kind: "country",
      isRealCountry: true,
      inParts: true,
      label,
      ...inBlock,
      ...needed,
    },
    {
      path: `${at}Status`,
      kind: "choice",
      choices: statusChoices,
      label: { en: "Status there", fr: "Statut dans ce pays" },
      ...inBlock,
      ...needed,
    },
    {
      path: `${at}OtherStatus`,
      kind: "text",
      label: { en: "Which other status?", fr: "Quel autre statut?" },
      shown: isInRow(`${at}Status`, status.other),
      needed: "always",
    },
    {
      path: `${at}From`,
      kind: "date",
      label: { en: "Status from", fr: "Statut du" },
      shown: at === "current" ? dated : (shown ?? dated),
      ...(at === "current" || isNeeded ? { needed: "always" as const } : {}),
      checks: [fromNotAfterToday],
    },
    {
      path: `${at}To`,
      kind: "date",
      label: { en: "Status to", fr: "Statut au" },
      shown: at === "current" ? dated : (shown ?? dated),
      ...(at === "current" || isNeeded ? { needed: "always" as const } : {}),
      checks: [
        ...(at === "current" ? [] : [toNotAfterToday]),
        endNotBefore<FormReader>((the) => the.inRow(`${at}From`)),
      ],
    },
  ];
};

const identity: readonly FormField[] = [
  of("familyName", "name", nameWords.familyName, { checks: [nameSigns] }),
  optional("givenNames", "name", nameWords.givenNames, { checks: [nameSigns] }),
  of("hasPreviousName", "yesNo", {
    en: "Did this person ever use another name?",
    fr: "Cette personne a-t-elle déjà utilisé un autre nom?",
  }),
  of(
    "previousFamilyName",
    "name",
    { en: "Other family name", fr: "Autre nom de famille" },
    {
      shown: yes("hasPreviousName"),
      checks: [nameSigns],
    },
  ),
  optional(
    "previousGivenName",
    "name",
    { en: "Other given names", fr: "Autres prénoms" },
    {
      shown: yes("hasPreviousName"),
      checks: [nameSigns],
    },
  ),
  optional(
    "uci",
    "digits",
    {
      en: "Unique client identifier (UCI), if there is one",
      fr: "Identificateur unique du client (IUC), s’il y a lieu",
    },
    { checks: [uciHasDigits], asWritten: withoutSeparators },
  ),
  chosen("sex", { en: "Sex", fr: "Sexe" }, imm1294Sexes),
  optional("height", "digits", words.height, { checks: [heightOfPerson] }),
  optional("eyeColour", "choice", words.eyeColour, { choices: choicesOf(imm0008EyeColours) }),
  of(
    "dateOfBirth",
    "partialDate",
    { en: "Date of birth", fr: "Date de naissance" },
    { checks: [birthdayInPast], takesParts: true },
  ),
  of("birthCity", "text", { en: "City or town of birth", fr: "Ville de naissance" }, { checks: [townSigns] }),
  of(
    "birthCountry",
    "country",
    { en: "Country or territory of birth", fr: "Pays ou territoire de naissance" },
    {
      inParts: true,
    },
  ),
  of("citizenship", "country", { en: "Citizenship", fr: "Citoyenneté" }, { isCitizenship: true }),
  optional(
    "secondCitizenship",
    "country",
    { en: "Second citizenship", fr: "Deuxième citoyenneté" },
    { isCitizenship: true },
  ),
];

const tie: readonly FormField[] = [
  chosen("relationship", { en: "Relationship to you", fr: "Lien avec vous" }, imm0008Relationships),
  of(
    "relationshipOther",
    "text",
    { en: "Which other relationship?", fr: "Quel autre lien?" },
    {
      shown: isInRow("relationship", "85"),
    },
  ),
  of("willAccompany", "yesNo", {
    en: "Will this person come to Canada with you?",
    fr: "Cette personne viendra-t-elle au Canada avec vous?",
  }),
  of("reasonNotAccompanying", "text", { en: "Why not?", fr: "Pourquoi pas?" }, { shown: no("willAccompany") }),
  optional(
    "dependantType",
    "choice",
    { en: "Type of dependant", fr: "Type de personne à charge" },
    {
      choices: choicesOf(imm0008DependantTypes),
      shown: isChild,
      hint: {
        en: "Leave it empty if you are not sure: the guide of IRCC explains the letters.",
        fr: "Laissez vide en cas de doute\u00A0: le guide d’IRCC explique les lettres.",
      },
    },
  ),
];

const lived: readonly FormField[] = [
  ...stay(
    "current",
    { en: "Country or territory of residence", fr: "Pays ou territoire de résidence" },
    undefined,
    true,
  ),
  of(
    "lastEntryDate",
    "date",
    { en: "Day of the last entry to Canada", fr: "Jour de la dernière entrée au Canada" },
    {
      shown: livesInCanada,
      checks: [fromNotAfterToday],
    },
  ),
  of(
    "lastEntryPlace",
    "text",
    { en: "Place of the last entry to Canada", fr: "Lieu de la dernière entrée au Canada" },
    {
      shown: livesInCanada,
    },
  ),
  of("hasPreviousCountries", "yesNo", {
    en: "In the past five years, did this person live for more than six months in another country than those of citizenship and residence?",
    fr: "Au cours des cinq dernières années, cette personne a-t-elle vécu plus de six mois dans un autre pays que ceux de sa citoyenneté et de sa résidence?",
  }),
  ...stay(
    "firstPrevious",
    { en: "First country or territory", fr: "Premier pays ou territoire" },
    yes("hasPreviousCountries"),
    true,
  ),
  ...stay(
    "secondPrevious",
    { en: "Second country or territory", fr: "Deuxième pays ou territoire" },
    yes("hasPreviousCountries"),
    false,
  ),
];

export const fieldsOfDependant: readonly FormField[] = [...identity, ...tie, ...lived, ...documentsAndPast];
