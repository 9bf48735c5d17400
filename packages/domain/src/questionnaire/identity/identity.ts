import { changesWorkConditions } from "../../conditions/application/reasonsForContact.ts";
import { mayApplyAtBorder } from "../../conditions/status/border.ts";
import { birthCountryWasRead } from "../../conditions/documentsRead.ts";
import { holdsSeveralPassports } from "../../conditions/identity/identity.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { everyPassport } from "../../lists/countries.ts";
import { atLeastOne } from "../../fields/checks/choices.ts";
import { genders } from "./genders.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { birthCountryPrefill, birthdayPrefill, passportCountriesPrefill } from "../firstPrefills.ts";
import { question } from "../step.ts";

/** Who the person is, and whose passports she holds. */

const formsAsk: Text = { en: "The official forms ask for it.", fr: "Les formulaires officiels le demandent." };

export const passportCountries = question({
  id: "passportCountries",
  kind: "countries",
  among: everyPassport,
  person: "main",
  question: { en: "Which passports do you hold?", fr: "De quels pays avez-vous un passeport?" },
  hint: {
    en: "Choose every country that gave you a passport that is still valid.",
    fr: "Choisissez chaque pays qui vous a délivré un passeport encore valide.",
  },
  whyWeAsk: {
    en: "Your passport decides if you need a visa, an eTA or neither.",
    fr: "Votre passeport détermine s’il vous faut un visa, une AVE ou ni l’un ni l’autre.",
  },
  prefill: passportCountriesPrefill,
  needed: "always",
  checks: [atLeastOne],
  warnings: ["canadianCitizen"],
});

export const passportCountryEntry = question({
  id: "passportCountryEntry",
  kind: "country",
  person: "main",
  question: {
    en: "Which passport will you use to enter Canada?",
    fr: "Quel passeport utiliserez-vous pour entrer au Canada?",
  },
  hint: { en: "Use the same one in every form.", fr: "Utilisez le même dans tous les formulaires." },
  whyWeAsk: { en: "Your visa or permit is tied to this passport.", fr: "Votre visa ou permis est lié à ce passeport." },
  among: (the) => the.answer("passportCountries") ?? [],
  needed: "always",
  shown: holdsSeveralPassports,
});

/** Named after its first users; asked of everyone who may apply on arrival (ADR 0096), so after the question about a green card. */
export const usCitizenVisaApplicationMethod = question({
  id: "usCitizenVisaApplicationMethod",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "How do you want to apply?", fr: "Comment voulez-vous présenter votre demande?" },
  hint: {
    en: "Citizens and permanent residents of the United States, and people who live in Greenland or in Saint Pierre and Miquelon, may do either.",
    fr: "Les citoyens et résidents permanents des États-Unis, et les personnes qui habitent au Groenland ou à Saint-Pierre-et-Miquelon, ont le choix.",
  },
  whyWeAsk: {
    en: "At the border there is no online form and no IRCC fee before you travel.",
    fr: "À la frontière, il n’y a ni formulaire en ligne ni frais d’IRCC avant le voyage.",
  },
  choices: [
    { value: "APPLY_ONLINE", label: { en: "Online, before I travel", fr: "En ligne, avant le voyage" } },
    { value: "APPLY_AT_BORDER", label: { en: "At the border, when I arrive", fr: "À la frontière, à mon arrivée" } },
  ],
  needed: mayApplyAtBorder,
  shown: mayApplyAtBorder,
});

export const birthday = question({
  id: "birthday",
  kind: "partialDate",
  person: "main",
  question: { en: "What is your date of birth?", fr: "Quelle est votre date de naissance?" },
  hint: { en: "Day, month and year, as in your passport.", fr: "Jour, mois et année, comme dans votre passeport." },
  whyWeAsk: {
    en: "Your age decides about biometrics, custodians and consent letters.",
    fr: "Votre âge détermine ce qu’il faut pour la biométrie, le gardien et les lettres de consentement.",
  },
  prefill: birthdayPrefill,
  needed: "always",
  checks: [birthdayInPast, bornSinceForms],
  warnings: ["ageLeftOpen"],
});

export const gender = question({
  id: "gender",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "What is your gender?", fr: "Quel est votre genre?" },
  hint: { en: "Choose the one in your passport if you can.", fr: "Choisissez si possible celui de votre passeport." },
  whyWeAsk: formsAsk,
  choices: genders,
  needed: "always",
});

export const birthCountry = question({
  id: "birthCountry",
  kind: "country",
  person: "main",
  question: { en: "In which country were you born?", fr: "Quel est votre pays de naissance?" },
  hint: { en: "Use today’s name of the country.", fr: "Utilisez le nom actuel du pays." },
  whyWeAsk: formsAsk,
  prefill: birthCountryPrefill,
  needed: all(not(changesWorkConditions), not(birthCountryWasRead)),
  skipped: birthCountryWasRead,
  alsoAsks: [{ life: "placeOfBirth" }],
});
