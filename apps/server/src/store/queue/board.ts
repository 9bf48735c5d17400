import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { RequestParty } from "@boreal/domain/caseFile/authority/authorityRequest";
import { statusesWaitingFor } from "@boreal/domain/review/waitingFor";
import type { Database } from "../../database/connect.ts";
import { runPrepared } from "../../database/prepared.ts";

/**
 * How many cases of a firm, or of one person in it, stand where: counted by the database from the derived rows (ADR 0155), of
 * cases that the firm has not closed. Days
 * and weeks are those of Eastern time, as `today` is.
 */

/** Null: of the whole firm. */
type Whose = { readonly staffId: string | null };

const ofWhom = (parameter: string) =>
  `(${parameter}::text is null or exists (select 1 from boreal.assignment w where w.application_id = c.application_id and w.staff_id = ${parameter}))`;

/** Only while the authority has the case does what it asks for say for whom that waits. */
const asked = (parameter: string) => `case when status = any(${parameter}::text[]) then open_request end`;

export type StatusCount = {
  readonly status: ApplicationStatus;
  /** Who has to act on what an authority asks for, in these cases. */
  readonly openRequest: RequestParty | null;
  readonly cases: number;
  readonly blocked: number;
  /** Half of them have been in this status at least since that day, and one since `longest`. */
  readonly half: IsoDate;
  readonly longest: IsoDate;
};

export const countByStatus = async (db: Database, { staffId }: Whose): Promise<readonly StatusCount[]> =>
  await runPrepared<StatusCount>(
    db,
    "boreal.boardByStatus",
    `select status, ${asked("$2")} as "openRequest", count(*)::int as cases, count(*) filter (where is_blocked)::int as blocked,
       (percentile_disc(0.5) within group (order by status_updated_at) at time zone 'America/Toronto')::date::text as half,
       (min(status_updated_at) at time zone 'America/Toronto')::date::text as longest
     from boreal.case_summary c where not c.is_closed and ${ofWhom("$1")} group by 1, 2`,
    [staffId, statusesWaitingFor("authority")],
  );

export type WeekCount = {
  readonly week: IsoDate;
  readonly status: ApplicationStatus;
  readonly openRequest: RequestParty | null;
  readonly cases: number;
};

/** Cases by the week (its Monday) in which they came into their status, since a day. */
export const countByWeek = async (
  db: Database,
  { staffId, from }: Whose & { readonly from: IsoDate },
): Promise<readonly WeekCount[]> =>
  await runPrepared<WeekCount>(
    db,
    "boreal.boardByWeek",
    `select date_trunc('week', status_updated_at at time zone 'America/Toronto')::date::text as week, status, ${asked("$3")} as "openRequest",
       count(*)::int as cases
     from boreal.case_summary c where not c.is_closed and status_updated_at >= $2::date::timestamp at time zone 'America/Toronto' and ${ofWhom("$1")} group by 1, 2, 3`,
    [staffId, from, statusesWaitingFor("authority")],
  );

export type DeadlineWeek = { readonly week: IsoDate; readonly cases: number };

/** Cases by the week of their next deadline, between two days. */
export const countDeadlines = async (
  db: Database,
  { staffId, from, to }: Whose & { readonly from: IsoDate; readonly to: IsoDate },
): Promise<readonly DeadlineWeek[]> =>
  await runPrepared<DeadlineWeek>(
    db,
    "boreal.boardDeadlines",
    `select date_trunc('week', next_deadline::timestamp)::date::text as week, count(*)::int as cases
     from boreal.case_summary c where not c.is_closed and next_deadline between $2::date and $3::date and ${ofWhom("$1")} group by 1`,
    [staffId, from, to],
  );
