import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { Passage } from "@boreal/domain/letters/versions/passage";
import { and, asc, eq, inArray, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { letterCommentTable, letterReplyTable } from "../tables/letters/letterComments.ts";
import { hiddenLetter } from "./hiddenLetter.ts";

export type CommentRow = typeof letterCommentTable.$inferSelect;
export type ReplyRow = typeof letterReplyTable.$inferSelect;

/** What a comment says, and about what. */
export type CommentWords = {
  readonly letter: LetterKey;
  readonly passage: Passage;
  readonly words: string;
  /** What the passage should say instead. */
  readonly proposal: string | null;
};

type Place = { readonly applicationId: string; readonly id: string };
export const letterCommentContext = ({ applicationId, id }: Place): string => `letter comment ${applicationId} ${id}`;
export const letterReplyContext = ({ commentId, id }: { commentId: string; id: string }): string =>
  `letter reply ${commentId} ${id}`;

export const openComment = (key: PersonKey, row: CommentRow): CommentWords =>
  openJson(key, row.sealedWords, letterCommentContext(row)) as CommentWords;
export const openReply = (key: PersonKey, row: ReplyRow): string =>
  openJson(key, row.sealedBody, letterReplyContext(row)) as string;

/** False when there is one of this id already. */
export async function insertComment(
  tx: Transaction,
  key: PersonKey,
  {
    said,
    ...row
  }: Pick<CommentRow, "id" | "applicationId" | "isShared" | "writtenBy" | "writtenAt"> & { said: CommentWords },
): Promise<boolean> {
  const rows = await tx
    .insert(letterCommentTable)
    .values({
      ...row,
      letter: hiddenLetter(key, row.applicationId, said.letter),
      sealedWords: sealJson(key, said, letterCommentContext(row)),
    })
    .onConflictDoNothing()
    .returning({ id: letterCommentTable.id });
  return rows.length > 0;
}

/** False when there is one of this id already. */
export async function insertReply(
  tx: Transaction,
  key: PersonKey,
  { body, ...row }: Pick<ReplyRow, "id" | "commentId" | "writtenBy" | "writtenAt"> & { body: string },
): Promise<boolean> {
  const rows = await tx
    .insert(letterReplyTable)
    .values({ ...row, sealedBody: sealJson(key, body, letterReplyContext(row)) })
    .onConflictDoNothing()
    .returning({ id: letterReplyTable.id });
  return rows.length > 0;
}

export async function findCommentRow(db: Queryable, id: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(letterCommentTable).where(eq(letterCommentTable.id, id));
  return row;
}

export async function findReply(db: Queryable, id: string): Promise<ReplyRow | undefined> {
  const [row] = await db.select().from(letterReplyTable).where(eq(letterReplyTable.id, id));
  return row;
}

/** More are not read in one request. */
const most = 300;

/** The oldest first. */
export const listComments = (
  db: Queryable,
  key: PersonKey,
  { applicationId, letter }: { readonly applicationId: string; readonly letter: LetterKey },
): Promise<CommentRow[]> =>
  db
    .select()
    .from(letterCommentTable)
    .where(
      and(
        eq(letterCommentTable.applicationId, applicationId),
        eq(letterCommentTable.letter, hiddenLetter(key, applicationId, letter)),
      ),
    )
    .orderBy(asc(letterCommentTable.writtenAt), asc(letterCommentTable.id))
    .limit(most);

/** Those of all letters of a case that are not settled. */
export const listOpenComments = (db: Queryable, applicationId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(letterCommentTable)
    .where(and(eq(letterCommentTable.applicationId, applicationId), isNull(letterCommentTable.resolvedAt)))
    .limit(most);

export async function listReplies(db: Queryable, commentIds: readonly string[]): Promise<readonly ReplyRow[]> {
  if (commentIds.length === 0) return [];
  return await db
    .select()
    .from(letterReplyTable)
    .where(inArray(letterReplyTable.commentId, [...commentIds]))
    .orderBy(asc(letterReplyTable.writtenAt), asc(letterReplyTable.id));
}

type Settled = { readonly by: string; readonly at: Date };

/** False when somebody decided already. An accepted wording settles the comment: nothing is left to do. */
export async function writeDecision(
  tx: Transaction,
  id: string,
  { decision, by, at }: Settled & { readonly decision: "accepted" | "rejected" },
): Promise<boolean> {
  const rows = await tx
    .update(letterCommentTable)
    .set({
      decision,
      decidedBy: by,
      decidedAt: at,
      ...(decision === "accepted" ? { resolvedBy: by, resolvedAt: at } : {}),
    })
    .where(and(eq(letterCommentTable.id, id), isNull(letterCommentTable.decision)))
    .returning({ id: letterCommentTable.id });
  return rows.length > 0;
}

/** Null opens it again. */
export async function writeResolved(tx: Transaction, id: string, settled: Settled | null): Promise<void> {
  await tx
    .update(letterCommentTable)
    .set({ resolvedBy: settled?.by ?? null, resolvedAt: settled?.at ?? null })
    .where(eq(letterCommentTable.id, id));
}
