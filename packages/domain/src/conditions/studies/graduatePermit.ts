import { addDays, type IsoDate } from "../../kernel/calendarDate.ts";
import { studyPermitAfterCompletion } from "../../tables/status/stays.ts";
import { SituationInCanada } from "../status/situationInCanada.ts";
import type { Graduate } from "./graduate.ts";

/**
 * The last day of a graduate’s study permit in Canada: its own, or some days after the studies where that comes first
 * (Regulations section 222(1)). Nothing where no study permit is held or was lost.
 */
export function studyPermitEnd(graduate: Graduate): IsoDate | undefined {
  const now = new SituationInCanada(graduate.the);
  if (!now.isInCanada() || now.isPending() || !(now.holds("study") || now.mayHaveLostPermit())) return undefined;
  const [printed, completed] = [now.expiry(), graduate.completed()];
  const days = graduate.the.row(studyPermitAfterCompletion);
  const after = completed !== undefined && days.found ? addDays(completed, days.row.value) : undefined;
  if (printed === undefined || after === undefined) return printed;
  return after < printed ? after : printed;
}
