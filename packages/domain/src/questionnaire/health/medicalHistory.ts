import {
  answeredYesOnHealth,
  hadTuberculosis,
  metTuberculosis,
  testedPositive,
  toldOfSyphilis,
  wasScreened,
} from "../../conditions/health/health.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { privateQuestions } from "../application/contact.ts";
import { medicalDetailFields } from "./medicalDetailFields.ts";
import { composite, group, question } from "../step.ts";

/** Medical history and tuberculosis (document 3 section 4.2, health). */

const formsAskHealth: Text = {
  en: "The forms ask about health. A yes rarely stops an application.",
  fr: "Les formulaires posent des questions sur la santé. Un oui arrête rarement une demande.",
};

const hasSyphilis = question({
  id: "medicalHistory.hasSyphilis",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you been told that you have syphilis?", fr: "Vous a-t-on dit que vous avez la syphilis?" },
  needed: "always",
});

const syphilisTreated = question({
  id: "medicalHistory.syphilisTreated",
  kind: "yesNo",
  person: "main",
  question: { en: "Was it treated?", fr: "A-t-elle été traitée?" },
  needed: toldOfSyphilis,
  shown: toldOfSyphilis,
});

const dialysis = question({
  id: "medicalHistory.dialysis",
  kind: "yesNo",
  person: "main",
  question: { en: "Are you on dialysis, or waiting for it?", fr: "Êtes-vous en dialyse ou en attente de dialyse?" },
  needed: "always",
});

const addiction = question({
  id: "medicalHistory.addiction",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you been treated for an addiction to alcohol or drugs in the last five years?",
    fr: "Avez-vous reçu un traitement pour une dépendance à l’alcool ou aux drogues dans les cinq dernières années?",
  },
  needed: "always",
});

const mentalHealth = question({
  id: "medicalHistory.mentalHealth",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a mental health condition that needed hospital care or limits your daily life?",
    fr: "Avez-vous un trouble de santé mentale qui a exigé des soins à l’hôpital ou limite votre quotidien?",
  },
  needed: "always",
});

export const medicalHistoryGroup = group({
  id: "medicalHistoryGroup",
  person: "main",
  question: { en: "Medical history", fr: "Antécédents médicaux" },
  hint: {
    en: "A yes rarely stops an application. We only need to know it early. Only you, the legal team and the administrator of this site see your answers.",
    fr: "Un oui arrête rarement une demande. Il faut seulement le savoir tôt. Seuls vous, l’équipe juridique et l’administration de ce site voient vos réponses.",
  },
  whyWeAsk: formsAskHealth,
  contact: privateQuestions,
  members: [hasSyphilis, syphilisTreated, dialysis, addiction, mentalHealth],
  warnings: ["medicalAnswerConfirmation"],
});

const hasTb = question({
  id: "medicalTb.hasTb",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you had tuberculosis in the last two years?",
    fr: "Avez-vous eu la tuberculose dans les deux dernières années?",
  },
  needed: "always",
});

const tbTreatment = question({
  id: "medicalTb.tbTreatment",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Were you treated for at least six months?",
    fr: "Avez-vous suivi un traitement d’au moins six mois?",
  },
  needed: hadTuberculosis,
  shown: hadTuberculosis,
});

const tbContact = question({
  id: "medicalTb.tbContact",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you been close to someone with tuberculosis in the last five years?",
    fr: "Avez-vous côtoyé de près une personne atteinte de tuberculose dans les cinq dernières années?",
  },
  needed: "always",
});

const tbContactScreened = question({
  id: "medicalTb.tbContactScreened",
  kind: "yesNo",
  person: "main",
  question: { en: "Were you tested after that?", fr: "Avez-vous passé un test par la suite?" },
  needed: metTuberculosis,
  shown: metTuberculosis,
});

const tbPositive = question({
  id: "medicalTb.tbPositive",
  kind: "yesNo",
  person: "main",
  question: { en: "Was the test positive?", fr: "Le test était-il positif?" },
  needed: all(metTuberculosis, wasScreened),
  shown: all(metTuberculosis, wasScreened),
});

const tbPositiveTreatment = question({
  id: "medicalTb.tbPositiveTreatment",
  kind: "yesNo",
  person: "main",
  question: { en: "Were you treated for it?", fr: "Avez-vous reçu un traitement?" },
  needed: all(metTuberculosis, wasScreened, testedPositive),
  shown: all(metTuberculosis, wasScreened, testedPositive),
});

export const tuberculosisExposure = group({
  id: "tuberculosisExposure",
  person: "main",
  question: { en: "Tuberculosis", fr: "Tuberculose" },
  hint: {
    en: "Tuberculosis (TB) is an illness of the lungs. Only you, the legal team and the administrator of this site see your answers.",
    fr: "La tuberculose est une maladie des poumons. Seuls vous, l’équipe juridique et l’administration de ce site voient vos réponses.",
  },
  whyWeAsk: formsAskHealth,
  contact: privateQuestions,
  members: [hasTb, tbTreatment, tbContact, tbContactScreened, tbPositive, tbPositiveTreatment],
  warnings: ["medicalAnswerConfirmation"],
});

export const medicalHistoryDetails = composite({
  id: "medicalHistoryDetails",
  person: "main",
  look: "fields",
  question: { en: "Tell us about your health", fr: "Parlez-nous de votre santé" },
  hint: {
    en: "Four short answers. Your doctor’s letter helps.",
    fr: "Quatre courtes réponses. La lettre de votre médecin aide.",
  },
  whyWeAsk: {
    en: "Good details can avoid a request later.",
    fr: "De bons détails peuvent éviter une demande plus tard.",
  },
  contact: privateQuestions,
  needed: answeredYesOnHealth,
  shown: answeredYesOnHealth,
  fields: medicalDetailFields,
});
