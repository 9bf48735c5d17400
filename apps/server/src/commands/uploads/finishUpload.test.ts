import { readdirSync, readFileSync } from "node:fs";
import { copyFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../database/connect.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { listDocuments, readUpload } from "../../store/documents/documents.ts";
import { finishUpload } from "./finishUpload.ts";
import { announceFile, receiveFile } from "./testStoredFile.ts";
import { finishWaiting } from "./tidyReceived.ts";
import type { ReadingDeps } from "../documents/readStoredFile.ts";
import { actor, openTestVault, pdfBytes, receiptsFit, type TestVault } from "../documents/testFileDeps.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const marker = "TYPED-MARKER-88213";

/** An upload whose bytes are all there, not yet a document; its name and its bytes hold the marker. */
const received = async (applicationId: string, change: { replaces?: string; by?: Actor } = {}): Promise<string> =>
  await receiveFile(vault.deps, {
    applicationId,
    by: vault.student,
    bytes: pdfBytes(200_000, marker),
    fileName: `${marker}.pdf`,
    ...change,
  });

const documentsOf = async (applicationId: string) =>
  (await listDocuments(vault.database, applicationId, "vault")).map(({ id }) => id);

const jobsOf = async (fileId: string) => {
  const found = await vault.database.execute<{ count: string }>(
    sql`select count(*) as count from jobs.job where data->>'fileId' = ${fileId}`,
  );
  return Number(found.rows[0]?.count);
};

const away = () => Promise.reject(new Error("crashed here"));

/** Every place where the process may die, as a dependency that fails there. */
const crashes: Record<string, (deps: ReadingDeps) => Partial<ReadingDeps>> = {
  "before the file is synced": ({ files }) => ({ files: { ...files, syncReceived: away } }),
  "after the file is synced": ({ files }) => ({ files: { ...files, openReceived: away } }),
  "before the file gets its final place": ({ files }) => ({
    files: { ...files, blobs: { ...files.blobs, put: away } },
  }),
  "after the file has its final place": ({ files }) => ({
    files: {
      ...files,
      blobs: {
        ...files.blobs,
        put: async (key, path) => {
          await files.blobs.put(key, path);
          throw new Error("crashed here");
        },
      },
    },
  }),
  "inside the transaction": () => ({ queue: { ...vault.queue, sendReading: away } }),
  "at the end of the transaction": ({ db }) => ({ db: crashingDatabase(db, "before the commit") }),
  "after the commit": ({ db }) => ({ db: crashingDatabase(db, "after the commit") }),
  "while a copy of what was received is removed": ({ files }) => ({
    files: { ...files, blobs: { ...files.blobs, put: putAsCopy(files.blobs) }, deleteReceived: away },
  }),
};

/** A store on another disk than the staging folder: files are copied into it, and what was received is left to be removed. */
const putAsCopy =
  (blobs: ReadingDeps["files"]["blobs"]): ReadingDeps["files"]["blobs"]["put"] =>
  async (key, path) => {
    const kept = `${path}.kept`;
    await copyFile(path, kept);
    await blobs.put(key, path);
    await rename(kept, path);
    return "copied";
  };

/** Transactions that fail when everything in them was done: rolled back, or committed without anybody hearing of it. */
function crashingDatabase(db: Database, place: "before the commit" | "after the commit"): Database {
  const transaction: Database["transaction"] = async (work, config) => {
    await db.transaction(async (tx) => {
      await work(tx);
      if (place === "before the commit") throw new Error("crashed here");
    }, config);
    throw new Error("crashed here");
  };
  return new Proxy(db, {
    get: (target, name, receiver) =>
      name === "transaction" ? transaction : (Reflect.get(target, name, receiver) as unknown),
  });
}

describe("a crash at any step leaves one document or none, and trying again completes it", () => {
  for (const [place, crash] of Object.entries(crashes)) {
    test(`${place}: asked again`, async () => {
      const applicationId = await vault.addApplication(vault.student.userId);
      const uploadId = await received(applicationId);
      const crashing = vault.restart(crash(vault.restart()));
      await expect(finishUpload(crashing, uploadId)).rejects.toThrow("crashed here");
      const visible = await documentsOf(applicationId);
      const isStored = (await readUpload(vault.database, uploadId))?.finishedAt !== null;
      expect(visible).toEqual(isStored ? [uploadId] : []);
      expect(await jobsOf(uploadId)).toBe(visible.length);

      expect(await finishUpload(vault.restart(), uploadId)).toEqual({ kind: "stored", fileId: uploadId });
      expect(await finishUpload(vault.restart(), uploadId)).toEqual({ kind: "stored", fileId: uploadId });
      expect(await documentsOf(applicationId)).toEqual([uploadId]);
      expect(await jobsOf(uploadId)).toBe(1);
      expect(await vault.deps.files.blobs.stat(uploadId)).toBeDefined();
      expect(readdirSync(join(vault.folder, "files", "staging"))).not.toContain(`${uploadId}.sealed`);
      expect(await verifyChain(vault.database, applicationId)).toMatchObject({ whole: true, length: 1 });
    });

    test(`${place}; then the sweep at the next start completes it`, async () => {
      const applicationId = await vault.addApplication(vault.student.userId);
      const uploadId = await received(applicationId);
      await finishUpload(vault.restart(crash(vault.restart())), uploadId).catch(() => undefined);
      await finishWaiting(vault.restart());
      expect(await documentsOf(applicationId)).toEqual([uploadId]);
      expect(await jobsOf(uploadId)).toBe(1);
    });
  }

  test("two requests that finish the same upload at once make one document", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const uploadId = await received(applicationId);
    const servers = [vault.restart(), vault.restart(), vault.restart()];
    const results = await Promise.all(
      servers.flatMap((deps) => [finishUpload(deps, uploadId), finishUpload(deps, uploadId)]),
    );
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["stored"]));
    expect(await documentsOf(applicationId)).toEqual([uploadId]);
    expect(await jobsOf(uploadId)).toBe(1);
  });
});

