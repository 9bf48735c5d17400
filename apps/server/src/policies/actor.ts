import type { Role } from "@boreal/domain/caseFile/user";
import type { Language } from "@boreal/domain/kernel/text";

/** Who asks, as the session tells it. */
export type Actor = {
  readonly userId: string;
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly secondFactor: "none" | "set" | "verified";
  readonly language: Language;
  readonly schoolId?: string | null;
  readonly agentId?: string | null;
  /** `firm`: all applications; else only those assigned. */
  readonly lawyerScope?: string | null;
};

/** Nobody in particular: a request without a session. */
export type Asker = Actor | null;

export const isStaff = (actor: Actor): boolean => actor.role !== "student";

/** Confirmed e-mail for everybody, and for staff a second factor given in this session. Nothing is allowed before. */
export const isReady = (asker: Asker): boolean =>
  asker !== null && asker.emailVerified && (asker.role === "student" || asker.secondFactor === "verified");

export const hasRole = (asker: Asker, ...roles: readonly Role[]): boolean =>
  asker !== null && isReady(asker) && roles.includes(asker.role);

/** Those who prepare the case for the applicant. */
export const isLegalTeam = (asker: Asker): boolean => hasRole(asker, "lawyer", "paralegal", "admin");
