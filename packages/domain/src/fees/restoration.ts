import type { CaseReader } from '../caseFile/reader.ts';
import { isInCanada, permitExpiry } from '../conditions/insideCanada.ts';
import { dayOfReceipt } from '../conditions/valueOnDate.ts';
import { daysBetween } from '../kernel/calendarDate.ts';
import { restorationWindow } from '../tables/timeLimits.ts';

/**
 * Whether the applicant’s study or work permit has ended and can still be restored: from the day after its last day to
 * the last day of the window (facts/inside-canada.md, section 3, row 2). A renewal that was filed in time is the status
 * `maintained` and needs no restoration.
 */
export function needsRestoration(the: CaseReader): boolean {
  if (!isInCanada.evaluate(the).holds) return false;
  const expiry = permitExpiry(the);
  if (expiry === undefined) return false;
  const days = the.row(restorationWindow);
  const past = daysBetween(expiry, dayOfReceipt(the));
  return days.found && past >= 1 && past <= days.row.value;
}
