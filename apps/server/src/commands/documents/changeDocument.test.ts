import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shownName } from "../../store/documents/caseDocument.ts";
import { removeDependents } from "../../store/cases/dependents.ts";
import { listDocuments, readDocumentFile, trashDocument } from "../../store/documents/documents.ts";
import { daysLeftInTrash, trashDays } from "../../store/documents/trashTime.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { eraseDocument } from "./eraseDocument.ts";
import { renameDocument } from "./renameDocument.ts";
import { restoreDocument } from "./restoreDocument.ts";
import { rotateDocument } from "./rotateDocument.ts";
import { actor, openTestVault, type TestVault } from "./testFileDeps.ts";
import { addChild, storeFile } from "../uploads/testStoredFile.ts";

let vault: TestVault;
let applicationId: string;
beforeAll(async () => {
  vault = await openTestVault();
  applicationId = await vault.addApplication(vault.student.userId);
});
afterAll(async () => await vault.close());

const lawyer = actor("firm-lawyer", "lawyer");
const codes = async (result: Promise<{ readonly refusals: readonly { readonly code: string }[] }>) =>
  (await result).refusals.map(({ code }) => code);
async function freshFile(fileName = "scan.pdf", by = vault.student): Promise<string> {
  applicationId = await vault.addApplication(vault.student.userId);
  return await storeFile(vault.deps, { applicationId, by, fileName });
}
async function row(id: string) {
  const found = await readDocumentFile(vault.database, id);
  if (!found) throw new Error("gone");
  return found;
}
const nameOf = async (id: string) => shownName(await vault.deps.personKey(vault.student.userId), await row(id));
const rename = (fileId: string, name: string, by = vault.student) => renameDocument(vault.deps, by, { fileId, name });
const rotate = (fileId: string, rotation: number, by = vault.student) =>
  rotateDocument(vault.deps, by, { fileId, rotation });

describe("renaming", () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ["keeps the extension", "scan0001.PDF", "Receipt 2024", "Receipt 2024.PDF"],
    ["does not double a typed extension", "scan.pdf", "Receipt.pdf", "Receipt.pdf"],
    ["does not take another kind of file from a typed extension", "scan.pdf", "Receipt.jpeg", "Receipt.pdf"],
    ["gives a file without extension that of its content", "scan", "Receipt", "Receipt.pdf"],
    ["leaves a dot inside a name", "scan.pdf", "Form no. 5.1", "Form no. 5.1.pdf"],
    ["makes a slash harmless, without losing what stands before it", "scan.pdf", "Form 1/2", "Form 1-2.pdf"],
    ["takes out what cannot be seen", "scan.pdf", " Pass\u200Bport\u202E ", "Passport.pdf"],
    ["avoids names that Windows keeps for itself", "scan.pdf", "aux", "_aux.pdf"],
    ["keeps accents, composed", "scan.pdf", "Rec\u0327u", "Reçu.pdf"],
  ];
  it.each(cases)("%s", async (_, given, typed, shown) => {
    const id = await freshFile(given);
    expect(await codes(rename(id, typed))).toEqual([]);
    expect(await nameOf(id)).toBe(shown);
  });

  it("is refused with a reason when no name is left, or far too much", async () => {
    const id = await freshFile();
    for (const empty of ["", "  ", "...", "\u200B", ".pdf"])
      expect([empty, ...(await codes(rename(id, empty)))]).toEqual([empty, "nameMissing"]);
    expect(await codes(rename(id, "a".repeat(117)))).toEqual(["nameTooLong"]);
    expect(await codes(rename(id, "a".repeat(116)))).toEqual([]);
  });

  it("is for the giver and those who prepare the case; nothing of it is in the log", async () => {
    const supplied = await freshFile("letter.pdf", lawyer);
    expect(await codes(rename(supplied, "Mine"))).toEqual(["notAllowed"]);
    expect(await codes(rename(supplied, "Mine", actor("somebody-else")))).toEqual(["documentNotFound"]);
    expect(await codes(rename(supplied, "Amara Okafor", lawyer))).toEqual([]);
    const { rows } = await vault.database.$client.query(
      `select kind, subject from boreal.audit_event where chain_id = $1 and kind = 'documentRenamed'`,
      [applicationId],
    );
    expect(rows).toEqual([{ kind: "documentRenamed", subject: { fileId: supplied } }]);
    const raw = await row(supplied);
    expect(raw.sealedDisplayName?.includes("Okafor")).toBe(false);
    await deleteDocument(vault.deps, lawyer, supplied);
    expect(await codes(rename(supplied, "In the trash", lawyer))).toEqual(["notAllowed"]);
  });
});

