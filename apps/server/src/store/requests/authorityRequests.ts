import type { AskedItem, AuthorityRequest } from "@boreal/domain/caseFile/authority/authorityRequest";
import { and, eq, inArray, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { requestWordsContext } from "../answers/sealedContexts.ts";
import type { RequestCell } from "./requestsOfCase.ts";
import {
  authorityRequestFileTable,
  authorityRequestItemTable,
  authorityRequestTable,
  authorityRequestTakenBackTable,
} from "../tables/requests/authorityRequests.ts";

/** Requests of authorities as they are stored (ADR 0151). */

export type AuthorityRequestRow = typeof authorityRequestTable.$inferSelect;

/** A request that was not cancelled, as the rules see it. */
export const openRequest = (applicationId: string, cell: RequestCell, key: PersonKey): AuthorityRequest => ({
  id: cell.id,
  kind: cell.kind,
  addressee: cell.addressee,
  childNumber: cell.childNumber,
  letterFileId: cell.letterFileId,
  letterDate: cell.letterDate,
  dueDate: cell.dueDate,
  recordedAt: new Date(cell.recordedAt).toISOString(),
  items: cell.items.map((item) => ({
    id: item.id,
    page: item.page,
    slotId: item.slot,
    childNumber: item.childNumber,
    words:
      item.sealed === null
        ? null
        : (openJson(key, Buffer.from(item.sealed, "base64"), requestWordsContext(applicationId, item.id)) as string),
    fileIds: item.files,
    sentOn: item.sentOn,
  })),
});

type Answered = { readonly letterFileId: string | null; readonly isSent: boolean };

/** Of each file the request that it answers: its letter, and whether the answer was sent. Of several, one to which it was sent. */
export function answersOfFiles(requests: readonly AuthorityRequest[]): ReadonlyMap<string, Answered> {
  const answers = requests.flatMap(({ letterFileId = null, items }) =>
    items.flatMap(({ fileIds = [], sentOn }) =>
      fileIds.map((fileId): [string, Answered] => [fileId, { letterFileId, isSent: typeof sentOn === "string" }]),
    ),
  );
  // The last of a file stands.
  return new Map(answers.toSorted(([, one], [, other]) => Number(one.isSent) - Number(other.isSent)));
}

/** A request as it stands now, under the lock of its case: since the case was read, somebody may have changed it. */
export type OpenRequest = {
  readonly version: number;
  readonly items: readonly {
    readonly id: string;
    readonly isSent: boolean;
    readonly sent: RecordedSent | undefined;
  }[];
};
/** On which day it was sent, and who recorded that when. */
export type RecordedSent = { readonly on: string; readonly by: string; readonly at: Date };

/** Nothing when it was cancelled. */
export async function readOpenRequest(tx: Transaction, requestId: string): Promise<OpenRequest | undefined> {
  const [request] = await tx
    .select({ version: authorityRequestTable.version })
    .from(authorityRequestTable)
    .where(and(eq(authorityRequestTable.id, requestId), isNull(authorityRequestTable.cancelledAt)));
  if (!request) return undefined;
  const table = authorityRequestItemTable;
  const items = await tx
    .select({ id: table.id, on: table.sentOn, by: table.sentBy, at: table.sentAt })
    .from(table)
    .where(and(eq(table.authorityRequestId, requestId), isNull(table.removedAt)));
  return {
    ...request,
    items: items.map(({ id, on, by, at }) => ({
      id,
      isSent: on !== null,
      sent: on === null || by === null || at === null ? undefined : { on, by, at },
    })),
  };
}

/** False when this request was recorded before, or its letter was. */
export async function insertRequest(tx: Transaction, row: typeof authorityRequestTable.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(authorityRequestTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: authorityRequestTable.id });
  return rows.length > 0;
}

export async function findRecorded(
  db: Queryable,
  applicationId: string,
  requestId: string,
): Promise<AuthorityRequestRow | undefined> {
  const rows = await db
    .select()
    .from(authorityRequestTable)
    .where(and(eq(authorityRequestTable.applicationId, applicationId), eq(authorityRequestTable.requestId, requestId)));
  return rows[0];
}

export const readRecorder = async (db: Queryable, id: string): Promise<string | undefined> =>
  (
    await db
      .select({ by: authorityRequestTable.recordedBy })
      .from(authorityRequestTable)
      .where(eq(authorityRequestTable.id, id))
  )[0]?.by;

