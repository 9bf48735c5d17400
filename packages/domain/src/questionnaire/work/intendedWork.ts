import { isTiedToEmployer } from "../../conditions/application/application.ts";
import { hasJobInCanada, jobIsFullTime } from "../../conditions/work/intendedWork.ts";
import { embassyIsNoEmployer, employerMayHire, offersAtLeastNone } from "../../fields/checks/jobOffers.ts";
import { wholeWithin } from "../../fields/checks/choices.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";
import { jobLengthMonths } from "../../tables/work/workLimits.ts";
import { canadianAddressFields } from "../background/addressFields.ts";
import { composite, group, question, type Field, type Prefill } from "../step.ts";

/** The job in Canada: the offer, the employer and the place of work (document 3 sections 2.2, 3.1, 4.2 and 5.3). */

const fromTypeOfPermit: Text = {
  en: "because this kind of work permit is for one employer",
  fr: "parce que ce genre de permis de travail vise un seul employeur",
};

const offerOfTypePrefill: Prefill = (the) =>
  isTiedToEmployer.evaluate(the).holds ? { value: true, origin: fromTypeOfPermit } : undefined;

const jobInCanada = question({
  id: "jobInCanada",
  kind: "yesNo",
  person: "main",
  question: { en: "Do you have a job offer in Canada?", fr: "Avez-vous une offre d’emploi au Canada?" },
  hint: {
    en: "A written offer counts, and so does a job that you already have in Canada.",
    fr: "Une offre écrite compte, tout comme un emploi que vous avez déjà au Canada.",
  },
  whyWeAsk: {
    en: "Many work permits are for one employer and need an offer.",
    fr: "Beaucoup de permis de travail visent un seul employeur et exigent une offre.",
  },
  prefill: offerOfTypePrefill,
  needed: "always",
});

const aboutTheJob: readonly Field[] = [
  {
    id: "employer",
    kind: "text",
    question: { en: "Employer", fr: "Employeur" },
    hint: { en: "The name on the offer or contract.", fr: "Le nom qui figure sur l’offre ou le contrat." },
    needed: "always",
    checks: [notBlank],
  },
  {
    id: "jobTitle",
    kind: "text",
    question: { en: "Job title", fr: "Titre du poste" },
    needed: "always",
    checks: [notBlank],
  },
  {
    id: "startDate",
    kind: "date",
    question: { en: "First day of work", fr: "Premier jour de travail" },
    needed: "always",
  },
  {
    id: "length",
    kind: "number",
    question: { en: "Length of the job", fr: "Durée de l’emploi" },
    hint: {
      en: "If the job has no end date, enter the months for which you ask to work.",
      fr: "Si l’emploi n’a pas de date de fin, entrez les mois pendant lesquels vous demandez à travailler.",
    },
    unit: { en: "months", fr: "mois" },
    needed: "always",
    checks: [wholeWithin(jobLengthMonths)],
  },
  {
    id: "numberOfOffers",
    kind: "number",
    question: { en: "How many job offers do you have?", fr: "Combien d’offres d’emploi avez-vous?" },
    needed: "always",
    checks: [offersAtLeastNone],
  },
  {
    id: "fullTime",
    kind: "yesNo",
    question: {
      en: "Is it full-time, 30 hours a week or more?",
      fr: "Est-ce à temps plein, soit 30 heures ou plus par semaine?",
    },
    needed: "always",
  },
  {
    id: "isNonSeasonal",
    kind: "yesNo",
    question: { en: "Is there work all year round?", fr: "Y a-t-il du travail toute l’année?" },
    needed: jobIsFullTime,
    shown: jobIsFullTime,
  },
  {
    id: "embassyConsulateHighCommission",
    kind: "yesNo",
    question: {
      en: "Is the employer an embassy, a consulate or a high commission?",
      fr: "L’employeur est-il une ambassade, un consulat ou un haut-commissariat?",
    },
    needed: "always",
    checks: [embassyIsNoEmployer],
  },
  {
    id: "ineligibleEmployer",
    kind: "yesNo",
    question: {
      en: "Is the employer on IRCC’s list of employers who broke the rules?",
      fr: "L’employeur figure-t-il sur la liste d’IRCC des employeurs qui ont enfreint les règles?",
    },
    hint: {
      en: "IRCC publishes the list. Look for “employers who have been found non-compliant”.",
      fr: "IRCC publie cette liste. Cherchez «\u00A0employeurs déclarés non conformes\u00A0».",
    },
    needed: "always",
    checks: [employerMayHire],
  },
];

const jobInCanadaDetails = composite({
  id: "jobInCanadaDetails",
  person: "main",
  look: "fields",
  question: { en: "Tell us about the job", fr: "Parlez-nous de l’emploi" },
  hint: {
    en: "You find all of it in the offer or contract.",
    fr: "Vous trouverez tout cela dans l’offre ou le contrat.",
  },
  whyWeAsk: {
    en: "The officer checks that the job is real and follows the rules.",
    fr: "L’agent vérifie que l’emploi est réel et respecte les règles.",
  },
  needed: hasJobInCanada,
  shown: hasJobInCanada,
  fields: aboutTheJob,
});

/** Document 3 section 5.1: the employer is in Canada. Each flow asks for it after its own question about a job offer. */
export const employerAddressWhen = (hasOffer: CaseCondition) =>
  composite({
    id: "employerAddress",
    person: "main",
    look: "address",
    question: { en: "What is the employer’s address?", fr: "Quelle est l’adresse de l’employeur?" },
    hint: { en: "The head office in Canada.", fr: "Le siège social au Canada." },
    whyWeAsk: {
      en: "The work permit form asks where the employer is.",
      fr: "Le formulaire de permis de travail demande où se trouve l’employeur.",
    },
    needed: "always",
    shown: hasOffer,
    fields: canadianAddressFields,
  });

/** A permit for work in Canada, so the place of work is there too. */
export const workAddressWhen = (hasOffer: CaseCondition) =>
  composite({
    id: "workAddress",
    person: "main",
    look: "address",
    question: { en: "Where will you work?", fr: "Où travaillerez-vous?" },
    hint: {
      en: "Only if you will not work at the head office. Otherwise leave it empty.",
      fr: "Seulement si vous ne travaillerez pas au siège social. Sinon, laissez vide.",
    },
    whyWeAsk: {
      en: "The work permit form asks for the place of work.",
      fr: "Le formulaire de permis de travail demande le lieu de travail.",
    },
    needed: "never",
    shown: hasOffer,
    fields: canadianAddressFields,
  });

export const intendedWorkInCanada = group({
  id: "intendedWorkInCanada",
  person: "main",
  question: { en: "The work you plan to do in Canada", fr: "Le travail que vous prévoyez faire au Canada" },
  hint: { en: "Copy the answers from the offer or contract.", fr: "Recopiez les réponses de l’offre ou du contrat." },
  whyWeAsk: {
    en: "Your permit, or your Express Entry profile, may depend on this offer.",
    fr: "Votre permis ou votre profil d’Entrée express peut dépendre de cette offre.",
  },
  members: [jobInCanada, jobInCanadaDetails, employerAddressWhen(hasJobInCanada), workAddressWhen(hasJobInCanada)],
});
