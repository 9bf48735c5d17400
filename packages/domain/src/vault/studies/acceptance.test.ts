import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { acceptancePages } from "./acceptance.ts";

const extension = aCase().type("StudentExtension");

const levels: readonly LevelRow[] = [
  ["a first study permit", aCase(), "letterOfAcceptance", "Required", "isStudent"],
  ["a change of school", aCase().type("Dli"), "letterOfAcceptance", "Required", "isChangeOfSchool"],
  [
    "an extension for a new program",
    extension.answers({ speApplicationReason: "startNewProgram" }),
    "letterOfAcceptance",
    "Required",
    "isStudentExtension and startsNewProgram or goesToNewSchool",
  ],
  [
    "an extension at a new school",
    extension.answers({ attendingNewDLI: true }),
    "letterOfAcceptance",
    "Required",
    "isStudentExtension and startsNewProgram or goesToNewSchool",
  ],
  [
    "an extension in the same program",
    extension.answers({ speApplicationReason: "finishProgram", attendingNewDLI: false }),
    "letterOfAcceptance",
    "IfApplicable",
    "isStudentExtension",
  ],
  [
    "a graduate",
    aCase().type("WorkPermit"),
    "letterOfAcceptance",
    "IfApplicable",
    "isPostGraduationPermit or isCoOpPermit",
  ],
  [
    "a placement",
    aCase().type("CoOpWorkPermit"),
    "letterOfAcceptance",
    "IfApplicable",
    "isPostGraduationPermit or isCoOpPermit",
  ],
  [
    "a request that tells of a new school",
    aCase()
      .type("IrccRequest")
      .answers({ reasonsForContactingIRCC: ["changeDli"] }),
    "letterOfAcceptance",
    "Recommended",
    "tellsOfNewSchool",
  ],
  ["a visitor", aCase().type("VisitorVisa"), "letterOfAcceptance", "NotApplicable", "otherwise"],
  [
    "two programs",
    aCase().answers({ numberOfStudyPrograms: 2 }),
    "secondLetterOfAcceptance",
    "IfApplicable",
    "isStudyApplication and finishedSeveralPrograms",
  ],
  ["the number of programs is not answered", aCase(), "secondLetterOfAcceptance", "NotApplicable", "otherwise"],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseLetterOfAcceptance",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse who extends a study permit",
    aCase().spouse("StudentExtension"),
    "spouseLetterOfAcceptance",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse who will work",
    aCase().spouse("OpenWorkPermit"),
    "spouseLetterOfAcceptance",
    "NotApplicable",
    "otherwise",
  ],
  ["no spouse", aCase(), "spouseLetterOfAcceptance", "NotApplicable", "not spouseIsInCase"],
  [
    "a child who asks for a study permit",
    aCase().child(4, "Student"),
    "childSchoolLetter",
    "Required",
    "childAsksToStudy",
  ],
  [
    "a child of 8 in a family application",
    aCase().type("SpeFamily").child(8),
    "childSchoolLetter",
    "Recommended",
    "isFamilyApplication and childIsOfSchoolAge",
  ],
  ["a child of 8 of a student", aCase().child(8), "childSchoolLetter", "IfApplicable", "childIsOfSchoolAge"],
  ["a child of 4", aCase().child(4), "childSchoolLetter", "NotApplicable", "otherwise"],
  ["a child who turned 18", aCase().child(18), "childSchoolLetter", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "letter-of-acceptance", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "letter-of-acceptance", []],
  ["a spouse", aCase().spouse("Student"), "spouse-letter-of-acceptance", ["View", "Upload"]],
  ["no spouse", aCase(), "spouse-letter-of-acceptance", []],
  ["a child", aCase().child(8), "child-school-letter", ["View", "Upload"]],
];

describeLevels(acceptancePages, levels);
describePermissions(acceptancePages, permissions);

test("the age at which a child’s school letter is too old comes from its table", () => {
  const slot = acceptancePages.flatMap(({ slots }) => slots).find(({ id }) => id === "childSchoolLetter");
  expect(slot?.instructionValues?.(aCase().reader())).toEqual({ days: 365 });
});
