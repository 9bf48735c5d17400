import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@boreal/domain/caseFile/application';
import { fillPlaceholders, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { auditParts } from './auditLog.ts';

/** One answer to be written over the version that its writer saw (0 for none). A null value clears the answer. */
export type AnswerWrite = { readonly key: string; readonly sealedValue: Buffer | null; readonly baseVersion: number };

export type WriteAnswers = {
  readonly applicationId: string;
  /** The status under which the writing was allowed; when it has changed since, nothing is written. */
  readonly status: ApplicationStatus;
  readonly answers: readonly AnswerWrite[];
  readonly actorId: string;
  readonly at: Date;
};

const the = sql.placeholder;

/**
 * Answers, their revisions and the audit event in one statement, and so in one transaction and one round trip. An answer
 * whose version moved on since is left alone and not returned. Rows are locked in the order of their keys. The stored version
 * is looked up key by key: joined, a plan made while the table was small would read all of it ever after.
 */
const writing = new PgDialect().sqlToQuery(sql`
  with wanted as (
    select * from unnest(${the('keys')}::text[], ${the('values')}::bytea[], ${the('bases')}::int[], ${the('revisions')}::text[])
      as wanted (key, sealed_value, base, revision)
  ),
  unlocked as (
    select id from boreal.application where id = ${the('applicationId')}::text and status = ${the('status')}::text for share
  ),
  written as (
    insert into boreal.answer as stored (application_id, key, sealed_value, version, answered_by, answered_at)
    select unlocked.id, wanted.key, wanted.sealed_value, wanted.base + 1, ${the('actorId')}::text, ${the('time')}::timestamptz
    from unlocked cross join wanted
    where coalesce((select version from boreal.answer now where now.application_id = unlocked.id and now.key = wanted.key), 0) = wanted.base
    order by wanted.key
    on conflict (application_id, key) do update set
      sealed_value = excluded.sealed_value, version = excluded.version, answered_by = excluded.answered_by, answered_at = excluded.answered_at
      where stored.version = excluded.version - 1
    returning application_id, key, sealed_value, version, answered_by, answered_at
  ),
  kept as (
    insert into boreal.answer_revision (id, application_id, key, sealed_value, version, answered_by, answered_at)
    select wanted.revision, written.application_id, written.key, written.sealed_value, written.version, written.answered_by, written.answered_at
    from written join wanted on wanted.key = written.key
  ),
  audit_subject as (
    select jsonb_build_object('keys', jsonb_agg(key order by key)) as subject from written having count(*) > 0
  ),
  ${auditParts({ chainId: the('applicationId'), actorId: the('actorId'), kind: the('kind'), at: the('milliseconds') })}
  select key, version from written`);

/** The keys that were written with their new versions. */
export async function writeAnswers(db: Database, { applicationId, status, answers, actorId, at }: WriteAnswers): Promise<Map<string, number>> {
  const values = fillPlaceholders(writing.params, {
    applicationId,
    status,
    actorId,
    kind: 'answersSaved',
    time: at.toISOString(),
    milliseconds: String(at.getTime()),
    keys: answers.map((answer) => answer.key),
    values: answers.map((answer) => answer.sealedValue),
    bases: answers.map((answer) => answer.baseVersion),
    revisions: answers.map(() => randomUUID()),
  });
  const found = await db.$client.query<{ key: string; version: number }>({ name: 'boreal.writeAnswers', text: writing.sql, values });
  return new Map(found.rows.map((row) => [row.key, row.version]));
}
