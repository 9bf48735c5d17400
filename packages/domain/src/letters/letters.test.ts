import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { applicationTypes, type ApplicationStatus } from "../caseFile/application.ts";
import { decide } from "../caseFile/rule.ts";
import type { Permission, RequirementLevel } from "../vault/page.ts";
import { letters, lettersOf } from "./letters.ts";

type Row = readonly [words: string, the: CaseBuilder, id: string, level: RequirementLevel];

const student = aCase();
const court = aCase().type("JudicialReview");
const visitor = aCase().type("VisitorVisa");
const graduate = aCase().type("WorkPermit");
const reviewed = (the: CaseBuilder) => the.status("LawyerReview");
const supported = student.answers({ financialSupport: "partially" });
const usCitizen = student.answers({ country: "US", passportCountries: ["US"] });
const visitorLetters = [
  "visitorVisaVisitorLetter",
  "visitorVisaFinancialExplanation",
  "visitorVisaItinerary",
  "visitorVisaLegalSubmission",
  "visitorVisaTravel",
];

const letterOf = (the: CaseBuilder, id: string) => {
  const decided = lettersOf(the.reader()).find(({ letter }) => letter.id === id);
  if (!decided) throw new Error(`The letter ${id} does not exist for this type`);
  return decided;
};

const rows: readonly Row[] = [
  ["the statement of purpose waits for the applicant", student, "studyPlan", "NotApplicable"],
  [
    "the statement of purpose was not confirmed",
    student.application({ confirmedSoP: false }),
    "studyPlan",
    "NotApplicable",
  ],
  [
    "the applicant confirmed the statement of purpose",
    student.application({ confirmedSoP: true }),
    "studyPlan",
    "Complete",
  ],
  [
    "the lawyer uploaded the statement of purpose",
    aCase().type("Dli").application({ sopManuallyUploadedByLawyer: true }),
    "studyPlan",
    "Complete",
  ],

  ["nothing to explain", student, "letterOfExplanation", "IfApplicable"],
  [
    "an application was refused",
    student.answers({ hasPreviousVisaApplication: true, previousVisas: [{ country: "GB", result: "refused" }] }),
    "letterOfExplanation",
    "Recommended",
  ],
  [
    "an application was approved",
    student.answers({ hasPreviousVisaApplication: true, previousVisas: [{ country: "GB", result: "approved" }] }),
    "letterOfExplanation",
    "IfApplicable",
  ],
  [
    "Canada refused an application",
    student.answers({ hasPreviousVisaApplication: true, pastCanadianRefusal: true }),
    "letterOfExplanation",
    "Recommended",
  ],
  ["a crime", student.answers({ hasCriminalHistory: true }), "letterOfExplanation", "Recommended"],
  ["a criminal status", student.answers({ criminalHistoryStatus: ["pardoned"] }), "letterOfExplanation", "Recommended"],
  ["no criminal status", student.answers({ criminalHistoryStatus: ["none"] }), "letterOfExplanation", "IfApplicable"],
  ["a time in prison", student.answers({ hasBeenIncarcerated: true }), "letterOfExplanation", "Recommended"],
  ["organized crime", student.answers({ hasOrganizedCrimeHistory: true }), "letterOfExplanation", "Recommended"],
  [
    "a stay that was too long",
    student.answers({ hasStayedPastAuthorization: true }),
    "letterOfExplanation",
    "Recommended",
  ],
  [
    "a health question answered yes",
    student.answers({ medicalHistory: { dialysis: true } }),
    "letterOfExplanation",
    "Recommended",
  ],
  [
    "contact with tuberculosis",
    student.answers({ medicalTb: { tbContact: true } }),
    "letterOfExplanation",
    "Recommended",
  ],

  [
    "statements without a large deposit",
    student.document("proof-of-funds", { findings: ["blurry"] }),
    "lumpSumExplanation",
    "NotApplicable",
  ],
  ["a large deposit", student.document("proof-of-funds", { findings: ["lumpSum"] }), "lumpSumExplanation", "Required"],
  [
    "a large deposit of the supporter",
    student.document("financial-supporter-proof-of-funds", { findings: ["lumpSum"] }),
    "lumpSumExplanation",
    "Required",
  ],
  [
    "a large deposit in a file that was thrown away",
    student.document("proof-of-funds", { findings: ["lumpSum"], deletedAt: "2026-11-01" }),
    "lumpSumExplanation",
    "NotApplicable",
  ],

  ["nobody helps to pay", student.answers({ financialSupport: "notSupported" }), "financialSupporter", "NotApplicable"],
  ["one person helps to pay", supported, "financialSupporter", "Required"],
  [
    "one person pays everything",
    student.answers({ financialSupport: "entirely", hasSecondFinancialSupporter: false }),
    "financialSupporter",
    "Required",
  ],
  ["one person helps: no first letter", supported, "firstFinancialSupporter", "NotApplicable"],
  ["one person helps: no second letter", supported, "secondFinancialSupporter", "NotApplicable"],
  [
    "two help: not the letter of one",
    supported.answers({ hasSecondFinancialSupporter: true }),
    "financialSupporter",
    "NotApplicable",
  ],
  [
    "two help: the first letter",
    supported.answers({ hasSecondFinancialSupporter: true }),
    "firstFinancialSupporter",
    "Required",
  ],
  [
    "two help: the second letter",
    supported.answers({ hasSecondFinancialSupporter: true }),
    "secondFinancialSupporter",
    "Required",
  ],
  ["a summary when somebody helps", supported, "financialSupport", "Recommended"],
  ["no summary when nobody is known to help", student, "financialSupport", "NotApplicable"],
  ["studies and help to pay", supported, "financialExplanation", "Recommended"],
  ["studies without help", student, "financialExplanation", "IfApplicable"],
  ["family members who apply by themselves", aCase().type("SpeFamily"), "financialExplanation", "NotApplicable"],

  [
    "the spouse comes along",
    student.answers({ maritalStatus: "married", accompanyingSpouse: true }).spouse("OpenWorkPermit"),
    "spousalSupportLetter",
    "Recommended",
  ],
  [
    "the spouse comes along and is not in the application yet",
    student.answers({ maritalStatus: "married", accompanyingSpouse: true }),
    "spousalSupportLetter",
    "NotApplicable",
  ],
  ["a child", student.child(5), "childDocumentNotApplicable", "IfApplicable"],
  ["no child", student, "childDocumentNotApplicable", "NotApplicable"],

  ["a first permit, before review", student, "studyPermitLegalSubmission", "NotApplicable"],
  ["a first permit, in review", reviewed(student), "studyPermitLegalSubmission", "Required"],
  ["an extension, in review", reviewed(aCase().type("StudentExtension")), "studyPermitExtensionLetter", "Required"],
  ["a change of school, in review", reviewed(aCase().type("Dli")), "studyPermitExtensionLetter", "Required"],
  ["a change of school, before review", aCase().type("Dli"), "studyPermitExtensionLetter", "NotApplicable"],
  ["a co-op permit, in review", reviewed(aCase().type("CoOpWorkPermit")), "coOpLegalSubmission", "Required"],
  [
    "an extension with a placement",
    aCase().type("StudentExtension").answers({ coOp: true }),
    "coOpLegalSubmission",
    "IfApplicable",
  ],
  [
    "an extension without a placement",
    aCase().type("StudentExtension").answers({ coOp: false }),
    "coOpLegalSubmission",
    "NotApplicable",
  ],
  [
    "a graduate who took a short leave",
    graduate.answers({ leaveFromStudies: "yesShort" }),
    "postGraduateWorkPermit",
    "Required",
  ],
  [
    "a graduate who took a long leave",
    graduate.answers({ leaveFromStudies: "yesLong" }),
    "postGraduateWorkPermit",
    "Required",
  ],
  [
    "a graduate who was not always full-time",
    graduate.answers({ pgwpFullTimeStudent: false }),
    "postGraduateWorkPermit",
    "Required",
  ],
  [
    "a graduate without a gap",
    graduate.answers({ leaveFromStudies: "no", pgwpFullTimeStudent: true }),
    "postGraduateWorkPermit",
    "IfApplicable",
  ],
  ["a graduate, in review", reviewed(graduate), "pgwpLegalSubmission", "Required"],
  ["a graduate, before review", graduate, "pgwpLegalSubmission", "NotApplicable"],
  [
    "a US citizen at the border",
    usCitizen.answers({ usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "portOfEntry",
    "Required",
  ],
  [
    "a US citizen who applies online",
    usCitizen.answers({ usCitizenVisaApplicationMethod: "APPLY_ONLINE" }),
    "portOfEntry",
    "NotApplicable",
  ],
  [
    "a green card at the border",
    aCase().answers({
      country: "US",
      passportCountries: ["IN"],
      hasPreviousVisaApplication: true,
      usPr: true,
      usCitizenVisaApplicationMethod: "APPLY_AT_BORDER",
    }),
    "portOfEntry",
    "Required",
  ],
  ["an approved permit", student.status("Approved"), "portOfEntry", "Recommended"],
  ["an approved permit, at the port of entry", student.status("Poe"), "portOfEntry", "Recommended"],

  ...visitorLetters.flatMap((id): readonly Row[] => [
    ["a visitor, in review", reviewed(visitor), id, "Required"],
    ["a visitor, before review", visitor, id, id === "visitorVisaLegalSubmission" ? "NotApplicable" : "Recommended"],
  ]),
  [
    "a visitor with a host, in review",
    reviewed(visitor).answers({ vvHostInCanada: "family" }),
    "visitorVisaHostLetter",
    "Required",
  ],
  [
    "a visitor whom the applicant takes in, in review",
    reviewed(visitor).answers({ vvIsHosting: true }),
    "visitorVisaHostLetter",
    "Required",
  ],
  [
    "a visitor with a host, before the review",
    visitor.answers({ vvHostInCanada: "family" }),
    "visitorVisaHostLetter",
    "Recommended",
  ],
  [
    "a super visa, before the review",
    visitor.answers({ vvHostInCanada: "family", vvIsSuperVisa: true }),
    "visitorVisaHostLetter",
    "Required",
  ],
  [
    "a visitor in a hotel, in review",
    reviewed(visitor).answers({ vvHostInCanada: "hotel" }),
    "visitorVisaHostLetter",
    "NotApplicable",
  ],

  ["a record that was filed", court.status("JrRecordFiled"), "applicationRecord", "Required"],
  [
    "a record that was filed, second section",
    court.status("JrDecisionReserved"),
    "applicationRecordSectionTwo",
    "Required",
  ],
  ["a record that is not filed", court.status("JrPreparation"), "applicationRecord", "NotApplicable"],
  [
    "a record that is not filed, second section",
    court.status("JrPreparation"),
    "applicationRecordSectionTwo",
    "NotApplicable",
  ],
  ["a case that can settle", court.status("JrHearingScheduled"), "settlementOffer", "IfApplicable"],
  ["a case that cannot settle any more", court.status("JrDismissed"), "settlementOffer", "NotApplicable"],
  [
    "a case that may follow the simplified procedure",
    court.status("JrPreparation"),
    "simplifiedProcedure",
    "IfApplicable",
  ],
  ["a case past the simplified procedure", court.status("JrRecordFiled"), "simplifiedProcedure", "NotApplicable"],
  ["a delay", court.status("MandamusDemand"), "writOfMandamusAffidavit", "Required"],
  ["a delay: the demand", court.status("MandamusLeaveFiled"), "demandLetter", "Required"],
  ["a refusal, no delay", court.status("JrLeaveFiled"), "writOfMandamusAffidavit", "NotApplicable"],
  ["a refusal, no demand", court.status("JrLeaveFiled"), "demandLetter", "NotApplicable"],
  ["a change of solicitor", court, "noticeOfChangeOfSolicitor", "IfApplicable"],
  ["more time by consent", court, "consentToExtensionOfTime", "IfApplicable"],
  ["a case that ends without a judgment", court.status("JrDiscontinued"), "noticeOfDiscontinuance", "Required"],
  ["a case that goes on", court.status("JrLeaveFiled"), "noticeOfDiscontinuance", "IfApplicable"],
  ["a case in court", court.status("JrLeaveFiled"), "solicitorsCertificateOfService", "Required"],
  ["a case that is not in court", court.status("JrPreparation"), "solicitorsCertificateOfService", "NotApplicable"],
];

describe("levels of the letters", () => {
  test.each(rows)("%s", (_, the, id, level) => {
    const { requirement } = letterOf(the, id);
    expect(requirement.value).toBe(level);
    expect(requirement.because.length).toBeGreaterThan(0);
    for (const { en, fr } of requirement.because) expect([en, fr]).not.toContain("");
  });

  test("every line of every rule is met by a case above", () => {
    const met = new Set(rows.map(([, the, id]) => letterOf(the, id).requirement.decidedBy));
    const lines = letters.flatMap(({ requirement }) => [
      ...requirement.cases.map(([condition]) => `${requirement.id}.${condition.id}`),
      `${requirement.id}.otherwise`,
    ]);
    expect(lines.length).toBeGreaterThan(letters.length);
    expect(lines.filter((line) => !met.has(line))).toEqual([]);
  });

  test("a settled statement rests on what settled it", () => {
    const { requirement } = letterOf(student.application({ confirmedSoP: true }), "studyPlan");
    expect([requirement.because[0]?.en, requirement.restsOn]).toEqual([
      "you confirmed the statement of purpose",
      ["application.confirmedSoP"],
    ]);
    expect(letterOf(student, "studyPlan").requirement.missing).toEqual([
      "application.confirmedSoP",
      "application.sopManuallyUploadedByLawyer",
    ]);
  });
});

describe("what the applicant may do with a letter", () => {
  const permitted: readonly (readonly [
    words: string,
    the: CaseBuilder,
    id: string,
    permissions: readonly Permission[],
  ])[] = [
    ["a statement that is pending", student, "studyPlan", ["View", "Upload"]],
    ["a confirmed statement", student.application({ confirmedSoP: true }), "studyPlan", ["View"]],
    [
      "a statement that the lawyer uploaded",
      student.application({ sopManuallyUploadedByLawyer: true }),
      "studyPlan",
      ["View"],
    ],
    ["a large deposit to explain", student, "lumpSumExplanation", ["View", "Upload"]],
    ["a letter of the supporter", student, "secondFinancialSupporter", ["View", "Upload"]],
    ["an explanation by the lawyer", student, "financialExplanation", ["View"]],
    ["the letter of the spouse", student, "spousalSupportLetter", []],
    ["a legal submission", student, "studyPermitLegalSubmission", []],
    ["an offer in court", court, "settlementOffer", ["View"]],
    ["an affidavit", court, "writOfMandamusAffidavit", []],
  ];

  test.each(permitted)("%s", (_, the, id, permissions) => {
    expect(letterOf(the, id).permissions.value).toEqual(permissions);
    expect(letterOf(the, id).permissions.because.length).toBeGreaterThan(0);
  });

  test("a court case gives none on the statement of purpose, not even on a confirmed one", () => {
    const rule = letters.find(({ id }) => id === "studyPlan")?.studentPermissions;
    if (!rule) throw new Error("The statement of purpose is a letter");
    const confirmed = court.application({ confirmedSoP: true }).reader();
    expect(decide(rule, confirmed)).toMatchObject({ value: [], decidedBy: "permissions.studyPlan.isJudicialReview" });
  });
});

describe("the letters", () => {
  /** 32 letters, each with one id, two names and a page in the vault (docs/facts/letters.md section 1). */
  test("have one id and one address each, and two names that differ", () => {
    expect(letters).toHaveLength(32);
    for (const part of ["id", "href"] as const) expect(new Set(letters.map((letter) => letter[part])).size).toBe(32);
    expect(new Set(letters.map(({ lawyerHref }) => lawyerHref("s", "a"))).size).toBe(32);
    expect(letters.filter(({ name }) => name.en === "" || name.fr === "" || name.en === name.fr)).toEqual([]);
    expect(
      letters.filter(
        ({ sendToDocVault, appliesTo }) => !/^[a-z]+(-[a-z]+)*$/.test(sendToDocVault) || appliesTo.length === 0,
      ),
    ).toEqual([]);
  });

  test("bear the addresses of the specification, on both sides", () => {
    const addresses = (id: string) => {
      const letter = letters.find((one) => one.id === id);
      return [letter?.href, letter?.lawyerHref("s1", "a/1")];
    };
    expect(addresses("studyPlan")).toEqual([
      "/letters/study-plan",
      "/lawyer/students/s1/applications/a%2F1/letters/study-plan",
    ]);
    expect(addresses("secondFinancialSupporter")).toEqual([
      "/letters/second-financial-supporter",
      "/lawyer/students/s1/applications/a%2F1/letters/second-financial-support-letter",
    ]);
    expect(addresses("visitorVisaTravel")).toEqual([
      "/letters/visitor-visa-travel",
      "/lawyer/students/s1/applications/a%2F1/letters/visitor-visa-travel-letter",
    ]);
  });

  test("that can always be generated are the two of the specification", () => {
    expect(letters.filter(({ alwaysAllowGeneration }) => alwaysAllowGeneration).map(({ id }) => id)).toEqual([
      "lumpSumExplanation",
      "secondFinancialSupporter",
    ]);
  });

  test.each(applicationTypes)("of %s are all listed, those that nothing calls for too", (type) => {
    const listed = lettersOf(aCase().type(type).reader()).map(({ letter }) => letter.id);
    expect(listed).toEqual(letters.filter(({ appliesTo }) => appliesTo.includes(type)).map(({ id }) => id));
    expect(listed).toContain("letterOfExplanation");
  });

  test("of a court stay silent in every other application, whatever its status", () => {
    const statuses: readonly ApplicationStatus[] = ["JrLeaveFiled", "MandamusDemand", "JrDiscontinued"];
    for (const status of statuses)
      expect(lettersOf(student.status(status).reader()).map(({ letter }) => letter.id)).not.toContain(
        "settlementOffer",
      );
  });
});
