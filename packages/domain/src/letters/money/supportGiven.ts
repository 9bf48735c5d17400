import { ofApplicantName } from "../facts/applicant.ts";
import { tuition } from "../facts/money.ts";
import { shownOnPage } from "../facts/plannedMoney.ts";
import {
  isNotKnown,
  ownCurrency,
  paysOneYear,
  paysSeveralYears,
  perYear,
  perYearInOwn,
  rate,
  rateDay,
  supporterPage,
  thingsPaid,
  total,
  totalInOwn,
  years,
  type SupporterRole,
} from "../facts/supporters.ts";
import type { LetterSection } from "../letterContent.ts";
import { fieldIs, when } from "../prose/fact.ts";
import { sentence, typed, type LetterLine } from "../prose/sentence.ts";
import { amountFields } from "./supporterFields.ts";
import type { GapAt } from "./supporterWho.ts";

/** What somebody pays who supports: for what, how much, in which money, and what shows that it is there. */

const inOwnCurrency: readonly LetterLine[] = [
  sentence(
    {
      en: "This is about {own}, at the rate of {rate} for 1 {currency} on {day}.",
      fr: "Cela fait environ {own}, au taux de {rate} pour 1 {currency} le {day}.",
    },
    { currency: ownCurrency, own: perYearInOwn, rate, day: rateDay },
    { when: when(paysOneYear) },
  ),
  sentence(
    {
      en: "This is about {own} a year and {totalOwn} in all, at the rate of {rate} for 1 {currency} on {day}.",
      fr: "Cela fait environ {own} par année et {totalOwn} en tout, au taux de {rate} pour 1 {currency} le {day}.",
    },
    { currency: ownCurrency, own: perYearInOwn, totalOwn: totalInOwn, rate, day: rateDay },
    { when: when(paysSeveralYears) },
  ),
];

/** What the person's own bank statements show, which is what an officer holds the amount against. */
const shownByStatements = (role: SupporterRole): LetterLine => {
  const page = supporterPage(role, "proof-of-funds");
  return sentence(
    { en: "My bank statements show funds of {shown}.", fr: "Mes relevés bancaires font état de {shown}." },
    { shown: shownOnPage(page) },
    {
      gap: {
        asks: { en: "Bank statements of the person who pays", fr: "Relevés bancaires de la personne qui paie" },
        fact: `documents.${page}`,
      },
    },
  );
};

export const amountSection = (role: SupporterRole, gapAt: GapAt): LetterSection => ({
  id: "amount",
  title: { en: "What I pay", fr: "Ce que je paie" },
  asks: amountFields,
  lines: [
    sentence(
      { en: "I pay for {things} {ofApplicant}.", fr: "Je paie {things} {ofApplicant}." },
      { things: thingsPaid, ofApplicant: ofApplicantName },
      { gap: gapAt("paysTuition", "What you pay for", "Ce que vous payez") },
    ),
    sentence(
      {
        en: "The tuition of the first year is {tuition}.",
        fr: "Les droits de scolarité de la première année sont de {tuition}.",
      },
      { tuition },
      { when: fieldIs("paysTuition", true) },
    ),
    sentence(
      { en: "I pay {perYear} for one year.", fr: "Je paie {perYear} pour une année." },
      { perYear },
      { when: when(paysOneYear) },
    ),
    sentence(
      {
        en: "I pay {perYear} a year for {years} years, which is {total} in all.",
        fr: "Je paie {perYear} par année pendant {years} ans, soit {total} en tout.",
      },
      { perYear, years, total },
      { when: when(paysSeveralYears) },
    ),
    sentence(
      { en: "{amount}", fr: "{amount}" },
      { amount: () => undefined },
      {
        when: when(isNotKnown(total)),
        gap: gapAt(
          "supportPerYear",
          "The amount of a year, and for how many years",
          "Le montant d’une année, et pour combien d’années",
        ),
      },
    ),
    ...inOwnCurrency,
    typed("howPaid", {
      infinitive: { en: "I will", fr: "Je vais" },
      before: { en: "I pay in this way", fr: "Je paie de la façon suivante" },
    }),
    shownByStatements(role),
  ],
});
