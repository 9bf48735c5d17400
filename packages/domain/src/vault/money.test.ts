import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../test/vaultRows.ts";
import { accommodationPages } from "./background/accommodation.ts";
import { depositPages } from "./money/deposits.ts";
import { fundsPages } from "./money/funds.ts";
import { supporterPages } from "./money/supporters.ts";
import { supportLetterPages } from "./money/supportLetters.ts";
import { taxPages } from "./money/taxes.ts";

const pages = [
  ...fundsPages,
  ...depositPages,
  ...supporterPages,
  ...supportLetterPages,
  ...taxPages,
  ...accommodationPages,
];

const paidForEntirely = aCase().answers({ financialSupport: "entirely" });
const helped = aCase().answers({ financialSupport: "partially" });
const helpedTwice = helped.answers({ hasSecondFinancialSupporter: true });
const offer = {
  country: "CA",
  insideCanadaCurrently: true,
  currentImmigrationStatus: "workPermit",
  jobInCanada: true,
  jobInCanadaDetails: { fullTime: true, isNonSeasonal: true, ineligibleEmployer: false },
} as const;
const ofClass = (type: "ExpressEntry" | "ExpressEntryIta") =>
  aCase()
    .type(type)
    .answers({
      eoCanadianWorkYears: 1,
      eoRecentCanadianYear: true,
      eoOccupationCode: "22100",
      languageTest: "CELPIP",
      languageTestScore: { Speaking: "5", Listening: "5", Reading: "5", Writing: "5" },
      languageTestDate: "2026-03-01",
      provinceOfInterest: ["ON"],
    });
const depositFound = aCase().document("proof-of-funds", { findings: ["lumpSum"] });
const supporterDepositFound = aCase().document("financial-supporter-proof-of-funds", { findings: ["lumpSum"] });
const visitor = aCase().type("VisitorVisa").answers({ vvHostInCanada: "family" });
const superVisa = visitor.answers({ vvIsSuperVisa: true });
const coSigned = superVisa.answers({ vvIsSpouseSponsoring: true });
const withPartner = aCase().type("VisitorVisa").answers({ vvIncludePartner: true });
const permitOfSpouse = "spouseAsksToWork or spouseAsksToStudy or spouseRenewsStudies";

