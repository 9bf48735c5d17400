import { addressParts } from "../../fields/address.ts";
import {
  appliedBefore,
  neverApplied,
  rowOfAnotherType,
  rowRefused,
  rowRefusedByCanada,
} from "../../conditions/background/visaHistory.ts";
import { hasIrccFile } from "../../conditions/application/application.ts";
import { any } from "../../kernel/condition.ts";
import { refusal } from "../../kernel/validation.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { previousVisasMost } from "../../tables/background/listLengths.ts";
import { everyPlace } from "../../lists/countries.ts";
import { monthNotAfterToday } from "../../fields/checks/dates.ts";
import { appliedBeforePrefill, canadianRefusalPrefill, previousVisasPrefill } from "./historyPrefills.ts";
import { breakpoint, contradiction, group, list, question } from "../step.ts";
import { uciNumber as uciCheck } from "../../fields/checks/documentNumbers.ts";
import { lengthOf, narrative, notBlank } from "../../fields/checks/texts.ts";

export const historyBreakpoint = breakpoint({
  id: "historyBreakpoint",
  person: "main",
  // The specification's own title, word for word (document 3 section 2.1), so its exclamation mark stays; said where it is so.
  saysEndIsNear: true,
  question: { en: "Almost done!", fr: "Vous avez presque terminé!" },
  hint: {
    en: "Next: your immigration history. Answer as it happened, even if it is old or small.",
    fr: "Ensuite : vos antécédents d’immigration. Répondez selon les faits, même anciens ou mineurs.",
  },
  button: { en: "Continue", fr: "Continuer" },
  backButton: true,
});

const hasPreviousVisaApplication = question({
  id: "hasPreviousVisaApplication",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever applied for a visa or permit, for any country?",
    fr: "Avez-vous déjà demandé un visa ou un permis, pour tout pays?",
  },
  hint: { en: "An eTA or ESTA counts too.", fr: "Une AVE ou un ESTA compte aussi." },
  whyWeAsk: {
    en: "Leaving one out can be treated as misrepresentation, with a five-year ban.",
    fr: "En omettre une peut être considéré comme une fausse déclaration, avec une interdiction de cinq ans.",
  },
  prefill: appliedBeforePrefill,
  needed: "always",
  warnings: ["neverAppliedMisrepresentation"],
});

const previousVisas = list({
  id: "previousVisas",
  person: "main",
  question: { en: "Which visas or permits did you apply for?", fr: "Quels visas ou permis avez-vous demandés?" },
  hint: {
    en: "One entry for each application. Look in your old passports.",
    fr: "Une entrée par demande. Regardez dans vos anciens passeports.",
  },
  whyWeAsk: {
    en: "Approved visas help. Refusals need an explanation.",
    fr: "Les visas accordés aident. Les refus demandent une explication.",
  },
  needed: appliedBefore,
  shown: appliedBefore,
  prefill: previousVisasPrefill,
  rowName: { en: "Application {n}", fr: "Demande {n}" },
  rows: (the) => {
    const most = the.row(previousVisasMost);
    return { least: 1, most: most.found ? most.row.value : 1 };
  },
  fields: [
    { id: "country", kind: "country", among: everyPlace, question: addressParts.country.words, needed: "always" },
    {
      id: "visaType",
      kind: "choice",
      look: "dropdown",
      question: { en: "Type of visa or permit", fr: "Type de visa ou de permis" },
      choices: [
        { value: "visitor", label: { en: "Visitor", fr: "Visiteur" } },
        { value: "study", label: { en: "Study", fr: "Études" } },
        { value: "work", label: { en: "Work", fr: "Travail" } },
        { value: "permanentResidency", label: { en: "Permanent residency", fr: "Résidence permanente" } },
        { value: "other", label: { en: "Other", fr: "Autre" } },
      ],
      needed: "always",
    },
    {
      id: "otherVisaType",
      kind: "text",
      question: { en: "Which other type?", fr: "Quel autre type?" },
      needed: rowOfAnotherType,
      shown: rowOfAnotherType,
      checks: [notBlank],
      whenMissing: refusal("otherVisaType", {
        en: "Tell us which type of visa it was.",
        fr: "Dites de quel type de visa il s’agit.",
      }),
    },
    {
      id: "result",
      kind: "choice",
      look: "radios",
      question: { en: "Result", fr: "Résultat" },
      choices: [
        { value: "approved", label: { en: "Approved", fr: "Approuvée" } },
        { value: "refused", label: { en: "Refused", fr: "Refusée" } },
        { value: "underReview", label: { en: "Under review", fr: "En cours d’examen" } },
      ],
      needed: "always",
    },
    {
      id: "refusalReason",
      kind: "multiline",
      question: { en: "Why was it refused?", fr: "Pourquoi a-t-elle été refusée?" },
      hint: { en: "Use the words of the letter.", fr: "Utilisez les mots de la lettre." },
      length: lengthOf(narrativeLength),
      needed: rowRefused,
      shown: rowRefused,
      checks: [
        narrative("refusalReason", {
          en: "Tell us why it was refused, in {least} to {most} characters.",
          fr: "Dites pourquoi la demande a été refusée, en {least} à {most} caractères.",
        }),
      ],
    },
    {
      id: "refusedForMisrepresentation",
      kind: "yesNo",
      question: { en: "Was it refused for misrepresentation?", fr: "A-t-elle été refusée pour fausses déclarations?" },
      needed: rowRefusedByCanada,
      shown: rowRefusedByCanada,
    },
    {
      id: "dateOfIssue",
      kind: "month",
      question: { en: "Month and year of the answer", fr: "Mois et année de la réponse" },
      needed: "always",
      checks: [monthNotAfterToday],
    },
  ],
});

