import { writtenInFull, type PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import { compareNames } from "@boreal/domain/kernel/personName";
import { areAlike, comparedName, type ComparedName } from "@boreal/domain/kernel/names/nameKeys";
import type { Database, Transaction } from "../../database/connect.ts";
import { runPrepared } from "../../database/prepared.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { Keys, PersonKey } from "../../keys/personKeys.ts";
import { personTerms, searchKeyOf, termsOf, writeTerms } from "../queue/searchTerms.ts";

const context = (applicationId: string): string => `people of ${applicationId}`;

export const sealPeople = (key: PersonKey, applicationId: string, people: readonly PersonNamed[]): Buffer =>
  sealJson(key, people, context(applicationId));

const openPeople = (key: PersonKey, applicationId: string, sealed: Uint8Array): readonly PersonNamed[] =>
  openJson(key, sealed, context(applicationId)) as readonly PersonNamed[];

/** Somebody who was looked for, and whom another case names alike. */
export type PersonFound = {
  readonly applicationId: string;
  /** Who was looked for. */
  readonly searched: PersonNamed;
  readonly person: PersonNamed;
  /** The same name; else one that is only written or sounds alike. */
  readonly isSame: boolean;
};

type Deps = { readonly db: Database; readonly keys: Pick<Keys, "systemKey" | "personKey"> };

/** So many cases are opened at most, those that have most in common first: nobody compares more by eye. */
const most = 100;

/** By pairs of words that they share; each is looked up in an index. */
const sharing = `select application_id as id from boreal.search_term where term = any($1::bytea[])
  group by application_id order by count(*) desc, application_id limit ${most}`;
const peopleOf =
  "select application_id as id, owner_id, sealed_people from boreal.case_summary where application_id = any($1::text[]) and sealed_people is not null";

type PeopleRow = { readonly id: string; readonly owner_id: string; readonly sealed_people: Buffer };

/** Who these cases name, as far as it was made already. */
export async function readPeopleOf(
  { db, keys }: Deps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly ownerId: string; readonly people: readonly PersonNamed[] }>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared<PeopleRow>(db, "boreal.peopleOfCases", peopleOf, [ids]);
  const opened = await Promise.all(
    rows.map(async ({ id, owner_id: ownerId, sealed_people }) => {
      const key = await keys.personKey(ownerId);
      return [id, { ownerId, people: openPeople(key, id, sealed_people) }] as const;
    }),
  );
  return new Map(opened);
}

/** Everybody whom a case of somebody else names as these people are named, whoever works on it; the caller keeps to the reader’s scope. */
export async function findPeople(
  deps: Deps,
  searched: readonly PersonNamed[],
  ownerId?: string,
): Promise<readonly PersonFound[]> {
  const terms = personTerms(
    searchKeyOf(deps.keys),
    searched.map(({ name }) => name),
  );
  if (terms.length === 0) return [];
  const rows = await runPrepared<{ id: string }>(deps.db, "boreal.casesNaming", sharing, [terms]);
  const cases = await readPeopleOf(
    deps,
    rows.map(({ id }) => id),
  );
  // Each name is taken apart once: there are some hundred of them.
  const wanted = searched.map((person) => ({ person, compared: comparedName(person.name) }));
  const found = [...cases].flatMap(([applicationId, known]) => {
    if (known.ownerId === ownerId) return [];
    const people = known.people.map((person) => ({ person, compared: comparedName(person.name) }));
    return wanted.flatMap((one) => foundIn(one, people).map((each) => ({ applicationId, ...each })));
  });
  return found.toSorted((one, other) => Number(other.isSame) - Number(one.isSame));
}

type Compared = { readonly person: PersonNamed; readonly compared: ComparedName };

/** One line for each thing that somebody is in a case, by the spelling that is nearest. */
function foundIn(searched: Compared, people: readonly Compared[]): readonly Omit<PersonFound, "applicationId">[] {
  const byRole = new Map<string, Omit<PersonFound, "applicationId">>();
  for (const { person, compared } of people) {
    if (!areAlike(searched.compared, compared)) continue;
    const role = `${person.as} ${person.childNumber ?? ""}`;
    const isSame = isSameName(searched.person, person);
    if (byRole.get(role)?.isSame !== true && (isSame || !byRole.has(role)))
      byRole.set(role, { searched: searched.person, person, isSame });
  }
  return [...byRole.values()];
}

const isSameName = (one: PersonNamed, other: PersonNamed): boolean =>
  compareNames(one.name, other.name) === "same" ||
  writtenInFull(one.name).toLowerCase() === writtenInFull(other.name).toLowerCase();

/** Of a case that begins: it is found by its names from its first moment, before its summary is made. */
export async function writeFirstNames(
  tx: Transaction,
  { keys, key }: { readonly keys: Pick<Keys, "systemKey">; readonly key: PersonKey },
  applicationId: string,
  people: readonly PersonNamed[],
): Promise<void> {
  const names = people.map(({ name }) => name);
  const terms = termsOf(searchKeyOf(keys), applicationId, {
    names: people.map(({ name }) => writtenInFull(name)).join(" "),
    findable: [],
    people: names,
  });
  await writeTerms(tx, applicationId, terms);
  await runPrepared(tx, "boreal.firstPeople", firstPeople, [applicationId, sealPeople(key, applicationId, people)]);
}

const firstPeople = "update boreal.case_summary set sealed_people = $2 where application_id = $1";
