import type { ErasedCounts } from "@boreal/domain/office/caseErasure";
import { eq, getTableColumns, getTableName, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import type { Keys } from "../../keys/personKeys.ts";
import { families } from "../archive/families.ts";
import type { Family } from "../archive/family.ts";
import { openAuthTables } from "../tables/auth.ts";

type Sql = ReturnType<typeof sql>;

/**
 * Rows of a case beside those that go into its archive (store/archive/families.ts), those that name others first. A test holds
 * that nothing but the log and the list of erasures names an erased case.
 */
const besideFamilies = [
  "notification",
  "legal_hold",
  "conflict_check",
  "case_visit",
  "intake_use",
  "client_import_line",
  "letter_fingerprint",
  "search_term",
  "case_summary",
  "filing_tick",
  "filing_package",
  "upload",
] as const;

const named = (of: Family): Sql => sql.raw(`boreal."${getTableName(of.table)}"`);

function column(of: Family, name: string): Sql {
  const found = getTableColumns(of.table)[name];
  if (found === undefined) throw new Error(`${of.name} has no column ${name}`);
  return sql.raw(`"${found.name}"`);
}

/** Which rows of a family belong to a case: by their own column, or by the rows that they hang on. */
function isOfCase(of: Family, applicationId: string): Sql {
  if (of.parent === undefined) return sql`${column(of, of.caseColumn ?? "applicationId")} = ${applicationId}`;
  const { family, key, column: own } = of.parent;
  const parent = families.find(({ name }) => name === family);
  if (parent === undefined) throw new Error(`${of.name} hangs on no family`);
  return sql`${column(of, own)} in (select ${column(parent, key)} from ${named(parent)} where ${isOfCase(parent, applicationId)})`;
}

/** Ids of sealed bytes of a case, wherever they rest: documents, files merged for a portal, packages, uploads under way. */
export async function bytesOfCase(db: Queryable, applicationId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from boreal.document_file where application_id = ${applicationId}
    union select id from boreal.portal_fit where application_id = ${applicationId}
    union select id from boreal.filing_package where application_id = ${applicationId}
    union select id from boreal.upload where application_id = ${applicationId} order by id`);
  return rows.map(({ id }) => id);
}

export async function countCase(db: Queryable, applicationId: string): Promise<ErasedCounts> {
  const { rows } = await db.execute<ErasedCounts>(sql`
    select (select count(*) from boreal.answer where application_id = ${applicationId})::int as answers,
      (select count(*) from boreal.document_file where application_id = ${applicationId})::int as documents,
      (select count(*) from boreal.letter_version where application_id = ${applicationId})::int as letters,
      (select count(*) from boreal.message where application_id = ${applicationId})::int as messages`);
  const [counts] = rows;
  if (counts === undefined) throw new Error("nothing was counted");
  return counts;
}

/** Takes every row of a case out. What stays is its log, which names nobody, and that it was erased. */
export async function removeCase(tx: Transaction, applicationId: string): Promise<void> {
  const invitations = sql`select id from boreal.section_invitation where application_id = ${applicationId}`;
  await tx.execute(sql`delete from boreal.guest_session where invitation_id in (${invitations})`);
  for (const table of besideFamilies)
    await tx.execute(sql`delete from ${sql.raw(`boreal."${table}"`)} where application_id = ${applicationId}`);
  for (const of of families.toReversed())
    await tx.execute(sql`delete from ${named(of)} where ${isOfCase(of, applicationId)}`);
}

/** Whether somebody has other cases here: then their account and their key stay, which seals those. */
export async function hasOtherCases(tx: Transaction, ownerId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from boreal.application where owner_id = ${ownerId} limit 1`);
  return rows.length > 0;
}

/** What belongs to an account and to no case, by the column that names it. */
const ofAccount = [
  ["notification", "user_id"],
  ["notice_choice", "user_id"],
  ["calendar_feed", "owner_id"],
  ["consent", "owner_id"],
  ["mail_outbox", "to_user_id"],
  ["client_import_line", "owner_id"],
  ["archived_person", "user_id"],
  ["factor_reset", "user_id"],
  ["profile", "user_id"],
] as const;

/** Takes an account out, with its sessions, its open links and the key under which everything of it was sealed. */
export async function removePerson(tx: Transaction, keys: Keys, userId: string): Promise<void> {
  const { user, verification } = openAuthTables(keys);
  for (const [table, by] of ofAccount)
    await tx.execute(sql`delete from ${sql.raw(`boreal."${table}"`)} where ${sql.raw(`"${by}"`)} = ${userId}`);
  await tx.delete(verification).where(eq(verification.value, userId));
  await tx.delete(user).where(eq(user.id, userId));
  await tx.execute(sql`delete from boreal.person_key where owner_id = ${userId}`);
}
