import type { Role } from "@boreal/domain/caseFile/user";
import type { Language } from "@boreal/domain/kernel/text";

/** Who asks, as the session tells it. */
export type Actor = {
  readonly userId: string;
  /** Which of the person’s sessions asks. */
  readonly sessionId?: string;
  /** Until when the password, passkey or sign-on that was given in this session still stands for the person. Only sessions know it. */
  readonly provenUntil?: Date;
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

/** Whether it was shown a moment ago who sits there: asked of what takes everything out, or cannot be undone (ADR 0241). */
export const isProven = (asker: Asker, at: Date): boolean =>
  asker !== null && (asker.provenUntil === undefined || asker.provenUntil > at);

export const hasRole = (asker: Asker, ...roles: readonly Role[]): boolean =>
  asker !== null && isReady(asker) && roles.includes(asker.role);

/** Those who prepare the case for the applicant. */
export const isLegalTeam = (asker: Asker): boolean => hasRole(asker, "lawyer", "paralegal", "admin");

const byInvitation = "invitation:";

/** Who gave a file, as it is kept: a person by their account, a guest by the invitation. */
export const giverOf = (asker: Actor | { readonly invitationId: string }): string =>
  "invitationId" in asker ? `${byInvitation}${asker.invitationId}` : asker.userId;

/** Whether somebody gave it whom the applicant invited. */
export const isFromGuest = ({ uploadedBy }: { readonly uploadedBy: string }): boolean =>
  uploadedBy.startsWith(byInvitation);
