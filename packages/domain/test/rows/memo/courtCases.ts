import { court, type MemoRow } from "./memoCases.ts";

/** In court only what the officer had counts, and the documents of the court case say nothing of it. */
const withRecord = court.document("certified-tribunal-record");
export const courtCaseRows: readonly MemoRow[] = [
  ["a court case without a record", court, "countryChecklist", "no", "nothingIsOnFile"],
  ["a court case with a passport alone", court.document("passport"), "countryChecklist", "no", "nothingIsOnFile"],
  ["a court case with its record", withRecord, "countryChecklist", "partly", "recordIsNotLookedThrough"],
  ["a court case with its record", withRecord, "lackOfTies", "partly", "recordIsNotLookedThrough"],
  ["a court case with its record", withRecord, "credibilityConcerns", "partly", "recordIsNotLookedThrough"],
  [
    "a court case with its record, and an earlier refusal told",
    withRecord.answers({ visaViolationDenied: true }),
    "undisclosedPreviousRefusals",
    "partly",
    "recordIsNotLookedThrough",
  ],
  [
    "a court case with its decision alone, and no earlier refusal told",
    court.answers({ visaViolationDenied: false, pastCanadianRefusal: false }).document("refusal-letter"),
    "undisclosedPreviousRefusals",
    "notApplicable",
    "noRefusalKnown",
  ],
  ["a court case with its record", withRecord, "insufficientFunds", "partly", "amountOfThatDay"],
  [
    "a court case that asked nobody who paid",
    withRecord,
    "unsubstantiatedFinancialSupporter",
    "partly",
    "notAskedInCourt",
  ],
  [
    "a court case that asked nobody who paid",
    withRecord,
    "unsubstantiatedThirdPartySupport",
    "partly",
    "notAskedInCourt",
  ],
];
