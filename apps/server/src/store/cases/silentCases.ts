import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { sql } from "../../database/query.ts";
import type { Queryable } from "../../database/connect.ts";

export type SilentCase = {
  readonly id: string;
  readonly owner_id: string;
  readonly status: ApplicationStatus;
  /** When the applicant last did something in the case; when it began where they did nothing. */
  readonly active_at: Date;
  /** Reminders since then, and the last of them. */
  readonly reminders: number;
  readonly reminded_at: Date | null;
  /** The team has been told since then. */
  readonly is_told: boolean;
  /** A part is open again for them to correct. */
  readonly has_open_part: boolean;
};

/** What the log of the case `a` says of its applicant: when they last did something in it, and what they were told since. */
const silence = sql`(
  select acted.active_at,
    count(*) filter (where e.kind = 'applicantReminded')::int as reminders,
    max(e.at) filter (where e.kind = 'applicantReminded') as reminded_at,
    coalesce(bool_or(e.kind = 'teamToldOfSilence'), false) as is_told
  from (
    select coalesce(max(o.at), a.created_at) as active_at, coalesce(max(o.position), 0) as position
    from boreal.audit_event o where o.chain_id = a.id and o.actor_id = a.owner_id) acted
  left join boreal.audit_event e on e.chain_id = a.id and e.position > acted.position
    and e.kind in ('applicantReminded', 'teamToldOfSilence')
  group by acted.active_at)`;

/** How often its applicant was reminded since they last did something in it, and when last. */
export async function readReminders(
  db: Queryable,
  applicationId: string,
): Promise<{ readonly count: number; readonly last: Date } | undefined> {
  const { rows } = await db.execute<{ reminders: number; reminded_at: string | null }>(
    sql`select s.reminders, s.reminded_at from boreal.application a cross join lateral ${silence} s where a.id = ${applicationId}`,
  );
  const [found] = rows;
  return found?.reminded_at ? { count: found.reminders, last: new Date(found.reminded_at) } : undefined;
}

/**
 * Cases that may wait for their applicant, by id, `most` of those after one: in preparation, or with a part open again or a
 * document returned. Of people whose address is proven, since nobody else is written to.
 */
export async function listSilentCases(
  db: Queryable,
  { after, most, quietSince }: { readonly after: string; readonly most: number; readonly quietSince: Date },
): Promise<readonly SilentCase[]> {
  type Row = Omit<SilentCase, "active_at" | "reminded_at"> & {
    readonly active_at: string;
    readonly reminded_at: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.owner_id, a.status, s.active_at, s.reminders, s.reminded_at, s.is_told, o.has_open_part
    from boreal.application a
    join boreal.profile p on p.user_id = a.owner_id and p.disabled_at is null
    join auth."user" u on u.id = a.owner_id and u.email_verified
    cross join lateral (
      select exists (select 1 from boreal.reopened_part o where o.application_id = a.id and o.closed_at is null) as has_open_part) o
    cross join lateral ${silence} s
    where a.id > ${after} and a.closed_at is null and s.active_at < ${quietSince.toISOString()}
      and (a.status = 'Preparation' or o.has_open_part
        or exists (select 1 from boreal.document_review d where d.application_id = a.id and d.kind = 'returned' and d.cancelled_at is null))
    order by a.id limit ${most}`);
  return rows.map((row) => ({
    ...row,
    active_at: new Date(row.active_at),
    reminded_at: row.reminded_at === null ? null : new Date(row.reminded_at),
  }));
}
