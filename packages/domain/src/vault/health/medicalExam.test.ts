import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { medicalExamPages } from "./medicalExam.ts";

const invited = aCase().type("ExpressEntryIta");
const nurse = aCase().answers({ isMedicalWork: true });
const usual = "worksInMedicalField or wishesForMedicalField or stayOutlastsShortStay and livedWhereExamIsAsked";
const visitor = aCase().type("VisitorVisa");

const levels: readonly LevelRow[] = [
  ["the exam is done", aCase().answers({ hasMedicalExam: "yes" }), "medicalExam", "Required", "hadMedicalExam"],
  ["an Express Entry invitation", invited, "medicalExam", "Required", "answersExpressEntryInvitation"],
  [
    "work in health care, the exam before applying",
    nurse.answers({ hasMedicalExam: "noBefore" }),
    "medicalExam",
    "Recommended",
    `wantsMedicalExamFirst and ${usual}`,
  ],
  ["work in health care", nurse, "medicalExam", "Recommended", usual],
  ["a plain student", aCase().answers({ hasMedicalExam: "notRequired" }), "medicalExam", "IfApplicable", "otherwise"],
  [
    "tuberculosis",
    aCase().answers({ medicalTb: { hasTb: true } }),
    "medicalTreatmentLetter",
    "Required",
    "answeredYesOnHealth",
  ],
  [
    "no illness named",
    aCase().answers({ medicalTb: { hasTb: false } }),
    "medicalTreatmentLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "the spouse of an invited person",
    invited.spouse(),
    "spouseMedicalExam",
    "Required",
    "answersExpressEntryInvitation",
  ],
  [
    "a spouse who stays long",
    aCase().spouse("Visitor").answers({ spouseVisitLength: "sixMonthsOrMore" }),
    "spouseMedicalExam",
    "Recommended",
    "spouseStaysLong",
  ],
  [
    "a spouse who stays short",
    aCase().spouse("Visitor").answers({ spouseVisitLength: "sixMonthsOrLess" }),
    "spouseMedicalExam",
    "IfApplicable",
    "otherwise",
  ],
  ["the child of an invited person", invited.child(5), "childMedicalExam", "Required", "answersExpressEntryInvitation"],
  ["the child of a nurse", nurse.child(5), "childMedicalExam", "Recommended", usual],
  ["the child of a student", aCase().child(5), "childMedicalExam", "IfApplicable", "otherwise"],
  ["a super visa", visitor.answers({ vvIsSuperVisa: true }), "visitorMedicalExam", "Required", "isSuperVisa"],
  ["a tourist", visitor.answers({ vvIsSuperVisa: false }), "visitorMedicalExam", "IfApplicable", "otherwise"],
];

describeLevels(medicalExamPages, levels);
