import type { CasePart } from "@boreal/domain/review/caseParts";
import { and, desc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { reopenedPartTable } from "../tables/applications.ts";

export type ReopenedPartRow = typeof reopenedPartTable.$inferSelect;
export type PartOutcome = NonNullable<ReopenedPartRow["outcome"]>;

/** What is open again, as a column of a statement that reads `application a`. */
export const reopened = `coalesce((select json_agg(json_build_object('kind', kind, 'part', part, 'childNumber', child_number))
  from boreal.reopened_part r where r.application_id = a.id and r.closed_at is null), '[]')`;

export const reopenedContext = (id: string) => `reopened part ${id}`;

/** False when this part is open already. */
export async function insertReopenedPart(
  tx: Transaction,
  key: PersonKey,
  given: CasePart & {
    readonly id: string;
    readonly applicationId: string;
    readonly reason: string;
    readonly openedBy: string;
    readonly openedAt: Date;
  },
): Promise<boolean> {
  const { reason, ...row } = given;
  const rows = await tx
    .insert(reopenedPartTable)
    .values({ ...row, sealedReason: sealJson(key, reason, reopenedContext(row.id)) })
    .onConflictDoNothing()
    .returning({ id: reopenedPartTable.id });
  return rows.length > 0;
}

/** Sealed by `insertReopenedPart`. */
export const openReopenReason = (key: PersonKey, { id, sealedReason }: ReopenedPartRow): string =>
  openJson(key, sealedReason, reopenedContext(id)) as string;

/** All of an application, the newest first, those closed too. */
export const listReopenedParts = (db: Queryable, applicationId: string): Promise<ReopenedPartRow[]> =>
  db
    .select()
    .from(reopenedPartTable)
    .where(eq(reopenedPartTable.applicationId, applicationId))
    .orderBy(desc(reopenedPartTable.openedAt), desc(reopenedPartTable.id));

const openOf = (applicationId: string) =>
  and(eq(reopenedPartTable.applicationId, applicationId), isNull(reopenedPartTable.closedAt));

/** The part as it was open; undefined when there is none of this id. */
export async function closeReopenedPart(
  tx: Transaction,
  { applicationId, id }: { readonly applicationId: string; readonly id: string },
  closed: { readonly by: string; readonly at: Date; readonly outcome: PartOutcome },
): Promise<ReopenedPartRow | undefined> {
  const rows = await tx
    .update(reopenedPartTable)
    .set({ closedBy: closed.by, closedAt: closed.at, outcome: closed.outcome })
    .where(and(openOf(applicationId), eq(reopenedPartTable.id, id)))
    .returning();
  return rows[0];
}

/** With a change of status everything that was open closes: what is open then is for the new status to say. */
export async function closeAllReopenedParts(
  tx: Transaction,
  applicationId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.update(reopenedPartTable).set({ closedBy: by, closedAt: at, outcome: "moved" }).where(openOf(applicationId));
}

/** Of a change that is undone: what it closed is open again. Call it once nothing else is open. */
export async function reopenMovedParts(tx: Transaction, applicationId: string, movedAt: Date): Promise<void> {
  await tx
    .update(reopenedPartTable)
    .set({ closedBy: null, closedAt: null, outcome: null })
    .where(
      and(
        eq(reopenedPartTable.applicationId, applicationId),
        eq(reopenedPartTable.outcome, "moved"),
        eq(reopenedPartTable.closedAt, movedAt),
      ),
    );
}
