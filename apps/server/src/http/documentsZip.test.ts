import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { get as httpGet } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { arrangeFiles } from "../commands/documents/arrangeFiles.ts";
import { deleteDocument } from "../commands/documents/deleteDocument.ts";
import { renameDocument } from "../commands/documents/renameDocument.ts";
import { actor, openTestVault, pdfBytes, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import { addChild, storeFile } from "../commands/uploads/testStoredFile.ts";
import { openArchive } from "../files/testArchive.ts";
import type { Asker } from "../policies/actor.ts";
import { removeDependents } from "../store/cases/dependents.ts";
import { listDocuments, readDocumentFile, trashDocument } from "../store/documents/documents.ts";
import { createDocumentsZipHandler, isDocumentsArchive } from "./documentsZip.ts";

let vault: TestVault;
let served: Awaited<ReturnType<typeof serve>>;
let asker: Asker = null;
let applicationId: string;
/** Called each time the handler asks who is there: first for the whole, then for each file. */
let onSession: () => Promise<void>;

beforeAll(async () => {
  vault = await openTestVault();
  served = await serve(
    createDocumentsZipHandler(vault.deps, async () => {
      await onSession();
      return asker;
    }),
  );
});
afterAll(async () => {
  await served.close();
  await vault.close();
});
beforeEach(async () => {
  onSession = () => Promise.resolve();
  asker = vault.student;
  applicationId = await vault.addApplication(vault.student.userId);
});

const lawyer = actor("firm-lawyer", "lawyer");
const requestLetter = {
  page: "biometrics-request-letter",
  slot: "biometricsRequestLetter",
  person: "main",
  childNumber: null,
};
const childLetter = {
  page: "biometrics-validity-letter-child",
  slot: "childBiometricsValidityLetter",
  person: "child",
  childNumber: 1,
};
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const receipt = (fileName: string, marker: string) =>
  storeFile(vault.deps, { applicationId, by: vault.student, fileName, bytes: pdfBytes(100_000, marker) });
const get = (query = "", of = applicationId) => fetch(`${served.address}/applications/${of}/documents.zip${query}`);
async function inside(query = ""): Promise<{ path: string; sha: string }[]> {
  const answer = await get(query);
  expect(answer.status).toBe(200);
  return (await openArchive(new Uint8Array(await answer.arrayBuffer()))).map(({ path, bytes }) => ({
    path,
    sha: sha(bytes),
  }));
}
const pathsOf = async (query = "") => (await inside(query)).map(({ path }) => path);

describe("all documents of a case in one archive", () => {
  it("holds the same bytes, in the order of the slots, under their names of today", async () => {
    const [first, second] = [await receipt("one.pdf", "a"), await receipt("two.pdf", "b")];
    await arrangeFiles(vault.deps, vault.student, [second, first]);
    await renameDocument(vault.deps, vault.student, { fileId: first, name: "Reçu de 2024" });
    await storeFile(vault.deps, {
      applicationId,
      by: lawyer,
      place: requestLetter,
      fileName: "request.pdf",
      bytes: pdfBytes(7, ""),
    });
    expect(await inside()).toEqual([
      { path: "Applicant/Biometrics Receipt/1 two.pdf", sha: sha(pdfBytes(100_000, "b")) },
      { path: "Applicant/Biometrics Receipt/2 Reçu de 2024.pdf", sha: sha(pdfBytes(100_000, "a")) },
      { path: "Applicant/Biometrics Request Letter/request.pdf", sha: sha(pdfBytes(7, "")) },
    ]);
    const french = await pathsOf("?language=fr");
    expect(french[0]).toMatch(/^Personne qui présente la demande\//);
  });

  it("or of one page, without folders", async () => {
    await receipt("one.pdf", "a");
    await storeFile(vault.deps, { applicationId, by: lawyer, place: requestLetter, fileName: "request.pdf" });
    const answer = await get("?page=biometrics-receipt");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Biometrics Receipt\.zip"/);
    expect(await pathsOf("?page=biometrics-receipt")).toEqual(["one.pdf"]);
    for (const nothing of ["?page=passport", "?page=biometrics-receipt&child=1", "?page=..%2F..", "?page="])
      expect([nothing, (await get(nothing)).status]).toEqual([nothing, 404]);
  });

  it("is not there for strangers, without session, and for those who may open none of the files", async () => {
    await receipt("one.pdf", "a");
    for (const stranger of [
      null,
      actor("somebody-else"),
      actor("support", "support"),
      { ...vault.student, emailVerified: false },
    ]) {
      asker = stranger;
      expect((await get()).status).toBe(404);
    }
    asker = vault.student;
    expect((await get("", "no-such-application")).status).toBe(404);
    expect(
      (await fetch(`${served.address}/applications/${applicationId}/documents.zip`, { method: "POST" })).status,
    ).toBe(405);
    expect(isDocumentsArchive(`/applications/${applicationId}/documents`)).toBe(false);
  });

  it("leaves out what is in the trash, what reading rejected, and the files of a child who left", async () => {
    const child = await addChild(vault, applicationId, 1);
    const ofChild = await storeFile(vault.deps, {
      applicationId,
      by: vault.student,
      place: childLetter,
      fileName: "letter.pdf",
    });
    const trashed = await receipt("trashed.pdf", "a");
    const rejected = await receipt("rejected.pdf", "b");
    await receipt("kept.pdf", "c");
    expect(await pathsOf()).toHaveLength(4);
    await deleteDocument(vault.deps, vault.student, trashed);
    await vault.database.$client.query("update boreal.document_file set rejected = true where id = $1", [rejected]);
    await vault.database.transaction(async (tx) => {
      await removeDependents(tx, [child], vault.deps.now());
      await trashDocument(tx, ofChild, vault.student.userId, vault.deps.now());
    });
    for (const reader of [vault.student, lawyer]) {
      asker = reader;
      expect(await pathsOf()).toEqual(["Applicant/Biometrics Receipt/kept.pdf", "NOT INCLUDED.txt"]);
    }
    const [, note] = await openArchive(new Uint8Array(await (await get()).arrayBuffer()));
    expect(new TextDecoder().decode(note?.bytes)).toMatch(/not accepted when they were read[^]*- rejected\.pdf/);
    expect(new TextDecoder().decode(note?.bytes)).not.toContain("trashed.pdf");
    // Even if only the person is gone and the file was forgotten in the vault.
    await vault.database.$client.query("update boreal.document_file set deleted_at = null where id = $1", [ofChild]);
    expect(await pathsOf()).toEqual(["Applicant/Biometrics Receipt/kept.pdf", "NOT INCLUDED.txt"]);
  });

  it("decides each file when its turn comes, and says inside that something is missing, not what", async () => {
    await receipt("one.pdf", "a");
    const second = await receipt("two.pdf", "b");
    let asked = 0;
    onSession = async () => {
      asked += 1;
      if (asked === 3) await deleteDocument(vault.deps, vault.student, second);
    };
    const answer = await get();
    const found = await openArchive(new Uint8Array(await answer.arrayBuffer()));
    expect(found.map(({ path }) => path)).toEqual(["Applicant/Biometrics Receipt/1 one.pdf", "NOT INCLUDED.txt"]);
    const note = new TextDecoder().decode(found[1]?.bytes);
    expect(note).toContain("withdrawn while the archive was written: 1");
    expect(note).not.toContain("two.pdf");
  });

  it("ends for somebody whose session ended meanwhile", async () => {
    await receipt("one.pdf", "a");
    await receipt("two.pdf", "b");
    let asked = 0;
    onSession = () => {
      asked += 1;
      if (asked === 3) asker = null;
      return Promise.resolve();
    };
    expect(await pathsOf()).toEqual(["Applicant/Biometrics Receipt/1 one.pdf", "NOT INCLUDED.txt"]);
  });

  it("names what cannot be opened, gives the rest, and tells the fault", async () => {
    const broken = await receipt("one.pdf", "a");
    await receipt("two.pdf", "b");
    await vault.deps.files.blobs.delete(broken);
    const before = vault.faults.length;
    const found = await openArchive(new Uint8Array(await (await get("?language=fr")).arrayBuffer()));
    expect(found.map(({ path }) => path.split("/").at(-1))).toEqual(["2 two.pdf", "NON INCLUS.txt"]);
    expect(new TextDecoder().decode(found[1]?.bytes)).toContain("1 one.pdf");
    expect(vault.faults.length).toBe(before + 1);
  });

  it("gives everything else when a file is damaged in its middle, names it in both languages, and marks it", async () => {
    const broken = await storeFile(vault.deps, {
      applicationId,
      by: vault.student,
      fileName: "one.pdf",
      bytes: pdfBytes(400_000, "a"),
    });
    await receipt("two.pdf", "b");
    const path = join(
      vault.folder,
      readdirSync(vault.folder, { recursive: true, encoding: "utf8" }).find((name) => name.includes(broken)) ?? "",
    );
    const bytes = readFileSync(path);
    bytes[300_000] = (bytes[300_000] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const found = await openArchive(new Uint8Array(await (await get()).arrayBuffer()));
    expect(found.map((one) => one.path.split("/").at(-1))).toEqual(["2 two.pdf", "NOT INCLUDED.txt"]);
    const note = new TextDecoder().decode(found[1]?.bytes);
    expect(note.match(/1 one\.pdf/g)).toHaveLength(2);
    expect(note).toMatch(/can no longer be opened[^]*ne peuvent plus être ouverts/);
    expect((await readDocumentFile(vault.database, broken))?.damage).toBe("damaged");
  });

  it("is written to the log of the case before the first byte, by ids only", async () => {
    const fileId = await receipt("one.pdf", "a");
    asker = lawyer;
    await get();
    const { rows } = await vault.database.$client.query(
      `select actor_id, subject from boreal.audit_event where chain_id = $1 and kind = 'documentsDownloaded'`,
      [applicationId],
    );
    expect(rows).toEqual([{ actor_id: "firm-lawyer", subject: { page: null, childNumber: null, fileIds: [fileId] } }]);
  });

  it("is no fault when the reader leaves in the middle; the next one gets it whole", async () => {
    for (const marker of ["a", "b", "c"])
      await storeFile(vault.deps, { applicationId, by: vault.student, bytes: pdfBytes(4_000_000, marker) });
    const request = httpGet(`${served.address}/applications/${applicationId}/documents.zip`);
    const [answer] = (await once(request, "response")) as [NodeJS.ReadableStream];
    await once(answer, "data");
    request.destroy();
    expect((await inside()).map((one) => one.sha)).toEqual(
      ["a", "b", "c"].map((marker) => sha(pdfBytes(4_000_000, marker))),
    );
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(3);
  });
});
