import { peopleNamed } from "@boreal/domain/letters/checks/likeness/peopleNamed";
import { statementExamples } from "@boreal/domain/letters/checks/examples";
import type { LetterCheck } from "@boreal/domain/letters/checks/check";
import { keptOf } from "@boreal/domain/letters/checks/likeness/fingerprints";
import {
  fingerprintsOf,
  isComparedWithOthers,
  likeOthers,
  type OwnFingerprints,
} from "@boreal/domain/letters/checks/likeness/likeOthers";
import {
  fingerprintKey,
  fingerprintsOfOthers,
  keyedHash,
  writeFingerprints,
  type LetterVersion,
} from "../../store/letterFingerprints.ts";
import { isGuest } from "../../policies/sections.ts";
import type { CommandDeps } from "../deps.ts";
import type { LetterOfAnyone } from "./findLetter.ts";

/** A letter and those of other people of the office, compared by fingerprints (ADR 0249). */

const allHashes = (own: OwnFingerprints): readonly number[] => [
  ...new Set(own.flatMap(({ compared }) => compared.fingerprints.map(({ hash }) => hash))),
];
const keptHashes = (own: OwnFingerprints): readonly number[] => [
  ...new Set(own.flatMap(({ compared }) => keptOf(compared))),
];

async function compared(deps: CommandDeps, { loaded, written }: LetterOfAnyone) {
  const key = await fingerprintKey(deps);
  const own = fingerprintsOf(written.draft, keyedHash(key, "words"), statementExamples);
  const people = peopleNamed(loaded.caseFile).map(keyedHash(key, "people"));
  return { key, own, people };
}

/** Keeps the fingerprints of what somebody wrote, so that the next person who writes the same is told. */
export async function noteFingerprints(
  deps: CommandDeps,
  found: LetterOfAnyone,
  version: LetterVersion,
): Promise<void> {
  if (!isComparedWithOthers(found.content)) return;
  const { key, own, people } = await compared(deps, found);
  const { row } = found.loaded;
  const ownerKey = await deps.personKey(row.owner_id);
  await writeFingerprints(
    deps.db,
    { key, ownerKey },
    { applicationId: row.id, letter: found.key, version, hashes: keptHashes(own), people, at: deps.now() },
  );
}

/** What the letter shares with those of other people: in its own words, and without a trace of whose they are. */
export async function checksAgainstOthers(deps: CommandDeps, found: LetterOfAnyone): Promise<readonly LetterCheck[]> {
  if (!isComparedWithOthers(found.content)) return [];
  const { key, own, people } = await compared(deps, found);
  const others = await fingerprintsOfOthers(deps.db, key, {
    ownerId: found.loaded.row.owner_id,
    hashes: allHashes(own),
    people,
  });
  return likeOthers(own, others, isGuest(found.actor) || found.actor.role === "student" ? "toSigner" : "toOffice");
}