describe("turning", () => {
  it("keeps quarter turns only", async () => {
    const id = await freshFile();
    expect((await row(id)).rotation).toBe(0);
    expect(await codes(rotate(id, 270))).toEqual([]);
    expect((await row(id)).rotation).toBe(270);
    for (const odd of [45, 360, -90, 1.5]) expect(await codes(rotate(id, odd))).toEqual(["quarterTurnsOnly"]);
    expect((await row(id)).rotation).toBe(270);
    expect(await codes(rotate(id, 0, actor("somebody-else")))).toEqual(["documentNotFound"]);
  });

  it("leaves the bytes as they are", async () => {
    const id = await freshFile();
    const before = await row(id);
    await rotate(id, 90);
    const after = await row(id);
    expect({ ...after, rotation: 0 }).toEqual(before);
    expect(after.contentMac.equals(before.contentMac)).toBe(true);
  });
});

describe("the trash", () => {
  it("says how many days are left by the table in force, the last one included", () => {
    const deletedAt = new Date("2026-11-01T12:00:00Z");
    const left = (now: string) => daysLeftInTrash(deletedAt, new Date(now));
    expect(trashDays(deletedAt)).toBe(30);
    expect([
      left("2026-11-01T12:00:00Z"),
      left("2026-11-01T12:00:01Z"),
      left("2026-11-30T13:00:00Z"),
      left("2026-12-01T12:00:00Z"),
      left("2026-12-05T00:00:00Z"),
    ]).toEqual([30, 30, 1, 0, 0]);
  });

  it("is emptied for good of one file when asked, row and bytes", async () => {
    const id = await freshFile();
    expect(await codes(eraseDocument(vault.deps, vault.student, id))).toEqual(["notAllowed"]);
    await deleteDocument(vault.deps, vault.student, id);
    expect(await codes(eraseDocument(vault.deps, actor("somebody-else"), id))).toEqual(["documentNotFound"]);
    expect(await codes(eraseDocument(vault.deps, vault.student, id))).toEqual([]);
    expect(await readDocumentFile(vault.database, id)).toBeUndefined();
    expect(await vault.deps.files.blobs.open(id)).toBeUndefined();
    expect(await codes(eraseDocument(vault.deps, vault.student, id))).toEqual(["documentNotFound"]);
    const { rows } = await vault.database.$client.query(
      `select actor_id from boreal.audit_event where chain_id = $1 and kind = 'documentErased'`,
      [applicationId],
    );
    expect(rows).toEqual([{ actor_id: vault.student.userId }]);
  });

  it("does not erase for an applicant what staff supplied", async () => {
    const id = await freshFile("letter.pdf", lawyer);
    await deleteDocument(vault.deps, lawyer, id);
    expect(await codes(eraseDocument(vault.deps, vault.student, id))).toEqual(["notAllowed"]);
    expect(await codes(eraseDocument(vault.deps, lawyer, id))).toEqual([]);
  });

  it("keeps the files of a child who left until the same child is back, and says so", async () => {
    applicationId = await vault.addApplication(vault.student.userId);
    const first = await addChild(vault, applicationId, 1);
    const place = {
      page: "biometrics-validity-letter-child",
      slot: "childBiometricsValidityLetter",
      person: "child",
      childNumber: 1,
    };
    const id = await storeFile(vault.deps, { applicationId, by: vault.student, place });
    await vault.database.transaction(async (tx) => {
      await removeDependents(tx, [first], vault.deps.now());
      await trashDocument(tx, id, vault.student.userId, vault.deps.now());
    });
    expect(await codes(restoreDocument(vault.deps, lawyer, id))).toEqual(["personLeft"]);
    expect(await listDocuments(vault.database, applicationId, "vault")).toEqual([]);
    expect(await codes(restoreDocument(vault.deps, vault.student, id))).toEqual(["documentNotFound"]);
    const other = await addChild(vault, applicationId, 1);
    expect(await codes(restoreDocument(vault.deps, vault.student, id))).toEqual(["personLeft"]);
    expect(await codes(eraseDocument(vault.deps, vault.student, id))).toEqual(["documentNotFound"]);
    await vault.database.execute(sql`update boreal.dependent set removed_at = now() where id = ${other}`);
    await vault.database.execute(sql`update boreal.dependent set removed_at = null where id = ${first}`);
    expect(await codes(restoreDocument(vault.deps, vault.student, id))).toEqual([]);
    expect((await row(id)).dependentId).toBe(first);
  });
});
