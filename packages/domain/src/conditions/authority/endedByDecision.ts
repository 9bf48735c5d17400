import type { AuthorityRequest, RequestKindId } from "../../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { applicationIsOver, wasApproved, wentToCourt } from "../application/status.ts";
import { askedOn } from "./recordedRequests.ts";

/**
 * Whether the application was decided after the day on which the authority asked for something. After a refusal it may ask anew,
 * and a reconsideration may still want what was asked for before; a day that is not known ends nothing.
 */
function wasDecidedSince(the: CaseReader, asked: IsoDate | undefined): boolean {
  if (the.application("status") !== "Refused" && !wentToCourt.evaluate(the).holds) return false;
  const decided = the.application("decisionNotifiedAt");
  return typeof decided === "string" && asked !== undefined && asked < decided;
}

/** What an approval asks for itself, or may ask for after it. Everything else was wanted to decide. */
const goesOnAfterApproval: readonly RequestKindId[] = ["passport", "other"];

/** Whether something of this kind that was asked for on a day is over: the application is, or the authority decided. What a court asks for goes on whatever it decided. */
export function isOverByDecision(the: CaseReader, kind: RequestKindId, asked: IsoDate | undefined): boolean {
  if (applicationIsOver.evaluate(the).holds) return true;
  if (kind === "court") return false;
  if (!goesOnAfterApproval.includes(kind) && wasApproved.evaluate(the).holds) return true;
  return wasDecidedSince(the, asked);
}

/** The same of a request that somebody recorded. */
export const isRequestEnded = (the: CaseReader, request: AuthorityRequest): boolean =>
  isOverByDecision(the, request.kind, askedOn(the, request));
