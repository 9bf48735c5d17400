import { aCase } from "../../caseBuilder.ts";
import { student, statement, acceptance, blurred, superVisa, type MemoRow } from "./memoCases.ts";

/** Ties and money. */
export const tiesAndFundsRows: readonly MemoRow[] = [
  ["nothing of ties", student, "lackOfTies", "no", "nothingIsOnFile"],
  ["work at home alone", student.document("employment-letter"), "lackOfTies", "partly", "familyAbroadIsMissing"],
  [
    "family at home alone",
    student.document("marriage-certificate"),
    "lackOfTies",
    "partly",
    "livelihoodAbroadIsMissing",
  ],
  [
    "work and family at home",
    student.document("employment-letter").document("marriage-certificate"),
    "lackOfTies",
    "yes",
    "otherwise",
  ],
  [
    "a certificate that nobody can read",
    student.document("employment-letter").document("marriage-certificate", blurred),
    "lackOfTies",
    "partly",
    "warningIsOpen",
  ],
  [
    "the same, and a lawyer looked",
    student
      .document("employment-letter")
      .document("marriage-certificate", { ...blurred, returnedAt: "2026-11-19", returnedBecause: "Blurred" }),
    "lackOfTies",
    "partly",
    "familyAbroadIsMissing",
  ],
  ["ties of an immigrant", aCase().type("ExpressEntryIta"), "lackOfTies", "notApplicable", "isForResidence"],
  ["ties of a bridging permit", aCase().type("Bowp"), "lackOfTies", "notApplicable", "bridgesToResidence"],
  ["a number is asked for", aCase().type("SinRequest"), "lackOfTies", "notApplicable", "isSocialInsurance"],
  ["a request about a file", aCase().type("IrccRequest"), "lackOfTies", "notApplicable", "isRequestAboutFile"],

  ["no money", student, "insufficientFunds", "no", "nothingIsOnFile"],
  [
    "an acceptance is no money",
    student.document("letter-of-acceptance", acceptance),
    "insufficientFunds",
    "no",
    "nothingIsOnFile",
  ],
  [
    "enough, and the tuition is not known",
    student.document("proof-of-funds", statement(60_000)),
    "insufficientFunds",
    "partly",
    "costsAreNotKnown",
  ],
  [
    "too little",
    student.document("letter-of-acceptance", acceptance).document("proof-of-funds", statement(20_000)),
    "insufficientFunds",
    "partly",
    "documentsFallShort",
  ],
  [
    "a statement of which no sum counts: not known is never zero",
    student.document("letter-of-acceptance", acceptance).document("proof-of-funds"),
    "insufficientFunds",
    "partly",
    "nothingCountsYet",
  ],
  [
    "enough, of which a part is only answered",
    student
      .answers({ financialSupport: "partially", financialSupporterFunds: 40_000 })
      .document("letter-of-acceptance", acceptance)
      .document("proof-of-funds", statement(20_000)),
    "insufficientFunds",
    "partly",
    "documentsFallShort",
  ],
  [
    "enough",
    student.document("letter-of-acceptance", acceptance).document("proof-of-funds", statement(60_000)),
    "insufficientFunds",
    "yes",
    "otherwise",
  ],
  [
    "pay slips alone, where no amount is set",
    aCase().type("WorkPermit").document("pay-slips"),
    "insufficientFunds",
    "partly",
    "moneyIsMissing",
  ],
  [
    "a statement without an amount, where none is set",
    aCase().type("WorkPermit").document("proof-of-funds"),
    "insufficientFunds",
    "partly",
    "nothingWasRead",
  ],
  [
    "a statement with an amount, where none is set",
    aCase().type("WorkPermit").document("proof-of-funds", statement(9000)),
    "insufficientFunds",
    "yes",
    "otherwise",
  ],
  [
    "funds of a candidate who needs none",
    aCase().type("SinRequest"),
    "insufficientFunds",
    "notApplicable",
    "isSocialInsurance",
  ],
  [
    "the host of a super visa",
    superVisa.answers({ vvNumberOfFamilyMembers: 4 }).document("cra-notice-of-assessment"),
    "insufficientFunds",
    "partly",
    "hostIncomeIsOpen",
  ],
];
