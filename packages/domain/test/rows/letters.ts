import type { RequirementLevel } from "../../src/vault/page.ts";
import { aCase, type CaseBuilder } from "../caseBuilder.ts";

export const student = aCase();
export const court = aCase().type("JudicialReview");
export const visitor = aCase().type("VisitorVisa");
const graduate = aCase().type("WorkPermit");
const supported = student.answers({ financialSupport: "partially" });
const usCitizen = student.answers({ country: "US", passportCountries: ["US"] });
const visitorLetters = [
  "visitorVisaVisitorLetter",
  "visitorVisaFinancialExplanation",
  "visitorVisaItinerary",
  "visitorVisaLegalSubmission",
  "visitorVisaTravel",
];
const reviewed = (the: CaseBuilder) => the.status("LawyerReview");

/** Case in words -> the level of a letter. */
type Row = readonly [words: string, the: CaseBuilder, id: string, level: RequirementLevel];

export const letterRows: readonly Row[] = [
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
