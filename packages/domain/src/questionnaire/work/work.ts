import { countryIsNotCanada, isOutsideCanadaNow } from "../../conditions/status/insideCanada.ts";
import { isRetired, works } from "../../conditions/work/work.ts";
import { any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { jobDescriptionLength } from "../../tables/work/workLimits.ts";
import { question, type QuestionChoice } from "../step.ts";
import { jobDescriptionLengthFits, lengthOf, notBlank } from "../../fields/checks/texts.ts";
import { jobTitlePrefill } from "../documentPrefills.ts";

/** The applicant’s work. */

const workInForms: Text = { en: "Your work goes into the forms.", fr: "Votre travail figure dans les formulaires." };

export const occupations: readonly QuestionChoice[] = [
  { value: "employed", label: { en: "Employed at a company", fr: "Emploi dans une entreprise" } },
  { value: "selfEmployed", label: { en: "Self-employed", fr: "Travail autonome" } },
  { value: "student", label: { en: "Student", fr: "Étudiant" } },
  { value: "unemployed", label: { en: "Unemployed", fr: "Sans emploi" } },
  { value: "retired", label: { en: "Retired", fr: "À la retraite" } },
  { value: "homemaker", label: { en: "Homemaker", fr: "Au foyer" } },
];

export const employmentStatus = question({
  id: "employmentStatus",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "What do you do now?", fr: "Que faites-vous maintenant?" },
  hint: { en: "Choose your main activity.", fr: "Choisissez votre activité principale." },
  whyWeAsk: {
    en: "Work at home shows ties and income.",
    fr: "Un emploi dans votre pays montre des attaches et un revenu.",
  },
  choices: occupations,
  needed: "always",
  alsoAsks: [{ life: "workAndStudies" }],
});

/** The same of applicants for a work permit; each flow asks one of the two (docs/facts/flows.md section 1). */
export const jobStatus = question({
  id: "jobStatus",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Do you work now?", fr: "Travaillez-vous en ce moment?" },
  hint: { en: "In Canada or in another country.", fr: "Au Canada ou dans un autre pays." },
  whyWeAsk: workInForms,
  choices: occupations,
  needed: "always",
  alsoAsks: [{ life: "workAndStudies" }],
});

export const jobTitle = question({
  id: "jobTitle",
  kind: "text",
  person: "main",
  question: { en: "What is your job title?", fr: "Quel est le titre de votre poste?" },
  hint: { en: "As on a letter from your employer.", fr: "Comme dans une lettre de votre employeur." },
  whyWeAsk: workInForms,
  prefill: jobTitlePrefill,
  needed: works,
  shown: works,
  checks: [notBlank],
});

export const jobDescription = question({
  id: "jobDescription",
  kind: "multiline",
  person: "main",
  question: { en: "What do you do at work?", fr: "Que faites-vous au travail?" },
  hint: { en: "One sentence, up to 100 characters.", fr: "Une phrase, 100 caractères au plus." },
  whyWeAsk: workInForms,
  length: lengthOf(jobDescriptionLength),
  needed: works,
  shown: works,
  checks: [notBlank, jobDescriptionLengthFits],
});

export const returningJobOffer = question({
  id: "returningJobOffer",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Will a job be waiting for you when you go home?",
    fr: "Un emploi vous attendra-t-il à votre retour?",
  },
  hint: {
    en: "Your employer or another one can write a letter.",
    fr: "Votre employeur ou un autre peut écrire une lettre.",
  },
  whyWeAsk: { en: "It shows that you have a reason to return.", fr: "Cela montre une raison de revenir." },
  needed: "always",
  shown: any(countryIsNotCanada, isOutsideCanadaNow),
  skipped: isRetired,
});

export const tradeCertificate = question({
  id: "tradeCertificate",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a certificate of qualification for a trade, from a province or territory of Canada?",
    fr: "Avez-vous un certificat de qualification pour un métier, d’une province ou d’un territoire du Canada?",
  },
  hint: {
    en: "For example as a welder, electrician or cook.",
    fr: "Par exemple en soudure, en électricité ou en cuisine.",
  },
  whyWeAsk: {
    en: "Some jobs may be done only with such a certificate.",
    fr: "Certains emplois ne s’exercent qu’avec un tel certificat.",
  },
  needed: "always",
});
