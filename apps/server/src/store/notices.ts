import type { Role } from "@boreal/domain/caseFile/user";
import { noChoices, type NoticeChoices } from "@boreal/domain/notices/noticeChoices";
import { and, asc, eq, inArray, isNull, sql } from "../database/query.ts";
import type { Queryable, Transaction } from "../database/connect.ts";
import { profileTable } from "./tables/accounts.ts";
import { noticeChoiceTable, notificationTable } from "./tables/notifications.ts";

/** Who is told, what they chose, and whether their address is known to be theirs. */
export type NoticeReader = { readonly role: Role; readonly choices: NoticeChoices; readonly isAddressProven: boolean };

const columns = {
  role: profileTable.role,
  chosen: noticeChoiceTable,
  isAddressProven: sql<boolean>`coalesce((select u.email_verified from auth."user" u where u.id = ${profileTable.userId}), true)`,
};

const readerOf = ({
  role,
  chosen,
  isAddressProven,
}: {
  role: Role;
  isAddressProven: boolean;
  chosen: typeof noticeChoiceTable.$inferSelect | null;
}): NoticeReader => ({
  role,
  isAddressProven,
  choices:
    chosen === null
      ? noChoices
      : {
          kinds: chosen.kinds,
          digest: chosen.digest,
          quiet:
            chosen.quietFrom === null || chosen.quietUntil === null
              ? null
              : { from: chosen.quietFrom, until: chosen.quietUntil },
          timeZone: chosen.timeZone,
        },
});

/** Nobody once the account is gone or ended. */
export async function readNoticeReader(db: Queryable, userId: string): Promise<NoticeReader | undefined> {
  const [found] = await db
    .select(columns)
    .from(profileTable)
    .leftJoin(noticeChoiceTable, eq(noticeChoiceTable.userId, profileTable.userId))
    .where(and(eq(profileTable.userId, userId), isNull(profileTable.disabledAt)));
  return found && readerOf(found);
}

/** Held until the transaction ends, so that one digest of a person is written at a time. */
export async function lockNoticeReader(tx: Transaction, userId: string): Promise<NoticeReader | undefined> {
  await tx
    .select({ userId: profileTable.userId })
    .from(profileTable)
    .where(eq(profileTable.userId, userId))
    .for("update");
  return await readNoticeReader(tx, userId);
}

export async function writeNoticeChoices(
  tx: Transaction,
  userId: string,
  { kinds, digest, quiet, timeZone }: NoticeChoices,
  at: Date,
): Promise<void> {
  const row = {
    kinds,
    digest,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    timeZone,
    changedAt: at,
  };
  await tx
    .insert(noticeChoiceTable)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: noticeChoiceTable.userId, set: row });
}

/** People for whom something waits for a digest. */
export const listDigestReaders = async (db: Queryable): Promise<readonly string[]> =>
  (
    await db
      .selectDistinct({ userId: notificationTable.userId })
      .from(notificationTable)
      .where(eq(notificationTable.inDigest, true))
      .orderBy(asc(notificationTable.userId))
  ).map(({ userId }) => userId);

export const listForDigest = async (tx: Queryable, userId: string) =>
  await tx
    .select({
      id: notificationTable.id,
      kind: notificationTable.kind,
      createdAt: notificationTable.createdAt,
      readAt: notificationTable.readAt,
    })
    .from(notificationTable)
    .where(and(eq(notificationTable.userId, userId), eq(notificationTable.inDigest, true)))
    .orderBy(asc(notificationTable.createdAt));

/** They wait no longer. */
export async function endDigest(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notificationTable)
    .set({ inDigest: sql`false` })
    .where(inArray(notificationTable.id, [...ids]));
}
