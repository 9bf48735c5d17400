import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readdirSync, renameSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verifyChain } from "../../store/auditLog.ts";
import { countInSlot, readDocumentFile } from "../../store/documents/documents.ts";
import { documentState } from "../../store/documents/readings.ts";
import { countDamagedFiles, listDamagedFiles } from "../../store/documents/fileChecks.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { checkStoredFiles } from "./checkStoredFiles.ts";
import { openTestVault, pdfBytes, receiptPlace, type TestVault } from "./testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";

let vault: TestVault;
let clock: number;
let ids: string[];
beforeEach(async () => {
  vault = await openTestVault();
  clock = Date.now();
  ids = [];
  for (const marker of ["a", "b", "c"])
    ids.push(
      await storeFile(vault.deps, {
        applicationId: vault.applicationId,
        by: vault.student,
        bytes: pdfBytes(100_000, marker),
      }),
    );
});
afterEach(async () => await vault.close());

const hour = 3600 * 1000;
const run = (signal?: AbortSignal) => checkStoredFiles({ ...vault.deps, now: () => new Date(clock) }, signal);
const pathOf = (id: string) => {
  const found = readdirSync(vault.folder, { recursive: true, encoding: "utf8" }).find(
    (path) => path.includes(id) && !path.includes("staging"),
  );
  return join(vault.folder, found ?? expect.fail("no such file"));
};
const spoil = async (id: string) => {
  const bytes = await readFile(pathOf(id));
  const at = bytes.length - 5;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(pathOf(id), bytes);
};
const row = async (id: string) => (await readDocumentFile(vault.database, id)) ?? expect.fail("no row");
const inCase = async () =>
  (await loadCaseFile(vault.deps, vault.applicationId))?.caseFile.documents.map(({ fileId }) => fileId).toSorted();
const [first, second, third] = [() => ids[0] ?? "", () => ids[1] ?? "", () => ids[2] ?? ""];

describe("looking through the stored files", () => {
  it("finds what is missing and what is damaged without anybody opening it, and takes it out of the case and of its slot", async () => {
    await rm(pathOf(first()));
    await spoil(second());
    expect(await run()).toEqual({ checked: 3, damaged: 2, mended: 0 });
    expect([(await row(first())).damage, (await row(second())).damage, (await row(third())).damage]).toEqual([
      "missing",
      "damaged",
      null,
    ]);
    expect(documentState(await row(first()), { round: 1, outcome: "read" })).toBe("damaged");
    expect(await inCase()).toEqual([third()]);
    expect(await countInSlot(vault.database, { applicationId: vault.applicationId, ...receiptPlace })).toBe(1);
    expect(await countDamagedFiles(vault.database)).toBe(2);
    expect((await listDamagedFiles(vault.database)).map(({ fileId }) => fileId).toSorted()).toEqual(
      [first(), second()].toSorted(),
    );
    expect(vault.faults).toEqual([]);
    expect(await verifyChain(vault.database, vault.applicationId)).toMatchObject({ whole: true });
  });

  it("takes the only file of a document out of the case once it is damaged, and in again once it is back from the backup", async () => {
    await rm(pathOf(second()));
    await rm(pathOf(third()));
    const backup = await readFile(pathOf(first()));
    const where = pathOf(first());
    const present = async () => (await inCase())?.length;
    await run();
    expect(await present()).toBe(1);
    await spoil(first());
    clock += 8 * 24 * hour;
    expect(await run()).toMatchObject({ damaged: 1 });
    expect(await present()).toBe(0);
    await writeFile(where, backup);
    clock += hour;
    expect(await run()).toMatchObject({ mended: 1 });
    expect(await present()).toBe(1);
    const { rows } = await vault.database.$client.query<{ kind: string }>(
      "select kind from boreal.audit_event where chain_id = $1 and kind like 'file%' and subject->>'fileId' = $2 order by position",
      [vault.applicationId, first()],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["fileDamaged", "fileWholeAgain"]);
  });

  it("looks at each file about once a week, and goes on where it was ended", async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await run(stop.signal)).toMatchObject({ checked: 0 });
    expect(await run()).toMatchObject({ checked: 3 });
    expect(await run()).toMatchObject({ checked: 0 });
    clock += 6 * 24 * hour;
    expect(await run()).toMatchObject({ checked: 0 });
    clock += 2 * 24 * hour;
    expect(await run()).toMatchObject({ checked: 3 });
  });

  it("goes on to the others when the disk gives neither the bytes of a file nor a word that it is gone", async () => {
    const where = pathOf(first());
    await rm(where);
    await mkdir(where);
    await rm(pathOf(second()));
    expect(await run()).toEqual({ checked: 2, damaged: 1, mended: 0 });
    expect([(await row(first())).checkedAt, (await row(second())).damage, (await row(third())).checkedAt]).toEqual([
      null,
      "missing",
      expect.any(Date),
    ]);
    expect(vault.faults.map(String)).toEqual([`Error: file ${first()} cannot be looked through`]);
  });

  it("says nothing of any file while the whole storage is away", async () => {
    renameSync(join(vault.folder, "files"), join(vault.folder, "away"));
    expect(await run()).toEqual({ checked: 0, damaged: 0, mended: 0 });
    renameSync(join(vault.folder, "away"), join(vault.folder, "files"));
    expect(vault.faults).toHaveLength(1);
    expect(await run()).toEqual({ checked: 3, damaged: 0, mended: 0 });
  });
});
