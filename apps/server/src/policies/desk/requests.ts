import type { AuthorityRequest } from "@boreal/domain/caseFile/authority/authorityRequest";
import { requestKind } from "@boreal/domain/requests/requestKinds";
import { hasRole, isStaff, type Asker } from "../actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "../applications.ts";
import { mayReadReasons } from "../assessment.ts";
import { isTimeFor } from "../whenMayChange.ts";

/** Letters of the authority: the applicant has them in their own portal, the team gets them (docs/facts/roles.md section 2). */
const isOfCase = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && (isOwner(asker, the) || hasRole(asker, "lawyer", "paralegal", "admin"));

/** What is asked for quotes a letter, and names documents of every subject. */
export const mayReadRequests = (asker: Asker, the: ApplicationFacts): boolean => mayReadReasons(asker, the);

export const mayRecordRequests = (asker: Asker, the: ApplicationFacts): boolean =>
  isOfCase(asker, the) && isTimeFor(asker, the, "recordRequest");

export const mayAnswerRequests = (asker: Asker, the: ApplicationFacts): boolean =>
  isOfCase(asker, the) && isTimeFor(asker, the, "answerRequest");

const isTeam = (asker: Asker): boolean => asker !== null && isStaff(asker);

/** An applicant puts right what they recorded themselves. */
export const mayChangeRequest = (asker: Asker, the: ApplicationFacts, recordedBy: string): boolean =>
  mayRecordRequests(asker, the) && (isTeam(asker) || recordedBy === asker?.userId);

/** The team sends; what a person does in person, that person says is done. */
export const mayMarkSent = (asker: Asker, the: ApplicationFacts, { kind }: Pick<AuthorityRequest, "kind">): boolean =>
  mayAnswerRequests(asker, the) && (isTeam(asker) || requestKind(kind).isDoneInPerson === true);

const oneHour = 60 * 60 * 1000;

/**
 * Whoever recorded that something was sent takes a slip back within the hour, as a change of status is undone (ADR 0142). Later
 * others may have acted on it: then the team alone, and says why.
 */
export function howTakenBack(
  asker: Asker,
  the: ApplicationFacts,
  sent: { readonly by: string; readonly at: Date },
  now: Date,
): "freely" | "withReason" | "no" {
  if (!mayAnswerRequests(asker, the)) return "no";
  if (sent.by === asker?.userId && now.getTime() - sent.at.getTime() <= oneHour) return "freely";
  return isTeam(asker) ? "withReason" : "no";
}

/** That a court asks, and by when, is no secret; what it asks for is between it and the team. */
export const maySeeItems = (asker: Asker, { kind }: Pick<AuthorityRequest, "kind">): boolean =>
  isTeam(asker) || requestKind(kind).isForTeam !== true;
