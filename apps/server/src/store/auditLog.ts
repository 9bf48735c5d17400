import { createHash } from "node:crypto";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import type { BrokenAt } from "@boreal/domain/notices/chainCheck";
import { and, desc, eq, sql } from "../database/query.ts";
import type { Queryable, Transaction } from "../database/connect.ts";
import { runPrepared } from "../database/prepared.ts";
import { auditEventTable, auditHeadTable } from "./tables/audit.ts";

/** Ids, kinds, keys and counts only: never a name, a value or a sentence that a person wrote. */
export type AuditSubject = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export const systemChain = "system" as const;

type AuditOf<ChainId extends string, Kind extends string> = {
  readonly chainId: ChainId;
  /** The person, or `system`. */
  readonly actorId: string;
  readonly kind: Kind;
  readonly subject: AuditSubject;
  readonly at: Date;
};

/** What happened in an application. Its kind is one of those that say whether it is news for the team. */
export type CaseAudit = AuditOf<string, CaseEventKind>;

/** What happened in an application, or what belongs to none. */
export type AuditEntry = CaseAudit | AuditOf<typeof systemChain, string>;

export const systemActor = "system";

/** What the first link of a chain follows: 32 zero bytes. */
const genesis = Buffer.alloc(32);
const genesisSql = `decode('${genesis.toString("hex")}', 'hex')`;

const fields = (position: string) =>
  `convert_to(concat_ws(E'\\n', s.chain_id, (${position})::text, s.at, s.actor_id, s.kind, s.subject::text), 'UTF8')`;

/**
 * Statement parts that append one event to each of some chains: `audit_link` moves the heads of the chains (their row locks
 * give concurrent writers one order, and hash and position come from the row as locked), `audit_entry` writes the events.
 * They need a part named `audit_subject` before them with one row for each event, of a chain each: `chain_id`, `actor_id`,
 * `kind`, `at` (milliseconds since 1970) as texts and `subject` as jsonb. Without a row there, nothing is appended.
 * Whoever holds several roles did it as one of them: `actingAs` of the subject says as which.
 * A link's hash is SHA-256 of the previous hash and the fields; `verifyChain` computes the same outside the database.
 */
export const auditParts = `
  audit_told as (
    select s.chain_id, s.actor_id, s.kind, s.at,
      case when p.role is null then s.subject else s.subject || jsonb_build_object('actingAs', p.role) end as subject
    from audit_subject s left join boreal.profile p on p.user_id = s.actor_id and p.further_roles <> '[]'::jsonb
  ),
  audit_link as (
    insert into boreal.audit_head as head (chain_id, position, previous_hash, hash)
    select s.chain_id, 1, ${genesisSql}, sha256(${genesisSql} || ${fields("1")}) from audit_told s order by s.chain_id
    on conflict (chain_id) do update set
      position = head.position + 1, previous_hash = head.hash,
      hash = sha256(head.hash || (select ${fields("head.position + 1")} from audit_told s where s.chain_id = excluded.chain_id))
    returning head.chain_id, head.position, head.previous_hash, head.hash
  ),
  audit_entry as (
    insert into boreal.audit_event (chain_id, position, at, actor_id, kind, subject, previous_hash, hash)
    select s.chain_id, audit_link.position, to_timestamp(s.at::bigint / 1000.0), s.actor_id, s.kind, s.subject, audit_link.previous_hash, audit_link.hash
    from audit_link join audit_told s on s.chain_id = audit_link.chain_id
    returning position
  )`;

const appending = `
  with audit_subject as (select $1::text as chain_id, $2::text as actor_id, $3::text as kind, $4::text as at, $5::jsonb as subject),
  ${auditParts}
  select position from audit_entry`;

/** Appends one event. Call it last in a transaction: the chain stays locked until the transaction ends. */
export async function appendAudit(tx: Queryable, { chainId, actorId, kind, subject, at }: AuditEntry): Promise<void> {
  await runPrepared(tx, "boreal.appendAudit", appending, [
    chainId,
    actorId,
    kind,
    String(at.getTime()),
    JSON.stringify(subject),
  ]);
}

