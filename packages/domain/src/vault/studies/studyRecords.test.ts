import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { studyCompletionPages } from "./studyCompletion.ts";
import { studyRecordPages } from "./studyRecords.ts";

const pages = [...studyRecordPages, ...studyCompletionPages];
const extension = aCase().type("StudentExtension");
const graduate = aCase().type("WorkPermit");
const pupil = aCase().answers({ formCanadianLevelOfStudy: "secondary" });

const levels: readonly LevelRow[] = [
  ["an extension", extension, "enrolmentLetter", "Required", "isStudentExtension"],
  ["a placement", aCase().type("CoOpWorkPermit"), "enrolmentLetter", "Required", "isCoOpPermit or renewsVisaAsStudent"],
  [
    "a visa renewed as a student",
    aCase().type("TrvSpe"),
    "enrolmentLetter",
    "Required",
    "isCoOpPermit or renewsVisaAsStudent",
  ],
  ["a change of school", aCase().type("Dli"), "enrolmentLetter", "Recommended", "isChangeOfSchool"],
  [
    "the family of a student in Canada",
    aCase().type("SpeFamily"),
    "enrolmentLetter",
    "Recommended",
    "isFamilyOfExtension or isFamilyOfGraduate",
  ],
  ["a graduate", graduate, "enrolmentLetter", "Recommended", "isPostGraduationPermit"],
  ["a first study permit", aCase(), "enrolmentLetter", "NotApplicable", "otherwise"],

  ["a graduate", graduate, "canadianTranscript", "Required", "isPostGraduationPermit"],
  ["an extension", extension, "canadianTranscript", "Required", "renewsStudy"],
  [
    "a placement",
    aCase().type("CoOpWorkPermit"),
    "canadianTranscript",
    "Recommended",
    "renewsVisaAsStudent or isCoOpPermit",
  ],
  [
    "a first permit after studies in Canada",
    aCase().answers({ studiedInCanada: true }),
    "canadianTranscript",
    "Recommended",
    "studiedInCanada",
  ],
  ["a first permit", aCase(), "canadianTranscript", "NotApplicable", "otherwise"],
  ["a pupil", pupil, "previousTranscript", "Recommended", "isStudent and isSchoolLevel"],
  ["a student, level not answered", aCase(), "previousTranscript", "Required", "isStudent"],
  [
    "an invitation after studies in Canada",
    aCase().type("ExpressEntryIta").answers({ studiedInCanada: true }),
    "previousTranscript",
    "Required",
    "answersExpressEntryInvitation and studiedInCanada",
  ],
  ["an invitation", aCase().type("ExpressEntryIta"), "previousTranscript", "Recommended", "isExpressEntry"],
  ["an extension", extension, "previousTranscript", "IfApplicable", "otherwise"],

  ["a pupil", pupil, "educationCredentials", "NotApplicable", "isStudent and isSchoolLevel"],
  ["a student", aCase(), "educationCredentials", "Required", "isStudent"],
  [
    "an invitation",
    aCase().type("ExpressEntryIta"),
    "educationCredentials",
    "Required",
    "answersExpressEntryInvitation",
  ],
  ["a worker of one employer", aCase().type("C10"), "educationCredentials", "Recommended", "isTiedToEmployer"],
  ["a graduate", graduate, "educationCredentials", "IfApplicable", "isPostGraduationPermit"],
  ["an extension", extension, "educationCredentials", "Recommended", "otherwise"],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseEducationCredentials",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse in Express Entry",
    aCase().type("ExpressEntry").spouse(),
    "spouseEducationCredentials",
    "Recommended",
    "isExpressEntry",
  ],
  ["a spouse who visits", aCase().spouse("Visitor"), "spouseEducationCredentials", "NotApplicable", "otherwise"],

  [
    "a leave of 200 days",
    extension.answers({ leaveFromStudies: "yesLong" }),
    "leaveFromStudies",
    "Required",
    "tookLeave and tookLongLeave",
  ],
  [
    "a leave of 30 days",
    extension.answers({ leaveFromStudies: "yesShort" }),
    "leaveFromStudies",
    "Required",
    "tookLeave",
  ],
  [
    "a term part-time",
    extension.answers({ leaveFromStudies: "no", fullTimeStudent: false }),
    "leaveFromStudies",
    "Recommended",
    "wasNotFullTime",
  ],
  [
    "a graduate with a term part-time",
    graduate.answers({ pgwpFullTimeStudent: false }),
    "leaveFromStudies",
    "Recommended",
    "wasNotFullTime",
  ],
  ["not answered", extension, "leaveFromStudies", "NotApplicable", "otherwise"],

  [
    "an extension in the first program",
    extension.answers({ completedOriginalStudyProgram: false }),
    "completionLetter",
    "NotApplicable",
    "isStudentExtension and not finishedFirstProgram",
  ],
  [
    "an extension, not answered",
    extension,
    "completionLetter",
    "NotApplicable",
    "isStudentExtension and not finishedFirstProgram",
  ],
  [
    "an extension after the first program",
    extension.answers({ completedOriginalStudyProgram: true }),
    "completionLetter",
    "Required",
    "otherwise",
  ],
  ["a graduate", graduate, "completionLetter", "Required", "otherwise"],
  [
    "a graduate of two programs",
    graduate.answers({ numberOfStudyPrograms: 2 }),
    "previousProgramCompletionLetter",
    "Required",
    "finishedSeveralPrograms",
  ],
  [
    "a graduate of one program",
    graduate.answers({ numberOfStudyPrograms: 1 }),
    "previousProgramCompletionLetter",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a graduate", graduate, "completion-of-studies", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "transcripts", []],
];

describeLevels(pages, levels);
describePermissions(pages, permissions);