const levels: readonly LevelRow[] = [
  [
    "Express Entry with an eligible job offer",
    aCase().type("ExpressEntry").answers(offer),
    "bankStatements",
    "NotApplicable",
    "needsNoSettlementFunds",
  ],
  [
    "Express Entry, with the Canadian experience class open",
    ofClass("ExpressEntry"),
    "bankStatements",
    "NotApplicable",
    "experienceClassIsOpen",
  ],
  [
    "an invitation, with the Canadian experience class open",
    ofClass("ExpressEntryIta"),
    "bankLetter",
    "NotApplicable",
    "experienceClassIsOpen",
  ],
  ["Express Entry", aCase().type("ExpressEntry"), "bankStatements", "Recommended", "isExpressEntry"],
  [
    "a student whose parents pay everything",
    paidForEntirely,
    "bankStatements",
    "Recommended",
    "isStudent or isStudentExtension or isChangeOfSchool and othersPayEverything",
  ],
  ["a student who is helped in part", helped, "bankStatements", "Required", "isStudyApplication and paysAtLeastPart"],
  ["a student, not answered who pays", aCase(), "bankStatements", "IfApplicable", "otherwise"],
  ["International Experience Canada", aCase().type("Iec"), "bankStatements", "Required", "isYouthMobility"],
  ["a family in Canada", aCase().type("SpeFamily"), "bankStatements", "Required", "isFamilyApplication"],
  [
    "a graduate",
    aCase().type("WorkPermit"),
    "bankStatements",
    "Recommended",
    "isWorkPermitExtension or isPostGraduationPermit or isBridgingPermit",
  ],
  ["a visa renewed as a student", aCase().type("TrvSpe"), "bankStatements", "Required", "renewsVisaInCanada"],
  [
    "a worker of one employer",
    aCase().type("C10"),
    "bankStatements",
    "Recommended",
    "isTiedToEmployer or isCoOpPermit",
  ],
  ["a request to IRCC", aCase().type("IrccRequest"), "bankStatements", "IfApplicable", "otherwise"],
  ["a student", aCase(), "otherFunds", "IfApplicable", "otherwise"],
  [
    "an invitation with an eligible job offer",
    aCase().type("ExpressEntryIta").answers(offer),
    "bankLetter",
    "NotApplicable",
    "needsNoSettlementFunds",
  ],
  ["an invitation", aCase().type("ExpressEntryIta"), "bankLetter", "Required", "answersExpressEntryInvitation"],
  ["an Express Entry profile", aCase().type("ExpressEntry"), "bankLetter", "Recommended", "isExpressEntryProfile"],
  ["International Experience Canada", aCase().type("Iec"), "bankLetter", "Recommended", "isYouthMobility"],
  ["a student", aCase(), "bankLetter", "IfApplicable", "otherwise"],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseProofOfFunds",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  ["a spouse who visits", aCase().spouse("Visitor"), "spouseProofOfFunds", "Recommended", "otherwise"],
  ["no spouse", aCase(), "spouseProofOfFunds", "NotApplicable", "not spouseIsInCase"],

  [
    "a statement with a loan",
    aCase().document("proof-of-funds", { findings: ["missingLoanApprovalLetter"] }),
    "loanApprovalLetter",
    "Required",
    "statementShowsLoan",
  ],
  ["a student", aCase(), "loanApprovalLetter", "IfApplicable", "isStudyApplication"],
  ["a family in Canada", aCase().type("SpeFamily"), "loanApprovalLetter", "NotApplicable", "otherwise"],
  ["a large deposit of the applicant", depositFound, "lumpSumSupportingDocuments", "Required", "largeDepositWasFound"],
  [
    "a large deposit of the supporter",
    supporterDepositFound,
    "lumpSumSupportingDocuments",
    "Required",
    "largeDepositWasFound",
  ],
  ["no large deposit", aCase(), "lumpSumSupportingDocuments", "NotApplicable", "otherwise"],
  ["a large deposit", depositFound, "lumpSumExplanation", "Required", "largeDepositWasFound"],
  ["no large deposit", aCase(), "lumpSumExplanation", "NotApplicable", "otherwise"],

  ...(["Letter", "Passport", "BankStatements", "Relationship"] as const).flatMap((paper): readonly LevelRow[] => [
    ["someone helps", helped, `financialSupporter${paper}`, "Required", "otherwise"],
    ["two people help", helpedTwice, `secondFinancialSupporter${paper}`, "Required", "isSupported"],
    [
      "a second person is named and nobody helps",
      aCase().type("PgwpFamily").answers({ hasSecondFinancialSupporter: true }),
      `secondFinancialSupporter${paper}`,
      "NotApplicable",
      "otherwise",
    ],
  ]),
  ...(["EmploymentLetter", "TaxReturn"] as const).flatMap((paper): readonly LevelRow[] => [
    ["someone helps", paidForEntirely, `financialSupporter${paper}`, "Recommended", "otherwise"],
    ["two people help", helpedTwice, `secondFinancialSupporter${paper}`, "Recommended", "isSupported"],
    [
      "a second person is named and nobody helps",
      aCase().type("PgwpFamily").answers({ hasSecondFinancialSupporter: true }),
      `secondFinancialSupporter${paper}`,
      "NotApplicable",
      "otherwise",
    ],
  ]),
  ["nobody helps", aCase(), "financialSupporterLetter", "NotApplicable", "not isSupported"],
  ["one person helps", helped, "secondFinancialSupporterLetter", "NotApplicable", "not hasSecondSupporter"],
  ["someone helps a student", helped, "financialExplanation", "Recommended", "isStudyApplication and isSupported"],
  ["a student", aCase(), "financialExplanation", "IfApplicable", "isStudyApplication"],
  ["a family in Canada", aCase().type("SpeFamily"), "financialExplanation", "NotApplicable", "otherwise"],
  ["someone helps", helped, "financialSupportLetter", "Recommended", "isSupported"],
  ["not answered", aCase(), "financialSupportLetter", "NotApplicable", "otherwise"],

  ["a student", aCase(), "incomeTaxReturn", "Recommended", "isStudyApplication or isVisitorVisa"],
  ["a visitor", visitor, "incomeTaxReturn", "Recommended", "isStudyApplication or isVisitorVisa"],
  ["a worker of one employer", aCase().type("C10"), "incomeTaxReturn", "IfApplicable", "otherwise"],
  ...(["NoticeOfAssessment", "T4Slip"] as const).flatMap((paper): readonly LevelRow[] => [
    ["a super visa, hosted by family", superVisa, `host${paper}`, "Required", "isSuperVisa and familyHosts"],
    [
      "a friend who hosts and pays",
      visitor.answers({ vvHostInCanada: "friend", vvSponsor: "hostFriend" }),
      `host${paper}`,
      "Recommended",
      "hostPays",
    ],
    [
      "family hosts and the visitor pays",
      visitor.answers({ vvSponsor: "myself" }),
      `host${paper}`,
      "NotApplicable",
      "otherwise",
    ],
    ["the host’s partner co-signs", coSigned, `hostSpouse${paper}`, "Required", "otherwise"],
  ]),
  [
    "the host’s partner does not co-sign",
    superVisa.answers({ vvIsSpouseSponsoring: false }),
    "hostSpouseNoticeOfAssessment",
    "NotApplicable",
    "not isVisitorVisa and isSuperVisa and hostCountsPartnerIncome",
  ],

  ["a student", aCase(), "accommodationDetails", "Recommended", "otherwise"],
  [
    "a student whose spouse will work",
    aCase().spouse("OpenWorkPermit"),
    "accommodationDetails",
    "NotApplicable",
    permitOfSpouse,
  ],
  ["a student whose spouse visits", aCase().spouse("Visitor"), "accommodationDetails", "Recommended", "otherwise"],
  ["a visitor", visitor, "visitorAccommodationDetails", "Recommended", "otherwise"],
  ["a visitor whose partner comes along", withPartner, "visitorSpouseAccommodationDetails", "Recommended", "otherwise"],
  [
    "a visitor whose partner will work",
    withPartner.spouse("OpenWorkPermit"),
    "visitorSpouseAccommodationDetails",
    "NotApplicable",
    permitOfSpouse,
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "proof-of-funds", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "proof-of-funds", []],
  ["the lawyer explains the money", aCase(), "financial-explanation", ["View"]],
  ["a court case", aCase().type("JudicialReview"), "financial-explanation", []],
  ["nobody helps", aCase(), "financial-supporter-letter", []],
  ["someone helps", helped, "financial-supporter-letter", ["View", "Upload"]],
  ["a super visa", superVisa, "t4-slip", ["View", "Upload"]],
];

