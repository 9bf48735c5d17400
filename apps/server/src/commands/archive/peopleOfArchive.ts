import { openNames, sealNames, type Names } from "../../accounts/names.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { eq, inArray } from "../../database/query.ts";
import type { Keys } from "../../keys/personKeys.ts";
import { openPersonalHistory, type PersonalHistory } from "../../store/answers/personalHistory.ts";
import { personalHistoryContext } from "../../store/answers/sealedContexts.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { archivedPersonTable, profileTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import type { ArchivedLink } from "../../store/auditLog.ts";
import type { Records } from "../../store/archive/records.ts";

type Profile = typeof profileTable.$inferSelect;
type AccountFacts = Pick<Profile, "applicantKind" | "schoolId" | "ssoId" | "agentId" | "affiliationSet" | "language">;

/** The account of the applicant as an archive holds it: nothing by which anybody signs in. */
export type ArchivedAccount = AccountFacts &
  Names & {
    readonly id: string;
    readonly email: string;
    readonly createdAt: string;
    /** What they told of their life, by path. */
    readonly life: PersonalHistory;
  };

/** Somebody whom the case names by id. */
export type ArchivedPerson = Names & { readonly id: string; readonly role: string };

export type StoredAccount = { readonly profile: Profile; readonly email: string };

export async function readAccount(db: Queryable, keys: Keys, ownerId: string): Promise<StoredAccount | undefined> {
  const { user } = openAuthTables(keys);
  const [row] = await db
    .select({ profile: profileTable, email: user.email })
    .from(profileTable)
    .innerJoin(user, eq(user.id, profileTable.userId))
    .where(eq(profileTable.userId, ownerId));
  return row;
}

export async function openAccount(keys: Keys, { profile, email }: StoredAccount): Promise<ArchivedAccount> {
  const { userId, applicantKind, schoolId, ssoId, agentId, affiliationSet, language, createdAt } = profile;
  const key = await keys.personKey(userId);
  return {
    id: userId,
    email,
    ...openNames(key, userId, profile.sealedNames),
    language,
    applicantKind,
    schoolId,
    ssoId,
    agentId,
    affiliationSet,
    createdAt: createdAt.toISOString(),
    life: openPersonalHistory(key, userId, profile.sealedLife),
  };
}

/** Columns and fields that name a person. */
const namesSomebody = /(?:By|^staffId|^assigneeId|^userId|^actorId)$/;

/** Whom records and log name by id, besides the applicant. */
export function idsOfPeople(records: Records, chain: readonly ArchivedLink[], ownerId: string): readonly string[] {
  const named = [...records.values()].flatMap((all) =>
    all.flatMap((record) =>
      Object.entries(record).flatMap(([field, value]) =>
        namesSomebody.test(field) && typeof value === "string" ? [value] : [],
      ),
    ),
  );
  return [...new Set([...named, ...chain.map(({ actorId }) => actorId)])].filter((id) => id !== ownerId).toSorted();
}

/** Those of these ids that are people, with their names: who has an account here, and who was named by an archive before. */
export async function readPeople(
  db: Queryable,
  keys: Keys,
  ids: readonly string[],
): Promise<readonly ArchivedPerson[]> {
  if (ids.length === 0) return [];
  const columns = (table: typeof profileTable | typeof archivedPersonTable) => ({
    id: table.userId,
    role: table.role,
    sealed: table.sealedNames,
  });
  const here = await db
    .select(columns(profileTable))
    .from(profileTable)
    .where(inArray(profileTable.userId, [...ids]));
  const known = new Set(here.map(({ id }) => id));
  const elsewhere = await db
    .select(columns(archivedPersonTable))
    .from(archivedPersonTable)
    .where(inArray(archivedPersonTable.userId, [...ids]));
  const rows = [...here, ...elsewhere.filter(({ id }) => !known.has(id))];
  const people = await Promise.all(
    rows.map(async ({ id, role, sealed }) => {
      const { firstName, lastName } = openNames(await keys.personKey(id), id, sealed);
      return { id, role, firstName, lastName };
    }),
  );
  return people.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Opens the account of an applicant who has none here: without a password, for an address that nobody confirmed. */
export async function writeAccount(
  tx: Transaction,
  keys: Keys,
  { id, email, life, firstName, lastName, createdAt, ...facts }: ArchivedAccount,
  at: Date,
): Promise<void> {
  const key = await keys.personKey(id);
  const { user } = openAuthTables(keys);
  await tx.insert(user).values({ id, name: "", email, emailVerified: false, createdAt: at, updatedAt: at });
  await tx.insert(profileTable).values({
    userId: id,
    role: "student",
    ...facts,
    sealedNames: sealNames(key, id, { firstName, lastName }),
    sealedLife: Object.keys(life).length === 0 ? null : sealJson(key, life, personalHistoryContext(id)),
    createdAt: new Date(createdAt),
  });
}

/** Keeps the names of those who have no account here, so that the history of the case goes on naming them. */
export async function writePeople(tx: Transaction, keys: Keys, people: readonly ArchivedPerson[]): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const here = await tx.select({ id: profileTable.userId }).from(profileTable).where(inArray(profileTable.userId, ids));
  const known = new Set(here.map(({ id }) => id));
  const rows = await Promise.all(
    people
      .filter(({ id }) => !known.has(id))
      .map(async ({ id, role, ...names }) => ({
        userId: id,
        role,
        sealedNames: sealNames(await keys.personKey(id), id, names),
      })),
  );
  if (rows.length > 0) await tx.insert(archivedPersonTable).values(rows).onConflictDoNothing();
}
