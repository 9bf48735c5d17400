import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { recordsPath } from "../../files/archive/archiveFormat.ts";
import { families } from "../../store/archive/families.ts";
import { readChain } from "../../store/auditLog.ts";
import { verifyLog } from "../../store/verifyLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { refreshSummary } from "../queue/refreshSummary.ts";
import { importCase } from "./importCase.ts";
import {
  archived,
  ArchiveFolder,
  changedCase,
  contentsOf,
  madeCase,
  openTestHouse,
  takenInto,
  type MadeCase,
  type TestHouse,
} from "./testArchive.ts";

let first: TestHouse;
let second: TestHouse;
let folder: ArchiveFolder;

beforeAll(async () => {
  [first, second, folder] = await Promise.all([openTestHouse(), openTestHouse(), ArchiveFolder.open()]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close(), folder.remove()]);
});

const taken = async (house: TestHouse, given: MadeCase) => await takenInto(house, folder, given);

describe("a case that goes to another server", () => {
  it.each(shareOf("types of applications", applicationTypes, 4))(
    "is the same there, byte for byte: %s",
    async (type) => {
      const given = madeCase(type);
      const { id } = given.about.application;
      expect(await taken(first, given)).toMatchObject({ applicationId: id, documents: 1, opensAccount: true });
      const one = await archived(first, id);
      const verified = await folder.verified(one);
      expect(await importCase(second.deps, verified)).toMatchObject({ applicationId: id });
      const other = await archived(second, id);
      expect(await contentsOf(other)).toEqual(await contentsOf(one));
      expect([...(await contentsOf(other)).keys()]).toContain("index.html");
      expect((await folder.verified(other)).manifest.listSha256).toBe(verified.manifest.listSha256);
      expect(verified.manifest.application).toEqual(given.about.application);
      const [here, there] = await Promise.all([first, second].map(({ deps }) => loadCaseFile(deps, id)));
      expect(there?.whole).toEqual(here?.whole);
    },
  );

  it("keeps every record of every family as it was, sealed under a key of this server", async () => {
    const given = madeCase();
    await taken(first, given);
    const contents = await contentsOf(await archived(first, given.about.application.id));
    for (const { name } of families) {
      const found = JSON.parse(
        Buffer.from(contents.get(recordsPath(name)) ?? "", "latin1").toString("utf8"),
      ) as unknown;
      expect({ name, found }).toEqual({ name, found: given.records.get(name) });
    }
    for (const [path, bytes] of given.bytes) expect(contents.get(path)).toBe(bytes.toString("latin1"));
    const { rows } = await first.firm.db.$client.query<{ sealed: Buffer }>(
      "select sealed_body as sealed from boreal.message where application_id = $1",
      [given.about.application.id],
    );
    expect(rows[0]?.sealed.includes("words of body")).toBe(false);
  });

  it("names its people where they have no account, and leaves both logs whole", async () => {
    const given = madeCase();
    await taken(first, given);
    expect((await first.deps.names(["staff-1"])).get("staff-1")).toEqual({
      firstName: "Hélène",
      lastName: "Tremblay",
      email: "",
    });
    expect(await verifyLog(first.firm.db)).toMatchObject({ isGuarded: true });
    expect((await verifyLog(first.firm.db)).broken).toBeUndefined();
  });

  it("lets its documents be read where nobody had read them", async () => {
    const given = changedCase(madeCase(), "readings", (record) => record);
    const unread: MadeCase = { ...given, records: new Map([...given.records, ["readings", []]]) };
    await taken(first, unread);
    const { rows } = await first.firm.db.$client.query<{ waits: boolean }>(
      "select reading_skipped_at is not null and reading_started_at is null as waits from boreal.document_file where application_id = $1",
      [given.about.application.id],
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  it("says of a document whose bytes are gone that they are, here and there", async () => {
    const given = madeCase();
    const { id } = given.about.application;
    await taken(first, given);
    const fileId = String(given.records.get("documents")?.[0]?.["id"]);
    await first.deps.files.blobs.delete(fileId);
    const one = await archived(first, id);
    expect(one.missing).toEqual([fileId]);
    await importCase(second.deps, await folder.verified(one));
    const other = await archived(second, id);
    expect(other.missing).toEqual([fileId]);
    expect(await contentsOf(other)).toEqual(await contentsOf(one));
  });

  it("is checked for conflicts as it comes in, which its own log does not tell", async () => {
    const given = madeCase();
    const { id, ownerId } = given.about.application;
    expect(await taken(first, given)).toMatchObject({ namedElsewhere: 0 });
    const { rows } = await first.firm.db.$client.query<{ by: string }>(
      "select checked_by as by from boreal.conflict_check where application_id = $1",
      [id],
    );
    expect(rows).toEqual([{ by: "system" }]);
    // What a server does by itself with a case that is new to it adds nothing to what came.
    const deps = { ...first.deps, queueMail: first.firm.queueMail, reportFault: () => {} };
    const before = await contentsOf(await archived(first, id));
    await refreshSummary(deps, id);
    expect(await contentsOf(await archived(first, id))).toEqual(before);
    expect((await readChain(first.firm.db, id)).length).toBe(given.chain.length);
    const namesake = madeCase();
    expect(await taken(first, namesake)).toMatchObject({ namedElsewhere: 1 });
    expect(ownerId).not.toBe(namesake.about.application.ownerId);
  });

  it("counts invoices on behind those that came", async () => {
    const given = changedCase(madeCase(), "invoices", (record) => ({ ...record, number: 9041 }));
    await taken(first, given);
    const { rows } = await first.firm.db.$client.query<{ next: number }>(
      "select nextval(pg_get_serial_sequence('boreal.invoice', 'number'))::int as next",
    );
    expect(rows[0]?.next).toBeGreaterThan(9041);
  });
});
