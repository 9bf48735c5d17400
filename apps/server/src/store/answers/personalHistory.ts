import type { LifeValues } from "@boreal/domain/caseFile/lifeHistory";
import { eq } from "../../database/query.ts";
import type { Queryable } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { personalHistoryContext } from "./sealedContexts.ts";
import { profileTable } from "../tables/accounts.ts";

/** One value as it is stored. It is null once it was removed, so that its version goes on counting. */
export type StoredLifeValue = { readonly value: unknown; readonly version: number; readonly enteredAt: string };

/** By path, all sealed together: they are read with each case, and one seal opens faster than fifty. */
export type PersonalHistory = Readonly<Record<string, StoredLifeValue>>;

// Sealed by writePersonalHistory below.
export const openPersonalHistory = (key: PersonKey, userId: string, sealed: Buffer | null): PersonalHistory =>
  sealed === null ? {} : (openJson(key, sealed, personalHistoryContext(userId)) as PersonalHistory);

export const lifeValues = (life: PersonalHistory): LifeValues =>
  Object.fromEntries(Object.entries(life).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])));

/** `isToWrite` keeps others from writing until the transaction is over. */
export async function readPersonalHistory(
  db: Queryable,
  userId: string,
  key: PersonKey,
  isToWrite = false,
): Promise<PersonalHistory> {
  const found = db
    .select({ sealed: profileTable.sealedLife })
    .from(profileTable)
    .where(eq(profileTable.userId, userId));
  const [row] = await (isToWrite ? found.for("update") : found);
  return openPersonalHistory(key, userId, row?.sealed ?? null);
}

export async function writePersonalHistory(
  tx: Queryable,
  userId: string,
  key: PersonKey,
  life: PersonalHistory,
): Promise<void> {
  await tx
    .update(profileTable)
    .set({ sealedLife: sealJson(key, life, personalHistoryContext(userId)) })
    .where(eq(profileTable.userId, userId));
}
