import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { ofReadFields } from "../files/slotWarnings.ts";

/** What is looked at on permits and visitor records, and what is read on them. */

export const ofAnyPermit: readonly SlotWarningId[] = [
  ...ofReadFields,
  "fileDate",
  "previousCanadianApplicationNotDisclosed",
  "validPermitUploaded",
  "uciMismatch",
];

export const ofStudyPermit: readonly SlotWarningId[] = [
  "studyPermitStartDateMismatch",
  "studyPermitExpired",
  "studyPermitExpiring30Days",
  "studyPermitExpiring90Days",
  "studyPermitExpiring6Months",
];

export const ofWorkPermit: readonly SlotWarningId[] = [
  "incorrectWorkPermitType",
  "workPermitExpired",
  "workPermitExpiring",
  "coOpWorkPermitNotValid",
];

export const ofVisitorRecord: readonly SlotWarningId[] = ["visitorRecordExpired", "visitorRecordExpiring"];

export const permitFields = ["applicantFullName", "uciNumber", "documentNumber", "issueDate"] as const;
