import { and, count, desc, eq, gt, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import type { SealingKey } from "../../keys/sealingKey.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import { profileTable } from "../tables/accounts.ts";
import { intakeLinkTable, intakeUseTable } from "../tables/clients/intake.ts";

export type IntakeLinkRow = typeof intakeLinkTable.$inferSelect;

const keyOf = ({ systemKey }: { readonly systemKey: SealingKey }): SealingKey => systemKey.derive("intake links");
const context = (id: string): string => `intake link ${id}`;

export const sealIntakeToken = (keys: { readonly systemKey: SealingKey }, id: string, token: string): Buffer =>
  sealJson(keyOf(keys), token, context(id));

export const openIntakeToken = (keys: { readonly systemKey: SealingKey }, row: IntakeLinkRow): string =>
  openJson(keyOf(keys), row.sealedToken, context(row.id)) as string;

export async function insertIntakeLink(tx: Transaction, row: Omit<IntakeLinkRow, "endedAt">): Promise<void> {
  await tx.insert(intakeLinkTable).values(row);
}

/** What an account gave out stands only while the account does. */
const makerIsHere = sql`not exists (select 1 from ${profileTable} where ${profileTable.userId} = ${intakeLinkTable.createdBy} and ${profileTable.disabledAt} is not null)`;

/** The link of this token, unless it was ended or its time is over; `locked` until the transaction ends. */
export async function findOpenIntakeLink(
  db: Queryable,
  tokenHash: Buffer,
  at: Date,
  hold?: "locked",
): Promise<IntakeLinkRow | undefined> {
  const query = db
    .select()
    .from(intakeLinkTable)
    .where(
      and(
        eq(intakeLinkTable.tokenHash, tokenHash),
        isNull(intakeLinkTable.endedAt),
        gt(intakeLinkTable.expiresAt, at),
        makerIsHere,
      ),
    );
  const [row] = hold === "locked" ? await query.for("update") : await query;
  return row;
}

export async function countUses(db: Queryable, linkId: string): Promise<number> {
  const [row] = await db.select({ uses: count() }).from(intakeUseTable).where(eq(intakeUseTable.linkId, linkId));
  return row?.uses ?? 0;
}

/** The case that a person began by a link. */
export async function findUse(db: Queryable, linkId: string, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: intakeUseTable.applicationId })
    .from(intakeUseTable)
    .where(and(eq(intakeUseTable.linkId, linkId), eq(intakeUseTable.ownerId, ownerId)));
  return row?.id;
}

export async function insertUse(tx: Transaction, row: typeof intakeUseTable.$inferInsert): Promise<void> {
  await tx.insert(intakeUseTable).values(row);
}

/** How many links somebody has made since a moment. */
export async function countLinksBy(db: Queryable, createdBy: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(intakeLinkTable)
    .where(and(eq(intakeLinkTable.createdBy, createdBy), gt(intakeLinkTable.createdAt, since)));
  return row?.links ?? 0;
}

/** More are not listed. */
const most = 100;

/** Links of one person, or of everybody, the newest first, each with how many cases began by it. */
export async function listIntakeLinks(
  db: Queryable,
  createdBy: string | undefined,
): Promise<readonly (IntakeLinkRow & { readonly uses: number })[]> {
  const rows = await db
    .select({ row: intakeLinkTable, uses: count(intakeUseTable.ownerId) })
    .from(intakeLinkTable)
    .leftJoin(intakeUseTable, eq(intakeUseTable.linkId, intakeLinkTable.id))
    .where(createdBy === undefined ? sql`true` : eq(intakeLinkTable.createdBy, createdBy))
    .groupBy(intakeLinkTable.id)
    .orderBy(desc(intakeLinkTable.createdAt), desc(intakeLinkTable.id))
    .limit(most);
  return rows.map(({ row, uses }) => ({ ...row, uses }));
}

export async function findIntakeLink(db: Queryable, id: string): Promise<IntakeLinkRow | undefined> {
  const [row] = await db.select().from(intakeLinkTable).where(eq(intakeLinkTable.id, id));
  return row;
}

/** False when it was ended before. */
export async function writeEnded(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(intakeLinkTable)
    .set({ endedAt: at })
    .where(and(eq(intakeLinkTable.id, id), isNull(intakeLinkTable.endedAt)))
    .returning({ id: intakeLinkTable.id });
  return rows.length > 0;
}