/** Who of the staff opened a case, the newest first (`recordRead`). */
export async function listCaseReads(
  db: Queryable,
  applicationId: string,
  most: number,
): Promise<readonly { readonly actorId: string; readonly at: Date; readonly subject: unknown }[]> {
  return await db
    .select({ actorId: auditEventTable.actorId, at: auditEventTable.at, subject: auditEventTable.subject })
    .from(auditEventTable)
    .where(and(eq(auditEventTable.chainId, applicationId), eq(auditEventTable.kind, "caseRead")))
    .orderBy(desc(auditEventTable.position))
    .limit(most);
}

/** Where a chain stops being whole. */
export type ChainCheck = { readonly whole: true; readonly length: number } | ({ readonly whole: false } & BrokenAt);

type StoredLink = {
  position: string;
  at: string;
  actor_id: string;
  kind: string;
  subject: string;
  previous_hash: Buffer;
  hash: Buffer;
};

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
      if (Number(link.position) !== length) return { whole: false, position: length, fault: "missing" };
      if (!link.previous_hash.equals(previous) || !linkHash(chainId, link, previous).equals(link.hash)) {
        return { whole: false, position: length, fault: "changed" };
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
  return headFits ? { whole: true, length } : { whole: false, position: length + 1, fault: "cutShort" };
}

const linkHash = (
  chainId: string,
  link: Pick<StoredLink, "position" | "at" | "actor_id" | "kind" | "subject">,
  previous: Buffer,
): Buffer =>
  createHash("sha256")
    .update(previous)
    .update([chainId, link.position, link.at, link.actor_id, link.kind, link.subject].join("\n"), "utf8")
    .digest();

/** An entry as an archive holds it. `subject` is a text, letter by letter what was hashed. */
export type ArchivedLink = {
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actorId: string;
  readonly kind: string;
  readonly subject: string;
  readonly hash: string;
};

/** The whole chain of a case, in order. */
export async function readChain(db: Queryable, chainId: string): Promise<readonly ArchivedLink[]> {
  const { rows } = await db.execute<Omit<StoredLink, "previous_hash">>(sql`
    select position::text, round(extract(epoch from at) * 1000)::bigint::text as at, actor_id, kind, subject::text as subject, hash
    from boreal.audit_event where chain_id = ${chainId} order by audit_event.position`);
  return rows.map(({ position, at, actor_id, kind, subject, hash }) => ({
    position: Number(position),
    at: Number(at),
    actorId: actor_id,
    kind,
    subject,
    hash: hash.toString("hex"),
  }));
}

/** The position of the first entry of a chain that is not as it was written; undefined where all of them are. */
export function linkFault(chainId: string, links: readonly ArchivedLink[]): number | undefined {
  let previous: Buffer = genesis;
  for (const [index, { position, at, actorId, kind, subject, hash }] of links.entries()) {
    const link = { position: String(position), at: String(at), actor_id: actorId, kind, subject };
    const found = linkHash(chainId, link, previous);
    if (position !== index + 1 || found.toString("hex") !== hash) return index + 1;
    previous = found;
  }
  return undefined;
}

/** Writes a chain that came with an archive, as it was. `verifyChain` afterwards says whether the database keeps it so. */
export async function writeChain(tx: Transaction, chainId: string, links: readonly ArchivedLink[]): Promise<void> {
  const hashes = links.map(({ hash }) => Buffer.from(hash, "hex"));
  const rows = links.map(({ position, at, actorId, kind, subject }, index) => ({
    chainId,
    position,
    at: new Date(at),
    actorId,
    kind,
    subject: JSON.parse(subject) as unknown,
    previousHash: hashes[index - 1] ?? genesis,
    hash: hashes[index] ?? genesis,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await tx.insert(auditEventTable).values(rows.slice(from, from + 500));
  const last = rows.at(-1);
  if (last === undefined) return;
  const { position, previousHash, hash } = last;
  await tx.insert(auditHeadTable).values({ chainId, position, previousHash, hash });
}
