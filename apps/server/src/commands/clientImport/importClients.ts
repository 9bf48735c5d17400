import { randomUUID } from "node:crypto";
import type { Role } from "@boreal/domain/caseFile/user";
import { writtenMatterNumber } from "@boreal/domain/office/matterNumber";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { readAssignableStaff } from "../../accounts/people.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import { mayImportClients } from "../../policies/desk/clientImports.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { writeAnswers } from "../../store/answers/answers.ts";
import {
  holdImport,
  insertLine,
  listLines,
  stateOf,
  type ImportedLine,
} from "../../store/clientImports/clientImports.ts";
import type { PersonFound } from "../../store/conflicts/peopleOfCases.ts";
import { insertNote, sealNote } from "../../store/desk/notes.ts";
import { isTaken, lockMatterNumbers } from "../../store/office/matterNumbers.ts";
import { findRoles } from "../../store/profiles.ts";
import { userTable, openAuthTables } from "../../store/tables/auth.ts";
import { eq } from "../../database/query.ts";
import { addressTaken } from "../clients/beginClientCase.ts";
import { sendClientLink } from "../clients/clientLink.ts";
import { openClientAccount, openClientCase, peopleOf, teamWith, type OpenedClient } from "../clients/openClientCase.ts";
import { findPeopleNamed } from "../conflicts/checkConflicts.ts";
import { notAllowed, says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { whyNot } from "../refuse.ts";
import {
  checkLine,
  staffWord,
  type CheckedLine,
  type ClientLine,
  type ClientOfLine,
  type Defaults,
} from "./clientLine.ts";
import { mostLines } from "./readClientList.ts";

/**
 * Takes clients over from a list (ADR 0352), some lines at a time: each part is in the database whole or not at all, under the
 * key of the import, and a line that is sent again is the case that it became. So an import that stopped goes on where it was.
 */

/** So many lines are one part. */
export const mostTogether = 50;

const tooManyLines = says("tooManyClientLines", {
  en: `Send at most ${mostTogether} lines at a time, and ${mostLines} in one import.`,
  fr: `Envoyez au plus ${mostTogether} lignes à la fois, et ${mostLines} par importation.`,
});
const wasUndone = says("clientImportUndone", {
  en: "This import was undone. Load the list again to begin another one.",
  fr: "Cette importation a été annulée. Chargez la liste de nouveau pour en commencer une autre.",
});

export type LineRefusal = { readonly line: number; readonly refusals: readonly PlacedRefusal[] };
export type ImportedPart = {
  readonly imported: readonly { readonly line: number; readonly applicationId: string }[];
  readonly faults: readonly LineRefusal[];
  readonly refusals: readonly PlacedRefusal[];
};

const none = (refusal: PlacedRefusal): ImportedPart => ({ imported: [], faults: [], refusals: [refusal] });

type Deps = CommandDeps & AccountDeps;

export type ImportDefaults = Pick<Defaults, "language" | "type" | "staffId">;

/** With whoever may be given cases, by address and by name; two of one name are told apart by address alone. */
export async function defaultsFor(deps: Deps, given: ImportDefaults): Promise<Defaults> {
  const people = await readAssignableStaff(deps.db, deps.keys);
  const names = people.map((one) => staffWord(`${one.firstName} ${one.lastName}`));
  const staff = new Map<string, string>();
  for (const [at, { id, email }] of people.entries()) {
    const name = names[at] ?? "";
    if (name !== "" && names.indexOf(name) === names.lastIndexOf(name)) staff.set(name, id);
    staff.set(staffWord(email), id);
  }
  const staffId = people.some(({ id }) => id === given.staffId) ? given.staffId : null;
  return { ...given, staffId, staff, today: deps.today() };
}

export async function importClients(
  deps: Deps,
  asker: Asker,
  given: {
    readonly key: string;
    readonly total: number;
    readonly invites: boolean;
    readonly lines: readonly ClientLine[];
    readonly defaults: ImportDefaults;
  },
): Promise<ImportedPart> {
  if (asker === null || !mayImportClients(asker)) return none(whyNot(asker));
  const { key: id, total, invites, lines } = given;
  if (!isPageKey(id)) return none(keyNeeded);
  if (lines.length > mostTogether || total > mostLines || total < 1) return none(tooManyLines);
  const defaults = await defaultsFor(deps, given.defaults);
  const checked = lines.map((line) => checkLine(line, defaults));
  const ready = await Promise.all(checked.flatMap(({ client }) => (client ? [prepared(deps, client)] : [])));
  const roles = await findRoles(deps.db, asker.userId);
  const at = deps.now();
  const part = await deps.db.transaction(async (tx): Promise<ImportedPart> => {
    const held = await holdImport(tx, { id, createdBy: asker.userId, createdAt: at, total, invites });
    if (held?.createdBy !== asker.userId) return none(notAllowed);
    if (held.undoneAt !== null) return none(wasUndone);
    return await importPart(tx, deps, { asker, roles, at, importId: id, invites: held.invites, ready });
  });
  for (const { applicationId } of part.imported)
    deps.publishChange({ applicationId, kind: "status", writer: deps.writer });
  return { ...part, faults: [...faultsOf(checked), ...part.faults] };
}

const faultsOf = (checked: readonly CheckedLine[]): readonly LineRefusal[] =>
  checked.flatMap(({ line, client, faults }) => (client ? [] : [{ line, refusals: faults }]));

type Ready = {
  readonly client: ClientOfLine;
  readonly opening: OpenedClient;
  readonly found: readonly PersonFound[];
};

/** What is asked before the transaction: the key of a new person, and who else has the name. */
async function prepared(deps: Deps, client: ClientOfLine): Promise<Ready> {
  const userId = randomUUID();
  const [key, found] = await Promise.all([deps.keys.personKey(userId), findPeopleNamed(deps, peopleOf(client))]);
  return { client, opening: { ...client, userId, key }, found };
}

type Part = {
  readonly asker: Actor;
  /** Those that the asker holds. */
  readonly roles: readonly Role[];
  readonly at: Date;
  readonly importId: string;
  readonly invites: boolean;
  readonly ready: readonly Ready[];
};

async function importPart(tx: Transaction, deps: Deps, part: Part): Promise<ImportedPart> {
  const known = new Map((await listLines(tx, part.importId)).map((line) => [line.line, line]));
  const imported: { line: number; applicationId: string }[] = [];
  const faults: LineRefusal[] = [];
  let fresh = 0;
  for (const one of part.ready) {
    const { line } = one.client;
    const before = known.get(line);
    const written = before ?? (await importLine(tx, deps, part, { one, known: [...known.values()] }));
    if (written) {
      if (before === undefined) fresh += 1;
      known.set(line, written);
      imported.push({ line, applicationId: written.applicationId });
    } else faults.push({ line, refusals: [{ ...addressTaken, path: "email" }] });
  }
  if (fresh > 0)
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: part.asker.userId,
      kind: "clientsImported",
      subject: { importId: part.importId, lines: fresh },
      at: part.at,
    });
  return { imported, faults, refusals: [] };
}

