import { isStudentExtension } from "../../conditions/application/application.ts";
import {
  finishedFirstProgram,
  finishedSeveralPrograms,
  tookLeave,
  tookLongLeave,
  wasNotFullTime,
} from "../../conditions/studies/studyExtension.ts";
import { all, not } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { alwaysRequired } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf, specified } from "../sources.ts";
import { graduateDocuments } from "./studySources.ts";
import { studyRecordsText as text } from "./studyRecords.text.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** How studies in Canada went: a leave, and their end. */

const leave: VaultPage = suppliedPage("main", {
  slug: "leave-from-studies",
  rights: closedToOutsiders,
  name: text.leave,
  tags: ["Education"],
  appliesTo: ["StudentExtension", "WorkPermit", "Dli"],
  slots: [
    keptDocument("main", {
      id: "leaveFromStudies",
      name: text.leave,
      level: {
        cases: [
          [all(tookLeave, tookLongLeave), "Required", text.longLeaveIsLooked],
          [tookLeave, "Required", text.leaveNeedsSchool],
          [wasNotFullTime, "Recommended", text.partTimeIsAsked],
        ],
        otherwise: [text.noLeave, "NotApplicable"],
        sources: [
          excerptOf("IRCC officer manual, assessing the conditions of a study permit"),
          specified("document 3 section 9.4"),
        ],
      },
      instructions: text.leaveInstructions,
      maxFiles: 3,
    }),
  ],
});

const ofCompletion: readonly SlotWarningId[] = [
  ...ofReadFields,
  "completionLetterExpiry",
  "graduationDateMismatch",
  "schoolNameMismatch",
  "schoolNameMissing",
  "programDurationMismatch",
  "pgwpAfterDeadline",
  "pgwpProgramTooShort",
  "pgwpDliNotQualifying",
  "pgwpProgramNotQualifying",
  "pgwpNotQualifiedComplete",
];

const aCompletion = {
  documentTypes: ["CompletionLetter", "DegreeCertificate"],
  potentialWarnings: ofCompletion,
  fieldsToRead: [
    "applicantFullName",
    "schoolName",
    "programName",
    "completionDate",
    "durationMonths",
    "graduationDate",
  ],
  maxFiles: 2,
  splitScreen: true,
} as const;

const completion: VaultPage = suppliedPage("main", {
  slug: "completion-of-studies",
  rights: closedToOutsiders,
  name: text.completion,
  tags: ["Education", "Pgwp"],
  appliesTo: ["StudentExtension", "WorkPermit"],
  slots: [
    parsedDocument("main", {
      ...aCompletion,
      id: "completionLetter",
      name: text.completionSlot,
      level: {
        cases: [[all(isStudentExtension, not(finishedFirstProgram)), "NotApplicable", text.firstProgramGoesOn]],
        otherwise: alwaysRequired(text.completionIsProof),
        sources: [specified("document 2 section 4"), graduateDocuments],
      },
      instructions: text.completionInstructions,
    }),
    parsedDocument("main", {
      ...aCompletion,
      id: "previousProgramCompletionLetter",
      name: text.previousCompletionSlot,
      level: {
        cases: [[finishedSeveralPrograms, "Required", text.eachProgram]],
        otherwise: [text.oneProgram, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      instructions: text.previousCompletionInstructions,
    }),
  ],
});

export const studyCompletionPages: readonly VaultPage[] = [leave, completion];
