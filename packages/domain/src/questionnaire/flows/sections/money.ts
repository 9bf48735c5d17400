import {
  financialSupport,
  financialSupporterFullName,
  financialSupporterFunds,
  financialSupporterRelation,
  hasFinances,
  hasProperty,
  hasSecondFinancialSupporter,
  secondFinancialSupporterFullName,
  secondFinancialSupporterFunds,
  userInputAvailableFunds,
} from "../../money/money.ts";
import {
  firstYearTuition,
  gacFunding,
  globalAffairs,
  hasOtherScholarship,
  scholarship,
  scholarshipAmount,
  tuitionPayment,
  tuitionPaymentAmount,
  tuitionPaymentDate,
} from "../../money/tuition.ts";
import type { Section } from "../section.ts";

/** What the stay is paid with. */

export const money: Section = {
  id: "money",
  title: { en: "Your money", fr: "Vos fonds" },
  steps: [
    firstYearTuition,
    tuitionPayment,
    tuitionPaymentAmount,
    tuitionPaymentDate,
    scholarship,
    hasOtherScholarship,
    scholarshipAmount,
    gacFunding,
    globalAffairs,
    financialSupport,
    financialSupporterRelation,
    financialSupporterFullName,
    financialSupporterFunds,
    hasSecondFinancialSupporter,
    secondFinancialSupporterFullName,
    secondFinancialSupporterFunds,
    hasFinances,
    userInputAvailableFunds,
    hasProperty,
  ],
};

export const moneyShort: Section = {
  id: "money",
  title: { en: "Your money", fr: "Vos fonds" },
  steps: [hasFinances, userInputAvailableFunds],
};
