import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../database/query.ts";
import { insertFiling } from "../../store/cases/filings.ts";
import { insertStatusChange } from "../../store/cases/statusChanges.ts";
import { listDocuments, readUpload } from "../../store/documents/documents.ts";
import { announceFile, receiveFile, storeFile } from "../uploads/testStoredFile.ts";
import { eraseDocument } from "./eraseDocument.ts";
import { sweepFiles } from "./sweepFiles.ts";
import { openTestVault, type TestVault } from "./testFileDeps.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

describe("the sweep", () => {
  const later = (days: number) => vault.restart({ now: () => new Date(Date.now() + days * 24 * 3600 * 1000) });

  test("forgets unfinished uploads after seven days and keeps every stored document", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const stored = await storeFile(vault.deps, { applicationId, by: vault.student });
    const { id: unfinished } = await announceFile(vault.deps, applicationId, vault.student);
    await sweepFiles(later(6));
    expect(await readUpload(vault.database, unfinished)).toBeDefined();
    await sweepFiles(later(8));
    expect(await readUpload(vault.database, unfinished)).toBeUndefined();
    expect((await listDocuments(vault.database, applicationId, "vault")).map(({ id }) => id)).toEqual([stored]);
    expect(await vault.deps.files.blobs.stat(stored)).toBeDefined();
  });

  test("removes sealed bytes that belong to nothing, but only after a day", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const uploadId = await receiveFile(vault.deps, { applicationId, by: vault.student });
    const orphan = "orphan-of-a-crash";
    await vault.deps.files.blobs.put(orphan, vault.deps.files.stagedPath(uploadId));
    await sweepFiles(later(0));
    expect(await vault.deps.files.blobs.stat(orphan)).toBeDefined();
    await sweepFiles(later(2));
    expect(await vault.deps.files.blobs.stat(orphan)).toBeUndefined();
  });

  test("empties the trash after thirty days", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const uploadId = await storeFile(vault.deps, { applicationId, by: vault.student });
    await vault.database.execute(
      sql`update boreal.document_file set deleted_at = now(), deleted_by = 'x' where id = ${uploadId}`,
    );
    await sweepFiles(later(29));
    expect(await listDocuments(vault.database, applicationId, "trash")).toHaveLength(1);
    await sweepFiles(later(31));
    expect(await listDocuments(vault.database, applicationId, "trash")).toHaveLength(0);
    expect(await vault.deps.files.blobs.stat(uploadId)).toBeUndefined();
  });

  test("keeps in the trash what was sent with the application, until that filing is undone", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const sent = await storeFile(vault.deps, { applicationId, by: vault.student });
    const change = await fileWith(vault, applicationId, sent);
    await vault.database.execute(
      sql`update boreal.document_file set deleted_at = now(), deleted_by = 'x' where id = ${sent}`,
    );
    const erased = await eraseDocument(vault.deps, vault.student, sent);
    expect(erased.refusals.map(({ code }) => code)).toEqual(["documentWasSent"]);
    await sweepFiles(later(31));
    expect((await listDocuments(vault.database, applicationId, "trash")).map(({ id }) => id)).toEqual([sent]);
    expect(await vault.deps.files.blobs.stat(sent)).toBeDefined();
    await vault.database.execute(sql`update boreal.status_change set undone_at = now() where id = ${change}`);
    await sweepFiles(later(31));
    expect(await listDocuments(vault.database, applicationId, "trash")).toEqual([]);
  });
});

/** A filing that names one file. Answers with the id of its change. */
async function fileWith({ deps, database, student }: TestVault, applicationId: string, fileId: string) {
  const key = await deps.personKey(student.userId);
  const id = randomUUID();
  const at = new Date();
  await database.transaction(async (tx) => {
    const change = { id, applicationId, transition: "fileWithAuthority", fromStatus: "LawyerReview" } as const;
    const made = { toStatus: "IrccProcessing", madeBy: student.userId, madeAt: at, requestId: id } as const;
    await insertStatusChange(
      tx,
      key,
      { ...change, ...made },
      {
        reason: "",
        confirmed: [],
        entered: {},
        before: { dates: {}, statusUpdatedAt: at.toISOString() },
        after: { dates: {} },
      },
    );
    const files = [{ fileId, page: "biometrics-receipt", slot: null, documentType: null }];
    const contents = { filedOn: "2026-11-18", confirmationNumber: null, files, forms: [], plan: {} };
    await insertFiling(tx, key, { statusChangeId: id, applicationId, filedAt: at }, contents);
  });
  return id;
}
