import type { ClosingReason, ReopeningReason } from "@boreal/domain/office/caseClosing";
import { and, desc, eq, isNotNull, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { closingWordsContext } from "../answers/sealedContexts.ts";
import { applicationTable, caseClosingTable } from "../tables/applications.ts";

export type CaseClosingRow = typeof caseClosingTable.$inferSelect;

const sealed = (key: PersonKey, id: string, of: "closed" | "reopened", words: string): Buffer | null =>
  words === "" ? null : sealJson(key, words, closingWordsContext(id, of));

/** Closes the case; false when it is closed already. */
export async function insertCaseClosing(
  tx: Transaction,
  key: PersonKey,
  closing: {
    readonly id: string;
    readonly applicationId: string;
    readonly reason: ClosingReason;
    readonly words: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { id, applicationId, reason, words, by, at } = closing;
  const rows = await tx
    .update(applicationTable)
    .set({ closedAt: at })
    .where(and(eq(applicationTable.id, applicationId), isNull(applicationTable.closedAt)))
    .returning({ id: applicationTable.id });
  if (rows.length === 0) return false;
  const sealedWords = sealed(key, id, "closed", words);
  await tx.insert(caseClosingTable).values({ id, applicationId, reason, sealedWords, closedBy: by, closedAt: at });
  return true;
}

/** Opens the case again; the closing that ended, or undefined when it is open already. */
export async function endCaseClosing(
  tx: Transaction,
  key: PersonKey,
  reopening: {
    readonly applicationId: string;
    readonly reason: ReopeningReason;
    readonly words: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<CaseClosingRow | undefined> {
  const { applicationId, reason, words, by, at } = reopening;
  const rows = await tx
    .update(applicationTable)
    .set({ closedAt: null })
    .where(and(eq(applicationTable.id, applicationId), isNotNull(applicationTable.closedAt)))
    .returning({ id: applicationTable.id });
  if (rows.length === 0) return undefined;
  const open = and(eq(caseClosingTable.applicationId, applicationId), isNull(caseClosingTable.reopenedAt));
  const [closing] = await tx.select().from(caseClosingTable).where(open);
  if (!closing) throw new Error("a case was closed without an entry of it");
  const sealedReopenedWords = sealed(key, closing.id, "reopened", words);
  await tx
    .update(caseClosingTable)
    .set({ reopenedReason: reason, sealedReopenedWords, reopenedBy: by, reopenedAt: at })
    .where(open);
  return closing;
}

/** Every time that the case was closed, the last first. */
export const listCaseClosings = (db: Queryable, applicationId: string): Promise<CaseClosingRow[]> =>
  db
    .select()
    .from(caseClosingTable)
    .where(eq(caseClosingTable.applicationId, applicationId))
    .orderBy(desc(caseClosingTable.closedAt), desc(caseClosingTable.id));

/** What was said beside the two reasons; sealed by the two above. */
export function openClosingWords(
  key: PersonKey,
  { id, sealedWords, sealedReopenedWords }: CaseClosingRow,
): { readonly closed: string | null; readonly reopened: string | null } {
  const open = (value: Buffer | null, of: "closed" | "reopened") =>
    value === null ? null : (openJson(key, value, closingWordsContext(id, of)) as string);
  return { closed: open(sealedWords, "closed"), reopened: open(sealedReopenedWords, "reopened") };
}
