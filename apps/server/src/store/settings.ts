import type { Queryable } from '../database/connect.ts';
import { eq, sql } from '../database/query.ts';
import { settingTable } from './tables/settings.ts';

export type NewSetting = { readonly value: unknown; readonly baseVersion: number; readonly by: string; readonly at: Date };

/** Undefined while nobody set it. */
export async function readSetting(db: Queryable, id: string): Promise<{ readonly value: unknown; readonly version: number } | undefined> {
  const [row] = await db.select().from(settingTable).where(eq(settingTable.id, id));
  return row && { value: row.value, version: row.version };
}

/** False when somebody changed it since `baseVersion`, which is 0 while nobody set it. */
export async function writeSetting(db: Queryable, id: string, given: NewSetting): Promise<boolean> {
  const { value, baseVersion, by: changedBy, at: changedAt } = given;
  const rows = await db
    .insert(settingTable)
    .values({ id, value, version: 1, changedBy, changedAt })
    .onConflictDoUpdate({
      target: settingTable.id,
      set: { value, version: sql`${settingTable.version} + 1`, changedBy, changedAt },
      setWhere: eq(settingTable.version, baseVersion),
    })
    .returning({ version: settingTable.version });
  return rows[0]?.version === baseVersion + 1;
}
