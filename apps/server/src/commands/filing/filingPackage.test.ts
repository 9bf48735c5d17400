import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPdf } from "../../../../../tests/samples/pdfDocument.ts";
import { eq } from "../../database/query.ts";
import { openArchive } from "../../files/testArchive.ts";
import { createFilingPackageHandler } from "../../http/filing/filingPackage.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import {
  keepWithFiling,
  lastPackage,
  openManifest,
  packageOfFiling,
  readPackage,
} from "../../store/cases/filingPackages.ts";
import { listStatusChanges } from "../../store/cases/statusChanges.ts";
import { applicationTable } from "../../store/tables/applications.ts";
import { deleteDocument } from "../documents/deleteDocument.ts";
import { actor, openTestVault, receiptPlace, serve, type TestVault } from "../documents/testFileDeps.ts";
import { sweepFiles } from "../documents/sweepFiles.ts";
import { testForms } from "../forms/testForm.ts";
import { changeStatus } from "../lifecycle/changeStatus.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { buildFilingPackage } from "./buildFilingPackage.ts";
import { runFilingPackage, type PackagingDeps } from "./runFilingPackage.ts";

let vault: TestVault;
let deps: PackagingDeps;
let served: Awaited<ReturnType<typeof serve>>;
let asker: Asker = null;
const lawyer = actor("lawyer-of-all", "lawyer");

beforeAll(async () => {
  vault = await openTestVault();
  deps = { ...vault.deps, forms: testForms(vault.folder) };
  served = await serve(createFilingPackageHandler(vault.deps, () => Promise.resolve(asker)));
});
afterAll(async () => {
  await deps.forms.desk.close();
  await served.close();
  await vault.close();
});

const passport = { ...receiptPlace, page: "passport", slot: "passportBioPage" };

async function caseWithPassport() {
  const applicationId = await vault.addApplication(vault.student.userId);
  const bytes = await drawPdf((pdf) => pdf.text(`passport of ${applicationId}`));
  const fileId = await storeFile(vault.deps, {
    applicationId,
    by: vault.student,
    bytes,
    fileName: "p.pdf",
    place: passport,
  });
  return { applicationId, fileId, bytes };
}

const ask = async (applicationId: string, by: Asker = lawyer) =>
  await buildFilingPackage(vault.deps, by, { applicationId, portal: "irccPortal", language: "en" });

