import { nameWords } from "../../fields/names.ts";
import { spouseHasOneNameOnly } from "../../conditions/identity/names.ts";
import { isMarriedOrCommonLaw } from "../../conditions/family/family.ts";
import { sharesAddressWithSpouse, spouseIsInApplication, spouseLivesInCanada } from "../../conditions/family/spouse.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { everyPlace } from "../../lists/countries.ts";
import { addressFieldsIn } from "../background/addressFields.ts";
import { genders } from "../identity/genders.ts";
import { birthdayInPast, marriageDateNotAfterToday } from "../../fields/checks/dates.ts";
import { spouseBirthdayPrefill } from "../prefills.ts";
import { composite, group, question } from "../step.ts";
import { latinName, notBlank } from "../../fields/checks/texts.ts";
import { spouseFormsAsk, yourFormsAsk } from "./spouseWords.ts";
import { marriageDatePrefill, spouseFamilyNamePrefill, spouseGivenNamesPrefill } from "../documentPrefills.ts";

/** The spouse or partner (document 3 section 3.5). */

const asInTheirPassport: Text = { en: "As in their passport.", fr: "Comme dans son passeport." };
const spouseFirstName = question({
  id: "spouseFirstName",
  kind: "name",
  person: "spouse",
  question: nameWords.givenNames,
  hint: asInTheirPassport,
  toThemselves: {
    question: nameWords.givenNames,
    hint: { en: "As in your passport.", fr: "Comme dans votre passeport." },
  },
  prefill: spouseGivenNamesPrefill,
  needed: "always",
  shown: all(isMarriedOrCommonLaw, not(spouseHasOneNameOnly)),
  checks: [notBlank, latinName],
});

const spouseLastName = question({
  id: "spouseLastName",
  kind: "name",
  person: "spouse",
  question: nameWords.familyName,
  hint: asInTheirPassport,
  toThemselves: {
    question: nameWords.familyName,
    hint: { en: "As in your passport.", fr: "Comme dans votre passeport." },
  },
  prefill: spouseFamilyNamePrefill,
  needed: "always",
  shown: isMarriedOrCommonLaw,
  checks: [notBlank, latinName],
});

const spouseHasOneName = question({
  id: "spouseHasOneName",
  kind: "tick",
  person: "spouse",
  question: { en: "They have one name only", fr: "Cette personne n’a qu’un seul nom" },
  hint: {
    en: "Write it as the family name. The forms leave the given names empty.",
    fr: "Inscrivez-le comme nom de famille. Les formulaires laissent les prénoms vides.",
  },
  toThemselves: {
    question: { en: "I have one name only", fr: "Je n’ai qu’un seul nom" },
    hint: {
      en: "Write it as the family name. The forms leave the given names empty.",
      fr: "Inscrivez-le comme nom de famille. Les formulaires laissent les prénoms vides.",
    },
  },
  needed: "never",
  shown: isMarriedOrCommonLaw,
});

export const spouseNameGroup = group({
  id: "spouseNameGroup",
  person: "spouse",
  question: { en: "What is your spouse or partner’s name?", fr: "Comment s’appelle votre conjoint ou partenaire?" },
  hint: asInTheirPassport,
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What is your name?", fr: "Comment vous appelez-vous?" },
    hint: { en: "As in your passport.", fr: "Comme dans votre passeport." },
    whyWeAsk: yourFormsAsk,
  },
  shown: isMarriedOrCommonLaw,
  members: [spouseFirstName, spouseLastName, spouseHasOneName],
  warnings: ["spouseMayBeAnother"],
});

export const spouseDateOfMarriage = question({
  id: "spouseDateOfMarriage",
  kind: "date",
  person: "spouse",
  question: {
    en: "When did you marry, or start living together?",
    fr: "Quand a eu lieu votre mariage, ou quand avez-vous commencé à vivre ensemble?",
  },
  hint: {
    en: "Marriage: the day on the certificate. Common-law: the day you became a couple living together.",
    fr: "Mariage : le jour inscrit sur le certificat. Union de fait : le jour où vous avez commencé à vivre en couple.",
  },
  whyWeAsk: { en: "The form asks for this date.", fr: "Le formulaire demande cette date." },
  toThemselves: {
    question: {
      en: "When did you marry, or start living together?",
      fr: "Quand a eu lieu votre mariage, ou quand avez-vous commencé à vivre ensemble?",
    },
  },
  prefill: marriageDatePrefill,
  needed: "always",
  shown: isMarriedOrCommonLaw,
  checks: [marriageDateNotAfterToday],
});

