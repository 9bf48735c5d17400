import type { LawyerDecision, LawyerDecisionKind } from "@boreal/domain/caseFile/lawyerDecisions";
import { and, desc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { LawyerDecisionCell } from "../cases/caseRow.ts";
import { lawyerDecisionContext } from "../answers/sealedContexts.ts";
import { lawyerDecisionTable } from "../tables/lawyerDecisions.ts";

export type LawyerDecisionRow = typeof lawyerDecisionTable.$inferSelect;

/** A decision with its reason in the open. */
export type OpenedDecision = { readonly row: LawyerDecisionRow; readonly reason: string };

/** What is sealed with a word. */
type Reasoned = { readonly reason: string; readonly restsOn: string };
type Sealed = { readonly applicationId: string; readonly id: string; readonly sealedReason: Uint8Array };

export const sealReason = (
  key: PersonKey,
  { applicationId, id }: Omit<Sealed, "sealedReason">,
  reasoned: Reasoned,
): Buffer => sealJson(key, reasoned, lawyerDecisionContext(applicationId, id));

export const openReason = (key: PersonKey, { applicationId, id, sealedReason }: Sealed): Reasoned =>
  openJson(key, sealedReason, lawyerDecisionContext(applicationId, id)) as Reasoned;

/** A word that stands, as the rules see it. */
export function openLawyerDecision(
  applicationId: string,
  { sealed, at, kind, ...cell }: LawyerDecisionCell,
  key: PersonKey,
): LawyerDecision {
  const { reason, restsOn } = openReason(key, {
    applicationId,
    id: cell.id,
    sealedReason: Buffer.from(sealed, "base64"),
  });
  return { ...cell, kind: kind as LawyerDecisionKind, reason, restsOn, givenAt: new Date(at).toISOString() };
}

/** Every word of a case, those taken back too, the newest first. */
export const listLawyerDecisions = (db: Queryable, applicationId: string): Promise<LawyerDecisionRow[]> =>
  db
    .select()
    .from(lawyerDecisionTable)
    .where(eq(lawyerDecisionTable.applicationId, applicationId))
    .orderBy(desc(lawyerDecisionTable.givenAt), lawyerDecisionTable.id);

export async function insertLawyerDecision(
  tx: Transaction,
  row: typeof lawyerDecisionTable.$inferInsert,
): Promise<void> {
  await tx.insert(lawyerDecisionTable).values(row);
}

/** Ends a word; false when none of this case stands under this id. */
export async function markDecisionWithdrawn(
  tx: Transaction,
  word: { readonly applicationId: string; readonly id: string },
  end: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const table = lawyerDecisionTable;
  const ended = await tx
    .update(table)
    .set({ withdrawnAt: end.at, withdrawnBy: end.by })
    .where(and(eq(table.applicationId, word.applicationId), eq(table.id, word.id), isNull(table.withdrawnAt)))
    .returning({ id: table.id });
  return ended.length > 0;
}
