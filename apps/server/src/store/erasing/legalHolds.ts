import { and, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { holdContext } from "../answers/sealedContexts.ts";
import { legalHoldTable } from "../tables/erasing/erasures.ts";

export type LegalHoldRow = typeof legalHoldTable.$inferSelect;

const isOpenOf = (applicationId: string) =>
  and(eq(legalHoldTable.applicationId, applicationId), isNull(legalHoldTable.liftedAt));

/** The hold on a case; undefined where there is none. */
export async function findHold(db: Queryable, applicationId: string): Promise<LegalHoldRow | undefined> {
  const [row] = await db.select().from(legalHoldTable).where(isOpenOf(applicationId));
  return row;
}

/** False when the case is held already. */
export async function insertHold(
  tx: Transaction,
  key: PersonKey,
  hold: {
    readonly id: string;
    readonly applicationId: string;
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { id, applicationId, reason, by, at } = hold;
  const rows = await tx
    .insert(legalHoldTable)
    .values({ id, applicationId, sealedReason: sealJson(key, reason, holdContext(id)), setBy: by, setAt: at })
    .onConflictDoNothing()
    .returning({ id: legalHoldTable.id });
  return rows.length > 0;
}

/** The hold that ended; undefined when there was none. */
export async function liftHoldOf(
  tx: Transaction,
  applicationId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<LegalHoldRow | undefined> {
  const [row] = await tx
    .update(legalHoldTable)
    .set({ liftedBy: by, liftedAt: at })
    .where(isOpenOf(applicationId))
    .returning();
  return row;
}

export const openHoldReason = (key: PersonKey, { id, sealedReason }: LegalHoldRow): string =>
  openJson(key, sealedReason, holdContext(id)) as string;