/** One client with a case; a second matter of somebody of the same import is a second case of theirs. */
async function importLine(
  tx: Transaction,
  deps: Deps,
  part: Part,
  { one, known }: { readonly one: Ready; readonly known: readonly ImportedLine[] },
): Promise<ImportedLine | undefined> {
  const { client, found } = one;
  const { asker, at, importId } = part;
  const isNew = await openClientAccount(tx, deps, { asker, at }, one.opening);
  const opening = isNew ? one.opening : await ownerOfImport(tx, deps, one.opening, known);
  if (!opening) return undefined;
  const applicationId = randomUUID();
  const team = teamWith(asker, part.roles, client.staffId);
  const matterNumber = await freeNumber(tx, client.number);
  await openClientCase(
    tx,
    deps,
    { asker, at },
    { client: opening, opened: { applicationId, type: client.type, team, matterNumber, found } },
  );
  const isNumbered = matterNumber !== undefined;
  await writeNote(tx, { asker, at, applicationId, opening, client, isNumbered });
  if (client.birthday !== null) {
    const { position, ownerFacts } = await stateOf(tx, applicationId);
    const answers = [{ key: "birthday", value: client.birthday, baseVersion: 0 }];
    await writeAnswers(tx, {
      applicationId,
      status: "Preparation",
      position,
      ownerFacts,
      answers,
      key: opening.key,
      actorId: asker.userId,
      at,
    });
  }
  if (part.invites && isNew)
    await sendClientLink(tx, deps, { userId: opening.userId, applicationId, actorId: asker.userId, at });
  const { position } = await stateOf(tx, applicationId);
  const written = { importId, line: client.line, applicationId, ownerId: opening.userId, position };
  await insertLine(tx, written);
  return written;
}

/** The account that this import opened for the address; undefined where it is somebody else’s. */
async function ownerOfImport(
  tx: Transaction,
  deps: Deps,
  opening: OpenedClient,
  known: readonly ImportedLine[],
): Promise<OpenedClient | undefined> {
  const { user } = openAuthTables(deps.keys);
  const [row] = await tx.select({ id: userTable.id }).from(user).where(eq(user.email, opening.email));
  if (!row || !known.some(({ ownerId }) => ownerId === row.id)) return undefined;
  return { ...opening, userId: row.id, key: await deps.keys.personKey(row.id) };
}

/** What has no place of its own in a case stands in a note of the team. */
async function writeNote(
  tx: Transaction,
  given: {
    readonly asker: Actor;
    readonly at: Date;
    readonly applicationId: string;
    readonly opening: OpenedClient;
    readonly client: ClientOfLine;
    readonly isNumbered: boolean;
  },
): Promise<void> {
  const { asker, at, applicationId, opening, client, isNumbered } = given;
  const words = noteWords[client.language];
  const lines = [
    ...(client.number === "" || isNumbered ? [] : [`${words.number} ${client.number}`]),
    ...(client.telephone === "" ? [] : [`${words.telephone} ${client.telephone}`]),
    ...(client.note === "" ? [] : [client.note]),
  ];
  if (lines.length === 0) return;
  const id = randomUUID();
  const sealedBody = sealNote(opening.key, { applicationId, id }, lines.join("\n"));
  await insertNote(tx, { id, applicationId, writtenBy: asker.userId, isShared: true, sealedBody, writtenAt: at });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId: asker.userId,
    kind: "noteWritten",
    subject: { noteId: id, isShared: true },
    at,
  });
}

/** The number that the list gives a matter, where it is the number of a file and no other case has it. */
async function freeNumber(tx: Transaction, given: string): Promise<string | undefined> {
  const number = writtenMatterNumber(given);
  if (number === undefined) return undefined;
  await lockMatterNumbers(tx);
  return (await isTaken(tx, number)) ? undefined : number;
}

const noteWords = {
  en: { number: "Own number:", telephone: "Telephone:" },
  fr: { number: "Numéro interne\u00A0:", telephone: "Téléphone\u00A0:" },
} as const;
