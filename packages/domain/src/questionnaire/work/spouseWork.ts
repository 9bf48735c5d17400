import { spouseAccompanies } from "../../conditions/family/family.ts";
import {
  spouseComesAsVisitor,
  spouseHasNoJob,
  spouseIsInApplication,
  spouseWorks,
} from "../../conditions/family/spouse.ts";
import { all, not } from "../../kernel/condition.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { question } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import { spouseFormsAsk, yourFormsAsk } from "../family/spouseWords.ts";
import { spouseEmployerPrefill, spouseJobBeganPrefill, spouseJobTitlePrefill } from "../documentPrefills.ts";

/** The spouse or partner’s work (document 3 section 3.5). */

export const spouseJobOffer = question({
  id: "spouseJobOffer",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Does your spouse or partner have a job offer in Canada?",
    fr: "Votre conjoint ou partenaire a-t-il une offre d’emploi au Canada?",
  },
  hint: { en: "An open work permit does not need one.", fr: "Le permis ouvert n’en exige pas." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "Do you have a job offer in Canada?", fr: "Avez-vous une offre d’emploi au Canada?" },
    whyWeAsk: yourFormsAsk,
  },
  needed: "always",
  shown: all(spouseAccompanies, not(spouseComesAsVisitor)),
});

export const spouseEmploymentStatus = question({
  id: "spouseEmploymentStatus",
  kind: "choice",
  look: "radios",
  person: "spouse",
  question: {
    en: "What does your spouse or partner do now?",
    fr: "Que fait votre conjoint ou partenaire maintenant?",
  },
  hint: { en: "Choose the main activity.", fr: "Choisissez l’activité principale." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What do you do now?", fr: "Que faites-vous maintenant?" },
    whyWeAsk: yourFormsAsk,
  },
  choices: [
    { value: "student", label: { en: "Student", fr: "Étudiant" } },
    { value: "unemployed", label: { en: "Unemployed", fr: "Sans emploi" } },
    { value: "employed", label: { en: "Employed at a company", fr: "Emploi dans une entreprise" } },
    { value: "selfEmployed", label: { en: "Self employed", fr: "Travail autonome" } },
  ],
  needed: "always",
  shown: spouseIsInApplication,
});

export const spouseJobTitle = question({
  id: "spouseJobTitle",
  kind: "text",
  person: "spouse",
  question: { en: "What is their job title?", fr: "Quel est le titre de son poste?" },
  hint: { en: "As on a letter from the employer.", fr: "Comme dans une lettre de l’employeur." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "What is your job title?", fr: "Quel est le titre de votre poste?" },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spouseJobTitlePrefill,
  needed: "always",
  shown: all(spouseIsInApplication, not(spouseHasNoJob)),
  checks: [notBlank],
});

export const spouseCompany = question({
  id: "spouseCompany",
  kind: "text",
  person: "spouse",
  question: { en: "Where do they work?", fr: "Où cette personne travaille-t-elle?" },
  hint: { en: "Name of the company or business.", fr: "Nom de l’entreprise." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "Where do you work?", fr: "Où travaillez-vous?" },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spouseEmployerPrefill,
  needed: "always",
  shown: all(spouseIsInApplication, not(spouseHasNoJob)),
  checks: [notBlank],
});

export const spouseStartDate = question({
  id: "spouseStartDate",
  kind: "date",
  person: "spouse",
  question: { en: "When did they start this job?", fr: "Quand cette personne a-t-elle commencé cet emploi?" },
  hint: { en: "The first day of work.", fr: "Le premier jour de travail." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "When did you start this job?", fr: "Quand avez-vous commencé cet emploi?" },
    whyWeAsk: yourFormsAsk,
  },
  prefill: spouseJobBeganPrefill,
  needed: "always",
  shown: all(spouseIsInApplication, not(spouseHasNoJob)),
  checks: [notAfterToday],
});

export const spouseReturningJobOffer = question({
  id: "spouseReturningJobOffer",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Will this job be waiting for them when they go home?",
    fr: "Cet emploi l’attendra-t-il à son retour?",
  },
  hint: { en: "A letter from the employer can say so.", fr: "Une lettre de l’employeur peut le confirmer." },
  whyWeAsk: { en: "It shows ties to home.", fr: "Cela montre ses attaches au pays." },
  toThemselves: {
    question: {
      en: "Will this job be waiting for you when you go home?",
      fr: "Cet emploi vous attendra-t-il à votre retour?",
    },
    whyWeAsk: { en: "It shows your ties to home.", fr: "Cela montre vos attaches au pays." },
  },
  needed: "always",
  shown: all(spouseAccompanies, spouseWorks),
});
