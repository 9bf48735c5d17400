import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { hasProofOfMoney, hasSecondSupporter, isSupported, paysPartOneself } from "../../conditions/money/money.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { isSameWholeName } from "../../kernel/personName.ts";
import type { Text } from "../../kernel/text.ts";
import { positiveAmount } from "../../fields/checks/choices.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { refusal } from "../../kernel/validation.ts";
import { question } from "../step.ts";
import { latinName, notBlank } from "../../fields/checks/texts.ts";
import { secondSupporterNamePrefill, supporterNamePrefill } from "../documentPrefills.ts";

/** Who pays, and what can be shown (document 3 section 4.2). */

const showsWhoPays: Text = { en: "It shows how your stay is paid.", fr: "Cela montre comment votre séjour est payé." };

export const financialSupport = question({
  id: "financialSupport",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Is someone helping you pay?", fr: "Quelqu’un vous aide-t-il à payer?" },
  hint: {
    en: "Parents, family or another person. Do not count scholarships.",
    fr: "Parents, famille ou autre personne. Ne comptez pas les bourses.",
  },
  whyWeAsk: {
    en: "The person who helps must show their own documents.",
    fr: "La personne qui aide doit fournir ses propres documents.",
  },
  choices: [
    { value: "entirely", label: { en: "Yes, someone pays everything", fr: "Oui, une personne paie tout" } },
    { value: "partially", label: { en: "Yes, someone pays a part", fr: "Oui, une personne paie une partie" } },
    { value: "notSupported", label: { en: "No, I pay myself", fr: "Non, je paie moi-même" } },
  ],
  needed: "always",
});

/** The specification names mother and father (document 3 section 3.6); whoever else pays is named on the next page. */
export const financialSupporterRelation = question({
  id: "financialSupporterRelation",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Who is helping you pay?", fr: "Qui vous aide à payer?" },
  hint: { en: "Choose the first supporter.", fr: "Choisissez la première personne." },
  whyWeAsk: showsWhoPays,
  choices: [
    { value: "mother", label: { en: "Mother", fr: "Mère" } },
    { value: "father", label: { en: "Father", fr: "Père" } },
    { value: "other", label: { en: "Somebody else", fr: "Une autre personne" } },
  ],
  needed: "always",
  shown: isSupported,
});

export const financialSupporterFullName = question({
  id: "financialSupporterFullName",
  kind: "text",
  person: "main",
  question: { en: "What is this person’s full name?", fr: "Quel est le nom complet de cette personne?" },
  hint: { en: "As in their passport or bank statement.", fr: "Comme dans son passeport ou son relevé bancaire." },
  whyWeAsk: showsWhoPays,
  prefill: supporterNamePrefill,
  needed: "always",
  shown: isSupported,
  checks: [notBlank, latinName],
});

export const hasSecondFinancialSupporter = question({
  id: "hasSecondFinancialSupporter",
  kind: "yesNo",
  person: "main",
  question: { en: "Is a second person helping you pay?", fr: "Une deuxième personne vous aide-t-elle à payer?" },
  hint: { en: "For example your other parent.", fr: "Par exemple votre autre parent." },
  whyWeAsk: showsWhoPays,
  needed: "always",
  shown: isSupported,
});

/** Two supporters are two people. */
const anotherPerson = ofText<CaseReader>((value, the) => {
  const first = the.answer("financialSupporterFullName");
  return first !== undefined && isSameWholeName({ full: first }, { full: value })
    ? refusal("supporterTwice", {
        en: "This is the first person again. Name the second one, or answer that nobody else helps.",
        fr: "C’est encore la première personne. Nommez la deuxième, ou répondez que personne d’autre n’aide.",
      })
    : undefined;
});

export const secondFinancialSupporterFullName = question({
  id: "secondFinancialSupporterFullName",
  kind: "text",
  person: "main",
  question: { en: "What is the second person’s full name?", fr: "Quel est le nom complet de la deuxième personne?" },
  hint: { en: "As in their passport or bank statement.", fr: "Comme dans son passeport ou son relevé bancaire." },
  whyWeAsk: showsWhoPays,
  prefill: secondSupporterNamePrefill,
  needed: "always",
  shown: all(isSupported, hasSecondSupporter),
  checks: [notBlank, latinName, anotherPerson],
});

const supporterFundsHint: Text = {
  en: "Add up their accounts in Canadian dollars. A first estimate is fine; their statements count once you add them.",
  fr: "Additionnez ses comptes en dollars canadiens. Une première estimation suffit; ses relevés comptent dès que vous les ajoutez.",
};
const comparedWithNeed: Text = {
  en: "We compare it with the amount IRCC usually asks for.",
  fr: "Nous le comparons au montant qu’IRCC demande en général.",
};

/** Who pays is asked what they can show, as the applicant is; it is an estimate until a paper shows it. */
export const financialSupporterFunds = question({
  id: "financialSupporterFunds",
  kind: "money",
  person: "main",
  question: { en: "How much money can this person show?", fr: "Quel montant cette personne peut-elle montrer?" },
  hint: supporterFundsHint,
  whyWeAsk: comparedWithNeed,
  needed: "never",
  shown: isSupported,
  checks: [positiveAmount],
});

export const secondFinancialSupporterFunds = question({
  id: "secondFinancialSupporterFunds",
  kind: "money",
  person: "main",
  question: {
    en: "How much money can the second person show?",
    fr: "Quel montant la deuxième personne peut-elle montrer?",
  },
  hint: supporterFundsHint,
  whyWeAsk: comparedWithNeed,
  needed: "never",
  shown: all(isSupported, hasSecondSupporter),
  checks: [positiveAmount],
});

export const hasFinances = question({
  id: "hasFinances",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have proof of money for your stay?",
    fr: "Avez-vous des preuves de fonds pour votre séjour?",
  },
  hint: {
    en: "Bank statements, a GIC, a loan letter. You upload them later.",
    fr: "Relevés bancaires, CPG, lettre de prêt. Vous les téléverserez plus tard.",
  },
  whyWeAsk: {
    en: "IRCC usually asks for proof that you can pay.",
    fr: "IRCC demande en général une preuve que vous pouvez payer.",
  },
  needed: "always",
  shown: any(not(isStudyApplication), paysPartOneself),
});

export const userInputAvailableFunds = question({
  id: "userInputAvailableFunds",
  kind: "money",
  person: "main",
  question: { en: "How much money can you show?", fr: "Quel montant pouvez-vous montrer?" },
  hint: {
    en: "Add up accounts and GIC in Canadian dollars. A first estimate is fine.",
    fr: "Additionnez vos comptes et vos CPG en dollars canadiens. Une première estimation suffit.",
  },
  whyWeAsk: {
    en: "We compare it with the amount IRCC usually asks for.",
    fr: "Nous le comparons au montant qu’IRCC demande en général.",
  },
  needed: "always",
  shown: hasProofOfMoney,
  checks: [positiveAmount],
  warnings: ["fundsUnusuallyLarge"],
});

export const hasProperty = question({
  id: "hasProperty",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you or your parents own property at home?",
    fr: "Vous ou vos parents avez-vous un bien immobilier chez vous?",
  },
  hint: { en: "A house, an apartment or land.", fr: "Une maison, un appartement ou un terrain." },
  whyWeAsk: {
    en: "Property can show ties to your home country.",
    fr: "Un bien peut montrer vos attaches à votre pays.",
  },
  needed: "always",
});
