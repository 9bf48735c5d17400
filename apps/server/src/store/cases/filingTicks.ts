import { createHash, randomUUID } from "node:crypto";
import type { UploadTick } from "@boreal/domain/filing/uploadChecklist";
import { and, asc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { filingTickTable } from "../tables/filing/filingTicks.ts";

export type StoredTick = UploadTick & { readonly tickedBy: string; readonly tickedAt: Date };

const table = filingTickTable;

export const tickContext = (id: string): string => `filing tick ${id}`;

const markOf = (applicationId: string, { place, sha256 }: UploadTick): string =>
  createHash("sha256").update([applicationId, place, sha256].join("\n")).digest("hex");

type Of = { readonly applicationId: string; readonly ownerId: string };

/** Ticked twice, it keeps who was first; answers whether it is new. */
export async function insertTick(
  tx: Transaction,
  key: PersonKey,
  { applicationId, ownerId }: Of,
  { place, sha256, tickedBy, tickedAt }: StoredTick,
): Promise<boolean> {
  const id = randomUUID();
  const added = await tx
    .insert(table)
    .values({
      id,
      applicationId,
      ownerId,
      mark: markOf(applicationId, { place, sha256 }),
      sealedTick: sealJson(key, { place, sha256 }, tickContext(id)),
      tickedBy,
      tickedAt,
    })
    .onConflictDoNothing()
    .returning({ id: table.id });
  return added.length > 0;
}

/** Takes one tick out of what is not sent yet; answers whether there was one. */
export async function removeTick(tx: Transaction, applicationId: string, tick: UploadTick): Promise<boolean> {
  const removed = await tx
    .delete(table)
    .where(
      and(
        eq(table.applicationId, applicationId),
        eq(table.mark, markOf(applicationId, tick)),
        isNull(table.statusChangeId),
      ),
    )
    .returning({ id: table.id });
  return removed.length > 0;
}

/** Ticks of what is not sent yet, or of what went out with a filing; the oldest first. */
export async function listTicks(
  db: Queryable,
  key: PersonKey,
  applicationId: string,
  statusChangeId: string | null,
): Promise<readonly StoredTick[]> {
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.applicationId, applicationId),
        statusChangeId === null ? isNull(table.statusChangeId) : eq(table.statusChangeId, statusChangeId),
      ),
    )
    .orderBy(asc(table.tickedAt));
  return rows.map(({ id, sealedTick, tickedBy, tickedAt }) => ({
    ...(openJson(key, sealedTick, tickContext(id)) as UploadTick),
    tickedBy,
    tickedAt,
  }));
}

/** What was ticked belongs to the filing from now on: another filing of the case begins with none. */
export async function keepTicksWithFiling(
  tx: Transaction,
  applicationId: string,
  statusChangeId: string,
): Promise<void> {
  await tx
    .update(table)
    .set({ statusChangeId })
    .where(and(eq(table.applicationId, applicationId), isNull(table.statusChangeId)));
}
