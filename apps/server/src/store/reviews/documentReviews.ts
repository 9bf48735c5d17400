import { and, desc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { reviewReasonContext } from "../answers/sealedContexts.ts";
import { documentReviewTable } from "../tables/desk.ts";

export type DocumentReviewRow = typeof documentReviewTable.$inferSelect;
export type ReviewKind = "accepted" | "returned" | "asked";

type Place = { readonly applicationId: string; readonly id: string };

export const sealReviewReason = (key: PersonKey, { applicationId, id }: Place, reason: string): Buffer =>
  sealJson(key, reason, reviewReasonContext(applicationId, id));

export const openReviewReason = (key: PersonKey, row: DocumentReviewRow): string | null =>
  row.sealedReason === null
    ? null
    : (openJson(key, row.sealedReason, reviewReasonContext(row.applicationId, row.id)) as string);

/** The values of a document as they are now, for comparing only. */
export const valuesMacOf = (key: PersonKey, fileId: string, values: Readonly<Record<string, unknown>>): Buffer =>
  key
    .derive("document review")
    .mac(fileId, JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .subarray(0, 16);

/** Every decision of a case, the newest first. */
export const listDocumentReviews = (db: Queryable, applicationId: string): Promise<DocumentReviewRow[]> =>
  db
    .select()
    .from(documentReviewTable)
    .where(eq(documentReviewTable.applicationId, applicationId))
    .orderBy(desc(documentReviewTable.reviewedAt), documentReviewTable.id);

/** The decision that stands about a file. */
export async function readCurrentReview(db: Queryable, fileId: string): Promise<DocumentReviewRow | undefined> {
  const rows = await db
    .select()
    .from(documentReviewTable)
    .where(and(eq(documentReviewTable.fileId, fileId), isNull(documentReviewTable.cancelledAt)));
  return rows[0];
}

/** Whether this decision of this case is theirs. */
export async function isReviewOf(
  db: Queryable,
  { id, applicationId, reviewedBy }: Pick<DocumentReviewRow, "id" | "applicationId" | "reviewedBy">,
): Promise<boolean> {
  const table = documentReviewTable;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.applicationId, applicationId), eq(table.reviewedBy, reviewedBy)));
  return rows.length > 0;
}

/** False when somebody decided about this file first, or this decision is there. */
export async function insertDocumentReview(
  tx: Transaction,
  row: typeof documentReviewTable.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(documentReviewTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: documentReviewTable.id });
  return rows.length > 0;
}

/** Ends a decision; nothing when none of this case stands under this id. */
export async function cancelDocumentReview(
  tx: Transaction,
  review: Place,
  end: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const table = documentReviewTable;
  const ended = await tx
    .update(table)
    .set({ cancelledAt: end.at, cancelledBy: end.by })
    .where(and(eq(table.applicationId, review.applicationId), eq(table.id, review.id), isNull(table.cancelledAt)))
    .returning({ id: table.id });
  return ended.length > 0;
}
