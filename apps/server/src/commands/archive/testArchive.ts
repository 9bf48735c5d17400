import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { asJson, recordsPath } from "../../files/archive/archiveFormat.ts";
import { verifyArchive } from "../../files/archive/verifyArchive.ts";
import { made, writeArchive, type ArchiveAbout, type ArchiveFile } from "../../files/archive/writeArchive.ts";
import { createFileStore } from "../../files/fileStore.ts";
import { families } from "../../store/archive/families.ts";
import { fieldsOf, type ArchivedRecord, type Family } from "../../store/archive/family.ts";
import type { ArchivedLink } from "../../store/auditLog.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { archiveOfCase, type ArchiveDeps, type ArchiveOfCase } from "./archiveOfCase.ts";
import { importCase } from "./importCase.ts";
import type { ArchivedAccount, ArchivedPerson } from "./peopleOfArchive.ts";
import { madeLawyer, madeRecords } from "./testRecords.ts";

/** A server that cases are taken to and from. */
export type TestHouse = { readonly firm: TestFirm; readonly deps: ArchiveDeps; close(): Promise<void> };

export async function openTestHouse(): Promise<TestHouse> {
  const firm = await openTestFirm();
  const files = createFileStore({ dataFolder: firm.folder }, firm.keys);
  await files.prepare();
  return { firm, deps: { ...firm, files }, close: () => firm.close() };
}

/** What a case of a test is made of; an archive is made of it as of a real one. */
export type MadeCase = {
  readonly about: ArchiveAbout;
  readonly account: ArchivedAccount;
  readonly people: readonly ArchivedPerson[];
  readonly chain: readonly ArchivedLink[];
  readonly records: ReadonlyMap<string, readonly ArchivedRecord[]>;
  /** Bytes of its files by path. */
  readonly bytes: ReadonlyMap<string, Buffer>;
};

const at = (minute: number): string => new Date(Date.UTC(2026, 9, 1, 12, minute)).toISOString();

/** A whole case of a type, with a record in every family; every person in it is invented. */
export function madeCase(type: ApplicationType = "Student"): MadeCase {
  const applicationId = randomUUID();
  const ownerId = randomUUID();
  const account: ArchivedAccount = {
    id: ownerId,
    email: `${ownerId}@example.test`,
    firstName: "Amara",
    lastName: "Okafor",
    language: "fr",
    applicantKind: "student",
    schoolId: null,
    ssoId: null,
    agentId: null,
    affiliationSet: {},
    createdAt: at(0),
    life: { spokenLanguages: { value: "Igbo", version: 2, enteredAt: at(3) } },
  };
  const fileId = randomUUID();
  const mergedId = randomUUID();
  const bytes = Buffer.alloc(200_000, "%PDF-1.7 a letter of nobody ");
  const inReal = madeRecords({ type, ownerId, fileId, mergedId });
  const records = new Map(
    families.map((of): [string, readonly ArchivedRecord[]] => [of.name, [{ ...plainRecord(of), ...inReal[of.name] }]]),
  );
  return {
    about: {
      madeAt: at(30),
      scope: "whole",
      application: { id: applicationId, type, status: "Preparation", ownerId },
    },
    account,
    people: [madeLawyer],
    chain: chainOf(applicationId, ownerId),
    records,
    bytes: new Map([
      [`documents/${fileId}.pdf`, bytes],
      [`merged/${mergedId}.pdf`, Buffer.from("%PDF-1.7 merged")],
    ]),
  };
}

/** By the kinds of its fields alone. An id is one that no other case has. */
function plainRecord(of: Family): ArchivedRecord {
  return Object.fromEntries(
    fieldsOf(of).map(({ name, kind, mayBeNull }): [string, unknown] => {
      if (name === "id") return [name, randomUUID()];
      if (mayBeNull && kind !== "opened") return [name, null];
      const values = {
        text: `a ${name}`,
        number: 1,
        boolean: false,
        moment: at(5),
        json: [],
        opened: `words of ${name}, “é”`,
      };
      return [name, values[kind]];
    }),
  );
}

function chainOf(applicationId: string, ownerId: string): readonly ArchivedLink[] {
  let previous = Buffer.alloc(32);
  const events: readonly (readonly [string, string, string])[] = [
    [ownerId, "applicationStarted", `{"type": "Student", "applicationId": "${applicationId}"}`],
    [madeLawyer.id, "staffAssigned", `{"staffId": "${madeLawyer.id}"}`],
    [ownerId, "answersSaved", '{"keys": ["~a", "~b"]}'],
  ];
  return events.map(([actorId, kind, subject], index) => {
    const position = index + 1;
    const time = Date.UTC(2026, 9, 1, 12, index, 0, 123);
    const fields = [applicationId, position, time, actorId, kind, subject];
    previous = createHash("sha256").update(previous).update(fields.join("\n"), "utf8").digest();
    return { position, at: time, actorId, kind, subject, hash: previous.toString("hex") };
  });
}

export const filesOf = ({ account, people, chain, records, bytes }: MadeCase): readonly ArchiveFile[] => [
  made("account.json", asJson(account)),
  made("people.json", asJson(people)),
  made("audit.json", asJson(chain)),
  ...[...records].map(([name, list]) => made(recordsPath(name), asJson(list))),
  ...[...bytes].map(([path, content]) => made(path, content)),
];

/** A folder of a test, with archives in it. */
export class ArchiveFolder {
  readonly path: string;
  #next = 0;
  private constructor(path: string) {
    this.path = path;
  }

  static open = async (): Promise<ArchiveFolder> => new ArchiveFolder(await mkdtemp(join(tmpdir(), "boreal-archive-")));

  file(): string {
    this.#next += 1;
    return join(this.path, `${this.#next}.zip`);
  }

  async write({ about, files }: Pick<ArchiveOfCase, "about" | "files">): Promise<string> {
    const path = this.file();
    await pipeline(Readable.from(writeArchive(about, files), { objectMode: false }), createWriteStream(path));
    return path;
  }

  async verified({ about, files }: Pick<ArchiveOfCase, "about" | "files">) {
    const verified = await verifyArchive(await this.write({ about, files }));
    if ("fault" in verified) throw new Error(verified.fault.says);
    return verified;
  }

  remove = (): Promise<void> => rm(this.path, { recursive: true, force: true });
}

/** Every file of an archive but the one that holds its time, as text by path. */
export async function contentsOf({ files }: Pick<ArchiveOfCase, "files">): Promise<ReadonlyMap<string, string>> {
  const contents = new Map<string, string>();
  for (const { path, content } of files) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content()) chunks.push(chunk);
    contents.set(path, Buffer.concat(chunks).toString("latin1"));
  }
  return contents;
}

export const archived = async (house: TestHouse, id: string) => {
  const archive = await archiveOfCase(house.deps, id);
  if (archive === undefined) throw new Error("the case is not there");
  return archive;
};

export const takenInto = async (house: TestHouse, folder: ArchiveFolder, given: MadeCase) =>
  await importCase(house.deps, await folder.verified({ about: given.about, files: filesOf(given) }));

export const changedCase = (
  given: MadeCase,
  name: string,
  change: (record: ArchivedRecord) => ArchivedRecord,
): MadeCase => ({
  ...given,
  records: new Map([...given.records].map(([one, list]) => [one, one === name ? list.map(change) : list])),
});
