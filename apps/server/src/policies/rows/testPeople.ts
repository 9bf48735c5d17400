import { roles, type Role } from "@boreal/domain/caseFile/user";
import { unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import type { Actor, Asker } from "../actor.ts";
import type { ApplicationFacts, Consent } from "../applications.ts";

/** One application, one page and one file, and everybody who could ask for them. */

/** All that an applicant can let an organisation do. */
export const everything: Consent = { answers: true, documents: true, upload: true };

export const facts: ApplicationFacts = {
  id: "application-1",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school-1",
  ownerAgentId: "agent-1",
  assignedTo: ["lawyer", "paralegal"],
  schoolConsent: everything,
  agentConsent: everything,
  openedBy: [],
};
export const unshared: ApplicationFacts = { ...facts, schoolConsent: null, agentConsent: null };
export const filed: ApplicationFacts = { ...facts, status: "IrccProcessing" };
export const reviewed: ApplicationFacts = { ...facts, status: "LawyerReview" };

/** One person per role, all with as much right as their role can have. */
export const people: Record<Role, Actor> = {
  student: { userId: "amara", role: "student", emailVerified: true, secondFactor: "none", language: "en" },
  lawyer: { userId: "lawyer", role: "lawyer", emailVerified: true, secondFactor: "verified", language: "en" },
  paralegal: { userId: "paralegal", role: "paralegal", emailVerified: true, secondFactor: "verified", language: "en" },
  support: { userId: "support", role: "support", emailVerified: true, secondFactor: "verified", language: "en" },
  schoolStaff: {
    userId: "school",
    role: "schoolStaff",
    emailVerified: true,
    secondFactor: "verified",
    language: "en",
    schoolId: "school-1",
  },
  agent: {
    userId: "agent",
    role: "agent",
    emailVerified: true,
    secondFactor: "verified",
    language: "en",
    agentId: "agent-1",
  },
  admin: { userId: "admin", role: "admin", emailVerified: true, secondFactor: "verified", language: "en" },
};
export const firmLawyer: Actor = { ...people.lawyer, userId: "firm-lawyer", lawyerScope: "firm" };

export type Decide = (asker: Asker) => boolean;
export const who = (decide: Decide): string => roles.filter((role) => decide(people[role])).join(" ");

export const open = {
  page: "biometrics-validity-letter",
  isThere: true,
  studentPermissions: ["View", "Upload"] as const,
};
export const supplied = { page: "biometrics-request-letter", isThere: true, studentPermissions: ["View"] as const };
export const hidden = { page: "biometrics-request-letter", isThere: true, studentPermissions: [] as const };
export const filing = {
  page: "document-filing-status-email",
  isThere: true,
  studentPermissions: ["View", "Upload"] as const,
};
export const acceptance = {
  page: "letter-of-acceptance",
  isThere: true,
  studentPermissions: ["View", "Upload"] as const,
};
export const passport = { page: "passport", isThere: true, studentPermissions: ["View", "Upload"] as const };
export const unsorted = {
  page: unsortedPlace.page,
  isThere: true,
  studentPermissions: ["View", "Upload"] as const,
};
export const own = { ...open, uploadedBy: "amara", isDeleted: false, away: null, isNotKept: false };
export const theirs = { ...open, uploadedBy: "lawyer", isDeleted: false, away: null, isNotKept: false };
export const deleted = { ...own, isDeleted: true };
export const closedPage = { ...open, isThere: false };
export const setAside = { ...own, isThere: false, away: "pageClosed" as const };
export const left = { ...deleted, away: "personLeft" as const };

/** Policy, case in words, roles that may. */
export type PolicyRow = readonly [policy: string, words: string, decide: Decide, roles: string];
