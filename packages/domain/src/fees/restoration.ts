import type { CaseReader } from '../caseFile/reader.ts';
import { SituationInCanada } from '../conditions/situationInCanada.ts';
import { dayOfReceipt } from '../conditions/valueOnDate.ts';
import { daysBetween } from '../kernel/calendarDate.ts';
import { restorationWindow } from '../tables/timeLimits.ts';

/**
 * Whether the applicant’s status in Canada has ended and can still be restored: from the day after its last day to the
 * last day of the window (facts/inside-canada.md, section 3, row 2). The last day is the one that eligibility goes by: as
 * answered, else as read in the permit or visitor record. A renewal that was filed in time needs no restoration.
 */
export function needsRestoration(the: CaseReader): boolean {
  const now = new SituationInCanada(the);
  if (!now.isInCanada() || now.isPending() || !now.holds('study', 'work', 'visitor')) return false;
  const expiry = now.expiry();
  if (expiry === undefined) return false;
  const days = the.row(restorationWindow);
  const past = daysBetween(expiry, dayOfReceipt(the));
  return days.found && past >= 1 && past <= days.row.value;
}
