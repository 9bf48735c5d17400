import { computePlan } from "@boreal/domain/plan/plan";
import { unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import type { SlotAddress } from "../../store/documents/vaultPlace.ts";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { recordReading } from "../reading/recordReading.ts";
import { addChild, sendFile, storeFile } from "../uploads/testStoredFile.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { stateNoDocument } from "./noDocument.ts";
import { restoreDocument } from "./restoreDocument.ts";
import { sortDocument } from "./sortDocument.ts";
import { actor, openTestVault, pdfBytes, receiptPlace, sampleReading, type TestVault } from "./testFileDeps.ts";

let vault: TestVault;
let applicationId: string;
const lawyer = actor("firm-lawyer", "lawyer");
beforeAll(async () => {
  vault = await openTestVault();
});
beforeEach(async () => {
  applicationId = await vault.addApplication(vault.student.userId);
});
afterAll(async () => await vault.close());

const drop = async (marker = "", fileName = "scan.pdf") =>
  await storeFile(vault.deps, {
    applicationId,
    by: vault.student,
    place: unsortedPlace,
    fileName,
    bytes: pdfBytes(2000, marker),
  });
const gic = { page: "guaranteed-investment-certificate", slot: "guaranteedInvestmentCertificate", childNumber: null };
const sort = async (
  fileId: string,
  to = gic as { page: string; slot: string; childNumber: number | null },
  by = vault.student,
) => (await sortDocument(vault.deps, by, { fileId, ...to })).refusals.map(({ code }) => code);
const row = async (id: string) => {
  const found = await readDocumentFile(vault.database, id);
  if (!found) throw new Error("gone");
  return found;
};
const theCase = async () => {
  const loaded = await loadCaseFile(vault.deps, applicationId);
  if (!loaded) throw new Error("no case");
  return loaded.caseFile;
};
const read = async (fileId: string, round: number, documentType: string | null) =>
  await recordReading(vault.deps, fileId, round, sampleReading({ documentType, fields: {} }));
const open = async () => computePlan(await theCase()).readiness.open.filter(({ kind }) => kind === "file");

describe("a file that nobody has sorted", () => {
  it("lies in no slot, is read for what it clearly is, and holds back the review in words", async () => {
    const expected: (readonly string[])[] = [];
    const deps = vault.restart({
      readBytes: ({ expectedTypes }) => {
        expected.push(expectedTypes);
        return Promise.resolve(sampleReading({ documentType: "GIC", fields: {} }));
      },
    });
    const id = await drop();
    await readDocument(deps, { fileId: id, round: 1 });
    // Of nothing that reading tells apart.
    expect(expected).toEqual([["Other"]]);
    const { documents, unsortedDocuments } = await theCase();
    expect([documents, unsortedDocuments]).toMatchObject([[], [{ fileId: id, documentType: "GIC" }]]);
    expect((await open()).map(({ text }) => text.en)).toEqual(["1 file is not sorted yet."]);
  });

  it("is dropped by the applicant alone, and of no other person or child", async () => {
    const sent = async (place: Partial<SlotAddress>, by = vault.student) =>
      (await sendFile(vault.deps, { applicationId, by, place: { ...unsortedPlace, ...place } })).kind;
    expect(await sent({})).toBe("stored");
    expect(await sent({}, lawyer)).toBe("refused");
    for (const other of [{ slot: "x" }, { person: "spouse" }, { childNumber: 1 }])
      expect(await sent(other)).toBe("refused");
  });

  it("goes to the trash and comes back to where it was", async () => {
    const id = await drop();
    await deleteDocument(vault.deps, vault.student, id);
    expect(await open()).toEqual([]);
    expect((await restoreDocument(vault.deps, vault.student, id)).refusals).toEqual([]);
    expect((await open()).length).toBe(1);
  });
});

describe("sorting a file", () => {
  it("puts it into the slot as if it had been uploaded there: read anew, counted, warned about", async () => {
    const id = await drop();
    await read(id, 1, "Passport");
    expect(await sort(id)).toEqual([]);
    expect(await row(id)).toMatchObject({ ...gic, person: "main", readingRound: 2, readingStartedAt: null });
    expect(await open()).toEqual([]);
    await read(id, 2, "Passport");
    const plan = computePlan(await theCase());
    expect(plan.warnings.map(({ id: warning, fileId }) => [warning, fileId])).toContainEqual(["documentMismatch", id]);
    const { rows } = await vault.database.$client.query(
      "select actor_id, subject from boreal.audit_event where chain_id = $1 and kind = 'documentSorted'",
      [applicationId],
    );
    expect(rows).toEqual([{ actor_id: vault.student.userId, subject: { fileId: id, ...gic } }]);
  });

  it("may be asked for again, and never moves what is sorted", async () => {
    const id = await drop();
    expect([await sort(id), await sort(id)]).toEqual([[], []]);
    expect((await row(id)).readingRound).toBe(2);
    expect(await sort(id, receiptPlace)).toEqual(["sortedAlready"]);
    expect(await row(id)).toMatchObject(gic);
  });

  it("is for a child by its number, with the person who is there now", async () => {
    const childId = await addChild(vault, applicationId, 1);
    const passport = { page: "child-passport", slot: "childPassportBioPage", childNumber: 1 };
    const id = await drop();
    expect(await sort(id, { ...passport, childNumber: 2 })).toEqual(["placeUnknown"]);
    expect(await sort(id, passport)).toEqual([]);
    expect(await row(id)).toMatchObject({ ...passport, person: "child", dependentId: childId });
  });

  it("is refused where there is no room, no such slot, or none that takes such a file", async () => {
    const files = [await drop("1"), await drop("2"), await drop("3")];
    const [first = "", second = "", third = ""] = files;
    expect([await sort(first), await sort(second), await sort(third)]).toEqual([[], [], ["SLOT_FULL"]]);
    expect(await sort(third, { ...gic, slot: "x" })).toEqual(["placeUnknown"]);
    expect(await sort(third, unsortedPlace)).toEqual(["placeUnknown"]);
    await vault.database.$client.query("update boreal.document_file set mime = 'image/tiff' where id = $1", [third]);
    const form = { page: "application-for-study-permit", slot: "applicationForStudyPermit", childNumber: null };
    expect(await sort(third, form)).toEqual(["FILE_TYPE_NOT_ALLOWED"]);
    expect((await row(third)).page).toBe(unsortedPlace.page);
  });

  it("is not for the applicant where they may only look, and is for the team", async () => {
    const letter = { page: "biometrics-request-letter", slot: "biometricsRequestLetter", childNumber: null };
    const id = await drop();
    expect(await sort(id, letter)).toEqual(["notAllowed"]);
    expect(await sort(id, letter, actor("somebody-else"))).toEqual(["documentNotFound"]);
    expect(await sort(id, letter, actor("support", "support"))).toEqual(["documentNotFound"]);
    expect(await sort(id, letter, lawyer)).toEqual([]);
  });

  it("ends what was said of a document that is not there", async () => {
    const test = { page: "language-test", slot: "languageTest", childNumber: null };
    const said = await stateNoDocument(vault.deps, vault.student, { applicationId, ...test, explanation: null });
    expect(said.refusals).toEqual([]);
    expect(await sort(await drop(), test)).toEqual([]);
    expect((await theCase()).noDocumentStatements ?? []).toEqual([]);
  });

  it("repeats what lies in a slot once it is in one itself; what lies in a slot repeats nothing unsorted", async () => {
    const dropped = await drop("same");
    const added = await storeFile(vault.deps, { applicationId, by: vault.student, bytes: pdfBytes(2000, "same") });
    const repeating = async () =>
      (await theCase()).documents.flatMap(({ fileId, findings }) => (findings?.length ? [fileId] : []));
    expect(await repeating()).toEqual([]);
    await sort(dropped);
    expect(await repeating()).toEqual([added]);
  });
});
