import type { FitInput, FitResult } from "@boreal/reading/process/portal/fitForPortal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPortalFitHandler } from "../../http/portalFit.ts";
import type { Asker } from "../../policies/actor.ts";
import { inputsOf, filesOfSlot, openReport, readFit } from "../../store/documents/portalFits.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { fitForPortal } from "./fitForPortal.ts";
import { runPortalFit } from "./runPortalFit.ts";
import { sweepFiles } from "./sweepFiles.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { actor, openTestVault, pdfBytes, receiptPlace, serve, type TestVault } from "./testFileDeps.ts";

let vault: TestVault;
let served: Awaited<ReturnType<typeof serve>>;
let asker: Asker = null;
const given: FitInput[] = [];
const report = {
  pagesIn: 2,
  pagesOut: 2,
  bytesBefore: 9,
  bytesAfter: 9,
  limit: 2_000_000,
  words: 10,
  found: 10,
  isLegible: true,
  pages: [],
  milliseconds: 1,
};
const merged = Buffer.from("%PDF-1.7 merged with the marker Quillfeather");
let answer: FitResult = { kind: "fitted", pdf: merged, report };
const deps = () => ({
  ...vault.deps,
  fitFiles: (input: FitInput) => {
    given.push({ ...input, files: input.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) })) });
    return Promise.resolve(answer);
  },
});

beforeAll(async () => {
  vault = await openTestVault();
  served = await serve(createPortalFitHandler(vault.deps, () => Promise.resolve(asker)));
});
afterAll(async () => {
  await served.close();
  await vault.close();
});

async function slotWith(...files: string[]) {
  const applicationId = await vault.addApplication(vault.student.userId);
  const ids: string[] = [];
  for (const name of files)
    ids.push(
      await storeFile(vault.deps, { applicationId, by: vault.student, bytes: pdfBytes(1000, name), fileName: name }),
    );
  const asked = {
    applicationId,
    page: receiptPlace.page,
    slot: receiptPlace.slot,
    childNumber: null,
    portal: "irccPortal",
  };
  return { ids, asked, applicationId };
}

async function fitOf(asked: Parameters<typeof fitForPortal>[2]): Promise<string> {
  const { fitId } = await fitForPortal(vault.deps, vault.student, asked);
  if (fitId === null) throw new Error("nothing was begun");
  await runPortalFit(deps(), fitId);
  return fitId;
}
const get = (id: string) => fetch(`${served.address}/portal-fits/${id}`);

describe("the files of a slot, merged for a portal", () => {
  test("in their order, under the limit of the day; kept sealed, and no document of the case", async () => {
    const { asked, ids } = await slotWith("a.pdf", "b.pdf");
    given.length = 0;
    const fitId = await fitOf(asked);
    expect(
      given.map(({ limit, files }) => [limit, files.map(({ bytes }) => Buffer.from(bytes).toString("latin1", 9, 14))]),
    ).toEqual([[2_000_000, ["a.pdf", "b.pdf"]]]);
    asker = vault.student;
    const served1 = await get(fitId);
    expect([served1.status, served1.headers.get("content-type"), served1.headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    expect(Buffer.from(await served1.arrayBuffer()).equals(merged)).toBe(true);
    const files = await filesOfSlot(vault.database, asked);
    expect([files.map(({ id }) => id), inputsOf(files)]).toEqual([ids, `${ids[0]}/0 ${ids[1]}/0`]);
    const row = await readFit(vault.database, fitId);
    expect(row && openReport(await vault.keys.personKey(row.ownerId), row)).toEqual({ report });
    const blob = await vault.deps.files.blobs.open(fitId);
    expect((await blob?.read(0, blob.size))?.includes("Quillfeather")).toBe(false);
    await blob?.close();
  });

  test("for whoever may see the files and for nobody else", async () => {
    const { asked } = await slotWith("a.pdf");
    const fitId = await fitOf(asked);
    for (const other of [
      null,
      actor("somebody-else"),
      { ...actor("a-lawyer", "lawyer"), lawyerScope: "assigned" as const },
      actor("support", "support"),
    ]) {
      asker = other;
      expect((await get(fitId)).status).toBe(404);
      expect((await fitForPortal(vault.deps, other, asked)).refusals).toHaveLength(1);
    }
    asker = actor("firm-lawyer", "lawyer");
    expect((await get(fitId)).status).toBe(200);
  });

  test("withheld once a file of the slot is gone, and swept away with its bytes", async () => {
    const { asked, ids } = await slotWith("a.pdf", "b.pdf");
    const fitId = await fitOf(asked);
    asker = vault.student;
    await deleteDocument(vault.deps, vault.student, ids[0] ?? "");
    expect((await get(fitId)).status).toBe(404);
    await sweepFiles(vault.deps);
    expect([await readFit(vault.database, fitId), await vault.deps.files.blobs.stat(fitId)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("made again, the earlier one is gone", async () => {
    const { asked } = await slotWith("a.pdf");
    const first = await fitOf(asked);
    const second = await fitOf(asked);
    expect([await vault.deps.files.blobs.stat(first), (await readFit(vault.database, second))?.state]).toEqual([
      undefined,
      "fitted",
    ]);
  });

  test("a file that cannot be merged is named; nothing is kept", async () => {
    const { asked, ids } = await slotWith("a.pdf", "b.pdf");
    answer = { kind: "refused", file: 1, error: "adobeForm" };
    const fitId = await fitOf(asked);
    answer = { kind: "fitted", pdf: merged, report };
    const row = await readFit(vault.database, fitId);
    expect([row?.state, row?.bytes, row && openReport(await vault.keys.personKey(row.ownerId), row)]).toEqual([
      "refused",
      null,
      { fileId: ids[1], error: "adobeForm" },
    ]);
  });

  test("refused for an empty slot and for a portal that does not exist", async () => {
    const { asked } = await slotWith();
    expect((await fitForPortal(vault.deps, vault.student, asked)).refusals[0]?.code).toBe("nothingToFit");
    expect((await fitForPortal(vault.deps, vault.student, { ...asked, portal: "constructor" })).refusals[0]?.code).toBe(
      "notFound",
    );
  });
});
