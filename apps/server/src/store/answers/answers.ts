import { randomUUID } from "node:crypto";
import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { answersVersion } from "@boreal/domain/caseFile/migrations/answerMigrations";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import { fillPlaceholders, sql, type Param, type Placeholder } from "../../database/query.ts";
import { PgDialect } from "../../database/columns.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { auditParts } from "../auditLog.ts";
import { ownerFacts } from "../cases/caseRow.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { hiddenName, isHidden } from "../names/hiddenNames.ts";
import { answerContext } from "./sealedContexts.ts";

/** What is sealed of an answer. A cleared one is null: whether there is a value shows as little as which. */
type SealedAnswer = readonly [name: string, value: unknown];

/** An answer as its row holds it. */
export type AnswerInRow = { readonly key: string; readonly sealedValue: Buffer };

export const hiddenAnswer = (key: PersonKey, applicationId: string, name: string): string =>
  hiddenName(key, `answer ${applicationId}`, name);

export function sealAnswer(key: PersonKey, applicationId: string, name: string, value: unknown): AnswerInRow {
  const hidden = hiddenAnswer(key, applicationId, name);
  const inside: SealedAnswer = [name, value];
  return { key: hidden, sealedValue: sealJson(key, inside, answerContext(applicationId, hidden)) };
}

/** The name and the value; a row of before names were hidden has its name outside, and no value once it was cleared. */
export function openSealedAnswer(
  key: PersonKey,
  applicationId: string,
  row: { readonly key: string; readonly sealedValue: Buffer | null },
): { readonly name: string; readonly value: unknown } {
  const inside =
    row.sealedValue === null ? null : openJson(key, row.sealedValue, answerContext(applicationId, row.key));
  if (!isHidden(row.key)) return { name: row.key, value: inside };
  // Sealed by sealAnswer above.
  const [name, value] = inside as SealedAnswer;
  return { name, value };
}

/** One answer to be written over the version that its writer saw (0 for none); null clears it. */
type AnswerWrite = { readonly key: string; readonly value: unknown; readonly baseVersion: number };

export type WriteAnswers = {
  readonly applicationId: string;
  /** State of the case (`readAnswersRow`) on which the writing was decided; when the case moved on since, nothing is written. */
  readonly status: ApplicationStatus;
  readonly position: number;
  readonly ownerFacts: string;
  readonly answers: readonly AnswerWrite[];
  /** The owner's: answers are sealed with it. */
  readonly key: PersonKey;
  readonly actorId: string;
  readonly at: Date;
};

type Values = {
  readonly applicationId: string;
  readonly status: string;
  readonly position: string;
  readonly ownerFacts: string;
  readonly actorId: string;
  readonly kind: string;
  /** The same instant twice: for columns, and as the audit chain hashes it. */
  readonly time: string;
  readonly milliseconds: string;
  readonly keys: readonly string[];
  readonly values: readonly Buffer[];
  readonly bases: readonly number[];
  readonly revisions: readonly string[];
};

/**
 * Answers, their revisions and the audit event in one statement, and so in one transaction and one round trip. The head of
 * the case's audit chain is locked first and must still be where it was when the answers were checked: so two writers of
 * one case follow each other, and what was decided holds for the case as it is written.
 */
const writing = (the: (name: keyof Values) => Placeholder | Param) => sql`
  with wanted as (
    select * from unnest(${the("keys")}::text[], ${the("values")}::bytea[], ${the("bases")}::int[], ${the("revisions")}::text[])
      as wanted (key, sealed_value, base, revision)
  ),
  unlocked as (
    select a.id from boreal.application a left join boreal.profile p on p.user_id = a.owner_id
    where a.id = ${the("applicationId")}::text and a.status = ${the("status")}::text and a.closed_at is null and ${sql.raw(ownerFacts)} = ${the("ownerFacts")}::text for share of a
  ),
  unmoved as (
    select head.chain_id as id from unlocked join boreal.audit_head head on head.chain_id = unlocked.id
    where head.position = ${the("position")}::bigint for update of head
  ),
  written as (
    insert into boreal.answer as stored (application_id, key, sealed_value, version, written_in, answered_by, answered_at)
    select unmoved.id, wanted.key, wanted.sealed_value, wanted.base + 1, ${sql.raw(String(answersVersion))}, ${the("actorId")}::text, ${the("time")}::timestamptz
    from unmoved cross join wanted
    on conflict (application_id, key) do update set
      sealed_value = excluded.sealed_value, version = excluded.version, written_in = excluded.written_in, answered_by = excluded.answered_by, answered_at = excluded.answered_at
      where stored.version = excluded.version - 1
    returning application_id, key, sealed_value, version, written_in, answered_by, answered_at
  ),
  kept as (
    insert into boreal.answer_revision (id, application_id, key, sealed_value, version, written_in, answered_by, answered_at)
    select wanted.revision, written.application_id, written.key, written.sealed_value, written.version, written.written_in, written.answered_by, written.answered_at
    from written join wanted on wanted.key = written.key
  ),
  audit_subject as (
    select ${the("applicationId")}::text as chain_id, ${the("actorId")}::text as actor_id, ${the("kind")}::text as kind, ${the("milliseconds")}::text as at,
      jsonb_build_object('keys', jsonb_agg(key order by key)) as subject
    from written having count(*) > 0
  ),
  ${sql.raw(auditParts)}
  select audit_entry.position::int as position, (select count(*) from written)::int as written from audit_entry`;

type Written = { position: number; written: number };

const prepared = new PgDialect().sqlToQuery(writing((name) => sql.placeholder(name)));

/**
 * Writes all of these answers, or none: then the case had moved on, and the result is undefined. Else it is the position of
 * the case's new state. In a transaction the case stays locked until it ends.
 */
export async function writeAnswers(
  db: Database | Transaction,
  { applicationId, status, position, ownerFacts: facts, answers, key, actorId, at }: WriteAnswers,
): Promise<number | undefined> {
  const sealed = answers.map(({ key: name, value }) => sealAnswer(key, applicationId, name, value));
  const values: Values = {
    applicationId,
    status,
    position: String(position),
    ownerFacts: facts,
    actorId,
    kind: "answersSaved" satisfies CaseEventKind,
    time: at.toISOString(),
    milliseconds: String(at.getTime()),
    keys: sealed.map((answer) => answer.key),
    values: sealed.map((answer) => answer.sealedValue),
    bases: answers.map((answer) => answer.baseVersion),
    revisions: answers.map(() => randomUUID()),
  };
  const found =
    "$client" in db
      ? await db.$client.query<Written>({
          name: "boreal.writeAnswers",
          text: prepared.sql,
          values: fillPlaceholders(prepared.params, values),
        })
      : await db.execute<Written>(writing((name) => sql.param(values[name])));
  const [row] = found.rows;
  if (row && row.written !== answers.length) throw new Error("an answer has a version that no audited change gave it");
  return row?.position;
}
