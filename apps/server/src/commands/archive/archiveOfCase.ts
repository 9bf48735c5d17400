import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { computePlan } from "@boreal/domain/plan/plan";
import { endingsOfMedia } from "@boreal/domain/kernel/fileType";
import { setTimeout as pause } from "node:timers/promises";
import {
  accountPath,
  asJson,
  auditPath,
  casePath,
  indexPath,
  peoplePath,
  recordsPath,
  type ArchiveScope,
} from "../../files/archive/archiveFormat.ts";
import { made, type ArchiveAbout, type ArchiveFile } from "../../files/archive/writeArchive.ts";
import type { FileHandleFacts, FileStore } from "../../files/fileStore.ts";
import { SealedFileDamaged } from "../../files/sealedFile.ts";
import type { Keys } from "../../keys/personKeys.ts";
import { readChain, systemActor, type ArchivedLink } from "../../store/auditLog.ts";
import { readStateOfCase } from "../../store/cases/caseRow.ts";
import type { CaseStore } from "../../store/cases/caseStore.ts";
import { loadCaseFile, type LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { listVaultAndTrash, type DocumentFileRow } from "../../store/documents/documents.ts";
import { stateOf } from "../../store/documents/warnings.ts";
import type { portalFitTable } from "../../store/tables/portalFits.ts";
import { openRows, readRows, type Records, type StoredRows } from "../../store/archive/records.ts";
import { lookThrough, noteFileCheck } from "../documents/checkStoredFiles.ts";
import { archivePage } from "../../output/archive/archivePage.ts";
import { caseAsTold, caseOfArchive } from "./caseOfArchive.ts";
import { madeForms, madeLetters } from "./madeFiles.ts";
import { pageOfArchive, type ToTell } from "./pageOfArchive.ts";
import { idsOfPeople, openAccount, readAccount, readPeople, type StoredAccount } from "./peopleOfArchive.ts";

export type ArchiveDeps = CaseStore & { readonly keys: Keys; readonly files: FileStore };

export type ArchiveOfCase = {
  readonly about: ArchiveAbout;
  readonly files: readonly ArchiveFile[];
  /** Documents whose bytes are gone or damaged, by id: it goes without them, and says so. */
  readonly missing: readonly string[];
};

/** All of a case at one moment, opened. */
export type WholeCase = {
  readonly loaded: LoadedCase;
  readonly records: Records;
  readonly chain: readonly ArchivedLink[];
  readonly account: Awaited<ReturnType<typeof openAccount>>;
  readonly people: Awaited<ReturnType<typeof readPeople>>;
  readonly stored: readonly StoredFile[];
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  isFormOpen(form: FormNumber): boolean;
};

/** Takes away what somebody may not take out. */
export type CutCase = (whole: WholeCase) => { readonly scope: ArchiveScope; readonly whole: WholeCase };
const asItIs: CutCase = (whole) => ({ scope: "whole", whole });

/** A file whose bytes are there, with where they go. */
type StoredFile = { readonly id: string; readonly path: string; readonly facts: FileHandleFacts };

/**
 * Everything of a case as an archive, for whoever runs the server: nothing is cut. Its files are looked through before the first
 * byte leaves; what is large is read when its turn comes. Undefined where there is no such case.
 */
export async function archiveOfCase(
  deps: ArchiveDeps,
  applicationId: string,
  cut: CutCase = asItIs,
): Promise<ArchiveOfCase | undefined> {
  await lookThroughFiles(deps, applicationId);
  const opened = await openWhole(deps, applicationId);
  if (opened === undefined) return undefined;
  const { scope, whole } = cut(opened);
  const { id, type, status, owner_id: ownerId } = whole.loaded.row;
  const about = { scope, application: { id, type, status, ownerId } } as const;
  return {
    about: { madeAt: deps.now().toISOString(), ...about },
    files: [
      ...jsonFiles(whole),
      ...(await readableFiles(about, whole)),
      ...whole.stored.map((file) => storedFile(deps.files, file)),
    ],
    missing: (whole.records.get("documents") ?? []).flatMap(({ id: fileId, file, rejected }) =>
      file === null && rejected === false ? [String(fileId)] : [],
    ),
  };
}

/** What people read: made from the case as on the day of its last change, so that it is the same whenever it is made. */
async function readableFiles(
  about: ToTell["about"],
  { loaded, records, chain, account, people, changedAt, isFormOpen }: WholeCase,
): Promise<readonly ArchiveFile[]> {
  const caseFile = { ...caseAsTold(loaded.whole), today: easternDay(new Date(changedAt).toISOString()) };
  const the = readerFor(caseFile);
  const forms = madeForms(caseFile, the, isFormOpen);
  const letters = await madeLetters(caseFile, the, records.get("letter-versions") ?? []);
  const names = new Map([account, ...people].map((one) => [one.id, `${one.firstName} ${one.lastName}`.trim()]));
  const page = pageOfArchive({
    about,
    caseFile,
    the,
    records,
    forms,
    letters,
    logged: chain.length,
    language: account.language,
    nameOf: (id) => (id === systemActor ? "Boreal" : names.get(id)),
  });
  return [...forms, ...letters].map(({ file }) => file).concat(made(indexPath, archivePage(page)));
}

function jsonFiles({ loaded, records, chain, account, people }: WholeCase): readonly ArchiveFile[] {
  return [
    made(casePath, asJson(caseOfArchive(loaded.whole, loaded.row))),
    made(accountPath, asJson(account)),
    made(peoplePath, asJson(people)),
    ...(chain.length === 0 ? [] : [made(auditPath, asJson(chain))]),
    ...[...records].map(([name, list]) => made(recordsPath(name), asJson(list))),
  ];
}

const storedFile = (files: FileStore, { path, facts }: StoredFile): ArchiveFile => ({
  path,
  bytes: facts.bytes,
  content: () => textOf(files, facts),
});

async function* textOf(files: FileStore, facts: FileHandleFacts): AsyncGenerator<Buffer> {
  const text = await files.openText(facts);
  if (text === undefined) throw new SealedFileDamaged("the bytes of the file are gone");
  try {
    yield* text.reader.stream(0, facts.bytes);
  } finally {
    await text.close();
  }
}

const mostTries = 5;

async function openWhole(deps: ArchiveDeps, applicationId: string): Promise<WholeCase | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await readStateOfCase(deps.db, applicationId);
    const loaded = await loadCaseFile(deps, applicationId);
    if (loaded === undefined) return undefined;
    const moment = await readMoment(deps, applicationId, loaded.row.owner_id);
    // Somebody wrote meanwhile: what was read first is not what was read last.
    if ((await readStateOfCase(deps.db, applicationId)) === before) return await opened(deps, loaded, moment);
    await pause(50 * (tries + 1));
  }
  throw new Error("the case was changed again and again while it was read");
}

