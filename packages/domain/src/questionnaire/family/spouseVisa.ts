import {
  isFamilyApplication,
  isFamilyOfGraduate,
  isStudent,
  isStudyApplication,
  isTiedToEmployer,
} from "../../conditions/application/application.ts";
import { spouseAccompanies } from "../../conditions/family/family.ts";
import {
  spouseComesAsVisitor,
  spouseComesAsVisitorOrWorker,
  spouseHasAcceptance,
} from "../../conditions/family/spouse.ts";
import { spouseQualifiesForOpenWorkPermit } from "../../conditions/work/spouseOpenWorkPermit.ts";
import { all, any, never, not } from "../../kernel/condition.ts";
import { refusal } from "../../kernel/validation.ts";
import { neededBecause } from "../../fields/checks/checks.ts";
import { intro, question } from "../step.ts";
import { spouseFormsAsk, yourFormsAsk } from "./spouseWords.ts";
import { spouseAcceptancePrefill } from "../documentPrefills.ts";

/** How the spouse or partner comes along (document 3 sections 2.3, 3.5 and 5.3). */

export const spouseHasLetterOfAcceptance = question({
  id: "spouseHasLetterOfAcceptance",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Does your spouse or partner have a letter of acceptance from a school in Canada?",
    fr: "Votre conjoint ou partenaire a-t-il une lettre d’acceptation d’un établissement au Canada?",
  },
  hint: { en: "Their own letter, not yours.", fr: "Sa propre lettre, et non la vôtre." },
  whyWeAsk: {
    en: "Only with a letter can they ask for a study permit.",
    fr: "Il faut une lettre pour demander un permis d’études.",
  },
  toThemselves: {
    question: {
      en: "Do you have a letter of acceptance from a school in Canada?",
      fr: "Avez-vous une lettre d’acceptation d’un établissement au Canada?",
    },
    hint: { en: "A letter in your own name.", fr: "Une lettre à votre nom." },
    whyWeAsk: {
      en: "Only with a letter can you ask for a study permit.",
      fr: "Il faut une lettre pour demander un permis d’études.",
    },
  },
  prefill: spouseAcceptancePrefill,
  needed: all(spouseAccompanies, isStudent),
  shown: all(spouseAccompanies, any(isStudyApplication, isFamilyApplication)),
  whenMissing: neededBecause("spouseLoaRequired"),
});

export const spouseVisaTypeIntro = intro({
  id: "spouseVisaTypeIntro",
  person: "spouse",
  question: {
    en: "Select a Visa Type for Your Spouse/Partner",
    fr: "Choisissez un type de visa pour votre conjoint ou partenaire",
  },
  hint: {
    en: "Each type has its own documents, fees and rules.",
    fr: "Chaque type a ses documents, ses frais et ses règles.",
  },
  toThemselves: {
    question: { en: "Choose your visa type", fr: "Choisissez votre type de visa" },
    footer: {
      en: "This choice cannot be changed once the application is submitted. Contact support if you are unsure.",
      fr: "Ce choix ne peut plus être modifié après l’envoi de la demande. Écrivez au soutien en cas de doute.",
    },
  },
  shown: spouseAccompanies,
  footer: {
    en: "You cannot change this choice after you submit the application. Contact support if you are unsure.",
    fr: "Vous ne pourrez pas modifier ce choix après l’envoi de la demande. Écrivez au soutien en cas de doute.",
  },
});

