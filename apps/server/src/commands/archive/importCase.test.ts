import { describe, expect, it } from "vitest";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { recordsPath } from "../../files/archive/archiveFormat.ts";
import { families } from "../../store/archive/families.ts";
import { readChain } from "../../store/auditLog.ts";
import { verifyLog } from "../../store/verifyLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { refreshSummary } from "../queue/refreshSummary.ts";
import { importCase } from "./importCase.ts";
import { archived, changedCase, contentsOf, madeCase, type MadeCase } from "./testArchive.ts";
import { openHouses } from "./testHouses.ts";

const houses = openHouses(2);

describe("a case that goes to another server", () => {
  it.each(shareOf("types of applications", applicationTypes, 4))(
    "is the same there, byte for byte: %s",
    async (type) => {
      const given = madeCase(type);
      const { id } = given.about.application;
      expect(await houses.taken(houses.first, given)).toMatchObject({
        applicationId: id,
        documents: 1,
        opensAccount: true,
      });
      const one = await archived(houses.first, id);
      const verified = await houses.folder.verified(one);
      expect(await importCase(houses.second.deps, verified)).toMatchObject({ applicationId: id });
      const other = await archived(houses.second, id);
      expect(await contentsOf(other)).toEqual(await contentsOf(one));
      expect([...(await contentsOf(other)).keys()]).toContain("index.html");
      expect((await houses.folder.verified(other)).manifest.listSha256).toBe(verified.manifest.listSha256);
      expect(verified.manifest.application).toEqual(given.about.application);
      const [here, there] = await Promise.all([houses.first, houses.second].map(({ deps }) => loadCaseFile(deps, id)));
      expect(there?.whole).toEqual(here?.whole);
    },
  );

  it("keeps every record of every family as it was, sealed under a key of this server", async () => {
    const given = madeCase();
    await houses.taken(houses.first, given);
    const contents = await contentsOf(await archived(houses.first, given.about.application.id));
    for (const { name } of families) {
      const found = JSON.parse(
        Buffer.from(contents.get(recordsPath(name)) ?? "", "latin1").toString("utf8"),
      ) as unknown;
      expect({ name, found }).toEqual({ name, found: given.records.get(name) });
    }
    for (const [path, bytes] of given.bytes) expect(contents.get(path)).toBe(bytes.toString("latin1"));
    const { rows } = await houses.first.firm.db.$client.query<{ sealed: Buffer }>(
      "select sealed_body as sealed from boreal.message where application_id = $1",
      [given.about.application.id],
    );
    expect(rows[0]?.sealed.includes("words of body")).toBe(false);
  });

  it("names its people where they have no account, and leaves both logs whole", async () => {
    const given = madeCase();
    await houses.taken(houses.first, given);
    expect((await houses.first.deps.names(["staff-1"])).get("staff-1")).toEqual({
      firstName: "Hélène",
      lastName: "Tremblay",
      email: "",
    });
    expect(await verifyLog(houses.first.firm.db)).toMatchObject({ isGuarded: true });
    expect((await verifyLog(houses.first.firm.db)).broken).toBeUndefined();
  });

  it("lets its documents be read where nobody had read them", async () => {
    const given = changedCase(madeCase(), "readings", (record) => record);
    const unread: MadeCase = { ...given, records: new Map([...given.records, ["readings", []]]) };
    await houses.taken(houses.first, unread);
    const { rows } = await houses.first.firm.db.$client.query<{ waits: boolean }>(
      "select reading_skipped_at is not null and reading_started_at is null as waits from boreal.document_file where application_id = $1",
      [given.about.application.id],
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  it("says of a document whose bytes are gone that they are, here and there", async () => {
    const given = madeCase();
    const { id } = given.about.application;
    await houses.taken(houses.first, given);
    const fileId = String(given.records.get("documents")?.[0]?.["id"]);
    await houses.first.deps.files.blobs.delete(fileId);
    const one = await archived(houses.first, id);
    expect(one.missing).toEqual([fileId]);
    await importCase(houses.second.deps, await houses.folder.verified(one));
    const other = await archived(houses.second, id);
    expect(other.missing).toEqual([fileId]);
    expect(await contentsOf(other)).toEqual(await contentsOf(one));
  });

  it("is checked for conflicts as it comes in, which its own log does not tell", async () => {
    const given = madeCase();
    const { id, ownerId } = given.about.application;
    expect(await houses.taken(houses.first, given)).toMatchObject({ namedElsewhere: 0 });
    const { rows } = await houses.first.firm.db.$client.query<{ by: string }>(
      "select checked_by as by from boreal.conflict_check where application_id = $1",
      [id],
    );
    expect(rows).toEqual([{ by: "system" }]);
    // What a server does by itself with a case that is new to it adds nothing to what came.
    const deps = { ...houses.first.deps, queueMail: houses.first.firm.queueMail, reportFault: () => {} };
    const before = await contentsOf(await archived(houses.first, id));
    await refreshSummary(deps, id);
    expect(await contentsOf(await archived(houses.first, id))).toEqual(before);
    expect((await readChain(houses.first.firm.db, id)).length).toBe(given.chain.length);
    const namesake = madeCase();
    expect(await houses.taken(houses.first, namesake)).toMatchObject({ namedElsewhere: 1 });
    expect(ownerId).not.toBe(namesake.about.application.ownerId);
  });

  it("counts invoices on behind those that came", async () => {
    const given = changedCase(madeCase(), "invoices", (record) => ({ ...record, number: 9041 }));
    await houses.taken(houses.first, given);
    const { rows } = await houses.first.firm.db.$client.query<{ next: number }>(
      "select nextval(pg_get_serial_sequence('boreal.invoice', 'number'))::int as next",
    );
    expect(rows[0]?.next).toBeGreaterThan(9041);
  });
});
