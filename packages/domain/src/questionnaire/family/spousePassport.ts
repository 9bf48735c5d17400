import { spouseIsInApplication, spousePassportWasRead } from "../../conditions/family/spouse.ts";
import { everyPassport } from "../../lists/countries.ts";
import { atLeastOne } from "../../fields/checks/choices.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { expiryAfter, notAfterToday } from "../../fields/checks/dates.ts";
import {
  spousePassportExpiryPrefill,
  spousePassportIssuePrefill,
  spousePassportNumberPrefill,
  spousePassportPrefill,
} from "../prefills.ts";
import { question } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import { keptNumber, passportNumberForm } from "../../fields/checks/documentNumbers.ts";
import { spouseFormsAsk, yourFormsAsk } from "./spouseWords.ts";

/** The spouse or partner’s passports; skipped when already known (document 3 section 4.2). */

export const spousePassport = question({
  id: "spousePassport",
  kind: "countries",
  among: everyPassport,
  person: "spouse",
  question: {
    en: "Which passports does your spouse or partner hold?",
    fr: "De quels pays votre conjoint ou partenaire a-t-il un passeport?",
  },
  hint: { en: "Choose every country.", fr: "Choisissez chaque pays." },
  whyWeAsk: { en: "Their passport decides if they need a visa.", fr: "Son passeport détermine s’il faut un visa." },
  toThemselves: {
    question: { en: "Which passports do you hold?", fr: "De quels pays avez-vous un passeport?" },
    whyWeAsk: {
      en: "Your passport decides if you need a visa.",
      fr: "Votre passeport détermine s’il vous faut un visa.",
    },
  },
  prefill: spousePassportPrefill,
  needed: "always",
  shown: spouseIsInApplication,
  checks: [atLeastOne],
});

export const spousePassportNumber = question({
  id: "spousePassportNumber",
  kind: "text",
  person: "spouse",
  question: { en: "What is their passport number?", fr: "Quel est son numéro de passeport?" },
  hint: { en: "At the top right of the photo page.", fr: "En haut à droite de la page photo." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What is your passport number?", fr: "Quel est votre numéro de passeport?" },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spousePassportNumberPrefill,
  needed: "always",
  shown: spouseIsInApplication,
  skipped: spousePassportWasRead,
  kept: keptNumber,
  checks: [notBlank, passportNumberForm],
});

export const spousePassportIssueDate = question({
  id: "spousePassportIssueDate",
  kind: "date",
  person: "spouse",
  question: { en: "When was their passport issued?", fr: "Quand son passeport a-t-il été délivré?" },
  hint: { en: "“Date of issue” on the photo page.", fr: "« Date de délivrance » sur la page photo." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "When was your passport issued?", fr: "Quand votre passeport a-t-il été délivré?" },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spousePassportIssuePrefill,
  needed: "always",
  shown: spouseIsInApplication,
  skipped: spousePassportWasRead,
  checks: [notAfterToday],
});

export const spousePassportExpiryDate = question({
  id: "spousePassportExpiryDate",
  kind: "date",
  person: "spouse",
  question: { en: "When does their passport expire?", fr: "Quand son passeport expire-t-il?" },
  hint: { en: "“Date of expiry” on the photo page.", fr: "« Date d’expiration » sur la page photo." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "When does your passport expire?", fr: "Quand votre passeport expire-t-il?" },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spousePassportExpiryPrefill,
  needed: "always",
  shown: spouseIsInApplication,
  skipped: spousePassportWasRead,
  checks: [expiryAfter<CaseReader>((the) => the.answer("spousePassportIssueDate"))],
});

export const spouseUSPR = question({
  id: "spouseUSPR",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "Does your spouse or partner have status in the United States?",
    fr: "Votre conjoint ou partenaire a-t-il un statut aux États-Unis?",
  },
  hint: { en: "A green card or a visa in the passport.", fr: "Une carte verte ou un visa dans le passeport." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "Do you have status in the United States?", fr: "Avez-vous un statut aux États-Unis?" },
    whyWeAsk: yourFormsAsk,
  },
  choices: [
    { value: "greenCard", label: { en: "PR or green card", fr: "Résidence permanente ou carte verte" } },
    { value: "temporaryVisa", label: { en: "US temporary visa", fr: "Visa temporaire américain" } },
    { value: "no", label: { en: "No", fr: "Non" } },
  ],
  needed: "always",
  shown: spouseIsInApplication,
});
