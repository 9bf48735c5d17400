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
  /** A part is open again for them to correct. */
  readonly has_open_part: boolean;
  /** The team has been told since then. */
  readonly is_told: boolean;
};

/** How often its applicant was reminded since they last did something in it, and when last. */
export async function readReminders(
  db: Queryable,
  { applicationId, ownerId }: { readonly applicationId: string; readonly ownerId: string },
): Promise<{ readonly count: number; readonly last: Date } | undefined> {
  const { rows } = await db.execute<{ count: number; last: string | null }>(sql`
    select count(*)::int as count, max(e.at) as last from boreal.audit_event e
    where e.chain_id = ${applicationId} and e.kind = 'applicantReminded' and e.position > coalesce(
      (select max(o.position) from boreal.audit_event o where o.chain_id = e.chain_id and o.actor_id = ${ownerId}), 0)`);
  const [found] = rows;
  return found?.last ? { count: found.count, last: new Date(found.last) } : undefined;
}

/**
 * Cases that may wait for their applicant, by id, `most` of those after one: in preparation, or with a part open again or a
 * document returned. Of people whose address is proven, since nobody else is written to. What happened is read from the log.
 */
export async function listSilentCases(
  db: Queryable,
  { after, most, quietSince }: { readonly after: string; readonly most: number; readonly quietSince: Date },
): Promise<readonly SilentCase[]> {
  const { rows } = await db.execute<
    Omit<SilentCase, "active_at" | "reminded_at"> & { active_at: string; reminded_at: string | null }
  >(sql`
    select a.id, a.owner_id, a.status, s.active_at, r.reminders, r.reminded_at, r.is_told, o.has_open_part
    from boreal.application a
    join boreal.profile p on p.user_id = a.owner_id and p.disabled_at is null
    join auth."user" u on u.id = a.owner_id and u.email_verified
    cross join lateral (
      select coalesce(max(e.at), a.created_at) as active_at from boreal.audit_event e
      where e.chain_id = a.id and e.actor_id = a.owner_id) s
    cross join lateral (
      select count(*) filter (where e.kind = 'applicantReminded')::int as reminders,
        max(e.at) filter (where e.kind = 'applicantReminded') as reminded_at,
        coalesce(bool_or(e.kind = 'teamToldOfSilence'), false) as is_told
      from boreal.audit_event e
      where e.chain_id = a.id and e.at > s.active_at and e.kind in ('applicantReminded', 'teamToldOfSilence')) r
    cross join lateral (
      select exists (select 1 from boreal.reopened_part o where o.application_id = a.id and o.closed_at is null) as has_open_part) o
    where a.id > ${after} and s.active_at < ${quietSince.toISOString()}
      and (a.status = 'Preparation'
        or o.has_open_part
        or exists (select 1 from boreal.document_review d where d.application_id = a.id and d.kind = 'returned' and d.cancelled_at is null))
    order by a.id limit ${most}`);
  return rows.map((row) => ({
    ...row,
    active_at: new Date(row.active_at),
    reminded_at: row.reminded_at === null ? null : new Date(row.reminded_at),
  }));
}