describeLevels(pages, levels);
describePermissions(pages, permissions);

describe("amounts and lengths in the instructions come from the dated tables", () => {
  const values = (slotId: string, the: CaseBuilder) =>
    pages
      .flatMap(({ slots }) => slots)
      .find(({ id }) => id === slotId)
      ?.instructionValues?.(the.reader());

  test("statements cover four months until 27 August 2026 and six from the next day on", () => {
    expect(values("bankStatements", aCase().application({ receivedDate: "2026-08-27" }))).toEqual({ months: 4 });
    expect(values("bankStatements", aCase().application({ receivedDate: "2026-08-28" }))).toEqual({ months: 6 });
    expect(values("financialSupporterBankStatements", helped)).toEqual({ months: 6 });
  });

  test("the explanation of a deposit has its length, and pay slips and the bank’s average their number", () => {
    expect(values("lumpSumExplanation", depositFound)).toEqual({ least: 50, most: 1000 });
    expect(values("financialSupporterEmploymentLetter", helped)).toEqual({ slips: 3 });
    expect(values("bankLetter", aCase())).toEqual({ months: 6 });
  });

  test("the host’s minimum income follows the size of the family, with the host", () => {
    const small = {
      years: 2,
      tableYear: "2025",
      two: "38\u00A0002",
      three: "46\u00A0720",
      four: "56\u00A0724",
      five: "64\u00A0336",
    };
    expect(values("hostT4Slip", superVisa)).toEqual({ ...small, persons: "—", income: "—" });
    expect(values("hostT4Slip", superVisa.answers({ vvNumberOfFamilyMembers: 2 }))).toEqual({
      ...small,
      persons: 3,
      income: "46\u00A0720",
    });
    expect(values("hostNoticeOfAssessment", superVisa.answers({ vvNumberOfFamilyMembers: 7 }))).toEqual({
      ...small,
      persons: 8,
      income: "89\u00A0008",
    });
  });
});
