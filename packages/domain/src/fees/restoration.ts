import type { CaseReader } from "../caseFile/reader.ts";
import { SituationInCanada } from "../conditions/status/situationInCanada.ts";
import { dayOfReceipt } from "../conditions/valueOnDate.ts";
import { daysBetween } from "../kernel/calendarDate.ts";
import { restorationWindow } from "../tables/status/stays.ts";

/**
 * Whether the applicant’s status in Canada has ended and can still be restored: from the day after its last day to the
 * last day of the window (docs/facts/inside-canada.md section 3, number 2). The last day is the one that eligibility goes by: as
 * answered, else as read in the permit or visitor record. A renewal that was filed in time needs no restoration. Not known
 * when the status has ended and no window is known for the day of receipt.
 */
export function needsRestoration(the: CaseReader): boolean | "notKnown" {
  const now = new SituationInCanada(the);
  if (!now.isInCanada() || now.isPending() || !(now.holds("study", "work", "visitor") || now.mayHaveLostPermit()))
    return false;
  const expiry = now.expiry();
  if (expiry === undefined) return false;
  const past = daysBetween(expiry, dayOfReceipt(the));
  if (past < 1) return false;
  const days = the.row(restorationWindow);
  return days.found ? past <= days.row.value : "notKnown";
}
