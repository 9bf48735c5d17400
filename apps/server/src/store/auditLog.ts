import { createHash } from 'node:crypto';
import { sql, type Param, type Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/connect.ts';
import { runPrepared } from '../database/prepared.ts';

/** Ids, kinds, keys and counts only: never a name, a value or a sentence that a person wrote. */
export type AuditSubject = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type AuditEntry = {
  /** The application, or `system` for what belongs to none. */
  readonly chainId: string;
  /** The person, or `system`. */
  readonly actorId: string;
  readonly kind: string;
  readonly subject: AuditSubject;
  readonly at: Date;
};

export const systemChain = 'system';
export const systemActor = 'system';

/** What the first link of a chain follows: 32 zero bytes. */
const genesis = Buffer.alloc(32);
const genesisSql = sql.raw(`decode('${genesis.toString('hex')}', 'hex')`);

export type Bound = string | Placeholder | Param | SQL;
export type BoundEntry = { readonly chainId: Bound; readonly actorId: Bound; readonly kind: Bound; /** Milliseconds since 1970. */ readonly at: Bound };

/**
 * Statement parts that append one event to a chain: `audit_link` moves the chain's head (its row lock gives concurrent
 * writers one order, and hash and position come from the row as locked), `audit_entry` writes the event. Needs a part
 * named `audit_subject` with one column `subject` (jsonb) before it; without a row there, nothing is appended.
 * A link's hash is SHA-256 of the previous hash and the fields; `verifyChain` computes the same outside the database.
 */
export const auditParts = ({ chainId, actorId, kind, at }: BoundEntry): SQL => {
  const fields = (position: SQL) =>
    sql`convert_to(concat_ws(E'\n', ${chainId}::text, (${position})::text, ${at}::text, ${actorId}::text, ${kind}::text,
      (select subject::text from audit_subject)), 'UTF8')`;
  return sql`
    audit_link as (
      insert into boreal.audit_head as head (chain_id, position, previous_hash, hash)
      select ${chainId}::text, 1, ${genesisSql}, sha256(${genesisSql} || ${fields(sql`1`)}) from audit_subject
      on conflict (chain_id) do update set
        position = head.position + 1, previous_hash = head.hash, hash = sha256(head.hash || ${fields(sql`head.position + 1`)})
      returning head.position, head.previous_hash, head.hash
    ),
    audit_entry as (
      insert into boreal.audit_event (chain_id, position, at, actor_id, kind, subject, previous_hash, hash)
      select ${chainId}::text, audit_link.position, to_timestamp((${at}::text)::bigint / 1000.0), ${actorId}::text, ${kind}::text,
        audit_subject.subject, audit_link.previous_hash, audit_link.hash
      from audit_link, audit_subject
      returning position
    )`;
};

const appending = new PgDialect().sqlToQuery(sql`
  with audit_subject as (select $5::jsonb as subject),
  ${auditParts({ chainId: sql.raw('$1'), actorId: sql.raw('$2'), kind: sql.raw('$3'), at: sql.raw('$4') })}
  select position from audit_entry`).sql;

/** Appends one event. Call it last in a transaction: the chain stays locked until the transaction ends. */
export async function appendAudit(tx: Queryable, { chainId, actorId, kind, subject, at }: AuditEntry): Promise<void> {
  await runPrepared(tx, 'boreal.appendAudit', appending, [chainId, actorId, kind, String(at.getTime()), JSON.stringify(subject)]);
}

/** Where a chain stops being whole. */
export type ChainCheck =
  | { readonly whole: true; readonly length: number }
  | { readonly whole: false; readonly position: number; readonly fault: 'missing' | 'changed' | 'cutShort' };

type StoredLink = { position: string; at: string; actor_id: string; kind: string; subject: string; previous_hash: Buffer; hash: Buffer };

/** Recomputes a chain from its first link. Finds changed, missing and reordered events, and a cut tail by the head. */
export async function verifyChain(db: Queryable, chainId: string): Promise<ChainCheck> {
  let previous: Buffer = genesis;
  let length = 0;
  for (;;) {
    const page = await db.execute<StoredLink>(sql`
      select position::text, round(extract(epoch from at) * 1000)::bigint::text as at, actor_id, kind, subject::text as subject, previous_hash, hash
      from boreal.audit_event where chain_id = ${chainId} and position > ${length} order by audit_event.position limit 1000`);
    for (const link of page.rows) {
      length += 1;
      if (Number(link.position) !== length) return { whole: false, position: length, fault: 'missing' };
      if (!link.previous_hash.equals(previous) || !linkHash(chainId, link, previous).equals(link.hash)) {
        return { whole: false, position: length, fault: 'changed' };
      }
      previous = link.hash;
    }
    if (page.rows.length < 1000) break;
  }
  const head = await db.execute<{ position: string; hash: Buffer }>(
    sql`select position::text, hash from boreal.audit_head where chain_id = ${chainId}`,
  );
  const stored = head.rows[0];
  const headFits = stored ? Number(stored.position) === length && stored.hash.equals(previous) : length === 0;
  return headFits ? { whole: true, length } : { whole: false, position: length + 1, fault: 'cutShort' };
}

const linkHash = (chainId: string, link: StoredLink, previous: Buffer): Buffer =>
  createHash('sha256')
    .update(previous)
    .update([chainId, link.position, link.at, link.actor_id, link.kind, link.subject].join('\n'), 'utf8')
    .digest();
