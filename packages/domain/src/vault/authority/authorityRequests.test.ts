import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { authorityRequestPages } from "./authorityRequests.ts";

const court = aCase().type("JudicialReview");
const sent = aCase().status("IrccProcessing");
const asked = aCase().document("additional-document-request", { fileId: "letter" });
const answered = (facts: object) =>
  asked.document("additional-document", { parentDocumentFileId: "letter", detailsChangeStatus: "Submitted", ...facts });
const moreTime = aCase()
  .type("IrccRequest")
  .application({ reasonsForContactingIRCC: ["medicalExtension"] });

const levels: readonly LevelRow[] = [
  ["no letter", aCase(), "additionalDocumentRequest", "NotApplicable", "otherwise"],
  ["a letter that nobody answered", asked, "additionalDocumentRequest", "NeedsAttention", "requestIsOpen"],
  ["a letter that was answered", answered({}), "additionalDocumentRequest", "NotApplicable", "otherwise"],
  [
    "an answer that is not submitted yet",
    answered({ detailsChangeStatus: null }),
    "additionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "an answer to another letter",
    answered({ parentDocumentFileId: "another" }),
    "additionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "an answer in the trash",
    answered({ deletedAt: "2026-11-01" }),
    "additionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "a letter in the trash",
    aCase().document("additional-document-request", { deletedAt: "2026-11-01" }),
    "additionalDocumentRequest",
    "NotApplicable",
    "otherwise",
  ],
  ["a letter to the applicant only", asked.spouse(), "spouseAdditionalDocumentRequest", "NotApplicable", "otherwise"],
  [
    "a letter to the spouse",
    aCase().spouse().document("spouse-additional-document-request"),
    "spouseAdditionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "a letter to the child",
    aCase().child(5).document("child-additional-document-request", { childNumber: 1 }),
    "childAdditionalDocumentRequest",
    "NeedsAttention",
    "requestIsOpen",
  ],
  [
    "a letter to the second child",
    aCase().child(5).child(7).document("child-additional-document-request", { childNumber: 2 }),
    "childAdditionalDocumentRequest",
    "NotApplicable",
    "otherwise",
  ],
  ["a letter to the applicant", asked, "additionalDocument", "Required", "anyRequestIsOpen"],
  [
    "a letter to the spouse",
    aCase().spouse().document("spouse-additional-document-request"),
    "additionalDocument",
    "Required",
    "anyRequestIsOpen",
  ],
  ["a letter that was answered", answered({}), "additionalDocument", "IfApplicable", "otherwise"],

  [
    "a future nurse who waits for the letter",
    aCase().answers({ isMedicalWork: true, hasMedicalExam: "noAfter" }),
    "medicalRequestLetter",
    "Recommended",
    "medicalRequest",
  ],
  [
    "a student who would like to work with children later",
    aCase().answers({ isMedicalWork: false, hasDesireToWorkInMedicalProfession: true, hasMedicalExam: "noAfter" }),
    "medicalRequestLetter",
    "Recommended",
    "medicalRequest",
  ],
  [
    "a future nurse who did the exam",
    aCase().answers({ isMedicalWork: true, hasMedicalExam: "yes" }),
    "medicalRequestLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "no medical field",
    aCase().answers({ isMedicalWork: false, hasDesireToWorkInMedicalProfession: false, hasMedicalExam: "noAfter" }),
    "medicalRequestLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a nurse who extends the permit",
    aCase().type("StudentExtension").answers({ isMedicalWork: true, hasMedicalExam: "noAfter" }),
    "medicalRequestLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "more time for the exam of the spouse",
    moreTime.spouse(),
    "spouseMedicalRequestLetter",
    "IfApplicable",
    "asksForMedicalExtension",
  ],
  [
    "the spouse of a sent file stays long",
    sent.spouse().answers({ spouseVisitLength: "sixMonthsOrMore" }),
    "spouseMedicalRequestLetter",
    "Recommended",
    "applicationWasSent and spouseStaysLong",
  ],
  [
    "the spouse of a sent file, length not answered",
    sent.spouse(),
    "spouseMedicalRequestLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "the spouse stays long, file in preparation",
    aCase().spouse().answers({ spouseVisitLength: "sixMonthsOrMore" }),
    "spouseMedicalRequestLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "more time for the exam of the child",
    moreTime.child(6),
    "childMedicalRequestLetter",
    "IfApplicable",
    "asksForMedicalExtension",
  ],
  [
    "the child of a future nurse, file sent",
    sent.child(6).answers({ isMedicalWork: true }),
    "childMedicalRequestLetter",
    "Recommended",
    "applicationWasSent and worksInMedicalField or wishesForMedicalField or studiesOutlastShortStay and livedWhereExamIsAsked",
  ],
  [
    "a long stay after years in India, file sent",
    sent.child(6).answers({ isMedicalWork: false, country: "IN", lengthOfStudies: 24 }),
    "childMedicalRequestLetter",
    "Recommended",
    "applicationWasSent and worksInMedicalField or wishesForMedicalField or studiesOutlastShortStay and livedWhereExamIsAsked",
  ],
  ["the child of a student, file sent", sent.child(6), "childMedicalRequestLetter", "NotApplicable", "otherwise"],

  ["approved", aCase().status("Approved"), "originalPassportRequest", "IfApplicable", "wasApproved"],
  ["in processing", sent, "originalPassportRequest", "NotApplicable", "otherwise"],
  [
    "approved, with a spouse",
    aCase().status("Approved").spouse(),
    "spouseOriginalPassportRequest",
    "IfApplicable",
    "wasApproved",
  ],
  ["in processing, with a spouse", sent.spouse(), "spouseOriginalPassportRequest", "NotApplicable", "otherwise"],
  [
    "approved, without a spouse",
    aCase().status("Approved"),
    "spouseOriginalPassportRequest",
    "NotApplicable",
    "not spouseIsInCase",
  ],
  [
    "approved, with a child",
    aCase().status("Approved").child(3),
    "childOriginalPassportRequest",
    "IfApplicable",
    "wasApproved",
  ],
  ["in processing, with a child", sent.child(3), "childOriginalPassportRequest", "NotApplicable", "otherwise"],

  ["any application", aCase(), "proceduralFairnessLetter", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "additional-document-request", ["View"]],
  ["a court case", court, "additional-document-request", ["View"]],
  ["a student", aCase(), "additional-document", ["View", "Upload"]],
  ["a student has the letter in the account", aCase(), "medical-request-letter", ["View", "Upload"]],
  ["a visitor", aCase().type("VisitorVisa"), "medical-request-letter", ["View"]],
  ["a court case", court, "medical-request-letter", []],
  ["a student without a spouse", aCase(), "spouse-medical-request-letter", []],
  ["a student", aCase(), "original-passport-request", ["View"]],
  ["a student", aCase(), "procedural-fairness-letter", ["View", "Upload"]],
];

describeLevels(authorityRequestPages, levels);
describePermissions(authorityRequestPages, permissions);
