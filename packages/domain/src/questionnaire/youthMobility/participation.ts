import { countryIsChosen, isCitizenOfUnitedStates, unitedStates } from "../../conditions/youthMobility/agreement.ts";
import { birthdayLeavesLimitsOpen } from "../../conditions/youthMobility/age.ts";
import {
  categoryIsOffered,
  someCategoryIsOffered,
  studiesOutsideCanada,
} from "../../conditions/youthMobility/categories.ts";
import { countryAsksForResidence, tookPartBefore } from "../../conditions/youthMobility/youthMobility.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { countries } from "../../lists/countries.ts";
import { iecCountryNotListed } from "../../lists/youthMobility/iecCountryNotListed.ts";
import { iecProgrammes } from "../../lists/youthMobility/iecProgrammes.ts";
import { iecCountries } from "../../tables/youthMobility/iecCountries.ts";
import { passportOf, readOf } from "../readPrefill.ts";
import { question, type QuestionChoice } from "../step.ts";

/** Whether somebody may take part in International Experience Canada, and in which category (document 3 sections 3.3 and 4.7). */

const ownRules: Text = {
  en: "Each country and category of IEC has its own rules.",
  fr: "Chaque pays et chaque catégorie d’EIC a ses règles.",
};

/** Every country that any table names, so that an answer of before keeps its name; what holds today is the result’s to say. */
const agreed = new Set(iecCountries.rows.flatMap(({ value }) => Object.keys(value)));
const countryChoices: readonly QuestionChoice[] = [
  { value: iecCountryNotListed.code, label: iecCountryNotListed, common: true },
  ...countries.filter(({ code }) => agreed.has(code)).map((country) => ({ value: country.code, label: country })),
  { value: unitedStates, label: { en: "United States", fr: "États-Unis" } },
];

const fromPassport: Text = { en: "from your passport", fr: "d’après votre passeport" };
const amongChoices = (code: string): unknown => (countryChoices.some(({ value }) => value === code) ? code : undefined);
const citizenshipPrefill = passportOf("passport", readOf()("passport", "country", fromPassport, amongChoices));

export const iecCountryOfCitizenship = question({
  id: "iecCountryOfCitizenship",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: { en: "Which country are you a citizen of?", fr: "De quel pays avez-vous la citoyenneté?" },
  hint: {
    en: "The list has the countries with which Canada has an agreement. If yours is not there, choose that it is not listed.",
    fr: "La liste contient les pays avec lesquels le Canada a une entente. Si le vôtre n’y est pas, indiquez-le.",
  },
  whyWeAsk: { en: "Each country has its own agreement.", fr: "Chaque pays a sa propre entente." },
  choices: countryChoices,
  prefill: citizenshipPrefill,
  needed: "always",
});

/** Computed where the birthday tells (docs/facts/questionnaire.md section 4). */
export const iecIsWithinQualifyingAgeLimit = question({
  id: "iecIsWithinQualifyingAgeLimit",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Are you old enough for IEC, and not older than your country’s agreement allows?",
    fr: "Votre âge est-il entre 18 ans et la limite de l’entente de votre pays?",
  },
  hint: {
    en: "You must be 18 at least. The limit is 30 or 35, depending on the country and category.",
    fr: "Il faut avoir au moins 18 ans. La limite est de 30 ou 35 ans, selon le pays et la catégorie.",
  },
  whyWeAsk: ownRules,
  needed: "always",
  shown: all(countryIsChosen, birthdayLeavesLimitsOpen),
});

export const iecHasResidentialOrMailingAddressInQualifyingCountry = question({
  id: "iecHasResidentialOrMailingAddressInQualifyingCountry",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a home or mailing address in that country?",
    fr: "Avez-vous une adresse domiciliaire ou postale dans ce pays?",
  },
  wordings: [
    {
      when: countryAsksForResidence,
      question: { en: "Do you live in that country now?", fr: "Habitez-vous dans ce pays maintenant?" },
    },
  ],
  hint: {
    en: "Some agreements ask that you live there when you apply.",
    fr: "Certaines ententes exigent que vous y habitiez au moment de la demande.",
  },
  whyWeAsk: ownRules,
  needed: "always",
  shown: countryIsChosen,
  whenMissing: refusal("iecAddressRequired", {
    en: "Say whether you have such an address in the country that you chose.",
    fr: "Dites si vous avez une telle adresse dans le pays que vous avez choisi.",
  }),
});