export const spouseBirthday = question({
  id: "spouseBirthday",
  kind: "partialDate",
  person: "spouse",
  question: {
    en: "What is your spouse or partner’s date of birth?",
    fr: "Quelle est la date de naissance de votre conjoint ou partenaire?",
  },
  hint: asInTheirPassport,
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What is your date of birth?", fr: "Quelle est votre date de naissance?" },
    hint: { en: "As in your passport.", fr: "Comme dans votre passeport." },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spouseBirthdayPrefill,
  warnings: ["spouseMayBeAnother"],
  needed: "always",
  shown: isMarriedOrCommonLaw,
  checks: [birthdayInPast],
});

export const spouseCountry = question({
  id: "spouseCountry",
  kind: "country",
  among: everyPlace,
  person: "spouse",
  question: {
    en: "Which country does your spouse or partner live in?",
    fr: "Dans quel pays votre conjoint ou partenaire habite-t-il?",
  },
  hint: { en: "Where they have their home today.", fr: "Où se trouve son domicile aujourd’hui." },
  whyWeAsk: {
    en: "It decides which documents they need and where they apply.",
    fr: "Cela détermine ses documents et l’endroit où présenter la demande.",
  },
  toThemselves: {
    question: { en: "Which country do you live in?", fr: "Dans quel pays habitez-vous?" },
    hint: { en: "Where you have your home today.", fr: "Où se trouve votre domicile aujourd’hui." },
    whyWeAsk: {
      en: "It decides which documents you need and where you apply.",
      fr: "Cela détermine vos documents et l’endroit où présenter la demande.",
    },
  },
  needed: "always",
  shown: isMarriedOrCommonLaw,
});

export const spouseGender = question({
  id: "spouseGender",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "What is your spouse or partner’s gender?",
    fr: "Quel est le genre de votre conjoint ou partenaire?",
  },
  hint: { en: "Choose the one in their passport if you can.", fr: "Choisissez si possible celui de son passeport." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What is your gender?", fr: "Quel est votre genre?" },
    hint: { en: "Choose the one in your passport if you can.", fr: "Choisissez si possible celui de votre passeport." },
    whyWeAsk: yourFormsAsk,
  },
  choices: genders,
  needed: "always",
  shown: spouseIsInApplication,
});

export const spouseProvince = question({
  id: "spouseProvince",
  kind: "province",
  person: "spouse",
  question: {
    en: "In which province or territory do they live?",
    fr: "Dans quelle province ou quel territoire cette personne habite-t-elle?",
  },
  hint: { en: "Their home address in Canada.", fr: "Son adresse personnelle au Canada." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: {
      en: "In which province or territory do you live?",
      fr: "Dans quelle province ou quel territoire habitez-vous?",
    },
    hint: { en: "Your home address in Canada.", fr: "Votre adresse personnelle au Canada." },
    whyWeAsk: yourFormsAsk,
  },
  needed: "always",
  shown: all(spouseIsInApplication, spouseLivesInCanada),
});

export const spouseShareSameAddress = question({
  id: "spouseShareSameAddress",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Do you and your spouse or partner live at the same address?",
    fr: "Vivez-vous à la même adresse que votre conjoint ou partenaire?",
  },
  hint: { en: "Today, not after the move.", fr: "Aujourd’hui, et non après le départ." },
  whyWeAsk: { en: "Living together supports your relationship.", fr: "La vie commune appuie votre relation." },
  toThemselves: {
    question: { en: "Do the two of you live at the same address?", fr: "Habitez-vous ensemble, à la même adresse?" },
  },
  needed: "always",
  shown: spouseIsInApplication,
});

export const spouseAddress = composite({
  id: "spouseAddress",
  person: "spouse",
  look: "address",
  question: {
    en: "What is your spouse or partner’s address?",
    fr: "Quelle est l’adresse de votre conjoint ou partenaire?",
  },
  hint: { en: "Their home today.", fr: "Son domicile actuel." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What is your address?", fr: "Quelle est votre adresse?" },
    hint: { en: "Your home today.", fr: "Votre domicile actuel." },
    whyWeAsk: yourFormsAsk,
  },
  needed: "always",
  shown: all(spouseIsInApplication, not(sharesAddressWithSpouse)),
  fields: addressFieldsIn({
    country: (the) => the.answer("spouseCountry"),
    province: (the) => (the.answer("spouseCountry") === "CA" ? the.answer("spouseProvince") : undefined),
  }),
});