type ItemPlace = {
  readonly applicationId: string;
  readonly authorityRequestId: string;
  readonly position: number;
};
export type NewItem = Pick<AskedItem, "id" | "page" | "slotId" | "childNumber" | "words">;

/** A new thing that is asked for; of one that is there and was not sent, its place and its words anew. */
export async function writeItem(tx: Transaction, key: PersonKey, place: ItemPlace, item: NewItem): Promise<void> {
  const values = {
    position: place.position,
    page: item.page ?? null,
    slot: item.slotId ?? null,
    childNumber: item.childNumber ?? null,
    sealedWords:
      typeof item.words === "string"
        ? sealJson(key, item.words, requestWordsContext(place.applicationId, item.id))
        : null,
  };
  await tx
    .insert(authorityRequestItemTable)
    .values({ id: item.id, authorityRequestId: place.authorityRequestId, ...values })
    .onConflictDoUpdate({
      target: authorityRequestItemTable.id,
      set: values,
      setWhere: isNull(authorityRequestItemTable.sentOn),
    });
}

/** What was sent stays. */
export async function removeItems(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(authorityRequestItemTable)
    .set({ removedAt: at })
    .where(and(inArray(authorityRequestItemTable.id, [...ids]), isNull(authorityRequestItemTable.sentOn)));
}

/** The caller has looked whether another request has this letter; a unique index holds it. */
export async function writeRequestFacts(
  tx: Transaction,
  id: string,
  facts: Pick<typeof authorityRequestTable.$inferInsert, "letterFileId" | "letterDate" | "dueDate">,
): Promise<void> {
  const version = sql`${authorityRequestTable.version} + 1`;
  await tx
    .update(authorityRequestTable)
    .set({ ...facts, version })
    .where(eq(authorityRequestTable.id, id));
}

/** Whether a standing request has this letter already. */
export async function findByLetter(db: Queryable, letterFileId: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: authorityRequestTable.id })
    .from(authorityRequestTable)
    .where(and(eq(authorityRequestTable.letterFileId, letterFileId), isNull(authorityRequestTable.cancelledAt)));
  return rows[0]?.id;
}

/** Answers which of them were not sent before. */
export async function markSent(
  tx: Transaction,
  ids: readonly string[],
  sent: { readonly on: string; readonly by: string; readonly at: Date },
): Promise<readonly string[]> {
  const table = authorityRequestItemTable;
  const rows = await tx
    .update(table)
    .set({ sentOn: sent.on, sentBy: sent.by, sentAt: sent.at })
    .where(and(inArray(table.id, [...ids]), isNull(table.sentOn), isNull(table.removedAt)))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

/** It waits again; what had been recorded, who took it back and why stay. */
export async function takeSentBack(
  tx: Transaction,
  row: typeof authorityRequestTakenBackTable.$inferInsert,
): Promise<void> {
  const table = authorityRequestItemTable;
  await tx.update(table).set({ sentOn: null, sentBy: null, sentAt: null }).where(eq(table.id, row.itemId));
  await tx.insert(authorityRequestTakenBackTable).values(row);
}

export const sealTakenBack = (
  key: PersonKey,
  { applicationId, id }: { readonly applicationId: string; readonly id: string },
  reason: string,
): Buffer => sealJson(key, reason, requestWordsContext(applicationId, id));

/** Why it was taken back; of a slip within the hour nobody asks. */
export const openTakenBack = (
  key: PersonKey,
  applicationId: string,
  { id, sealed }: RequestCell["items"][number]["takenBack"][number],
): string | null =>
  sealed === null
    ? null
    : (openJson(key, Buffer.from(sealed, "base64"), requestWordsContext(applicationId, id)) as string);

export async function insertLink(
  tx: Transaction,
  row: typeof authorityRequestFileTable.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(authorityRequestFileTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: authorityRequestFileTable.fileId });
  return rows.length > 0;
}

export async function removeLink(tx: Transaction, itemId: string, fileId: string): Promise<boolean> {
  const table = authorityRequestFileTable;
  const rows = await tx
    .delete(table)
    .where(and(eq(table.itemId, itemId), eq(table.fileId, fileId)))
    .returning({ id: table.fileId });
  return rows.length > 0;
}

export async function endRequest(
  tx: Transaction,
  id: string,
  end: { readonly at: Date; readonly by: string },
): Promise<void> {
  const table = authorityRequestTable;
  await tx
    .update(table)
    .set({ cancelledAt: end.at, cancelledBy: end.by })
    .where(and(eq(table.id, id), isNull(table.cancelledAt)));
}
