import { and, count, desc, eq, gt, lt, max, ne, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { applicationTable } from "../tables/applications.ts";
import { messageReadTable, messageTable } from "../tables/desk.ts";

export type MessageRow = typeof messageTable.$inferSelect;

type Place = { readonly applicationId: string; readonly id: string };

export const messageContext = ({ applicationId, id }: Place): string => `message ${applicationId} ${id}`;

export const sealBody = (key: PersonKey, place: Place, body: string): Buffer =>
  sealJson(key, body, messageContext(place));

export const openBody = (key: PersonKey, row: MessageRow): string =>
  openJson(key, row.sealedBody, messageContext(row)) as string;

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messageTable).where(eq(messageTable.id, id));
  return row;
}

/** Holds the case until the transaction ends, so that places in its thread are given in the order in which they are seen. */
export async function lockThread(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId))
    .for("no key update");
}

/** Puts a message at the end of the thread, which is locked. */
export async function appendMessage(
  tx: Transaction,
  message: Omit<typeof messageTable.$inferInsert, "position">,
): Promise<void> {
  const { applicationId } = message;
  const [last] = await tx
    .select({ position: max(messageTable.position) })
    .from(messageTable)
    .where(eq(messageTable.applicationId, applicationId));
  await tx.insert(messageTable).values({ ...message, position: (last?.position ?? 0) + 1 });
}

/** How many somebody wrote since, in all cases together. */
export const countMessagesOf = async (db: Queryable, userId: string, since: Date): Promise<number> =>
  await db.$count(messageTable, and(eq(messageTable.writtenBy, userId), gt(messageTable.writtenAt, since)));

/** So many are read at once. */
export const messagesAtOnce = 100;

/** Those before a place in the thread, or the newest; the oldest of them first. */
export async function listMessages(
  db: Queryable,
  applicationId: string,
  before?: number,
): Promise<readonly MessageRow[]> {
  const rows = await db
    .select()
    .from(messageTable)
    .where(
      and(
        eq(messageTable.applicationId, applicationId),
        before === undefined ? undefined : lt(messageTable.position, before),
      ),
    )
    .orderBy(desc(messageTable.position))
    .limit(messagesAtOnce);
  return rows.toReversed();
}

export type ReadMark = Pick<typeof messageReadTable.$inferSelect, "userId" | "isOfTeam" | "position">;

/** How far everybody has read. */
export const listReadMarks = (db: Queryable, applicationId: string): Promise<ReadMark[]> =>
  db
    .select({
      userId: messageReadTable.userId,
      isOfTeam: messageReadTable.isOfTeam,
      position: messageReadTable.position,
    })
    .from(messageReadTable)
    .where(eq(messageReadTable.applicationId, applicationId));

type Reader = { readonly applicationId: string; readonly userId: string; readonly isOfTeam: boolean };

const readSoFar = ({ applicationId, userId }: Reader) =>
  sql`coalesce((select ${messageReadTable.position} from ${messageReadTable} where ${messageReadTable.applicationId} = ${applicationId} and ${messageReadTable.userId} = ${userId}), 0)`;

/** What the other side wrote and this reader has not read. */
const unread = (reader: Reader) =>
  and(
    eq(messageTable.applicationId, reader.applicationId),
    ne(messageTable.isFromTeam, reader.isOfTeam),
    gt(messageTable.position, readSoFar(reader)),
  );

export async function countUnread(db: Queryable, reader: Reader): Promise<number> {
  const [row] = await db.select({ n: count() }).from(messageTable).where(unread(reader));
  return row?.n ?? 0;
}

/** The first message that this reader has not read. */
export async function firstUnread(db: Queryable, reader: Reader): Promise<string | undefined> {
  const [row] = await db
    .select({ id: messageTable.id })
    .from(messageTable)
    .where(unread(reader))
    .orderBy(messageTable.position)
    .limit(1);
  return row?.id;
}

/** Somebody has read up to a place, never past the last message and never back. False when nothing moved. */
export async function writeReadMark(tx: Transaction, reader: Reader, position: number): Promise<boolean> {
  const table = messageReadTable;
  const [last] = await tx
    .select({ position: max(messageTable.position) })
    .from(messageTable)
    .where(eq(messageTable.applicationId, reader.applicationId));
  const until = Math.min(position, last?.position ?? 0);
  if (until < 1) return false;
  const written = await tx
    .insert(table)
    .values({ ...reader, position: until })
    .onConflictDoUpdate({
      target: [table.applicationId, table.userId],
      set: { position: until },
      setWhere: sql`${table.position} < ${until}`,
    })
    .returning({ position: table.position });
  return written.length > 0;
}
