import type { CaseReader } from "../../caseFile/reader.ts";
import {
  isChangeOfSchool,
  isCoOpPermit,
  isFamilyApplication,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  isStudyApplication,
} from "../../conditions/application/application.ts";
import { childAsksToStudy, childIsOfSchoolAge, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { finishedSeveralPrograms, goesToNewSchool, startsNewProgram } from "../../conditions/studies/studyExtension.ts";
import { all, any } from "../../kernel/condition.ts";
import { childSchoolLetterAge } from "../../tables/status/timeLimits.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { acceptanceText as text } from "./acceptance.text.ts";
import type { VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, ourDecision, specified } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** Letters by which a school accepts the applicant, the spouse or a child. */

const letterFields = [
  "firstName",
  "lastName",
  "schoolName",
  "studentId",
  "dliNumber",
  "programName",
  "startOfCanadianStudyProgram",
  "graduationDate",
  "tuitionFees",
  "durationMonths",
  "loaExpiryDate",
];

const letterWarnings: readonly SlotWarningId[] = [
  ...ofReadFields,
  "letterOfAcceptanceExpired",
  "studyPermitStartDateMismatch",
  "graduationDateMismatch",
  "schoolNameMismatch",
  "schoolNameMissing",
  "studentIdMismatch",
  "studentIdMissing",
  "programDurationMismatch",
  "loaTuitionFeesMissing",
  "loaTuitionFeesInvalid",
];

const aLetter = {
  documentTypes: ["LetterOfAcceptance"],
  potentialWarnings: letterWarnings,
  fieldsToRead: letterFields,
  maxFiles: 2,
} as const;

const letterOfAcceptance: VaultPage = suppliedPage("main", {
  slug: "letter-of-acceptance",
  name: text.letter,
  tags: ["Education"],
  appliesTo: ["Student", "StudentExtension", "WorkPermit", "CoOpWorkPermit", "Dli"],
  slots: [
    readPaper("main", {
      ...aLetter,
      id: "letterOfAcceptance",
      name: text.letterSlot,
      level: {
        cases: [
          [isStudent, "Required", text.firstPermitNeedsIt],
          [isChangeOfSchool, "Required", text.newSchoolNeedsNewLetter],
          [all(isStudentExtension, any(startsNewProgram, goesToNewSchool)), "Required", text.newStudiesNeedLetter],
          [any(isPostGraduationPermit, isCoOpPermit), "IfApplicable", text.showsProgram],
          [isStudentExtension, "IfApplicable", text.enrolmentServes],
        ],
        otherwise: [text.noAcceptanceAsked, "NotApplicable"],
        sources: [checklist5483("item 4")],
      },
      instructions: text.letterInstructions,
      example: "schoolLetter",
      splitScreen: true,
      videoTutorial: "letterOfAcceptance",
    }),
    readPaper("main", {
      ...aLetter,
      id: "secondLetterOfAcceptance",
      name: text.secondLetterSlot,
      level: {
        cases: [[all(isStudyApplication, finishedSeveralPrograms), "IfApplicable", text.pathwayHasTwo]],
        otherwise: [text.noSecondProgram, "NotApplicable"],
        sources: [ourDecision],
      },
      instructions: text.secondLetterInstructions,
    }),
  ],
});

const spouseLetterOfAcceptance: VaultPage = suppliedPage("spouse", {
  slug: "spouse-letter-of-acceptance",
  name: text.letter,
  tags: ["Education"],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  slots: [
    readPaper("spouse", {
      ...aLetter,
      id: "letterOfAcceptance",
      name: text.letterSlot,
      level: {
        cases: [[spouseStudies, "Required"]],
        otherwise: [text.spouseDoesNotStudy, "NotApplicable"],
        sources: [specified("document 3 section 5.3")],
      },
      instructions: text.spouseLetterInstructions,
      splitScreen: true,
    }),
  ],
});

function letterAgeToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const limit = the.row(childSchoolLetterAge);
  return { days: limit.found ? limit.row.value : "—" };
}

const childSchoolLetter: VaultPage = suppliedPage("child", {
  slug: "child-school-letter",
  name: text.childLetter,
  tags: ["Education"],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  slots: [
    readPaper("child", {
      id: "schoolLetter",
      name: text.childSlot,
      documentTypes: ["ChildSchoolLetter"],
      level: {
        cases: [
          [childAsksToStudy, "Required"],
          [all(isFamilyApplication, childIsOfSchoolAge), "Recommended", text.schoolGoesOn],
          [childIsOfSchoolAge, "IfApplicable", text.ifEnrolled],
        ],
        otherwise: [text.childNotAtSchool, "NotApplicable"],
        sources: [specified("document 1 section 9")],
      },
      potentialWarnings: [...ofReadFields, "fileDate", "childSchoolLetterOlderThan365Days", "childNotEnroled"],
      fieldsToRead: ["applicantFullName", "schoolName", "issueDate", "isEnrolled"],
      instructions: text.childInstructions,
      instructionValues: letterAgeToday,
      maxFiles: 2,
    }),
  ],
});

export const acceptancePages: readonly VaultPage[] = [letterOfAcceptance, spouseLetterOfAcceptance, childSchoolLetter];
