import {
  fundsShown,
  isPaidBy,
  livingCosts,
  scholarship,
  secondSupporterName,
  theSupporter,
  tuition,
  tuitionPaid,
  tuitionPaidOn,
} from "../../facts/money.ts";
import { isAnswer, isKnown, isUnknown, when } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { gap, section, words } from "./section.ts";

/** What the studies cost, and who pays: the sums of the plan, then the person’s own words. */

export const finances = section({
  id: "finances",
  title: { en: "Finances", fr: "Finances" },
  fields: ["studyPlanFinancialSupport"],
  lines: [
    sentence(
      {
        en: "The tuition of the first year of my program is {tuition}.",
        fr: "Les droits de scolarité de la première année de mon programme sont de {tuition}.",
      },
      { tuition },
      {
        gap: gap(
          "The tuition of your first year",
          "Les droits de scolarité de votre première année",
          "answers.firstYearTuition",
        ),
      },
    ),
    sentence(
      {
        en: "I have already paid {paid} of my tuition, on {day}.",
        fr: "J’ai déjà payé {paid} de mes droits de scolarité, le {day}.",
      },
      { paid: tuitionPaid, day: tuitionPaidOn },
      { when: isKnown(tuitionPaidOn) },
    ),
    sentence(
      { en: "I have already paid {paid} of my tuition.", fr: "J’ai déjà payé {paid} de mes droits de scolarité." },
      { paid: tuitionPaid },
      { when: isUnknown(tuitionPaidOn) },
    ),
    sentence(
      {
        en: "For one year, {living} has to be shown for living costs.",
        fr: "Pour une année, il faut montrer {living} pour les frais de subsistance.",
      },
      { living: livingCosts },
    ),
    sentence(
      { en: "I have a scholarship of {scholarship}.", fr: "J’ai une bourse de {scholarship}." },
      { scholarship },
    ),
    sentence(
      { en: "{supporter} pays for my studies and my stay.", fr: "{supporter} paie mes études et mon séjour." },
      { supporter: theSupporter },
      {
        when: when(isPaidBy("entirely")),
        gap: gap("Who pays for your studies", "Qui paie vos études", "answers.financialSupporterFullName"),
      },
    ),
    sentence(
      {
        en: "{supporter} pays a part of my studies and my stay.",
        fr: "{supporter} paie une partie de mes études et de mon séjour.",
      },
      { supporter: theSupporter },
      {
        when: when(isPaidBy("partially")),
        gap: gap(
          "Who helps to pay for your studies",
          "Qui aide à payer vos études",
          "answers.financialSupporterFullName",
        ),
      },
    ),
    sentence(
      { en: "{second} helps to pay as well.", fr: "{second} aide aussi à payer." },
      { second: secondSupporterName },
      { when: isAnswer("hasSecondFinancialSupporter", true) },
    ),
    sentence(
      { en: "I pay for my studies and my stay myself.", fr: "Je paie moi-même mes études et mon séjour." },
      {},
      { when: when(isPaidBy("notSupported")) },
    ),
    sentence(
      {
        en: "The documents that I enclose show funds of {funds}.",
        fr: "Les documents ci-joints font état de {funds}.",
      },
      { funds: fundsShown },
    ),
    ...words("studyPlanFinancialSupport"),
  ],
});