async function get(id: string, by: Asker) {
  asker = by;
  const answer = await fetch(`${served.address}/filing-packages/${id}`);
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe("the package on the case page", () => {
  test("is made, kept sealed, and handed to the legal team alone", async () => {
    const { applicationId, fileId, bytes } = await caseWithPassport();
    const { packageId, refusals } = await ask(applicationId);
    expect(refusals).toEqual([]);
    await runFilingPackage(deps, packageId ?? "");
    const row = await readPackage(vault.database, packageId ?? "");
    expect(row).toMatchObject({ state: "built", made: 1, wanted: 1 });
    const key = await vault.keys.personKey(vault.student.userId);
    const manifest = row && openManifest(key, row);
    expect(manifest?.entries[0]?.parts?.[0]?.files[0]?.fileId).toBe(fileId);
    const given = await get(packageId ?? "", lawyer);
    expect([given.status, given.bytes.byteLength]).toEqual([200, row?.bytes]);
    const entries = await openArchive(given.bytes);
    const sent = entries.find(({ path }) => path === manifest?.entries[0]?.path);
    expect(Buffer.from(sent?.bytes ?? []).equals(bytes)).toBe(true);
    for (const other of [vault.student, actor("support", "support"), null])
      expect((await get(packageId ?? "", other)).status).toBe(404);
    await sweepFiles(vault.deps);
    expect((await get(packageId ?? "", lawyer)).status).toBe(200);
  });

  test("a case that changed since withholds it, and a new one takes its place", async () => {
    const { applicationId, fileId } = await caseWithPassport();
    const first = (await ask(applicationId)).packageId ?? "";
    await runFilingPackage(deps, first);
    await addPassport(applicationId, "second");
    expect((await get(first, lawyer)).status).toBe(404);
    const second = (await ask(applicationId)).packageId ?? "";
    expect((await lastPackage(vault.database, applicationId))?.id).toBe(second);
    expect(await readPackage(vault.database, first)).toBeUndefined();
    // A document goes while the work waits: nothing is made of a case that is another one now.
    await deleteDocument(vault.deps, vault.student, fileId);
    await runFilingPackage(deps, second);
    expect(await readPackage(vault.database, second)).toMatchObject({ state: "stale", bytes: null });
  });

  test("what was sent stays: another package does not take it out, and a changed case does not withhold it", async () => {
    const { applicationId } = await caseWithPassport();
    const sent = (await ask(applicationId)).packageId ?? "";
    await runFilingPackage(deps, sent);
    await vault.database.transaction(async (tx) => await keepWithFiling(tx, sent, "a-filing"));
    await addPassport(applicationId, "after the filing");
    await ask(applicationId);
    expect((await packageOfFiling(vault.database, "a-filing"))?.id).toBe(sent);
    expect((await get(sent, lawyer)).status).toBe(200);
    expect((await get(sent, vault.student)).status).toBe(404);
  });

  test("a case that changes while the files are made leaves nothing of either case", async () => {
    const { applicationId } = await caseWithPassport();
    const id = (await ask(applicationId)).packageId ?? "";
    const opened: string[] = [];
    const openText: typeof deps.files.openText = async (file) => {
      if (opened.push(file.id) === 1) await addPassport(applicationId, "meanwhile");
      return await deps.files.openText(file);
    };
    await runFilingPackage({ ...deps, files: { ...deps.files, openText } }, id);
    expect(opened).toHaveLength(1);
    expect(await readPackage(vault.database, id)).toMatchObject({ state: "stale", bytes: null, sealedManifest: null });
    expect((await get(id, lawyer)).status).toBe(404);
    expect(await deps.files.blobs.open(id)).toBeUndefined();
  });

  test("is not for whoever may not put it together, and not of nothing", async () => {
    const { applicationId } = await caseWithPassport();
    for (const by of [vault.student, actor("agent", "agent"), null]) {
      const { packageId, refusals } = await ask(applicationId, by);
      expect([packageId, refusals.length]).toEqual([null, 1]);
    }
    const empty = await vault.addApplication(vault.student.userId);
    expect((await ask(empty)).refusals[0]?.code).toBe("nothingToSend");
  });
});

describe("the package that goes out with a filing", () => {
  const inReview = async () => {
    const { applicationId } = await caseWithPassport();
    await vault.database
      .update(applicationTable)
      .set({ status: "LawyerReview" })
      .where(eq(applicationTable.id, applicationId));
    return applicationId;
  };
  const built = async (applicationId: string) => {
    const id = (await ask(applicationId)).packageId ?? expect.fail("no package");
    await runFilingPackage(deps, id);
    expect((await readPackage(vault.database, id))?.state).toBe("built");
    return id;
  };
  /** Records that the case was sent; answers with the package that is kept with it. */
  const file = async (applicationId: string) => {
    const { refusals } = await changeStatus(vault.deps, lawyer, {
      applicationId,
      transition: "fileWithAuthority",
      from: "LawyerReview",
      entered: { submittedAt: "2026-11-18" },
      confirmed: [],
      reason: "",
      requestId: randomUUID(),
    });
    expect(refusals).toEqual([]);
    const [filing] = await listStatusChanges(vault.database, applicationId);
    return (await packageOfFiling(vault.database, filing?.id ?? expect.fail("no filing")))?.id;
  };

  test("is the current one, and none of another case", async () => {
    const [sent, other] = [await inReview(), await inReview()];
    const id = await built(sent);
    const ofOther = await built(other);
    expect(await file(sent)).toBe(id);
    expect((await get(id, lawyer)).status).toBe(200);
    expect(await lastPackage(vault.database, sent)).toBeUndefined();
    expect(await lastPackage(vault.database, other)).toMatchObject({ id: ofOther, statusChangeId: null });
  });

  test("is not one of a case that changed since", async () => {
    const sent = await inReview();
    const id = await built(sent);
    await addPassport(sent, "after the package", lawyer);
    expect(await file(sent)).toBeUndefined();
    expect(await lastPackage(vault.database, sent)).toMatchObject({ id, statusChangeId: null });
  });

  test("is not one that is not made yet", async () => {
    const sent = await inReview();
    const { packageId } = await ask(sent);
    expect(await file(sent)).toBeUndefined();
    expect(await lastPackage(vault.database, sent)).toMatchObject({ id: packageId, statusChangeId: null });
  });
});

async function addPassport(applicationId: string, words: string, by: Actor = vault.student): Promise<void> {
  const bytes = await drawPdf((pdf) => pdf.text(words));
  await storeFile(vault.deps, { applicationId, by, bytes, fileName: `${words}.pdf`, place: passport });
}
