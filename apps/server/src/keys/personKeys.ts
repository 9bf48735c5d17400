import type { Database } from "../database/connect.ts";
import { batched } from "../database/batched.ts";
import { inArray } from "../database/query.ts";
import { personKeyTable } from "../store/tables/keys.ts";
import { createRootKey, readRootKey, RootKeyError, type RootKey } from "./rootKey.ts";
import { SealingKey } from "./sealingKey.ts";

/** One applicant's key. Seals everything that is known about that person. */
export type PersonKey = SealingKey;

/** The owner id under which the installation's own key lies: it seals what belongs to no applicant (accounts, mail). */
export const systemOwner = "system";

export type Keys = {
  /** The key of one applicant, made at first use. Ask for it before opening a transaction. */
  readonly personKey: (ownerUserId: string) => Promise<PersonKey>;
  /** The installation's own key. Derive one key per purpose from it. */
  readonly systemKey: SealingKey;
  readonly rootKeyId: string;
  /** Of a person whose key is gone from the database: what is known of it here goes too. */
  readonly forget: (ownerUserId: string) => void;
};

const cacheLimit = 10_000;
/** Keys that are read in one statement. */
const mostTogether = 200;
const wrapContext = (ownerId: string) => `person_key ${ownerId}`;

/**
 * Opens the keys of this database: reads the root key (makes it when nothing is sealed yet) and checks that it is the one that
 * wrapped the keys here. @throws RootKeyError with a sentence for the operator.
 */
export async function openKeys(config: { readonly rootKeyFile: string }, database: Database): Promise<Keys> {
  const rootKey = await loadOrCreateRootKey(config, database);
  const cache = new Map<string, Promise<PersonKey>>();
  // A list of people asks for all their keys at the same time.
  const findKey = batched((ownerIds: readonly string[]) => findKeys(database, rootKey, ownerIds), {
    most: mostTogether,
  });
  const personKey = async (ownerUserId: string): Promise<PersonKey> => {
    const known = cache.get(ownerUserId);
    if (known !== undefined) return await known;
    const opening = findOrMakeKey({ database, rootKey, findKey }, ownerUserId);
    if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value ?? "");
    cache.set(ownerUserId, opening);
    try {
      return await opening;
    } catch (error) {
      cache.delete(ownerUserId);
      throw error;
    }
  };
  const forget = (ownerUserId: string) => void cache.delete(ownerUserId);
  return { personKey, systemKey: await personKey(systemOwner), rootKeyId: rootKey.id, forget };
}

/** The root key of the file; a new one only while the database holds nothing sealed. @throws RootKeyError */
export async function loadOrCreateRootKey(
  config: { readonly rootKeyFile: string },
  database: Database,
): Promise<RootKey> {
  const path = config.rootKeyFile;
  const wrapped = await database.selectDistinct({ id: personKeyTable.rootKeyId }).from(personKeyTable);
  const ids = wrapped.map(({ id }) => id);
  const found = await readRootKey(path);
  if (found === undefined) {
    if (ids.length === 0) return await createRootKey(path);
    throw new RootKeyError(
      `The database holds sealed data, but its root key file ${path} is missing. Put back the file with the key id ${ids.join(" or ")} from your backup, or set BOREAL_ROOT_KEY_FILE to where it lies. A new key was not made, because it could not open this data.`,
    );
  }
  if (ids.length > 0 && !ids.includes(found.id)) {
    throw new RootKeyError(
      `The root key file ${path} has the key id ${found.id}, but the database was sealed with ${ids.join(" or ")}. Put back the file that belongs to this database, or set DATABASE_URL or BOREAL_DATA to the database that belongs to this key.`,
    );
  }
  return found;
}

/** At the same first use in several processes, the key of the row that was inserted first counts for all of them. */
async function findOrMakeKey(
  {
    database,
    rootKey,
    findKey,
  }: {
    readonly database: Database;
    readonly rootKey: RootKey;
    readonly findKey: (ownerId: string) => Promise<PersonKey | undefined>;
  },
  ownerId: string,
): Promise<PersonKey> {
  const stored = await findKey(ownerId);
  if (stored !== undefined) return stored;
  const fresh = SealingKey.random();
  const inserted = await database
    .insert(personKeyTable)
    .values({
      ownerId,
      wrappedKey: fresh.wrappedBy(rootKey.key, wrapContext(ownerId)),
      rootKeyId: rootKey.id,
      createdAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ ownerId: personKeyTable.ownerId });
  if (inserted.length > 0) return fresh;
  const winner = await findKey(ownerId);
  if (winner === undefined) throw new Error("a key row vanished while it was read");
  return winner;
}

async function findKeys(
  database: Database,
  rootKey: RootKey,
  ownerIds: readonly string[],
): Promise<readonly (PersonKey | undefined)[]> {
  const rows = await database
    .select()
    .from(personKeyTable)
    .where(inArray(personKeyTable.ownerId, [...ownerIds]));
  const byOwner = new Map(rows.map((row) => [row.ownerId, row]));
  return ownerIds.map((ownerId) => {
    const row = byOwner.get(ownerId);
    if (row === undefined) return undefined;
    if (row.rootKeyId !== rootKey.id) {
      throw new RootKeyError(
        `A key in the database was wrapped with the root key ${row.rootKeyId}, but this server has ${rootKey.id}. Put back that root key file.`,
      );
    }
    return SealingKey.unwrap(rootKey.key, row.wrappedKey, wrapContext(ownerId));
  });
}
