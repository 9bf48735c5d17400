import type { LawyerWord, LawyerWordKind } from "@boreal/domain/caseFile/lawyerWords";
import { and, desc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { LawyerWordCell } from "../cases/caseRow.ts";
import { lawyerWordContext } from "../answers/sealedContexts.ts";
import { lawyerWordTable } from "../tables/lawyerWords.ts";

export type LawyerWordRow = typeof lawyerWordTable.$inferSelect;

/** What is sealed with a word. */
type Reasoned = { readonly reason: string; readonly restsOn: string };
type Sealed = { readonly applicationId: string; readonly id: string; readonly sealedReason: Uint8Array };

export const sealReason = (
  key: PersonKey,
  { applicationId, id }: Omit<Sealed, "sealedReason">,
  reasoned: Reasoned,
): Buffer => sealJson(key, reasoned, lawyerWordContext(applicationId, id));

export const openReason = (key: PersonKey, { applicationId, id, sealedReason }: Sealed): Reasoned =>
  openJson(key, sealedReason, lawyerWordContext(applicationId, id)) as Reasoned;

/** A word that stands, as the rules see it. */
export function openLawyerWord(
  applicationId: string,
  { sealed, at, kind, ...cell }: LawyerWordCell,
  key: PersonKey,
): LawyerWord {
  const { reason, restsOn } = openReason(key, {
    applicationId,
    id: cell.id,
    sealedReason: Buffer.from(sealed, "base64"),
  });
  return { ...cell, kind: kind as LawyerWordKind, reason, restsOn, givenAt: new Date(at).toISOString() };
}

/** Every word of a case, those taken back too, the newest first. */
export const listLawyerWords = (db: Queryable, applicationId: string): Promise<LawyerWordRow[]> =>
  db
    .select()
    .from(lawyerWordTable)
    .where(eq(lawyerWordTable.applicationId, applicationId))
    .orderBy(desc(lawyerWordTable.givenAt), lawyerWordTable.id);

export async function insertLawyerWord(tx: Transaction, row: typeof lawyerWordTable.$inferInsert): Promise<void> {
  await tx.insert(lawyerWordTable).values(row);
}

/** Ends a word; false when none of this case stands under this id. */
export async function withdrawLawyerWord(
  tx: Transaction,
  word: { readonly applicationId: string; readonly id: string },
  end: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const table = lawyerWordTable;
  const ended = await tx
    .update(table)
    .set({ withdrawnAt: end.at, withdrawnBy: end.by })
    .where(and(eq(table.applicationId, word.applicationId), eq(table.id, word.id), isNull(table.withdrawnAt)))
    .returning({ id: table.id });
  return ended.length > 0;
}