describe("the bytes of an upload", () => {
  test("are not all there: it stays an upload", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const { id } = await announceFile(vault.deps, applicationId, vault.student);
    expect(await finishUpload(vault.deps, id)).toEqual({
      kind: "incomplete",
    });
    expect(await finishUpload(vault.deps, "no-such-upload")).toEqual({ kind: "unknown" });
  });

  test("never lie open on the disk, and neither does the name", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    await finishUpload(vault.deps, await received(applicationId));
    const stored = readdirSync(vault.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(stored.length).toBeGreaterThan(0);
    for (const entry of stored) expect(readFileSync(join(entry.parentPath, entry.name)).includes(marker)).toBe(false);
    const rows = await vault.database.execute(
      sql`select d::text, u::text from boreal.document_file d join boreal.upload u using (id) where d.application_id = ${applicationId}`,
    );
    expect(rows.rows).toHaveLength(1);
    expect(JSON.stringify(rows.rows)).not.toContain(marker);
    expect(JSON.stringify(rows.rows)).not.toContain(Buffer.from(marker).toString("hex"));
  });

  test("twice in one case give the same mark, and another one in the case of somebody else", async () => {
    const [mine, others] = [
      await vault.addApplication(vault.student.userId),
      await vault.addApplication("another-owner"),
    ];
    await finishUpload(vault.deps, await received(mine));
    await finishUpload(vault.deps, await received(mine));
    const [one, two] = await listDocuments(vault.database, mine, "vault");
    expect(one?.contentMac).toEqual(two?.contentMac);
    const lawyer = actor("lawyer-1", "lawyer");
    await finishUpload(vault.deps, await received(others, { by: lawyer }));
    const [foreign] = await listDocuments(vault.database, others, "vault");
    expect(foreign?.contentMac).toHaveLength(32);
    expect(foreign?.contentMac).not.toEqual(one?.contentMac);
  });
});

describe("a place in the vault", () => {
  test("holds no more files than it may; a replacement makes room and can be undone", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const ids: string[] = [];
    for (let at = 0; at <= receiptsFit; at += 1) ids.push(await received(applicationId));
    const results = [];
    for (const id of ids) results.push(await finishUpload(vault.deps, id));
    expect(results.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: receiptsFit }, () => "stored"),
      "refused",
    ]);
    expect(results[receiptsFit]).toMatchObject({ refusal: { code: "SLOT_FULL" } });
    expect(await vault.deps.files.blobs.stat(ids[receiptsFit] ?? "")).toBeUndefined();

    const replacing = await received(applicationId, { replaces: ids[0] ?? "" });
    expect(await finishUpload(vault.deps, replacing)).toMatchObject({ kind: "stored" });
    expect(await documentsOf(applicationId)).toEqual([replacing, ...ids.slice(1, receiptsFit)]);
    expect((await listDocuments(vault.database, applicationId, "trash")).map(({ id }) => id)).toEqual([ids[0]]);
  });
});
