import type { Queryable } from "../database/connect.ts";
import { and, eq } from "../database/query.ts";
import { settingTable } from "./tables/settings.ts";

export type NewSetting = {
  readonly value: unknown;
  readonly baseVersion: number;
  readonly by: string;
  readonly at: Date;
};

/** Undefined while nobody set it. */
export async function readSetting(
  db: Queryable,
  id: string,
): Promise<{ readonly value: unknown; readonly version: number } | undefined> {
  const [row] = await db.select().from(settingTable).where(eq(settingTable.id, id));
  return row && { value: row.value, version: row.version };
}

/** False, with nothing written, when somebody changed it since `baseVersion`, which is 0 while nobody set it. */
export async function writeSetting(db: Queryable, id: string, given: NewSetting): Promise<boolean> {
  const { value, baseVersion, by: changedBy, at: changedAt } = given;
  const row = { value, version: baseVersion + 1, changedBy, changedAt };
  const written =
    baseVersion === 0
      ? await db
          .insert(settingTable)
          .values({ id, ...row })
          .onConflictDoNothing()
          .returning({ id: settingTable.id })
      : await db
          .update(settingTable)
          .set(row)
          .where(and(eq(settingTable.id, id), eq(settingTable.version, baseVersion)))
          .returning({ id: settingTable.id });
  return written.length > 0;
}
