import type { StatusActor } from "@boreal/domain/lifecycle/transition";
import type { Asker } from "./actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "./applications.ts";
import { mayReadReasons } from "./assessment.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** Who may move a case. Which changes these are, and what each needs, is the machine’s to say (`domain/lifecycle`). */

/** As whom somebody moves this case; undefined for those who never do (schools, agents, support). */
export function statusActorOf(asker: Asker, the: ApplicationFacts): StatusActor | undefined {
  if (asker === null || !isInScope(asker, the)) return undefined;
  switch (asker.role) {
    case "student":
      return isOwner(asker, the) ? "student" : undefined;
    case "lawyer":
    case "paralegal":
    case "admin":
      return asker.role;
    default:
      return undefined;
  }
}

export const mayChangeStatus = (asker: Asker, the: ApplicationFacts): boolean =>
  statusActorOf(asker, the) !== undefined && isTimeFor(asker, the, "changeStatus");

/** Which applications these are, and from which status, the machine says as well (`domain/lifecycle`). */
export const mayStartLinked = (asker: Asker, the: ApplicationFacts): boolean =>
  statusActorOf(asker, the) !== undefined && isTimeFor(asker, the, "startLinked");

/** The owner of the installation may set any status of the type, with a reason that stays. */
export const mayForceStatus = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "forceStatus");

/** Those who confirm what an applicant reports. */
export const maySettleReports = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "settleReports");

/** Facts that no question asks and no document says are the legal team’s to record, in every status: some come once a case is over. */
export const mayRecordFacts = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "recordFact");

/** "It is pending until the applicant confirms it" (document 3 section 4.4): nobody does so for them here; the team records it. */
export const mayConfirmStatement = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isOwner(asker, the) && isTimeFor(asker, the, "confirmStatement");

/** Where a case stands is known to whoever has to do with it; its history quotes reasons. */
export const mayReadStatusHistory = (asker: Asker, the: ApplicationFacts): boolean => mayReadReasons(asker, the);

/** What was filed holds the whole plan of its day. */
export const mayReadFilings = (asker: Asker, the: ApplicationFacts): boolean => mayReadReasons(asker, the);
