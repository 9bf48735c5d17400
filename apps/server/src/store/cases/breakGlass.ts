import { asc, and, eq, gt, sql } from "../../database/query.ts";
import type { Queryable } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { breakGlassTable } from "../tables/breakGlass.ts";

export const breakGlassContext = (id: string) => `break glass ${id}`;

export async function insertBreakGlass(
  db: Queryable,
  key: PersonKey,
  given: {
    readonly id: string;
    readonly applicationId: string;
    readonly staffId: string;
    readonly reason: string;
    readonly openedAt: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  const { reason, ...row } = given;
  await db.insert(breakGlassTable).values({ ...row, sealedReason: sealJson(key, reason, breakGlassContext(row.id)) });
}

export type BrokenGlass = {
  readonly staffId: string;
  readonly reason: string;
  readonly openedAt: Date;
  readonly endsAt: Date;
};

/** Each time that support opened a case, the oldest first. */
export async function listBrokenGlass(
  db: Queryable,
  applicationId: string,
  key: PersonKey,
): Promise<readonly BrokenGlass[]> {
  const rows = await db
    .select()
    .from(breakGlassTable)
    .where(eq(breakGlassTable.applicationId, applicationId))
    .orderBy(asc(breakGlassTable.openedAt));
  return rows.map(({ id, staffId, sealedReason, openedAt, endsAt }) => ({
    staffId,
    // Sealed by `insertBreakGlass`.
    reason: openJson(key, sealedReason, breakGlassContext(id)) as string,
    openedAt,
    endsAt,
  }));
}

/** Whether somebody has a case open now. */
export async function hasOpened(db: Queryable, applicationId: string, staffId: string): Promise<boolean> {
  const rows = await db
    .select({ id: breakGlassTable.id })
    .from(breakGlassTable)
    .where(
      and(
        eq(breakGlassTable.applicationId, applicationId),
        eq(breakGlassTable.staffId, staffId),
        gt(breakGlassTable.endsAt, sql`now()`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
