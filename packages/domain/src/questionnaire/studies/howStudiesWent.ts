import { studiesOnline, tookLongLeave, wasNotFullTime } from "../../conditions/studies/studyExtension.ts";
import type { Text } from "../../kernel/text.ts";
import { notEnrolledLength, onlineShare } from "../../tables/studies/programLimits.ts";
import { wholeWithin } from "../../fields/checks/choices.ts";
import { question } from "../step.ts";
import { lengthOf, notEnrolledDetails } from "../../fields/checks/texts.ts";

/** How the studies went so far (document 3 section 4.2, study). */

const showsStudies: Text = {
  en: "It shows how your studies went and what comes next.",
  fr: "Cela montre le déroulement de vos études et la suite.",
};

export const fullTimeStudent = question({
  id: "fullTimeStudent",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you been a full-time student since your studies began?",
    fr: "Étudiez-vous à temps plein depuis le début de vos études?",
  },
  hint: {
    en: "Your school decides what full-time means. The last session may be part-time.",
    fr: "L’établissement définit le temps plein. La dernière session peut être à temps partiel.",
  },
  whyWeAsk: { en: "Study permits ask you to study actively.", fr: "Le permis d’études exige d’étudier activement." },
  needed: "always",
});

export const wasNotEnrolledAsStudentDetails = question({
  id: "wasNotEnrolledAsStudentDetails",
  kind: "multiline",
  person: "main",
  question: {
    en: "Why were you not full-time all along?",
    fr: "Pourquoi n’avez-vous pas toujours étudié à temps plein?",
  },
  hint: {
    en: "Say when and why, for example illness or a family matter.",
    fr: "Dites quand et pourquoi, par exemple une maladie ou une affaire familiale.",
  },
  whyWeAsk: {
    en: "A good reason in your own words helps the officer.",
    fr: "Une bonne raison, dans vos mots, aide l’agent.",
  },
  length: lengthOf(notEnrolledLength),
  needed: wasNotFullTime,
  shown: wasNotFullTime,
  checks: [notEnrolledDetails],
});

export const leaveFromStudies = question({
  id: "leaveFromStudies",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Did you take a leave from your studies?", fr: "Avez-vous interrompu vos études?" },
  hint: {
    en: "Add all breaks together, except regular school holidays.",
    fr: "Additionnez toutes les interruptions, sauf les congés scolaires.",
  },
  whyWeAsk: {
    en: "A leave of up to 150 days is normally accepted.",
    fr: "Une interruption de 150 jours ou moins est normalement acceptée.",
  },
  choices: [
    { value: "no", label: { en: "No", fr: "Non" } },
    { value: "yesShort", label: { en: "Yes, 150 days or less in total", fr: "Oui, 150 jours ou moins au total" } },
    { value: "yesLong", label: { en: "Yes, more than 150 days", fr: "Oui, plus de 150 jours" } },
  ],
  needed: "always",
});

export const changeOfStatus = question({
  id: "changeOfStatus",
  kind: "yesNo",
  person: "main",
  question: {
    en: "During that leave, did you change your status or leave Canada?",
    fr: "Pendant cette interruption, avez-vous changé de statut ou quitté le Canada?",
  },
  hint: {
    en: "For example, you became a visitor or went home.",
    fr: "Par exemple, vous avez changé votre statut pour celui de visiteur ou avez quitté le Canada.",
  },
  whyWeAsk: {
    en: "A student who stops for more than 150 days is asked to do one of the two.",
    fr: "Un étudiant qui arrête plus de 150 jours doit faire l’un ou l’autre.",
  },
  needed: tookLongLeave,
  shown: tookLongLeave,
});

export const onlineStudies = question({
  id: "onlineStudies",
  kind: "yesNo",
  person: "main",
  question: { en: "Is part of your program online?", fr: "Une partie de votre programme est-elle en ligne?" },
  hint: { en: "Count courses that you follow from home.", fr: "Comptez les cours suivis de chez vous." },
  whyWeAsk: {
    en: "Online studies can shorten a later work permit.",
    fr: "Les études en ligne peuvent écourter un futur permis de travail.",
  },
  needed: "always",
});

export const onlineStudiesPercentage = question({
  id: "onlineStudiesPercentage",
  kind: "number",
  person: "main",
  question: { en: "What share of the program is online?", fr: "Quelle part du programme est en ligne?" },
  hint: { en: "A number from 1 to 100. A guess is fine.", fr: "Un nombre de 1 à 100. Une estimation suffit." },
  whyWeAsk: showsStudies,
  unit: { en: "percent", fr: "pour cent" },
  checks: [wholeWithin(onlineShare)],
  needed: "always",
  shown: studiesOnline,
});

export const onlineStudiesStudyPermit = question({
  id: "onlineStudiesStudyPermit",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did you hold a study permit during the online courses?",
    fr: "Aviez-vous un permis d’études pendant les cours en ligne?",
  },
  hint: { en: "Say yes if you had at least applied for it.", fr: "Répondez oui si vous l’aviez au moins demandé." },
  whyWeAsk: showsStudies,
  needed: "always",
  shown: studiesOnline,
});
