import type { DependentType } from "@boreal/domain/caseFile/dependents";
import { vaultPages } from "@boreal/domain/vault/pages";
import { and, desc, eq, inArray, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { noDocumentContext } from "../answers/sealedContexts.ts";
import { noDocumentTable } from "../tables/noDocument.ts";

export type NoDocumentRow = typeof noDocumentTable.$inferSelect;
type StatedSlot = Pick<NoDocumentRow, "applicationId" | "slot" | "childNumber">;

/** Why a statement stands no more. */
export type Withdrawal = "fileArrived" | "takenBack" | "saidAnew" | "personChanged";

/** Every statement of a case, the standing and the withdrawn, the newest first. */
export const listNoDocument = (db: Queryable, applicationId: string): Promise<NoDocumentRow[]> =>
  db
    .select()
    .from(noDocumentTable)
    .where(eq(noDocumentTable.applicationId, applicationId))
    .orderBy(desc(noDocumentTable.statedAt), noDocumentTable.id);

export async function insertNoDocument(tx: Transaction, row: typeof noDocumentTable.$inferInsert): Promise<void> {
  await tx.insert(noDocumentTable).values(row);
}

/** Why the person has no such document, in their words. */
export const openExplanation = (
  key: PersonKey,
  { applicationId, id, sealedExplanation }: Pick<NoDocumentRow, "applicationId" | "id" | "sealedExplanation">,
): string | null =>
  sealedExplanation === null
    ? null
    : (openJson(key, sealedExplanation, noDocumentContext(applicationId, id)) as string);

/** Ends the statement that stands for a slot; false when there is none. It stays as history. */
export async function withdrawNoDocument(
  tx: Transaction,
  place: StatedSlot,
  end: { readonly at: Date; readonly by: string; readonly because: Withdrawal },
): Promise<boolean> {
  const table = noDocumentTable;
  const child = place.childNumber === null ? isNull(table.childNumber) : eq(table.childNumber, place.childNumber);
  const ended = await tx
    .update(table)
    .set({ withdrawnAt: end.at, withdrawnBy: end.by, withdrawnBecause: end.because })
    .where(
      and(eq(table.applicationId, place.applicationId), eq(table.slot, place.slot), child, isNull(table.withdrawnAt)),
    )
    .returning({ id: table.id });
  return ended.length > 0;
}

const personOf = { Spouse: "spouse", Child: "child" } as const;

/** Ends what stands for the pages of a spouse or child, when somebody else comes into their place; tells how many that were. */
export async function withdrawOfPlace(
  tx: Transaction,
  {
    applicationId,
    type,
    childNumber,
  }: { readonly applicationId: string; readonly type: DependentType; readonly childNumber: number | null },
  end: { readonly at: Date; readonly by: string },
): Promise<number> {
  const table = noDocumentTable;
  const because: Withdrawal = "personChanged";
  const pages = vaultPages.filter(({ person }) => person === personOf[type]).map(({ slug }) => slug);
  const child = childNumber === null ? isNull(table.childNumber) : eq(table.childNumber, childNumber);
  const ended = await tx
    .update(table)
    .set({ withdrawnAt: end.at, withdrawnBy: end.by, withdrawnBecause: because })
    .where(and(eq(table.applicationId, applicationId), inArray(table.page, pages), child, isNull(table.withdrawnAt)))
    .returning({ id: table.id });
  return ended.length;
}