export const spouseVisaType = question({
  id: "spouseVisaType",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "Which visa type for your spouse or partner?",
    fr: "Quel type de visa pour votre conjoint ou partenaire?",
  },
  hint: {
    en: "We only show the types that fit your answers.",
    fr: "Nous montrons seulement les types qui conviennent à vos réponses.",
  },
  whyWeAsk: {
    en: "An open work permit depends on what you will study, or on the work you will do.",
    fr: "Le permis de travail ouvert dépend de vos études ou du travail que vous ferez.",
  },
  toThemselves: {
    question: { en: "Which visa type do you want?", fr: "Quel type de visa voulez-vous?" },
    hint: {
      en: "We only show the types that fit the answers given so far.",
      fr: "Nous montrons seulement les types qui conviennent aux réponses déjà données.",
    },
    whyWeAsk: {
      en: "An open work permit depends on the studies or the job of the person you come with.",
      fr: "Le permis de travail ouvert dépend des études ou du travail de la personne que vous accompagnez.",
    },
    whenNotOffered: refusal("spouseVisaTypeOptions", {
      en: "This visa type is not open to you. Choose another one.",
      fr: "Ce type de visa ne vous est pas offert. Choisissez-en un autre.",
    }),
  },
  choices: [
    { value: "Visitor", label: { en: "Visitor", fr: "Visiteur" } },
    {
      value: "OpenWorkPermit",
      label: { en: "Open work permit", fr: "Permis de travail ouvert" },
      offered: any(
        isTiedToEmployer,
        isFamilyOfGraduate,
        all(not(isFamilyOfGraduate), spouseQualifiesForOpenWorkPermit),
      ),
    },
    {
      value: "Student",
      label: { en: "Study permit", fr: "Permis d’études" },
      offered: all(not(isTiedToEmployer), spouseHasAcceptance),
    },
    {
      value: "StudentExtension",
      label: { en: "Study permit extension", fr: "Prolongation du permis d’études" },
      offered: never,
    },
  ],
  whenNotOffered: refusal("spouseVisaTypeOptions", {
    en: "This visa type is not open to your spouse or partner. Choose another one.",
    fr: "Ce type de visa n’est pas offert à votre conjoint ou partenaire. Choisissez-en un autre.",
  }),
  needed: spouseAccompanies,
  shown: spouseAccompanies,
});

export const spouseVisitLength = question({
  id: "spouseVisitLength",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "How long will your spouse or partner stay?",
    fr: "Combien de temps votre conjoint ou partenaire restera-t-il?",
  },
  hint: { en: "The time of the first stay.", fr: "La durée du premier séjour." },
  whyWeAsk: { en: "Long stays can need a medical exam.", fr: "Un long séjour peut exiger un examen médical." },
  toThemselves: {
    question: { en: "How long will you stay?", fr: "Combien de temps resterez-vous?" },
  },
  choices: [
    { value: "sixMonthsOrLess", label: { en: "Up to 6 months", fr: "Jusqu’à 6 mois" } },
    { value: "sixMonthsOrMore", label: { en: "More than 6 months", fr: "Plus de 6 mois" } },
  ],
  needed: "always",
  shown: all(spouseAccompanies, not(spouseComesAsVisitor)),
});

export const spouseCoop = question({
  id: "spouseCoop",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Does your spouse or partner’s program have a work placement?",
    fr: "Le programme de votre conjoint ou partenaire comprend-il un stage?",
  },
  hint: { en: "Only if it is required to graduate.", fr: "Seulement s’il est obligatoire pour le diplôme." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "Does your program have a work placement?", fr: "Votre programme comprend-il un stage?" },
    whyWeAsk: yourFormsAsk,
  },
  needed: "always",
  shown: all(spouseAccompanies, not(spouseComesAsVisitorOrWorker)),
});

export const spouseTuition = question({
  id: "spouseTuition",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "How much tuition has your spouse or partner paid?",
    fr: "Quelle part des droits votre conjoint ou partenaire a-t-il payée?",
  },
  hint: { en: "What the school has already received.", fr: "Ce que l’établissement a déjà reçu." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "How much tuition have you paid?", fr: "Quelle part des droits de scolarité avez-vous payée?" },
    whyWeAsk: yourFormsAsk,
  },
  choices: [
    { value: "twoSemesters", label: { en: "2 semesters", fr: "2 semestres" } },
    { value: "oneSemester", label: { en: "1 semester", fr: "1 semestre" } },
    { value: "none", label: { en: "None", fr: "Aucun" } },
  ],
  needed: "always",
  shown: all(spouseAccompanies, not(spouseComesAsVisitorOrWorker)),
});
