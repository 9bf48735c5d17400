import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import { causesOfWriter, type KeptLetter, type VersionCause } from "@boreal/domain/letters/versions/letterVersion";
import { and, desc, eq, inArray } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { letterVersionTable } from "../tables/letters/letterVersions.ts";
import { hiddenLetter } from "./hiddenLetter.ts";

export type VersionRow = typeof letterVersionTable.$inferSelect;

export const letterVersionContext = ({ applicationId, id }: { applicationId: string; id: string }): string =>
  `letter version ${applicationId} ${id}`;

export const openVersion = (key: PersonKey, row: VersionRow): KeptLetter =>
  openJson(key, row.sealedText, letterVersionContext(row)) as KeptLetter;

type OfLetter = { readonly applicationId: string; readonly letter: LetterKey };

const ofLetter = (key: PersonKey, { applicationId, letter }: OfLetter) =>
  and(
    eq(letterVersionTable.applicationId, applicationId),
    eq(letterVersionTable.letter, hiddenLetter(key, applicationId, letter)),
  );

/** More are not read in one request. */
const most = 200;

/** The newest first. */
export const listVersions = (db: Queryable, key: PersonKey, of: OfLetter): Promise<VersionRow[]> =>
  db.select().from(letterVersionTable).where(ofLetter(key, of)).orderBy(desc(letterVersionTable.position)).limit(most);

export async function findVersion(
  db: Queryable,
  key: PersonKey,
  of: OfLetter,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(letterVersionTable)
    .where(and(ofLetter(key, of), eq(letterVersionTable.id, id)));
  return row;
}

/** Who changed the letter last, as far as its versions tell. */
export async function lastWriterOf(tx: Transaction, key: PersonKey, of: OfLetter): Promise<string | undefined> {
  const [last] = await tx
    .select({ keptBy: letterVersionTable.keptBy })
    .from(letterVersionTable)
    .where(and(ofLetter(key, of), inArray(letterVersionTable.cause, [...causesOfWriter])))
    .orderBy(desc(letterVersionTable.position))
    .limit(1);
  return last?.keptBy;
}

/** Adds a version after the others. The application has to be locked. */
export async function appendVersion(
  tx: Transaction,
  key: PersonKey,
  {
    applicationId,
    id,
    kept,
    cause,
    by,
    at,
  }: { applicationId: string; id: string; kept: KeptLetter; cause: VersionCause; by: string; at: Date },
): Promise<void> {
  const [last] = await tx
    .select({ position: letterVersionTable.position })
    .from(letterVersionTable)
    .where(ofLetter(key, { applicationId, letter: kept.letter }))
    .orderBy(desc(letterVersionTable.position))
    .limit(1);
  await tx.insert(letterVersionTable).values({
    id,
    applicationId,
    letter: hiddenLetter(key, applicationId, kept.letter),
    position: (last?.position ?? 0) + 1,
    cause,
    sealedText: sealJson(key, kept, letterVersionContext({ applicationId, id })),
    keptBy: by,
    keptAt: at,
  });
}
