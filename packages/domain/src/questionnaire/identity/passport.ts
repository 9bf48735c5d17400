import { passportWasRead } from "../../conditions/documentsRead.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { expiryAfter, notAfterToday } from "../../fields/checks/dates.ts";
import { passportExpiryPrefill, passportIssuePrefill, passportNumberPrefill } from "../firstPrefills.ts";
import { group, question } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import { keptNumber, passportNumberForm } from "../../fields/checks/documentNumbers.ts";

/** The passport; not asked when it was read (document 3 section 4.2). */

export const passportNumber = question({
  id: "passportNumber",
  kind: "text",
  person: "main",
  question: { en: "What is your passport number?", fr: "Quel est votre numéro de passeport?" },
  hint: { en: "It is at the top right of the photo page.", fr: "Il figure en haut à droite de la page photo." },
  whyWeAsk: { en: "The number goes into every form.", fr: "Ce numéro figure dans chaque formulaire." },
  prefill: passportNumberPrefill,
  needed: "always",
  skipped: passportWasRead,
  kept: keptNumber,
  checks: [notBlank, passportNumberForm],
  warnings: ["passportNumberUnusual"],
});

export const passportIssueDate = question({
  id: "passportIssueDate",
  kind: "date",
  person: "main",
  question: { en: "When was your passport issued?", fr: "Quand votre passeport a-t-il été délivré?" },
  hint: {
    en: "Look for “Date of issue” on the photo page.",
    fr: "Cherchez « Date de délivrance » sur la page photo.",
  },
  whyWeAsk: { en: "The official forms ask for it.", fr: "Les formulaires officiels le demandent." },
  prefill: passportIssuePrefill,
  needed: "always",
  skipped: passportWasRead,
  checks: [notAfterToday],
});

export const passportExpiryDate = question({
  id: "passportExpiryDate",
  kind: "date",
  person: "main",
  question: { en: "When does your passport expire?", fr: "Quand votre passeport expire-t-il?" },
  hint: {
    en: "Look for “Date of expiry” on the photo page.",
    fr: "Cherchez « Date d’expiration » sur la page photo.",
  },
  whyWeAsk: {
    en: "A permit cannot last longer than the passport.",
    fr: "Un permis ne peut pas durer plus longtemps que le passeport.",
  },
  prefill: passportExpiryPrefill,
  needed: "always",
  skipped: passportWasRead,
  checks: [expiryAfter<CaseReader>((the) => the.answer("passportIssueDate"))],
  warnings: ["passportExpired", "passportExpiringSoon", "passportLastsUnusuallyLong"],
});

/** On one page, as they stand together on the page with the photo. */
export const passportGroup = group({
  id: "passportGroup",
  person: "main",
  question: { en: "Your passport", fr: "Votre passeport" },
  hint: {
    en: "Have it beside you: all three are on the page with your photo.",
    fr: "Gardez-le à portée de main\u00A0: ces trois éléments figurent sur la page avec votre photo.",
  },
  skipped: passportWasRead,
  members: [passportNumber, passportIssueDate, passportExpiryDate],
});