type Moment = {
  readonly rows: StoredRows;
  readonly chain: readonly ArchivedLink[];
  readonly account: StoredAccount | undefined;
};

const readMoment = (deps: ArchiveDeps, applicationId: string, ownerId: string): Promise<Moment> =>
  deps.db.transaction(
    async (tx) => ({
      rows: await readRows(tx, applicationId),
      chain: await readChain(tx, applicationId),
      account: await readAccount(tx, deps.keys, ownerId),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

async function opened(deps: ArchiveDeps, loaded: LoadedCase, moment: Moment): Promise<WholeCase> {
  const { rows, chain } = moment;
  const { id: applicationId, owner_id: ownerId } = loaded.row;
  if (moment.account === undefined) throw new Error("the applicant of the case has no account");
  const stored = await wholeFiles(deps.files, rows);
  const paths = new Map(stored.map(({ id, path }) => [id, path]));
  const { whole } = loaded;
  const values = new Map(
    [...whole.documents, ...(whole.unsortedDocuments ?? [])].map(({ fileId, parsedValues }) => [fileId, parsedValues]),
  );
  const records = openRows(rows, {
    applicationId,
    ownerId,
    key: await deps.personKey(ownerId),
    fileOf: (fileId) => paths.get(fileId),
    valuesOf: (fileId) => values.get(fileId) ?? {},
    warningStates: statesOfWarnings(loaded),
  });
  return {
    loaded,
    records,
    chain,
    account: await openAccount(deps.keys, moment.account),
    people: await readPeople(deps.db, deps.keys, idsOfPeople(records, chain, ownerId)),
    stored,
    changedAt: chain.at(-1)?.at ?? loaded.row.created_at.getTime(),
    isFormOpen: () => true,
  };
}

/** On what everything rests now that somebody can say to have seen (`acknowledgeWarning`). */
function statesOfWarnings({ caseFile }: LoadedCase): readonly string[] {
  const { assessment, warnings } = computePlan(caseFile);
  return [...assessment.warnings, ...warnings, ...assessment.differences].map((warning) => stateOf(caseFile, warning));
}

type FitRow = typeof portalFitTable.$inferSelect;

/** Files whose bytes are there. */
async function wholeFiles(files: FileStore, rows: StoredRows): Promise<readonly StoredFile[]> {
  const documents = (rows.get("documents") ?? []) as readonly DocumentFileRow[];
  const fits = (rows.get("merged-files") ?? []) as readonly FitRow[];
  const merged = fits.flatMap(({ id, ownerId, wrappedKey, bytes, state }): readonly StoredFile[] =>
    state !== "fitted" || wrappedKey === null || bytes === null
      ? []
      : [{ id, path: `merged/${id}.pdf`, facts: { id, ownerId, wrappedKey, bytes } }],
  );
  const whole = await Promise.all(merged.map(({ facts }) => isWhole(files, facts)));
  return [
    ...documents.flatMap(({ id, ownerId, storageKey, wrappedKey, bytes, mime, damage }): readonly StoredFile[] =>
      storageKey === "" || damage !== null
        ? []
        : [
            {
              id,
              path: `documents/${id}${endingsOfMedia(mime)[0] ?? ".bin"}`,
              facts: { id: storageKey, ownerId, wrappedKey, bytes },
            },
          ],
    ),
    ...merged.filter((_, index) => whole[index]),
  ];
}

/** Each byte of each document is opened once before the first one leaves: what is gone or damaged is noted, as for everybody. */
async function lookThroughFiles(deps: ArchiveDeps, applicationId: string): Promise<void> {
  const { vault, trash } = await listVaultAndTrash(deps.db, applicationId);
  for (const row of [...vault, ...trash]) {
    if (row.storageKey === "") continue;
    const damage = await lookThrough(deps, row);
    if (damage !== row.damage) await noteFileCheck(deps.db, row, damage, deps.now());
  }
}

async function isWhole(files: FileStore, facts: FileHandleFacts): Promise<boolean> {
  try {
    for await (const _ of textOf(files, facts));
    return true;
  } catch (fault) {
    if (fault instanceof SealedFileDamaged) return false;
    throw fault;
  }
}
