import { date, freeText, money, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme money, spelt as in the specification (document 3 section 3). */
export const moneyAnswers = about("money", {
  tuitionPayment: oneOf(["twoSemesters", "oneSemester", "depositFee", "scholarship", "notPaid"]),
  tuitionPaymentAmount: money(),
  tuitionPaymentDate: date(),
  firstYearTuition: money(),
  scholarship: yesNo(),
  hasOtherScholarship: yesNo(),
  scholarshipAmount: money(),
  gacFunding: yesNo(),
  globalAffairs: yesNo(),
  financialSupport: oneOf(["entirely", "partially", "notSupported"]),
  financialSupporterRelation: oneOf(["mother", "father", "other"]),
  financialSupporterFullName: freeText(),
  hasSecondFinancialSupporter: yesNo(),
  secondFinancialSupporterFullName: freeText(),
  financialSupporterFunds: money(),
  secondFinancialSupporterFunds: money(),
  hasFinances: yesNo(),
  userInputAvailableFunds: money(),
  vvPayerFunds: money(),
  hasProperty: yesNo(),
});
