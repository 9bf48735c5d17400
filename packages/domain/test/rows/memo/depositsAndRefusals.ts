import { student, statement, deposit, quietStatement, type MemoRow } from "./memoCases.ts";

/** Large deposits and earlier refusals. */
export const depositsAndRefusalsRows: readonly MemoRow[] = [
  ["no statements", student, "lumpSumDeposits", "no", "nothingIsOnFile"],
  [
    "a statement of which only the sum was read",
    student.document("proof-of-funds", statement(20_000)),
    "lumpSumDeposits",
    "partly",
    "transactionsNotRead",
  ],
  [
    "a statement without large deposits",
    student.document("proof-of-funds", quietStatement),
    "lumpSumDeposits",
    "yes",
    "otherwise",
  ],
  [
    "a large deposit without a word",
    student.document("proof-of-funds", deposit),
    "lumpSumDeposits",
    "no",
    "depositHasNothing",
  ],
  [
    "a large deposit with one document",
    student.document("proof-of-funds", deposit).document("lump-sum-supporting-documents"),
    "lumpSumDeposits",
    "partly",
    "depositIsPartlyExplained",
  ],
  [
    "a large deposit, explained",
    student
      .document("proof-of-funds", {
        ...deposit,
        bankTransactions: [
          {
            depositDate: "2026-09-15",
            depositAmount: 40_000,
            explanation: "My parents sold a flat and gave me a part of the price for my studies.",
            documentFiles: ["f2"],
          },
        ],
      })
      .document("lump-sum-supporting-documents"),
    "lumpSumDeposits",
    "yes",
    "otherwise",
  ],
  [
    "an explanation without a statement",
    student.document("lump-sum-explanation"),
    "lumpSumDeposits",
    "partly",
    "statementsIsMissing",
  ],

  ["nobody was asked for refusals", student, "undisclosedPreviousRefusals", "no", "nothingIsOnFile"],
  [
    "earlier visas, and nobody was asked",
    student.document("previous-visas"),
    "undisclosedPreviousRefusals",
    "partly",
    "refusalIsNotAnswered",
  ],
  [
    "never refused",
    student.answers({ hasPreviousVisaApplication: false }),
    "undisclosedPreviousRefusals",
    "notApplicable",
    "noRefusalKnown",
  ],
  [
    "a refusal that is told, without its letter",
    student.answers({
      hasPreviousVisaApplication: true,
      previousVisas: [{ country: "US", visaType: "visitor", result: "refused", dateOfIssue: "2024-03" }],
    }),
    "undisclosedPreviousRefusals",
    "no",
    "nothingIsOnFile",
  ],
  [
    "a refusal that is told, with earlier visas",
    student
      .answers({
        hasPreviousVisaApplication: true,
        previousVisas: [{ country: "US", visaType: "visitor", result: "refused", dateOfIssue: "2024-03" }],
      })
      .document("previous-visas"),
    "undisclosedPreviousRefusals",
    "partly",
    "refusalIsMissing",
  ],
  [
    "a refusal that is told, with its letter",
    student
      .answers({
        hasPreviousVisaApplication: true,
        previousVisas: [{ country: "US", visaType: "visitor", result: "refused", dateOfIssue: "2024-03" }],
      })
      .document("refusal-letter"),
    "undisclosedPreviousRefusals",
    "yes",
    "otherwise",
  ],
  [
    "a letter of refusal, and the answer no",
    student.answers({ hasPreviousVisaApplication: false }).document("refusal-letter"),
    "undisclosedPreviousRefusals",
    "partly",
    "refusalIsDenied",
  ],
];
