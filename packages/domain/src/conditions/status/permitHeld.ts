import type { ApplicationType } from "../../caseFile/application.ts";

export type Permit = "study" | "work" | "visitor" | "trp" | "claimant" | "none" | "other";

export const permitOfStatus = {
  studyPermit: "study",
  workPermit: "work",
  visitor: "visitor",
  trp: "trp",
  refugeeClaimant: "claimant",
  noStatus: "none",
  other: "other",
} as const;

export const permitBefore = {
  student: "study",
  worker: "work",
  visitor: "visitor",
  trp: "trp",
  refugee: "claimant",
  other: "other",
} as const;

export const documentType: Partial<Record<Permit, string>> = {
  study: "StudyPermit",
  work: "WorkPermit",
  visitor: "VisitorRecord",
};

/** Types whose vault has one page for the permit held, and none by kinds. */
export const onePermitPage = new Set<ApplicationType>([
  "TrvSpe",
  "TrvPgwp",
  "VisitorVisa",
  "WorkPermit",
  "CoOpWorkPermit",
  "WorkPermitExtension",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Bowp",
]);
