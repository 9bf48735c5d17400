import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyChain } from "../../store/auditLog.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { arrangeFiles } from "./arrangeFiles.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { restoreDocument } from "./restoreDocument.ts";
import { actor, openTestVault, receiptsFit, type TestVault } from "./testFileDeps.ts";
import { addChild, sendFile, storeFile } from "../uploads/testStoredFile.ts";

let vault: TestVault;
let applicationId: string;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => await vault.close());

const childPage = {
  page: "biometrics-validity-letter-child",
  slot: "childBiometricsValidityLetter",
  person: "child",
} as const;

/** A new application with three receipts, in the order in which they came. */
async function threeReceipts(): Promise<[string, string, string]> {
  applicationId = await vault.addApplication(vault.student.userId);
  return [await add(), await add(), await add()];
}
const add = (replaces: string | null = null) => storeFile(vault.deps, { applicationId, by: vault.student, replaces });
const inOrder = async () => (await listDocuments(vault.database, applicationId, "vault")).map(({ id }) => id);
const arrange = (ids: readonly string[], by = vault.student) => arrangeFiles(vault.deps, by, ids);
const codes = async (result: Promise<{ readonly refusals: readonly { readonly code: string }[] }>) =>
  (await result).refusals.map(({ code }) => code);

describe("the order of the files in a slot", () => {
  it("is that in which they came, until somebody sets another", async () => {
    const [a, b, c] = await threeReceipts();
    expect(await inOrder()).toEqual([a, b, c]);
    expect(await arrange([c, a, b])).toEqual({ done: true, refusals: [] });
    expect(await inOrder()).toEqual([c, a, b]);
    expect(await arrange([c, a, b])).toEqual({ done: true, refusals: [] });
    const { rows } = await vault.database.$client.query(
      `select subject from boreal.audit_event where chain_id = $1 and kind = 'filesArranged'`,
      [applicationId],
    );
    expect(rows).toEqual([
      { subject: { page: "biometrics-receipt", slot: "biometricsReceipt", childNumber: null, fileIds: [c, a, b] } },
    ]);
    expect(await verifyChain(vault.database, applicationId)).toMatchObject({ whole: true });
  });

  it("has a new file last, also after one was deleted", async () => {
    const [a, b, c] = await threeReceipts();
    await arrange([c, b, a]);
    await deleteDocument(vault.deps, vault.student, a);
    const d = await add();
    expect(await inOrder()).toEqual([c, b, d]);
  });

  it("has a replacing file in the place of the old one, which comes back to it", async () => {
    const [a, b, c] = await threeReceipts();
    const anew = await add(b);
    expect(await inOrder()).toEqual([a, anew, c]);
    const others = await Promise.all(Array.from({ length: receiptsFit - 3 }, () => add()));
    expect(await codes(restoreDocument(vault.deps, vault.student, b))).toEqual(["SLOT_FULL"]);
    for (const other of others) await deleteDocument(vault.deps, vault.student, other);
    await deleteDocument(vault.deps, vault.student, anew);
    expect(await codes(restoreDocument(vault.deps, vault.student, b))).toEqual([]);
    expect(await inOrder()).toEqual([a, b, c]);
  });

  it("has a restored file where it was, and old and new of one place can be set apart", async () => {
    const [a, b, c] = await threeReceipts();
    await deleteDocument(vault.deps, vault.student, b);
    await restoreDocument(vault.deps, vault.student, b);
    expect(await inOrder()).toEqual([a, b, c]);
    await deleteDocument(vault.deps, vault.student, c);
    const anew = await add(a);
    await restoreDocument(vault.deps, vault.student, a);
    expect(await inOrder()).toEqual([a, anew, b]);
    await arrange([anew, a, b]);
    expect(await inOrder()).toEqual([anew, a, b]);
    await arrange([b, anew, a]);
    expect(await inOrder()).toEqual([b, anew, a]);
  });

  it("is not taken from an old screen, from half a list or twice the same file", async () => {
    const [a, b, c] = await threeReceipts();
    const stranger = await threeReceipts();
    for (const ids of [
      [a, b],
      [a, b, c, c],
      [a, b, b],
      [a, b, stranger[0]],
      [a, b, "no-such-file"],
    ])
      expect(await codes(arrange(ids))).toEqual(["filesChanged"]);
    await deleteDocument(vault.deps, vault.student, c);
    expect(await codes(arrange([a, b, c]))).toEqual(["filesChanged"]);
    expect(await codes(arrange([]))).toEqual(["documentNotFound"]);
  });

  it("is set by those who may add files, and by nobody else", async () => {
    const [a, b, c] = await threeReceipts();
    expect(await codes(arrange([b, a, c], actor("somebody-else")))).toEqual(["documentNotFound"]);
    expect(await codes(arrangeFiles(vault.deps, null, [b, a, c]))).toEqual(["notSignedIn"]);
    expect(await codes(arrange([b, a, c], actor("firm-lawyer", "lawyer")))).toEqual([]);
    expect(await inOrder()).toEqual([b, a, c]);
  });

  it("stays one when two screens set it and a file is added at the same moment", async () => {
    const [a, b, c] = await threeReceipts();
    await deleteDocument(vault.deps, vault.student, c);
    const [first, second] = await Promise.all([arrange([b, a]), arrange([b, a]), add()]);
    for (const { done, refusals } of [first, second]) expect(done || refusals[0]?.code === "filesChanged").toBe(true);
    const ids = await inOrder();
    expect(ids).toHaveLength(3);
    expect([a, b]).not.toContain(ids.at(-1));
  });
});

describe("the files of each child", () => {
  it("have an order of their own, and a replacement takes no place of another child", async () => {
    applicationId = await vault.addApplication(vault.student.userId);
    for (const childNumber of [1, 2]) {
      await addChild(vault, applicationId, childNumber);
    }
    const of = (childNumber: number, replaces: string | null = null) =>
      sendFile(vault.deps, { applicationId, by: vault.student, place: { ...childPage, childNumber }, replaces });
    const id = async (sent: ReturnType<typeof of>) => {
      const finished = await sent;
      return finished.kind === "stored" ? finished.fileId : JSON.stringify(finished);
    };
    const a1 = await id(of(1));
    const a2 = await id(of(2));
    const b1 = await id(of(1));
    expect(await of(1)).toMatchObject({ kind: "refused", refusal: { code: "SLOT_FULL" } });
    expect(await of(1, a2)).toMatchObject({ kind: "refused" });
    expect(await codes(arrange([b1, a1, a2]))).toEqual(["filesChanged"]);
    expect(await codes(arrange([b1, a1]))).toEqual([]);
    const anew = await id(of(1, b1));
    const rows = await listDocuments(vault.database, applicationId, "vault");
    expect(rows.filter((row) => row.childNumber === 1).map((row) => row.id)).toEqual([anew, a1]);
    expect(rows.filter((row) => row.childNumber === 2).map((row) => row.id)).toEqual([a2]);
  });
});
