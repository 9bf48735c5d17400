import { randomBytes, randomUUID } from "node:crypto";
import { erasureUndoDays } from "@boreal/domain/office/caseErasure";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFileStore, type FileStore } from "../../files/fileStore.ts";
import { SealedWriter } from "../../files/sealedWriter.ts";
import type { Actor } from "../../policies/actor.ts";
import { listErasures } from "../../store/erasing/caseErasures.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { verifyLog } from "../../store/verifyLog.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { closeCase, reopenCase } from "../closing/closeCase.ts";
import { sendMessage } from "../desk/messages.ts";
import { writeNote } from "../desk/notes.ts";
import { addDependent } from "../dependents/addDependent.ts";
import { pdfBytes, receiptPlace } from "../documents/testFileDeps.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { finishUpload } from "../uploads/finishUpload.ts";
import { startUpload } from "../uploads/startUpload.ts";
import { askErasure, confirmErasure, undoErasure } from "./askErasure.ts";
import { eraseDueCases } from "./eraseDueCases.ts";
import { holdCase, liftHold } from "./holdCase.ts";

let firm: TestFirm;
let files: FileStore;
let student: Actor;
let lawyer: Actor;
let paralegal: Actor;
let admin: Actor;
let applicationId: string;
const marker = (kind: string) => `${kind}${randomBytes(6).toString("hex")}`;

beforeAll(async () => {
  firm = await openTestFirm();
  files = createFileStore({ dataFolder: firm.folder }, firm.keys);
  await files.prepare();
  lawyer = await firm.person("lawyer");
  paralegal = await firm.person("paralegal");
  admin = await firm.person("admin");
});
beforeEach(async () => {
  student = await firm.person("student", { firstName: marker("First"), lastName: marker("Last") });
  applicationId = await begin();
});
afterAll(async () => await firm.close());

async function begin(): Promise<string> {
  const id = await firm.application(student);
  for (const one of [lawyer, paralegal]) await firm.assign(id, one);
  return id;
}
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const close = async (id = applicationId) =>
  codes(await closeCase(firm, lawyer, { applicationId: id, reason: "workDone", ownWords: "", seenDeadlines: [] }));
const ask = async (by: Actor = paralegal, reason = "personAsks") =>
  codes(await askErasure(firm, by, { applicationId, reason }));
const confirm = async (by: Actor = lawyer) => codes(await confirmErasure(firm, by, { applicationId }));
const undo = async (by: Actor = lawyer) => codes(await undoErasure(firm, by, { applicationId }));
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);
const run = async (days: number, store: FileStore = files) =>
  await eraseDueCases({
    ...firm,
    files: store,
    now: () => daysAhead(days),
    reportFault: (fault) => expect.unreachable(String(fault)),
  });
const isThere = async (id = applicationId) => (await readApplicationRow(firm.db, id)) !== undefined;

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await firm.db.$client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const parts: string[] = [];
  for (const { name } of tables)
    for (const { row } of (await firm.db.$client.query<{ row: string }>(`select t::text as row from ${name} t`)).rows)
      parts.push(`${name} ${row}`);
  return parts.join("\n");
}

async function upload(): Promise<string> {
  const deps = {
    ...firm,
    files,
    queue: { sendReading: async () => {}, sendPortalFit: async () => {}, sendPackage: async () => {} },
    reportFault: () => {},
    fileLimits: { maxBytes: 1_000_000, maxPages: 50, maxPixels: 1_000_000 },
  } as unknown as Parameters<typeof startUpload>[0];
  const bytes = pdfBytes(5000);
  const given = { applicationId, ...receiptPlace, fileName: "a.pdf", length: bytes.length, replaces: null };
  const started = await startUpload(deps, student, given);
  if ("refused" in started) expect.fail(started.refused.code);
  const { upload: row } = started;
  const writer = await SealedWriter.open(files.stagedPath(row.id), await files.fileKey(row), row.id);
  await writer.write(bytes);
  await writer.sync();
  await writer.close();
  expect((await finishUpload(deps, row.id)).kind).toBe("stored");
  return row.id;
}

