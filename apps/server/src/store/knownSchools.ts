import type { KnownSchool } from '@boreal/domain/caseFile/knownSchool';
import type { Queryable } from '../database/connect.ts';
import { eq, sql } from '../database/query.ts';
import { settingTable } from './tables/settings.ts';

const id = 'knownSchools';

/** `version` 0 while nobody set any. */
export type KnownSchools = { readonly schools: readonly KnownSchool[]; readonly version: number };

export async function readKnownSchools(db: Queryable): Promise<KnownSchools> {
  const [row] = await db.select().from(settingTable).where(eq(settingTable.id, id));
  // Written by `writeKnownSchools` alone, after a command checked it.
  return row ? { schools: row.value as readonly KnownSchool[], version: row.version } : { schools: [], version: 0 };
}

/** False when somebody changed them since `baseVersion`. */
export async function writeKnownSchools(db: Queryable, given: { readonly schools: readonly KnownSchool[]; readonly baseVersion: number; readonly by: string; readonly at: Date }): Promise<boolean> {
  const { schools: value, baseVersion, by: changedBy, at: changedAt } = given;
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
