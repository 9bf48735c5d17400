import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { medicalRequestLetterPages } from "./medicalRequestLetter.ts";

const court = aCase().type("JudicialReview");
const sent = aCase().status("IrccProcessing");
const moreTime = aCase()
  .type("IrccRequest")
  .application({ reasonsForContactingIRCC: ["medicalExtension"] });

const levels: readonly LevelRow[] = [
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
    "applicationWasSent and worksInMedicalField or wishesForMedicalField or stayOutlastsShortStay and livedWhereExamIsAsked",
  ],
  [
    "a long stay after years in India, file sent",
    sent.child(6).answers({ isMedicalWork: false, country: "IN", lengthOfStudies: 24 }),
    "childMedicalRequestLetter",
    "Recommended",
    "applicationWasSent and worksInMedicalField or wishesForMedicalField or stayOutlastsShortStay and livedWhereExamIsAsked",
  ],
  ["the child of a student, file sent", sent.child(6), "childMedicalRequestLetter", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student has the letter in the account", aCase(), "medical-request-letter", ["View", "Upload"]],
  ["a visitor", aCase().type("VisitorVisa"), "medical-request-letter", ["View"]],
  ["a court case", court, "medical-request-letter", []],
  ["a student without a spouse", aCase(), "spouse-medical-request-letter", []],
];

describeLevels(medicalRequestLetterPages, levels);
describePermissions(medicalRequestLetterPages, permissions);
