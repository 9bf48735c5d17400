import { profileTable } from "../../store/tables/accounts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChangeFeed, publishChange, type Change } from "../../jobs/changes.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { restoreDocument } from "./restoreDocument.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { actor, openTestVault, receiptsFit, type TestVault } from "./testFileDeps.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const store = async (applicationId: string, by = vault.student): Promise<string> =>
  await storeFile(vault.deps, { applicationId, by });

const inVault = async (applicationId: string) =>
  (await listDocuments(vault.database, applicationId, "vault")).map(({ id }) => id);

describe("deleting and undoing", () => {
  test("moves a document into the trash and back, each once in the audit log", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const id = await store(applicationId);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await deleteDocument(vault.deps, vault.student, id)).toEqual({ fileId: id, refusals: [] });
    expect(await inVault(applicationId)).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await restoreDocument(vault.deps, vault.student, id)).toEqual({ fileId: id, refusals: [] });
    expect(await inVault(applicationId)).toEqual([id]);
    const { rows } = await vault.database.$client.query(
      "select kind from boreal.audit_event where chain_id = $1 order by position",
      [applicationId],
    );
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      "documentUploaded",
      "documentDeleted",
      "documentRestored",
    ]);
    expect(await verifyChain(vault.database, applicationId)).toMatchObject({ whole: true });
  });

  test("is refused to others, and for documents that somebody else supplied", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const own = await store(applicationId);
    expect(await deleteDocument(vault.deps, actor("somebody-else"), own)).toMatchObject({
      fileId: null,
      refusals: [{ code: "documentNotFound" }],
    });
    expect(await deleteDocument(vault.deps, null, own)).toMatchObject({ refusals: [{ code: "notSignedIn" }] });
    const supplied = await store(applicationId, actor("firm-lawyer", "lawyer"));
    expect(await deleteDocument(vault.deps, vault.student, supplied)).toMatchObject({
      refusals: [{ code: "notAllowed" }],
    });
    expect(await deleteDocument(vault.deps, vault.student, "no-such-file")).toMatchObject({
      refusals: [{ code: "documentNotFound" }],
    });
    expect(await inVault(applicationId)).toEqual([own, supplied]);
  });

  test("puts nothing back where there is no room any more", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const first = await store(applicationId);
    await deleteDocument(vault.deps, vault.student, first);
    for (let filled = 0; filled < receiptsFit; filled += 1) await store(applicationId);
    expect(await restoreDocument(vault.deps, vault.student, first)).toMatchObject({
      fileId: null,
      refusals: [{ code: "SLOT_FULL" }],
    });
  });
});

test("a letter that a lawyer supplies tells the applicant in the application and by mail", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const mails: unknown[] = [];
  await vault.database.insert(profileTable).values({
    userId: vault.student.userId,
    role: "student",
    language: "en",
    sealedNames: Buffer.alloc(1),
    createdAt: new Date(),
  });
  const deps = vault.restart({ queueMail: (_tx, mail) => Promise.resolve(void mails.push(mail)) });
  const feed = await openChangeFeed(vault.database);
  const told: Change[] = [];
  feed.subscribe((change) => told.push(change));
  const fileId = await storeFile(deps, {
    applicationId,
    by: actor("firm-lawyer", "lawyer"),
    place: {
      page: "biometrics-request-letter",
      slot: "biometricsRequestLetter",
      person: "main",
      childNumber: null,
    },
  });
  expect(mails).toEqual([
    {
      toUserId: vault.student.userId,
      kind: "documentSupplied",
      values: { path: `/document-vault/biometrics-request-letter?application=${applicationId}`, to: "applicant" },
    },
  ]);
  const { rows } = await vault.database.$client.query(
    "select user_id, kind from boreal.notification where application_id = $1",
    [applicationId],
  );
  expect(rows).toEqual([{ user_id: vault.student.userId, kind: "documentSupplied" }]);
  await expect
    .poll(() => told)
    .toEqual(
      expect.arrayContaining([
        { applicationId, kind: "document", fileId },
        { applicationId, kind: "notification", userId: vault.student.userId },
      ]),
    );
  await feed.close();
});

test("changes arrive again after the connection that listens was lost, and the gap is told", async () => {
  const feed = await openChangeFeed(vault.database);
  const told: Change[] = [];
  let gaps = 0;
  feed.subscribe(
    (change) => told.push(change),
    () => (gaps += 1),
  );
  await vault.database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'boreal changes' and datname = current_database()`,
  );
  await expect.poll(() => gaps).toBe(1);
  await publishChange(vault.database, { applicationId: "a", kind: "answers" });
  await expect.poll(() => told).toEqual([{ applicationId: "a", kind: "answers" }]);
  await feed.close();
});

test("a change is told when the transaction commits, and not at all when it does not", async () => {
  const feed = await openChangeFeed(vault.database);
  const told: Change[] = [];
  feed.subscribe((change) => told.push(change));
  await vault.database
    .transaction(async (tx) => {
      await publishChange(tx, { applicationId: "never", kind: "status" });
      throw new Error("undone");
    })
    .catch(() => undefined);
  await vault.database.transaction(async (tx) => await publishChange(tx, { applicationId: "done", kind: "status" }));
  await expect.poll(() => told).toEqual([{ applicationId: "done", kind: "status" }]);
  await feed.close();
});