export const iecPreviouslyParticipatedInProgram = question({
  id: "iecPreviouslyParticipatedInProgram",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you taken part in International Experience Canada before?",
    fr: "Avez-vous déjà participé à Expérience internationale Canada?",
  },
  hint: {
    en: "It counts if you entered Canada and got a work permit.",
    fr: "Cela compte si, à votre entrée au Canada, vous avez reçu un permis de travail.",
  },
  whyWeAsk: {
    en: "Each agreement limits how often one can take part.",
    fr: "Chaque entente limite le nombre de participations.",
  },
  needed: "always",
  shown: countryIsChosen,
});

export const iecNumberOfTimesParticipated = question({
  id: "iecNumberOfTimesParticipated",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "How many times did you take part?", fr: "Combien de fois avez-vous participé?" },
  hint: { en: "Count every category.", fr: "Comptez toutes les catégories." },
  whyWeAsk: ownRules,
  choices: [
    { value: 1, label: { en: "Once", fr: "Une fois" } },
    { value: 2, label: { en: "Twice", fr: "Deux fois" } },
    { value: 3, label: { en: "Three times", fr: "Trois fois" } },
  ],
  needed: tookPartBefore,
  shown: all(countryIsChosen, tookPartBefore),
  whenMissing: refusal("iecTimes", { en: "Choose 1, 2 or 3.", fr: "Choisissez 1, 2 ou 3." }),
});

export const iecHasCanadianJobOffer = question({
  id: "iecHasCanadianJobOffer",
  kind: "yesNo",
  person: "main",
  question: { en: "Do you have a job offer in Canada?", fr: "Avez-vous une offre d’emploi au Canada?" },
  hint: { en: "A signed offer or contract.", fr: "Une offre ou un contrat signé." },
  whyWeAsk: {
    en: "The category Young Professionals needs one.",
    fr: "La catégorie Jeunes professionnels en exige une.",
  },
  needed: "always",
  shown: countryIsChosen,
});

export const iecRegisteredAsStudentOutsideCanada = question({
  id: "iecRegisteredAsStudentOutsideCanada",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Are you registered as a student outside Canada?",
    fr: "Êtes-vous aux études dans un établissement hors du Canada?",
  },
  hint: { en: "At a college or university.", fr: "Dans un collège ou une université." },
  whyWeAsk: {
    en: "International Co-op is for students.",
    fr: "La catégorie Stage coop international s’adresse aux personnes aux études.",
  },
  needed: "always",
  shown: countryIsChosen,
});

export const iecAcceptedIntoInternship = question({
  id: "iecAcceptedIntoInternship",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you been accepted for an internship in Canada?",
    fr: "Votre stage au Canada est-il accepté?",
  },
  hint: { en: "It must be part of your studies.", fr: "Il doit faire partie de vos études." },
  whyWeAsk: ownRules,
  needed: "always",
  shown: all(countryIsChosen, studiesOutsideCanada),
});

/** Document 3 section 5.3: only of citizens of the United States. */
export const iecHasLetterFromIecRecognizedOrganization = question({
  id: "iecHasLetterFromIecRecognizedOrganization",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a letter from a recognized organization?",
    fr: "Avez-vous une lettre d’un organisme reconnu?",
  },
  hint: {
    en: "US citizens take part only through such an organization.",
    fr: "Les citoyens américains participent seulement par un tel organisme.",
  },
  whyWeAsk: ownRules,
  needed: isCitizenOfUnitedStates,
  shown: isCitizenOfUnitedStates,
});

export const iecProgram = question({
  id: "iecProgram",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Which category do you want?", fr: "Quelle catégorie voulez-vous?" },
  hint: {
    en: "Only the categories that your country, age and situation allow are here.",
    fr: "Seules les catégories que votre pays, votre âge et votre situation permettent sont ici.",
  },
  whyWeAsk: {
    en: "Each category has its own permit, documents and fees.",
    fr: "Chaque catégorie a son permis, ses documents et ses frais.",
  },
  choices: iecProgrammes.map(({ answer, name }) => ({
    value: answer,
    label: name,
    offered: categoryIsOffered(answer),
  })),
  needed: "always",
  shown: all(countryIsChosen, someCategoryIsOffered),
});
