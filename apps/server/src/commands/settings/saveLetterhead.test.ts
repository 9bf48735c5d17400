import { afterAll, beforeAll, expect, it } from "vitest";
import { openArchive } from "../../files/testArchive.ts";
import { drawnPhoto } from "../../demo/drawnPhoto.ts";
import { allElements, readTaggedPdf } from "../../output/testTaggedPdf.ts";
import type { Actor } from "../../policies/actor.ts";
import { readLetterhead } from "../../store/letterhead.ts";
import { openLetter } from "../letters/openLetter.ts";
import { saveFirm } from "../office/saveFirm.ts";
import { inventedFirm } from "../office/testFirmValues.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { removeLetterhead, saveLetterhead } from "./saveLetterhead.ts";

let firm: TestFirm;
let admin: Actor;
let lawyer: Actor;
let applicationId: string;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
  lawyer = await firm.person("lawyer");
  applicationId = await firm.application(await firm.person("student"));
  await firm.assign(applicationId, lawyer);
  await saveFirm(firm, admin, { values: inventedFirm, baseVersion: 0 });
});
afterAll(async () => {
  await firm.close();
});

const letter = async (kind: "pdf" | "docx", letterKey = "studyPermitLegalSubmission"): Promise<Buffer> => {
  const opened = await openLetter(firm, lawyer, { applicationId, letterKey, language: "en", kind });
  if ("refusals" in opened) throw new Error(opened.refusals[0]?.code);
  return opened.bytes;
};
const pdf = async (letterKey?: string) => {
  const elements = allElements((await readTaggedPdf(await letter("pdf", letterKey))).elements);
  return {
    pictures: elements.filter(({ role }) => role === "Figure").length,
    saysOffice: elements.some(({ role, text }) => role === "P" && text.includes("1 Main Street")),
  };
};
const save = async (bytes: Buffer, replacesText = false, asker: Actor | null = admin) =>
  await saveLetterhead(firm, asker, { bytes, replacesText });

it("is drawn on letters of the firm, with the text of the office or in its place", async () => {
  expect(await pdf()).toEqual({ pictures: 0, saysOffice: true });
  expect(await save(drawnPhoto(0))).toEqual({ loaded: { width: 420, height: 540 }, refusals: [] });
  expect(await pdf()).toEqual({ pictures: 1, saysOffice: true });
  await save(drawnPhoto(1), true);
  expect(await pdf()).toEqual({ pictures: 1, saysOffice: false });
  expect(await pdf("letterOfExplanation")).toEqual({ pictures: 0, saysOffice: false });
  const parts = (await openArchive(await letter("docx"))).map(({ path }) => path);
  expect(parts.filter((path) => /^word\/media\/.*\.png$/.test(path))).toHaveLength(1);
});

it("that is no picture is refused, and nothing is lost", async () => {
  const before = await readLetterhead(firm.db);
  const refusals = (await save(Buffer.from("no picture"))).refusals.map(({ code }) => code);
  expect(refusals).toEqual(["letterheadNoPicture"]);
  expect(await readLetterhead(firm.db)).toEqual(before);
});

it("is set and removed by an administrator alone, and noted without the picture", async () => {
  for (const role of ["student", "lawyer", "support"] as const) {
    const asker = await firm.person(role);
    expect((await save(drawnPhoto(0), false, asker)).refusals.map(({ code }) => code)).toEqual(["notAllowed"]);
    expect((await removeLetterhead(firm, asker)).refusals.map(({ code }) => code)).toEqual(["notAllowed"]);
  }
  expect(await removeLetterhead(firm, admin)).toEqual({ done: true, refusals: [] });
  expect(await pdf()).toEqual({ pictures: 0, saysOffice: true });
  const { rows } = await firm.db.$client.query(
    `select subject from boreal.audit_event where kind = 'letterheadSaved' order by position`,
  );
  expect(rows.map(({ subject }: { subject: unknown }) => subject)).toEqual([
    { version: 1, mime: "image/png", width: 420, height: 540 },
    { version: 2, mime: "image/png", width: 420, height: 540 },
    { version: 3, mime: null, width: null, height: null },
  ]);
});
