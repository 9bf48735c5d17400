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
