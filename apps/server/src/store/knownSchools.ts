import type { KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import type { Queryable } from "../database/connect.ts";
import { eq } from "../database/query.ts";
import { settingTable } from "./tables/settings.ts";
import { readSetting, writeSetting, type NewSetting } from "./settings.ts";

const id = "knownSchools";

/** `version` 0 while nobody set any. */
export type KnownSchools = { readonly schools: readonly KnownSchool[]; readonly version: number };

export async function readKnownSchools(db: Queryable): Promise<KnownSchools> {
  const setting = await readSetting(db, id);
  // Written by `writeKnownSchools` alone, after a command checked it.
  return setting
    ? { schools: setting.value as readonly KnownSchool[], version: setting.version }
    : { schools: [], version: 0 };
}

/** Which list there is, without reading it; undefined while nobody set any. */
export async function readKnownSchoolsVersion(db: Queryable): Promise<number | undefined> {
  const [row] = await db.select({ version: settingTable.version }).from(settingTable).where(eq(settingTable.id, id));
  return row?.version;
}

/** False when somebody changed them since `baseVersion`. */
export const writeKnownSchools = async (
  db: Queryable,
  { schools, ...given }: Omit<NewSetting, "value"> & { readonly schools: readonly KnownSchool[] },
): Promise<boolean> => await writeSetting(db, id, { ...given, value: schools });
