import type { Application } from "../caseFile/application.ts";
import { approvedStatuses, closedStatuses } from "../conditions/application/status.ts";
import type { Decision } from "../kernel/decision.ts";
import type { DecidedSlot } from "./decideSlots.ts";
import { isPrepared, phasesOver } from "./phases.ts";

/** What was to do in an earlier stage of an application and is not any more, although nobody did it. */

type Stage = Pick<Application, "type" | "status">;
type Asked = Pick<DecidedSlot, "page" | "requirement" | "askedBy"> & { readonly isReturned: boolean };

const isApproved = ({ status }: Stage): boolean => status !== undefined && approvedStatuses.includes(status);
const isClosed = ({ status }: Stage): boolean => status !== undefined && closedStatuses.includes(status);
/** What a request asked for rests on the status too, by which a decision ended it. */
const followsFromStage = ({ restsOn }: Pick<Decision<unknown>, "restsOn">): boolean =>
  restsOn.includes("application.status") && !restsOn.some((fact) => fact.startsWith("authorityRequests"));

/**
 * Whether nothing is to do in a slot any more. While the case is open that is never so of what a request asks for, of what is asked
 * for because of where the application stands (the refusal letter after a refusal), of what somebody has to look at, and of what
 * the legal team returned.
 */
export function isSlotOver({ page, requirement, askedBy, isReturned }: Asked, stage: Stage): boolean {
  if (!phasesOver(stage).has(page.phase)) return false;
  if (isClosed(stage)) return true;
  if (askedBy !== undefined || isReturned || requirement.value === "NeedsAttention") return false;
  // The stage asked for it once, and does not now.
  if (requirement.value === "IfApplicable") return true;
  // Once it is approved, nobody asks for what showed that it was sent, such as the receipt of the fee. Of the phase of the authority,
  // which its decision ended as a whole, the status is no reason either.
  return isApproved(stage) || page.phase === "afterSubmission" || !followsFromStage(requirement);
}

/** The same of a letter that somebody writes. */
export const isLetterOver = (requirement: Pick<Decision<unknown>, "restsOn">, stage: Stage): boolean =>
  isClosed(stage) || (!isPrepared(stage) && !followsFromStage(requirement));
