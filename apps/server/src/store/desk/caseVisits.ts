import type { Queryable } from "../../database/connect.ts";
import { runPrepared } from "../../database/prepared.ts";

/** After so many minutes away, looking again is another visit. */
const awayMinutes = 30;

/** The place in the log of the case, and the moment, at which the visit before this one ended; null on the first. */
export type CaseVisit = { readonly position: number; readonly at: Date } | null;

const beating = `
  insert into boreal.case_visit as v (application_id, user_id, present_at, seen_position)
  select $1, $2, $3::timestamptz, coalesce((select position from boreal.audit_head where chain_id = $1), 0)
  on conflict (application_id, user_id) do update set
    before_position = case when v.present_at < excluded.present_at - interval '${awayMinutes} minutes' then v.seen_position else v.before_position end,
    before_at = case when v.present_at < excluded.present_at - interval '${awayMinutes} minutes' then v.present_at else v.before_at end,
    present_at = greatest(v.present_at, excluded.present_at),
    seen_position = greatest(v.seen_position, excluded.seen_position)
  returning before_position::int as position, before_at as at`;

/** Somebody has a case open. Answers where their visit before this one ended. */
export async function writeVisit(
  db: Queryable,
  { applicationId, userId, at }: { readonly applicationId: string; readonly userId: string; readonly at: Date },
): Promise<CaseVisit> {
  const [before] = await runPrepared<{ position: number | null; at: string | null }>(db, "boreal.writeVisit", beating, [
    applicationId,
    userId,
    at,
  ]);
  const { position = null, at: ended = null } = before ?? {};
  return position === null || ended === null ? null : { position, at: new Date(ended) };
}

/** Who else has the case open since a moment. */
export async function listPresent(
  db: Queryable,
  { applicationId, userId, since }: { readonly applicationId: string; readonly userId: string; readonly since: Date },
): Promise<readonly string[]> {
  const rows = await runPrepared<{ user_id: string }>(
    db,
    "boreal.listPresent",
    "select user_id from boreal.case_visit where application_id = $1 and user_id <> $2 and present_at > $3::timestamptz order by user_id",
    [applicationId, userId, since],
  );
  return rows.map((row) => row.user_id);
}

export type ChangedSince = {
  readonly kind: string;
  readonly actor_id: string;
  readonly count: number;
  readonly last: Date;
};

/** What others did in a case behind a place of its log, by kind and person. A note that is private is nobody else’s news. */
export const listChangedSince = async (
  db: Queryable,
  given: {
    readonly applicationId: string;
    readonly userId: string;
    readonly position: number;
    readonly kinds: readonly string[];
  },
): Promise<readonly ChangedSince[]> =>
  (
    await runPrepared<Omit<ChangedSince, "last"> & { readonly last: string }>(
      db,
      "boreal.listChangedSince",
      `select kind, actor_id, count(*)::int as count, max(at) as last from boreal.audit_event
     where chain_id = $1 and position > $3 and actor_id <> $2 and kind = any($4::text[])
       and not (kind in ('noteWritten', 'noteRemoved') and subject ->> 'isShared' is distinct from 'true')
     group by kind, actor_id`,
      [given.applicationId, given.userId, given.position, given.kinds],
    )
  ).map((one) => ({ ...one, last: new Date(one.last) }));