export const uciNumber = question({
  id: "uciNumber",
  kind: "text",
  person: "main",
  question: { en: "What is your UCI number?", fr: "Quel est votre numéro d’IUC?" },
  hint: {
    en: "Your unique client identifier has 8 or 10 digits, no dashes. It is on letters and permits from IRCC. Leave it empty if you never had one.",
    fr: "Votre identificateur unique de client compte 8 ou 10 chiffres, sans tirets. Il figure sur les lettres et permis d’IRCC. Laissez vide si vous n’en avez jamais eu.",
  },
  whyWeAsk: { en: "It ties this application to your old file.", fr: "Il relie cette demande à votre ancien dossier." },
  needed: "never",
  shown: any(appliedBefore, hasIrccFile),
  checks: [uciCheck],
});

const usPr = question({
  id: "usPr",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Are you a permanent resident of the United States?",
    fr: "Avez-vous la résidence permanente des États-Unis?",
  },
  hint: { en: "Say yes if you have a valid green card.", fr: "Répondez oui si vous avez une carte verte valide." },
  whyWeAsk: {
    en: "Green card holders need no visitor visa and may apply at the border.",
    fr: "Les titulaires d’une carte verte n’ont pas besoin de visa de visiteur et peuvent présenter leur demande à la frontière.",
  },
  needed: "always",
  shown: appliedBefore,
});

const pastCanadianRefusal = question({
  id: "pastCanadianRefusal",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Has Canada ever refused one of your applications?",
    fr: "Le Canada a-t-il déjà refusé une de vos demandes?",
  },
  hint: { en: "Visas, permits, eTA and permanent residence.", fr: "Visas, permis, AVE et résidence permanente." },
  whyWeAsk: {
    en: "A refusal is not a barrier if you declare it and explain it.",
    fr: "Un refus n’est pas un obstacle si vous le déclarez et l’expliquez.",
  },
  prefill: canadianRefusalPrefill,
  needed: "always",
  shown: appliedBefore,
});

export const previousVisaApplications = group({
  id: "previousVisaApplications",
  person: "main",
  question: { en: "Your earlier visa and permit applications", fr: "Vos demandes antérieures de visa ou de permis" },
  hint: {
    en: "For Canada and every other country, also refused or withdrawn ones.",
    fr: "Pour le Canada et tous les autres pays, même refusées ou retirées.",
  },
  whyWeAsk: {
    en: "IRCC checks your history with other countries.",
    fr: "IRCC vérifie vos antécédents auprès d’autres pays.",
  },
  members: [hasPreviousVisaApplication, previousVisas, uciNumber, usPr, pastCanadianRefusal],
  warnings: ["inconsistentRefusalDisclosure"],
});

/** Document 3 section 4.3: whoever says "never" is asked once more, because a wrong "never" can cost five years. */
export const neverAppliedConfirmation = contradiction({
  id: "neverAppliedConfirmation",
  person: "main",
  question: { en: "Are you sure that you never applied?", fr: "Confirmez-vous n’avoir jamais présenté de demande?" },
  hint: {
    en: "Hiding an application can be seen as misrepresentation, with a five-year ban from Canada.",
    fr: "Cacher une demande peut être considéré comme une fausse déclaration, avec une interdiction de cinq ans d’entrer au Canada.",
  },
  shown: neverApplied,
  warnings: ["neverAppliedMisrepresentation"],
  confirm: { en: "Confirm", fr: "Confirmer" },
  resolve: { en: "Change my answer", fr: "Modifier ma réponse" },
  resolveAt: "previousVisaApplications",
});
