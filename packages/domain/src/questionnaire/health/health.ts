import { isIrccRequest } from "../../conditions/application/application.ts";
import { asksForMedicalExtension } from "../../conditions/application/reasonsForContact.ts";
import { worksInMedicalField } from "../../conditions/health/health.ts";
import { any, not } from "../../kernel/condition.ts";
import { medicalWorkFields } from "../../lists/health/medicalWorkFields.ts";
import { medicalExamAnswers } from "../choices.ts";
import { privateQuestions } from "../application/contact.ts";
import { question } from "../step.ts";
import { medicalExamPrefill } from "../documentPrefills.ts";

/** Health and the medical exam. */

export const isHealthy = question({
  id: "isHealthy",
  kind: "yesNo",
  person: "main",
  question: { en: "Are you in good health?", fr: "Êtes-vous en bonne santé?" },
  hint: {
    en: "Say no if a physical or mental condition would need health or social services in Canada, other than medicine.",
    fr: "Répondez non si un problème physique ou mental exigerait des services de santé ou sociaux au Canada, autres que des médicaments.",
  },
  whyWeAsk: {
    en: "The form asks the same. A no does not mean a refusal.",
    fr: "Le formulaire pose la même question. Un non ne veut pas dire un refus.",
  },
  contact: privateQuestions,
  needed: "always",
});

export const isMedicalWork = question({
  id: "isMedicalWork",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Will you study or work in health care, child care or teaching?",
    fr: "Allez-vous étudier ou travailler en santé, en garde d’enfants ou en enseignement?",
  },
  hint: { en: "The eight fields are listed below.", fr: "Les huit domaines sont énumérés ci-dessous." },
  whyWeAsk: { en: "These fields always need a medical exam.", fr: "Ces domaines exigent toujours un examen médical." },
  helpList: medicalWorkFields.map((field) => field.name),
  needed: "always",
});

export const hasDesireToWorkInMedicalProfession = question({
  id: "hasDesireToWorkInMedicalProfession",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Would you like to work in one of these fields later?",
    fr: "Aimeriez-vous travailler dans un de ces domaines plus tard?",
  },
  hint: {
    en: "For example a part-time job in a care home during your studies.",
    fr: "Par exemple un emploi à temps partiel dans une résidence pendant vos études.",
  },
  whyWeAsk: {
    en: "Without an exam your permit can forbid such work.",
    fr: "Sans examen, votre permis peut interdire ce travail.",
  },
  needed: "always",
  shown: not(worksInMedicalField),
});

export const hasMedicalExam = question({
  id: "hasMedicalExam",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "Have you done the immigration medical exam?",
    fr: "Avez-vous passé l’examen médical d’immigration?",
  },
  hint: {
    en: "Only a panel physician can do it. Results last 12 months.",
    fr: "Seul un médecin désigné peut le faire. Les résultats sont valides 12 mois.",
  },
  whyWeAsk: {
    en: "We tell you if IRCC usually asks you for one.",
    fr: "Nous vous dirons si IRCC en demande un en général.",
  },
  choices: medicalExamAnswers,
  prefill: medicalExamPrefill,
  needed: "always",
  shown: any(asksForMedicalExtension, not(isIrccRequest)),
});
