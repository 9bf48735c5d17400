import type { PersonNames } from "../store/cases/personNames.ts";
import { inArray, eq } from "../database/query.ts";
import type { Database } from "../database/connect.ts";
import { openJson, sealJson } from "../keys/fieldEncryption.ts";
import type { Keys, PersonKey } from "../keys/personKeys.ts";
import { archivedPersonTable, profileTable } from "../store/tables/accounts.ts";
import { openAuthTables } from "../store/tables/auth.ts";

export type Names = { readonly firstName: string; readonly lastName: string };

export const nameContext = (userId: string): string => `profile ${userId}`;

export const sealNames = (key: PersonKey, userId: string, { firstName, lastName }: Names): Buffer =>
  sealJson(key, { firstName, lastName }, nameContext(userId));

// Sealed by sealNames above.
export const openNames = (key: PersonKey, userId: string, sealed: Buffer): Names =>
  openJson(key, sealed, nameContext(userId)) as Names;

/** Names and addresses by user id; a person who is not there is left out. */
export async function readNames(
  db: Database,
  keys: Keys,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PersonNames>> {
  if (userIds.length === 0) return new Map();
  const { user } = openAuthTables(keys);
  const rows = await db
    .select({ id: user.id, email: user.email, sealed: profileTable.sealedNames })
    .from(user)
    .leftJoin(profileTable, eq(profileTable.userId, user.id))
    .where(inArray(user.id, [...new Set(userIds)]));
  const named = rows.map(async ({ id, email, sealed }): Promise<[string, PersonNames]> => {
    const names = sealed === null ? { firstName: "", lastName: "" } : openNames(await keys.personKey(id), id, sealed);
    return [id, { ...names, email }];
  });
  const here = await Promise.all(named);
  const missing = missingOf(userIds, here);
  return new Map(missing.length === 0 ? here : [...here, ...(await readArchived(db, keys, missing))]);
}

const missingOf = (userIds: readonly string[], here: readonly (readonly [string, unknown])[]): readonly string[] => {
  const found = new Set(here.map(([id]) => id));
  return [...new Set(userIds)].filter((id) => !found.has(id));
};

/** Whom only an imported case names: without an account, and without an address (ADR 0411). */
async function readArchived(
  db: Database,
  keys: Keys,
  userIds: readonly string[],
): Promise<readonly [string, PersonNames][]> {
  const rows = await db
    .select({ id: archivedPersonTable.userId, sealed: archivedPersonTable.sealedNames })
    .from(archivedPersonTable)
    .where(inArray(archivedPersonTable.userId, [...userIds]));
  return await Promise.all(
    rows.map(async ({ id, sealed }): Promise<[string, PersonNames]> => [
      id,
      { ...openNames(await keys.personKey(id), id, sealed), email: "" },
    ]),
  );
}
