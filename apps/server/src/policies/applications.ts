import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { CasePart } from "@boreal/domain/review/caseParts";
import { hasRole, isLegalTeam, isReady, type Asker } from "./actor.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** What an applicant lets an organisation do, beside seeing how far the application is. */
export type Consent = { readonly answers: boolean; readonly documents: boolean; readonly upload: boolean };

/** What a policy must know of an application. Consents are given by the applicant; without one the answer is no. */
export type ApplicationFacts = {
  readonly id: string;
  readonly ownerId: string;
  readonly type: ApplicationType;
  readonly status: ApplicationStatus;
  /** The firm closed it; absent: it did not. */
  readonly isCaseClosed?: boolean;
  readonly ownerSchoolId: string | null;
  readonly ownerAgentId: string | null;
  readonly assignedTo: readonly string[];
  /** Those that hold now; null: none was given, or it ended, or it was taken back. */
  readonly schoolConsent: Consent | null;
  readonly agentConsent: Consent | null;
  /** Those of support who opened it with a reason, while their hour lasts. */
  readonly openedBy: readonly string[];
  /** Parts that are open again to the applicant; absent: none. */
  readonly reopened?: readonly CasePart[];
};

export const isOwner = (asker: Asker, the: ApplicationFacts): boolean =>
  asker?.role === "student" && asker.userId === the.ownerId;

const isAssigned = (asker: Asker, the: ApplicationFacts): boolean =>
  asker !== null && (asker.lawyerScope === "firm" || the.assignedTo.includes(asker.userId));

/** `null` never matches `null` (docs/facts/roles.md section 3, number 2). */
const same = (mine: string | null | undefined, theirs: string | null): boolean =>
  typeof mine === "string" && mine !== "" && mine === theirs;

/** What the applicant lets the organisation of this role do. */
export const consentFor = (role: "schoolStaff" | "agent", the: ApplicationFacts): Consent | null =>
  role === "agent" ? the.agentConsent : the.schoolConsent;

/** Whether support opened it: then they know all of it for an hour, and change nothing. */
export const isOpenFor = (asker: Asker, the: ApplicationFacts): boolean =>
  hasRole(asker, "support") && asker !== null && the.openedBy.includes(asker.userId);

/** Whether the application is among the records that this person has to do with at all (docs/facts/roles.md section 1). */
export function isInScope(asker: Asker, the: ApplicationFacts): boolean {
  if (asker === null || !isReady(asker)) return false;
  switch (asker.role) {
    case "student":
      return isOwner(asker, the);
    case "lawyer":
    case "paralegal":
      return isAssigned(asker, the);
    case "schoolStaff":
      return the.schoolConsent !== null && same(asker.schoolId, the.ownerSchoolId);
    case "agent":
      return the.agentConsent !== null && same(asker.agentId, the.ownerAgentId);
    case "support":
    case "admin":
      return true;
  }
}

/** Whoever has to do with an application sees that it exists; what is in it has policies of its own. */
export const maySeeApplication = (asker: Asker, the: ApplicationFacts): boolean => isInScope(asker, the);

/** An applicant starts applications of their own. */
export const mayStartApplication = (asker: Asker): boolean => hasRole(asker, "student");

/** The legal team begins the case of a client who has no account yet; the client takes it over. */
export const mayBeginCase = (asker: Asker): boolean => isLegalTeam(asker);

/** Sends a client the link to the account that the team opened for them, for as long as they have not taken it over. */
export const mayInviteClient = (asker: Asker, the: ApplicationFacts): boolean =>
  isLegalTeam(asker) && isInScope(asker, the);

/** The number by which the firm knows a case is set by the firm. */
export const maySetMatterNumber = (asker: Asker, the: ApplicationFacts): boolean =>
  isLegalTeam(asker) && isInScope(asker, the);

export const mayListApplications = (asker: Asker): boolean => isReady(asker);

/** The owner of the installation, and lawyers who answer for the whole firm. */
export const mayAssignAnywhere = (asker: Asker): boolean =>
  hasRole(asker, "admin") || (hasRole(asker, "lawyer") && asker?.lawyerScope === "firm");

export const mayAssignStaff = (asker: Asker, the: ApplicationFacts): boolean =>
  mayAssignAnywhere(asker) && isInScope(asker, the) && isTimeFor(asker, the, "assignStaff");

/** Only those who prepare cases can be assigned to one. */
export const mayBeAssigned = (roles: readonly string[]): boolean =>
  roles.includes("lawyer") || roles.includes("paralegal");

/** What is prepared from a whole case, such as forms and letters: the legal team reads it, support while the case is open to them, the applicant as far as it is theirs; agents and schools never do. */
export function mayReadPrepared(asker: Asker, the: ApplicationFacts, isForApplicant: boolean): boolean {
  if (!isInScope(asker, the)) return false;
  switch (asker?.role) {
    case "student":
      return isOwner(asker, the) && isForApplicant;
    case "lawyer":
    case "paralegal":
    case "admin":
      return true;
    case "support":
      return isOpenFor(asker, the);
    default:
      return false;
  }
}
