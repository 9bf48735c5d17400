import {
  answersExpressEntryInvitation,
  isChangeOfSchool,
  isCoOpPermit,
  isExpressEntry,
  isFamilyOfExtension,
  isFamilyOfGraduate,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  isTiedToEmployer,
  renewsStudy,
  renewsVisaAsStudent,
} from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { isSchoolLevel, studiedInCanada } from "../../conditions/studies/study.ts";
import { all, any } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { expressEntryList, graduateDocuments, guide5552, visaOfficeLists } from "./studySources.ts";
import { studyRecordsText as text } from "./studyRecords.text.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders, openTo } from "../pageRights.ts";

/** Proof of enrolment, transcripts and diplomas. */

const enrolment: VaultPage = suppliedPage("main", {
  slug: "enrolment-letter",
  rights: openTo({ schoolStaff: ["Upload"] }),
  name: text.enrolment,
  tags: ["Education"],
  appliesTo: ["StudentExtension", "SpeFamily", "PgwpFamily", "WorkPermit", "CoOpWorkPermit", "Dli", "TrvSpe"],
  slots: [
    parsedDocument("main", {
      id: "enrolmentLetter",
      name: text.enrolment,
      documentTypes: ["Other"],
      level: {
        cases: [
          [isStudentExtension, "Required", text.showsProgress],
          [any(isCoOpPermit, renewsVisaAsStudent), "Required", text.studentNow],
          [isChangeOfSchool, "Recommended", text.studiedUntilChange],
          [any(isFamilyOfExtension, isFamilyOfGraduate), "Recommended", text.familyRestsOnStudies],
          [isPostGraduationPermit, "Recommended", text.showsFullTime],
        ],
        otherwise: [text.noEnrolmentAsked, "NotApplicable"],
        sources: [guide5552, graduateDocuments],
      },
      potentialWarnings: [...ofReadFile, "fileDate", "schoolNameMismatch", "studentIdMismatch"],
      fieldsToRead: ["applicantFullName", "schoolName", "studentId", "issueDate", "isEnrolled"],
      instructions: text.enrolmentInstructions,
      maxFiles: 2,
    }),
  ],
});

const graduateFindings: readonly SlotWarningId[] = [
  "pgwpAfterDeadline",
  "pgwpProgramTooShort",
  "pgwpDliNotQualifying",
  "pgwpProgramNotQualifying",
  "pgwpNotQualifiedComplete",
];

const ofTranscript: readonly SlotWarningId[] = [
  ...ofReadFields,
  "unofficialTranscript",
  "incompleteTranscript",
  "transcriptNameMismatch",
  "schoolNameMissing",
  ...graduateFindings,
];

const aTranscript = {
  documentTypes: ["Transcript"],
  fieldsToRead: ["applicantFullName", "schoolName", "studentId", "programName", "graduationDate"],
  subFileNames: text.transcriptFile,
  maxFiles: 6,
} as const;

const transcripts: VaultPage = suppliedPage("main", {
  slug: "transcripts",
  rights: openTo({ schoolStaff: ["View"] }),
  name: text.transcripts,
  tags: ["Education"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "WorkPermit",
    "CoOpWorkPermit",
    "ExpressEntry",
    "ExpressEntryIta",
    "Dli",
    "TrvSpe",
  ],
  slots: [
    parsedDocument("main", {
      ...aTranscript,
      id: "canadianTranscript",
      name: text.canadianTranscript,
      level: {
        cases: [
          [isPostGraduationPermit, "Required", text.finalMarks],
          [renewsStudy, "Required", text.marksShowProgress],
          [any(renewsVisaAsStudent, isCoOpPermit), "Recommended", text.marksShowProgress],
          [studiedInCanada, "Recommended"],
        ],
        otherwise: [text.noCanadianStudies, "NotApplicable"],
        sources: [guide5552, graduateDocuments],
      },
      potentialWarnings: [
        ...ofTranscript,
        "graduationDateMismatch",
        "schoolNameMismatch",
        "studentIdMismatch",
        "studentIdMissing",
      ],
      instructions: text.canadianTranscriptInstructions,
      splitScreen: true,
    }),
    parsedDocument("main", {
      ...aTranscript,
      id: "previousTranscript",
      name: text.previousTranscript,
      level: {
        cases: [
          [all(isStudent, isSchoolLevel), "Recommended", text.schoolReportsDo],
          [isStudent, "Required", text.programFollows],
          [all(answersExpressEntryInvitation, studiedInCanada), "Required"],
          [isExpressEntry, "Recommended"],
        ],
        otherwise: countsIfItFits,
        sources: [visaOfficeLists, expressEntryList],
      },
      potentialWarnings: ofTranscript,
      instructions: text.previousTranscriptInstructions,
    }),
  ],
});

const aDiploma = {
  documentTypes: ["DegreeCertificate"],
  potentialWarnings: [...ofReadFields, ...graduateFindings],
  fieldsToRead: ["applicantFullName", "schoolName", "graduationDate"],
  subFileNames: text.diplomaFile,
  maxFiles: 10,
} as const;

const credentials: VaultPage = suppliedPage("main", {
  slug: "education-credentials",
  rights: closedToOutsiders,
  name: text.credentials,
  tags: ["Education"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "WorkPermit",
    "ExpressEntry",
    "ExpressEntryIta",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Dli",
    "Iec",
  ],
  slots: [
    parsedDocument("main", {
      ...aDiploma,
      id: "educationCredentials",
      name: text.credentials,
      level: {
        cases: [
          [all(isStudent, isSchoolLevel), "NotApplicable", text.noDiplomaAtThisLevel],
          [isStudent, "Required", text.diplomasShowPath],
          [answersExpressEntryInvitation, "Required", text.diplomasGavePoints],
          [isTiedToEmployer, "Recommended", text.jobNeedsTraining],
          [isPostGraduationPermit, "IfApplicable", text.mayComeLater],
        ],
        otherwise: helpsYourCase(text.makesStronger),
        sources: [visaOfficeLists, expressEntryList],
      },
      instructions: text.credentialsInstructions,
    }),
  ],
});

const spouseCredentials: VaultPage = suppliedPage("spouse", {
  slug: "spouse-education-credentials",
  rights: closedToOutsiders,
  name: text.credentials,
  tags: ["Education"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "SpeFamily",
    "PgwpFamily",
    "ExpressEntry",
    "ExpressEntryIta",
    "Dli",
  ],
  slots: [
    parsedDocument("spouse", {
      ...aDiploma,
      id: "educationCredentials",
      name: text.credentials,
      level: {
        cases: [
          [spouseStudies, "Required"],
          [isExpressEntry, "Recommended", text.spouseGivesPoints],
        ],
        otherwise: [text.spouseCredentialsNotAsked, "NotApplicable"],
        sources: [expressEntryList],
      },
      instructions: text.spouseCredentialsInstructions,
    }),
  ],
});

export const studyRecordPages: readonly VaultPage[] = [enrolment, transcripts, credentials, spouseCredentials];
