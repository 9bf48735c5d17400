import type { CaseReader } from "../../caseFile/reader.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { applicationIsOver, wentToCourt } from "../application/status.ts";

/**
 * Whether what the authority asked for on a day needs no answer any more: the application is over, or was decided after that day.
 * After a refusal it may ask anew, and a reconsideration may still want what was asked for before; a day that is not known ends
 * nothing.
 */
export function isEndedByDecision(the: CaseReader, asked: IsoDate | undefined): boolean {
  if (applicationIsOver.evaluate(the).holds) return true;
  if (the.application("status") !== "Refused" && !wentToCourt.evaluate(the).holds) return false;
  const decided = the.application("decisionNotifiedAt");
  return typeof decided === "string" && asked !== undefined && asked < decided;
}
