import type { Coverage } from "../../../src/memo/memo.ts";
import type { MemoReasonId } from "../../../src/memo/reasonIds.ts";
import { aCase, type CaseBuilder } from "../../caseBuilder.ts";

/** Case in words -> how a reason of refusal is covered, and the line of its rule that decided it: a condition’s id, or `otherwise`. */
export type MemoRow = readonly [
  words: string,
  the: CaseBuilder,
  reason: MemoReasonId,
  covered: Coverage,
  decidedBy: string,
];

export const student = aCase().answers({ country: "CN", passportCountries: ["CN"], maritalStatus: "single" });
export const visitor = aCase().type("VisitorVisa");
export const court = aCase().type("JudicialReview");

export const statement = (balance: number) => ({
  parsedValues: { closingBalance: balance, periodEnd: "2026-11-01", accountHolderName: "Mei Lin" },
});
export const acceptance = {
  parsedValues: { schoolName: "Maple College", programName: "Data Science", tuitionFees: 12_000 },
};
export const deposit = {
  parsedValues: {
    currency: "CAD",
    periodStart: "2026-08-01",
    periodEnd: "2026-10-31",
    openingBalance: 2000,
    closingBalance: 42_000,
    transactions: [{ date: "2026-09-15", description: "Transfer", amount: 40_000, balance: 42_000 }],
  },
};
export const quietStatement = {
  parsedValues: {
    currency: "CAD",
    periodStart: "2026-08-01",
    periodEnd: "2026-10-31",
    openingBalance: 42_000,
    closingBalance: 41_900,
    transactions: [{ date: "2026-09-15", description: "Shop", amount: -100, balance: 41_900 }],
  },
};
export const blurred = { findings: ["notReadable"] };
export const supported = student.answers({ financialSupport: "partially", hasSecondFinancialSupporter: true });
export const supporterFiles = supported
  .document("financial-supporter-letter")
  .document("financial-supporter-relationship")
  .document("financial-supporter-proof-of-funds", statement(60_000));
export const thirdFiles = supported
  .document("second-financial-supporter-letter")
  .document("second-financial-supporter-relationship")
  .document("second-financial-supporter-proof-of-funds", statement(60_000));
export const superVisa = visitor.answers({ vvIsSuperVisa: true, vvVisitorType: "parent", vvIsHosting: true });

export const noIllness = {
  medicalHistory: { hasSyphilis: false, dialysis: false, addiction: false, mentalHealth: false },
  medicalTb: { hasTb: false, tbContact: false },
};
export const healthy = student.answers(noIllness);
export const ill = healthy.answers({ medicalHistory: { ...noIllness.medicalHistory, dialysis: true } });
export const lawful = student.answers({ hasCriminalHistory: false, hasOrganizedCrimeHistory: false });
export const charged = lawful.answers({ hasCriminalHistory: true, criminalHistoryStatus: ["charged"] });
export const lawfulInCanada = aCase()
  .type("StudentExtension")
  .answers({ hasStayedPastAuthorization: false, visaViolationWithoutAuthorization: false });
