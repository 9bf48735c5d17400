import { globalAffairsPays, hasScholarship, paidTuition, scholarshipPays } from "../../conditions/money/money.ts";
import { tuitionIsNotInDocuments } from "../../conditions/money/tuitionInDocuments.ts";
import { studiesInQuebec } from "../../conditions/studies/quebecStudies.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { positiveAmount } from "../../fields/checks/choices.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { tuitionDatePrefill, tuitionPaidPrefill } from "../prefills.ts";
import { question } from "../step.ts";
import { scholarshipAmountPrefill, scholarshipPrefill } from "../documentPrefills.ts";

/** Tuition and scholarships (document 3 section 4.2). */

const showsWhoPays: Text = { en: "It shows how your stay is paid.", fr: "Cela montre comment votre séjour est payé." };

/** Asked where no letter of acceptance and no invoice says it. */
export const firstYearTuition = question({
  id: "firstYearTuition",
  kind: "money",
  person: "main",
  question: {
    en: "What is the tuition of your first year?",
    fr: "Quels sont les droits de scolarité de votre première année?",
  },
  hint: {
    en: "In Canadian dollars, all semesters of the year. Leave it empty if your letter of acceptance will show it.",
    fr: "En dollars canadiens, pour toutes les sessions de l’année. Laissez vide si votre lettre d’acceptation l’indiquera.",
  },
  whyWeAsk: {
    en: "Tuition is a part of the money you must show.",
    fr: "Les droits de scolarité font partie des fonds à montrer.",
  },
  needed: "never",
  shown: tuitionIsNotInDocuments,
  checks: [positiveAmount],
});

export const tuitionPayment = question({
  id: "tuitionPayment",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Have you paid tuition?", fr: "Avez-vous payé des droits de scolarité?" },
  hint: { en: "Count what the school has already received.", fr: "Comptez ce que l’établissement a déjà reçu." },
  whyWeAsk: {
    en: "Paid tuition lowers the money you must show.",
    fr: "Les droits payés réduisent les fonds à montrer.",
  },
  choices: [
    { value: "twoSemesters", label: { en: "Two semesters (one year) paid", fr: "Deux semestres (une année) payés" } },
    { value: "oneSemester", label: { en: "One semester paid", fr: "Un semestre payé" } },
    { value: "depositFee", label: { en: "Deposit paid", fr: "Acompte payé" } },
    { value: "scholarship", label: { en: "Covered by a scholarship", fr: "Couvert par une bourse" } },
    { value: "notPaid", label: { en: "Not paid", fr: "Non payé" } },
  ],
  needed: "always",
});

export const tuitionPaymentAmount = question({
  id: "tuitionPaymentAmount",
  kind: "money",
  person: "main",
  question: { en: "How much did you pay?", fr: "Combien avez-vous payé?" },
  hint: { en: "In Canadian dollars.", fr: "En dollars canadiens." },
  whyWeAsk: showsWhoPays,
  prefill: tuitionPaidPrefill,
  needed: "always",
  shown: paidTuition,
  checks: [positiveAmount],
  warnings: ["tuitionUnusuallyLarge"],
});

export const tuitionPaymentDate = question({
  id: "tuitionPaymentDate",
  kind: "date",
  person: "main",
  question: { en: "When did you pay?", fr: "Quand avez-vous payé?" },
  hint: { en: "The date on the receipt.", fr: "La date du reçu." },
  whyWeAsk: showsWhoPays,
  prefill: tuitionDatePrefill,
  needed: "always",
  shown: paidTuition,
  checks: [notAfterToday],
});

export const scholarship = question({
  id: "scholarship",
  kind: "yesNo",
  person: "main",
  question: { en: "Do you have a scholarship?", fr: "Avez-vous une bourse?" },
  hint: {
    en: "Count awards, grants and fee reductions.",
    fr: "Comptez les prix, les bourses et les réductions de droits.",
  },
  whyWeAsk: { en: "It counts as money for your studies.", fr: "Elle compte comme fonds pour vos études." },
  prefill: scholarshipPrefill,
  needed: "always",
});

export const hasOtherScholarship = question({
  id: "hasOtherScholarship",
  kind: "yesNo",
  person: "main",
  question: { en: "Does the scholarship pay you money?", fr: "La bourse vous verse-t-elle de l’argent?" },
  hint: {
    en: "In Quebec some scholarships only lower the fees. Answer no for those.",
    fr: "Au Québec, certaines bourses ne font que réduire les droits. Répondez non dans ce cas.",
  },
  whyWeAsk: showsWhoPays,
  needed: "always",
  shown: all(hasScholarship, studiesInQuebec),
});

export const scholarshipAmount = question({
  id: "scholarshipAmount",
  kind: "money",
  person: "main",
  question: { en: "How much does the scholarship pay a year?", fr: "Combien la bourse verse-t-elle par année?" },
  hint: { en: "In Canadian dollars.", fr: "En dollars canadiens." },
  whyWeAsk: showsWhoPays,
  prefill: scholarshipAmountPrefill,
  needed: "always",
  shown: scholarshipPays,
  checks: [positiveAmount],
  warnings: ["scholarshipUnusuallyLarge"],
});

export const gacFunding = question({
  id: "gacFunding",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Does Global Affairs Canada pay for your studies?",
    fr: "Affaires mondiales Canada paie-t-il vos études?",
  },
  hint: {
    en: "The award letter names Global Affairs Canada.",
    fr: "La lettre de bourse nomme Affaires mondiales Canada.",
  },
  whyWeAsk: { en: "Such awards have their own rules.", fr: "Ces bourses ont leurs propres règles." },
  needed: "always",
});

export const globalAffairs = question({
  id: "globalAffairs",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Does that award ask you to go home after your studies?",
    fr: "Cette bourse vous oblige-t-elle à rentrer chez vous après vos études?",
  },
  hint: {
    en: "Look for a duty to return in the award letter.",
    fr: "Cherchez une obligation de retour dans la lettre de bourse.",
  },
  whyWeAsk: {
    en: "With a duty to return there is no post-graduation permit.",
    fr: "Avec cette obligation, il n’y a pas de permis postdiplôme.",
  },
  needed: "always",
  shown: globalAffairsPays,
});
