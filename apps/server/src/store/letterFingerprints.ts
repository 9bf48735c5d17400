import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { Database } from "../database/connect.ts";
import { sql } from "../database/query.ts";
import { openJson, sealJson } from "../keys/fieldEncryption.ts";
import { systemOwner, type PersonKey } from "../keys/personKeys.ts";
import { hiddenName } from "./names/hiddenNames.ts";
import { letterFingerprintTable } from "./tables/letters/letterFingerprints.ts";

/** Fingerprints of letters, by which long phrases that several people share are found (ADR 0249). */

const purpose = "letter fingerprints";
const peopleContext = (applicationId: string): string => `letter people ${applicationId}`;

/** As many bytes of a MAC as a number holds exactly. */
const hashBytes = 6;

/** The installation’s own key: letters of all people are compared under it. */
export const fingerprintKey = async (deps: { personKey(ownerId: string): Promise<PersonKey> }): Promise<PersonKey> =>
  (await deps.personKey(systemOwner)).derive(purpose);

export const keyedHash =
  (key: PersonKey, of: "words" | "people") =>
  (text: string): number =>
    key.mac(of, text).readUIntBE(0, hashBytes);

/** The text as it is written now, and as it was when it was last confirmed or made a file of. */
export type LetterVersion = "written" | "handedOut";

export type NewFingerprints = {
  readonly applicationId: string;
  readonly letter: LetterKey;
  readonly version: LetterVersion;
  readonly hashes: readonly number[];
  readonly people: readonly number[];
  readonly at: Date;
};

export async function writeFingerprints(
  db: Database,
  { key, ownerKey }: { readonly key: PersonKey; readonly ownerKey: PersonKey },
  { applicationId, letter, version, hashes, people, at }: NewFingerprints,
): Promise<void> {
  const row = { sealedPeople: sealJson(key, people, peopleContext(applicationId)), writtenAt: at };
  const name = hiddenName(ownerKey, `letter fingerprints ${applicationId}`, `${letter} ${version}`);
  await db.transaction(async (tx) => {
    const [written] = await tx
      .insert(letterFingerprintTable)
      .values({ applicationId, letter: name, ...row })
      .onConflictDoUpdate({ target: [letterFingerprintTable.applicationId, letterFingerprintTable.letter], set: row })
      .returning({ id: letterFingerprintTable.id });
    if (!written) throw new Error("a letter was neither inserted nor updated");
    // In the order of the numbers, which is not the order of the text. Most of them stay from one save to the next.
    const all = sql`${sql.param(hashes.toSorted((one, other) => one - other))}::bigint[]`;
    await tx.execute(sql`delete from boreal.letter_phrase where letter_id = ${written.id} and hash <> all(${all})`);
    await tx.execute(
      sql`insert into boreal.letter_phrase (hash, letter_id) select hash, ${written.id} from unnest(${all}) as hash on conflict do nothing`,
    );
  });
}

/** More letters than that with the same phrases say nothing more. */
const mostLetters = 200;

type Found = { readonly applicationId: string; readonly hashes: readonly string[]; readonly sealedPeople: Buffer };

/** Of letters of other people, those of these hashes that each holds; letters of a case with one of these people are no others. */
export async function fingerprintsOfOthers(
  db: Database,
  key: PersonKey,
  own: { readonly ownerId: string; readonly hashes: readonly number[]; readonly people: readonly number[] },
): Promise<readonly ReadonlySet<number>[]> {
  if (own.hashes.length === 0) return [];
  // One run of words is chance; a phrase has several.
  const { rows } = await db.execute<Found>(
    sql`select f.application_id as "applicationId", f.sealed_people as "sealedPeople", shared.hashes
      from (select letter_id, array_agg(hash) as hashes, count(*) as runs from boreal.letter_phrase
        where hash = any(${sql.param([...own.hashes])}::bigint[]) group by letter_id having count(*) > 1) shared
      join boreal.letter_fingerprint f on f.id = shared.letter_id
      join boreal.application a on a.id = f.application_id
      where a.owner_id <> ${own.ownerId} order by shared.runs desc limit ${mostLetters}`,
  );
  const ours = new Set(own.people);
  return rows
    .filter(({ applicationId, sealedPeople }) => {
      // Sealed by `writeFingerprints` above.
      const theirs = openJson(key, sealedPeople, peopleContext(applicationId)) as readonly number[];
      return !theirs.some((person) => ours.has(person));
    })
    .map(({ hashes }) => new Set(hashes.map(Number)));
}
