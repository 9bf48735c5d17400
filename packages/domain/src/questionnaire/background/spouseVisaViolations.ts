import { spouseAccompanies } from "../../conditions/family/family.ts";
import {
  spouseStayedWithoutPermission,
  spouseWasDenied,
  spouseWasToldOfMisrepresentation,
} from "../../conditions/family/spouseHistory.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { group, question } from "../step.ts";
import { details, lengthOf } from "../../fields/checks/texts.ts";
import { spouseFormsAsk, yourFormsAsk } from "../family/spouseWords.ts";

/** The spouse or partner’s refusals (document 3 section 2.3; the keys are ours). */

const tellUs: Text = { en: "Tell us what happened", fr: "Dites-nous ce qui s’est passé" };
const whenWhereWhy: Text = {
  en: "When, where and why. 20 to 500 characters.",
  fr: "Quand, où et pourquoi. De 20 à 500 caractères.",
};
const spouseVisaViolationWithoutAuthorization = question({
  id: "spouseVisaViolationWithoutAuthorization",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Has your spouse or partner ever stayed too long, studied or worked in Canada without permission?",
    fr: "Votre conjoint ou partenaire est-il déjà resté trop longtemps, a-t-il étudié ou travaillé au Canada sans autorisation?",
  },
  hint: { en: "Answer for Canada only.", fr: "Répondez pour le Canada seulement." },
  toThemselves: {
    question: {
      en: "Have you ever stayed too long, studied or worked in Canada without permission?",
      fr: "Avez-vous déjà prolongé un séjour, étudié ou travaillé au Canada sans autorisation?",
    },
  },
  needed: "always",
  shown: spouseAccompanies,
});

const spouseVisaViolationWithoutAuthorizationDetails = question({
  id: "spouseVisaViolationWithoutAuthorizationDetails",
  kind: "multiline",
  person: "spouse",
  question: tellUs,
  hint: whenWhereWhy,
  toThemselves: {
    question: tellUs,
  },
  length: lengthOf(narrativeLength),
  needed: spouseStayedWithoutPermission,
  shown: all(spouseAccompanies, spouseStayedWithoutPermission),
  checks: [details],
});

const spouseVisaViolationDenied = question({
  id: "spouseVisaViolationDenied",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Has a country ever refused your spouse or partner a visa, denied entry or ordered them to leave?",
    fr: "Un pays a-t-il refusé un visa ou l’entrée à votre conjoint ou partenaire, ou lui a-t-il ordonné de partir?",
  },
  hint: { en: "Any country, any time.", fr: "Dans n’importe quel pays, à n’importe quel moment." },
  toThemselves: {
    question: {
      en: "Has a country ever refused you a visa, denied you entry or ordered you to leave?",
      fr: "Un pays vous a-t-il refusé un visa ou l’entrée, ou vous a-t-il ordonné de partir?",
    },
  },
  needed: "always",
  shown: spouseAccompanies,
});

const spouseVisaViolationDeniedDetails = question({
  id: "spouseVisaViolationDeniedDetails",
  kind: "multiline",
  person: "spouse",
  question: tellUs,
  hint: whenWhereWhy,
  toThemselves: {
    question: tellUs,
  },
  length: lengthOf(narrativeLength),
  needed: spouseWasDenied,
  shown: all(spouseAccompanies, spouseWasDenied),
  checks: [details],
});

const spouseVisaViolationMisrepresentation = question({
  id: "spouseVisaViolationMisrepresentation",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Did Canada say that your spouse or partner gave false information?",
    fr: "Le Canada a-t-il reproché une fausse déclaration à votre conjoint ou partenaire?",
  },
  hint: {
    en: "The refusal letter says “misrepresentation”.",
    fr: "La lettre de refus parle de « fausses déclarations ».",
  },
  toThemselves: {
    question: {
      en: "Did Canada say that you gave false information?",
      fr: "Le Canada vous a-t-il reproché une fausse déclaration?",
    },
  },
  needed: "always",
  shown: all(spouseAccompanies, spouseWasDenied),
});

const spouseVisaViolationMisrepresentationDetails = question({
  id: "spouseVisaViolationMisrepresentationDetails",
  kind: "multiline",
  person: "spouse",
  question: tellUs,
  hint: whenWhereWhy,
  toThemselves: {
    question: tellUs,
  },
  length: lengthOf(narrativeLength),
  needed: spouseWasToldOfMisrepresentation,
  shown: all(spouseAccompanies, spouseWasDenied, spouseWasToldOfMisrepresentation),
  checks: [details],
});

export const spouseVisaViolationsGroup = group({
  id: "spouseVisaViolationsGroup",
  person: "spouse",
  question: {
    en: "Your spouse or partner’s visa history",
    fr: "Les antécédents de visa de votre conjoint ou partenaire",
  },
  hint: { en: "For any country.", fr: "Pour tout pays." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "Your visa history", fr: "Vos antécédents de visa" },
    whyWeAsk: yourFormsAsk,
  },
  shown: spouseAccompanies,
  members: [
    spouseVisaViolationWithoutAuthorization,
    spouseVisaViolationWithoutAuthorizationDetails,
    spouseVisaViolationDenied,
    spouseVisaViolationDeniedDetails,
    spouseVisaViolationMisrepresentation,
    spouseVisaViolationMisrepresentationDetails,
  ],
});
