import { setTimeout } from "node:timers/promises";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import type { Database } from "../../database/connect.ts";

/** Of ten cases in a firm: most are being prepared or wait for the authority. */
const statusOfTen = [
  "Preparation",
  "Preparation",
  "Preparation",
  "LawyerReview",
  "IrccProcessing",
  "IrccProcessing",
  "Approved",
  "Completed",
  "Refused",
  "JrLeaveFiled",
] as const;

/**
 * So many invented cases, straight into the tables: of all types, some assigned to `staffId`, some due, some blocked, each with
 * thirty terms of a search. For tests and measurements of lists alone: the cases hold no answers.
 */
export async function fillQueue(
  db: Database,
  { cases, staffId, owners }: { readonly cases: number; readonly staffId: string; readonly owners?: readonly string[] },
): Promise<void> {
  const run = (text: string, values: readonly unknown[]) => db.$client.query(text, [...values]);
  await run(
    `insert into boreal.application (id, owner_id, type, status, status_updated_at, created_at)
     select 'case-' || n, coalesce(($4::text[])[1 + n % array_length($4::text[], 1)], 'owner-' || n), ($2::text[])[1 + n % array_length($2::text[], 1)], ($3::text[])[1 + n / 7 % 10],
       timestamptz '2026-01-01' + n % 3000 * interval '1 hour', timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [cases, applicationTypes, statusOfTen, owners ?? null],
  );
  await run(
    `insert into boreal.profile (user_id, role, agent_id, school_id, language, sealed_names, created_at)
     select 'owner-' || n, 'student', case n % 20 when 0 then 'agency' when 1 then 'agency-2' end, case n % 15 when 0 then 'school' end, 'en', '', now()
     from generate_series(1, $1::int) n`,
    [owners === undefined ? cases : 0],
  );
  await run(
    "insert into boreal.organisation (id, kind, name, created_by, created_at) values ('agency', 'agent', 'Agency', 'me', now()), ('school', 'school', 'School', 'me', now())",
    [],
  );
  await run(
    `insert into boreal.consent (owner_id, organisation_id, parts, given_at, ends_at)
     select 'owner-' || n, case n % 2 when 0 then 'agency' else 'school' end, '[]', now(), now() + interval '1 year' from generate_series(1, $1::int) n`,
    [cases],
  );
  await run(
    `insert into boreal.break_glass (id, application_id, staff_id, sealed_reason, opened_at, ends_at)
     select 'opened-' || n, 'case-' || n, 'support', '', now(), now() from generate_series(1, $1::int) n`,
    [cases],
  );
  await run(
    `insert into boreal.reopened_part (id, application_id, kind, part, child_number, sealed_reason, opened_by, opened_at)
     select 'part-' || n, 'case-' || n, 'section', 'status', 0, '', 'me', now() from generate_series(1, $1::int) n`,
    [cases],
  );
  await run(
    `update boreal.case_summary set is_blocked = right(application_id, 1) = '3', made_at = 0,
       open_request = case right(application_id, 2) when '15' then 'applicant' when '16' then 'team' end, made_on = current_date,
       next_deadline = case when right(application_id, 1) in ('1', '2') then date '2026-11-20' + length(application_id) + (right(application_id, 2))::int else 'infinity' end
     where application_id like 'case-__%'`,
    [],
  );
  await run(
    "insert into boreal.assignment (application_id, staff_id, assigned_at) select 'case-' || n, case when n % 20 = 0 then $2 else 'staff-' || n % 7 end, now() from generate_series(1, $1::int) n where n % 3 <> 0",
    [cases, staffId],
  );
  // Some at a time: one statement may take ten seconds.
  for (let first = 0; first < 30; first += 5)
    await run(
      `insert into boreal.search_term (term, application_id)
       select substring(sha256(('name ' || k || ' ' || (n * (k + 7)) % (20 + k * 400))::bytea) for 12), 'case-' || n
       from generate_series(1, $1::int) n cross join generate_series($2::int, $2::int + 4) k on conflict do nothing`,
      [cases, first],
    );
  // As the database does by itself after so many rows.
  await run("vacuum analyze", []);
}

/**
 * Whatever the database’s own worker looks through during a vacuum keeps pages from being marked as seen by everybody, and the
 * planner then thinks that an index costs more than it does. Vacuums until all are marked; nothing else may write meanwhile.
 */
export async function untilAllVisible(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.$client.query(
      "select relname from pg_class where relnamespace = 'boreal'::regnamespace and relkind = 'r' and relallvisible < relpages",
    );
    if (rows.length === 0) return;
    await setTimeout(200);
    await db.$client.query("vacuum analyze");
  }
}

/** Terms that many of these cases have, and one that few have. */
export const termOfMany = (db: Database): Promise<Buffer> => termBy(db, "desc");
export const termOfFew = (db: Database): Promise<Buffer> => termBy(db, "asc");

async function termBy(db: Database, direction: "asc" | "desc"): Promise<Buffer> {
  const { rows } = await db.$client.query<{ term: Buffer }>(
    `select term from boreal.search_term group by term order by count(*) ${direction}, term limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error("no terms");
  return row.term;
}