/** A case in which somebody wrote, with a spouse, a file and messages. */
async function work(): Promise<{ readonly secrets: readonly string[]; readonly fileId: string }> {
  const [spouse, child, note] = [marker("Spouse"), marker("Child"), marker("Note")];
  await saveAnswers(firm, student, {
    applicationId,
    answers: [{ key: "spouseFullName", value: spouse, baseVersion: 0 }],
  });
  const input = { type: "Child", birthday: "2011-07-19", applicantFullName: child } as const;
  await addDependent(firm, student, { userId: student.userId, applicationId, input });
  await writeNote(firm, lawyer, { applicationId, key: randomUUID(), body: note, isShared: true });
  await sendMessage(firm, student, { applicationId, key: randomUUID(), body: marker("Message") });
  return { secrets: [spouse, child, note], fileId: await upload() };
}

describe("a case that two people erase", () => {
  test("is gone after thirty days: no row, no key and no byte of it, and the log verifies", async () => {
    const { fileId, secrets } = await work();
    await close();
    expect(await ask()).toEqual([]);
    expect(await confirm()).toEqual([]);
    expect(await run(erasureUndoDays - 1)).toBe(0);
    expect(await isThere()).toBe(true);
    expect(await run(erasureUndoDays + 1)).toBe(1);
    expect([await isThere(), await files.blobs.stat(fileId)]).toEqual([false, undefined]);
    const everything = await dump();
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    const left = everything.split("\n");
    const naming = (id: string) => [
      ...new Set(left.filter((row) => row.includes(id)).map((row) => row.slice(0, row.indexOf(" ")))),
    ];
    // What stays: the log, which holds ids and kinds, and that it was erased.
    expect(naming(applicationId).toSorted()).toEqual([
      "boreal.audit_event",
      "boreal.audit_head",
      "boreal.case_erasure",
    ]);
    expect(naming(student.userId)).toEqual(["boreal.audit_event"]);
    expect(naming(fileId)).toEqual(["boreal.audit_event"]);
    const [erased] = await listErasures(firm.db);
    expect(erased).toMatchObject({
      applicationId,
      withPerson: true,
      counts: { answers: 1, documents: 1, messages: 1 },
    });
    expect(erased).toMatchObject({ askedBy: paralegal.userId, confirmedBy: lawyer.userId, bytesLeft: [] });
    expect(await verifyLog(firm.db)).not.toHaveProperty("broken");
    expect(await run(erasureUndoDays + 2)).toBe(0);
  });

  test("leaves another case of the same person whole, with the key that seals it", async () => {
    await work();
    const other = await begin();
    const kept = marker("Kept");
    const answers = [{ key: "spouseFullName", value: kept, baseVersion: 0 }];
    await saveAnswers(firm, student, { applicationId: other, answers });
    await close();
    await ask();
    await confirm();
    expect(await run(erasureUndoDays + 1)).toBe(1);
    expect([await isThere(), await isThere(other)]).toEqual([false, true]);
    const loaded = await firm.readCaseRow(other);
    expect(loaded?.answers).toHaveLength(1);
    expect((await listErasures(firm.db))[0]).toMatchObject({ withPerson: false });
    const { rows } = await firm.db.$client.query("select 1 from boreal.person_key where owner_id = $1", [
      student.userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("where the server stops before the bytes are removed, the next run removes them", async () => {
    const { fileId } = await work();
    await close();
    await ask();
    await confirm();
    const stopped = { ...files, blobs: { ...files.blobs, delete: () => Promise.reject(new Error("stopped")) } };
    const faults: unknown[] = [];
    const deps = {
      ...firm,
      files: stopped,
      now: () => daysAhead(31),
      reportFault: (fault: unknown) => faults.push(fault),
    };
    expect(await eraseDueCases(deps)).toBe(1);
    expect(faults).toHaveLength(1);
    expect((await listErasures(firm.db))[0]?.bytesLeft).toContain(fileId);
    expect(await run(31)).toBe(0);
    expect([(await listErasures(firm.db))[0]?.bytesLeft, await files.blobs.stat(fileId)]).toEqual([[], undefined]);
  });

  test("where something fails among the rows, all of them are still there", async () => {
    await work();
    await close();
    await ask();
    await confirm();
    const before = (await dump()).split("\n").filter((row) => row.includes(applicationId)).length;
    await firm.db.$client.query(
      "create or replace function boreal.stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$; create trigger stop_here before delete on boreal.application for each row execute function boreal.stop_here()",
    );
    const faults: unknown[] = [];
    const deps = { ...firm, files, now: () => daysAhead(31), reportFault: (fault: unknown) => faults.push(fault) };
    expect(await eraseDueCases(deps)).toBe(0);
    await firm.db.$client.query("drop trigger stop_here on boreal.application");
    expect(faults).toHaveLength(1);
    expect((await dump()).split("\n").filter((row) => row.includes(applicationId))).toHaveLength(before);
    expect(await run(31)).toBe(1);
  });
});

describe("what stands against it", () => {
  test("an open case, one’s own request, a reason of nobody’s list, and whoever has no right to it", async () => {
    expect(await ask()).toEqual(["caseNotClosed"]);
    await close();
    expect(await ask(paralegal, "toString")).toEqual(["reasonNeeded"]);
    expect(await ask(student)).toEqual(["notAllowed"]);
    expect(await confirm()).toEqual(["erasureNotAsked"]);
    expect(await ask(lawyer)).toEqual([]);
    expect(await ask(admin)).toEqual(["erasureAsked"]);
    expect(await confirm(lawyer)).toEqual(["anotherPerson"]);
    expect(await confirm(paralegal)).toEqual(["notAllowed"]);
    expect(await confirm({ ...admin, provenUntil: new Date(0) })).toEqual(["identityNotConfirmed"]);
    expect(await confirm(admin)).toEqual([]);
    expect(await confirm(admin)).toEqual(["erasureConfirmed"]);
  });

  test("of two who ask or confirm at once one does, and either undoes it", async () => {
    await close();
    expect((await Promise.all([ask(), ask(lawyer)])).flat()).toEqual(["erasureAsked"]);
    await undo();
    await ask(paralegal);
    expect((await Promise.all([confirm(lawyer), confirm(admin)])).flat()).toEqual(["erasureConfirmed"]);
    expect(await undo(paralegal)).toEqual([]);
    expect(await undo(lawyer)).toEqual(["erasureNotAsked"]);
    await run(100);
    expect(await isThere()).toBe(true);
  });

  test("a case that is to be erased is not reopened before that is undone, and one that is erased never", async () => {
    await close();
    await ask();
    await confirm();
    const given = { applicationId, reason: "clientReturned", ownWords: "" };
    expect(codes(await reopenCase(firm, lawyer, given))).toEqual(["erasureOpen"]);
    expect(await run(31)).toBe(1);
    expect(codes(await reopenCase(firm, lawyer, given))).toEqual(["notFound"]);
    expect(await undo()).toEqual(["notFound"]);
  });

  test("a hold, before it is asked, before it is confirmed and in the days after", async () => {
    const hold = async (by: Actor = lawyer) =>
      codes(await holdCase(firm, by, { applicationId, reason: "A complaint." }));
    const lift = async () => codes(await liftHold(firm, lawyer, { applicationId }));
    expect(await hold(paralegal)).toEqual(["notAllowed"]);
    expect(codes(await holdCase(firm, lawyer, { applicationId, reason: " " }))).toEqual(["holdReasonNeeded"]);
    expect((await Promise.all([hold(), hold(admin)])).flat()).toEqual(["caseHeldAlready"]);
    await close();
    expect(await ask()).toEqual(["caseHeld"]);
    expect(await lift()).toEqual([]);
    expect(await lift()).toEqual(["caseNotHeld"]);
    await ask();
    await hold();
    expect(await confirm()).toEqual(["caseHeld"]);
    await lift();
    await confirm();
    await hold();
    expect(await run(31)).toBe(0);
    expect(await isThere()).toBe(true);
    await lift();
    expect(await run(31)).toBe(1);
  });
});
