import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordedKeys } from "@boreal/domain/lifecycle/recordedFacts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { lastRecordedFacts } from "../../store/cases/recordedFacts.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { actor, openTestVault, pdfBytes, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { changeStatus } from "./changeStatus.ts";
import { forceStatus } from "./forceStatus.ts";
import { confirmStatement, recordFact } from "./recordFact.ts";
import { undoStatusChange } from "./undoStatus.ts";

let vault: TestVault;
let applicationId: string;
const lawyer = actor("the-lawyer", "lawyer");
const admin = actor("admin", "admin");

beforeAll(async () => {
  vault = await openTestVault();
});
beforeEach(async () => {
  applicationId = await vault.addApplication(vault.student.userId);
});
afterAll(async () => await vault.close());

const application = async () =>
  (await loadCaseFile(vault.deps, applicationId))?.caseFile.application ?? expect.fail("no case");
const record = async (fact: string, words: readonly string[], seen: readonly string[] = [], by: Actor = lawyer) =>
  (await recordFact(vault.deps, by, { applicationId, fact, words, seen })).refusals.map(({ code }) => code);
const filesHere = async () =>
  ((await loadCaseFile(vault.deps, applicationId))?.whole.documents ?? []).map(({ fileId }) => fileId);
const confirm = async (by: Actor = vault.student, fileIds?: readonly string[]) =>
  (await confirmStatement(vault.deps, by, { applicationId, fileIds: fileIds ?? (await filesHere()) })).refusals.map(
    ({ code }) => code,
  );
const at = async (to: string) => {
  const from = (await application()).status ?? "";
  const { refusals } = await forceStatus(vault.deps, admin, {
    applicationId,
    from,
    to,
    reason: "A slip.",
    requestId: randomUUID(),
  });
  expect(refusals).toEqual([]);
};

const values: Readonly<Record<(typeof recordedKeys)[number], readonly [readonly string[], unknown]>> = {
  reasonsForContactingIRCC: [
    ["statusUpdate", "changeWorkConditions"],
    ["changeWorkConditions", "statusUpdate"],
  ],
  receivedDate: [["2026-11-02"], "2026-11-02"],
  temporaryResidentVisaExpiryDate: [["2027-11-02"], "2027-11-02"],
  confirmedSoP: [["true"], true],
  decisionNotifiedAt: [["2026-11-01"], "2026-11-01"],
  decisionPlace: [["outsideCanada"], "outsideCanada"],
  servedAt: [["2026-11-03"], "2026-11-03"],
  appearanceAt: [["2026-11-04"], "2026-11-04"],
  hearingAt: [["2027-02-01"], "2027-02-01"],
};

describe("a fact that the team records", () => {
  test.each(recordedKeys)("%s reaches the case, is taken away again, and says who recorded it", async (fact) => {
    await at("JrLeaveFiled");
    const [words, value] = values[fact];
    expect(await record(fact, words)).toEqual([]);
    expect((await application())[fact]).toEqual(value);
    expect((await lastRecordedFacts(vault.database, applicationId)).get(fact)).toMatchObject({
      recordedBy: lawyer.userId,
    });
    expect(await record(fact, [], words)).toEqual([]);
    expect((await application())[fact] || null).toEqual(fact === "reasonsForContactingIRCC" ? [] : null);
    expect((await verifyChain(vault.database, applicationId)).whole).toBe(true);
  });

  test("the same again changes nothing, and of two who record at once the second hears of it", async () => {
    expect(await record("receivedDate", ["2026-11-02"])).toEqual([]);
    const before = (await lastRecordedFacts(vault.database, applicationId)).get("receivedDate")?.id;
    expect(await record("receivedDate", ["2026-11-02"])).toEqual([]);
    expect((await lastRecordedFacts(vault.database, applicationId)).get("receivedDate")?.id).toBe(before);
    expect(await record("receivedDate", ["2026-11-03"])).toEqual(["factMoved"]);
    expect(await record("receivedDate", ["2026-11-03"], ["2026-11-02"])).toEqual([]);
    const both = await Promise.all([
      record("confirmedSoP", ["true"]),
      record("temporaryResidentVisaExpiryDate", ["2027-01-01"]),
      record("temporaryResidentVisaExpiryDate", ["2027-01-02"]),
    ]);
    expect(both.flat()).toEqual(["factMoved"]);
  });

  test("is refused with what cannot be so, and where it does not belong", async () => {
    expect(await record("receivedDate", ["2026-13-01"])).toEqual(["notADate"]);
    expect(await record("receivedDate", ["2026-12-24"])).toEqual(["dateAhead"]);
    expect(await record("receivedDate", ["2026-11-01", "2026-11-02"])).toEqual(["notOneDay"]);
    expect(await record("reasonsForContactingIRCC", ["statusUpdate", "holidays"])).toEqual(["notOffered"]);
    expect(await record("confirmedSoP", ["yes"])).toEqual(["notOffered"]);
    expect(await record("appearanceAt", ["2026-11-04"])).toEqual(["factNotRecordable"]);
    expect(await record("status", ["Approved"])).toEqual(["factNotRecordable"]);
    expect(await record("receivedDate", ["2026-11-02"], [], vault.student)).toEqual(["notAllowed"]);
    expect(await record("receivedDate", ["2026-11-02"], [], actor("support", "support"))).toEqual(["notAllowed"]);
    expect(await record("receivedDate", ["2026-11-02"], [], actor("stranger"))).toEqual(["notFound"]);
    expect((await application()).receivedDate ?? null).toBe(null);
  });

  test("stays when the change of status before it is undone", async () => {
    await at("Approved");
    const moved = await changeStatus(vault.deps, lawyer, {
      applicationId,
      transition: "complete",
      from: "Approved",
      entered: {},
      confirmed: [],
      reason: "",
      requestId: randomUUID(),
    });
    expect(moved.refusals).toEqual([]);
    expect(await record("temporaryResidentVisaExpiryDate", ["2027-05-01"])).toEqual([]);
    const { rows } = await vault.database.$client.query<{ id: string }>(
      "select id from boreal.status_change where application_id = $1 and transition = 'complete'",
      [applicationId],
    );
    const undone = await undoStatusChange(vault.deps, lawyer, { applicationId, changeId: rows[0]?.id ?? "" });
    expect(undone.refusals).toEqual([]);
    expect(await application()).toMatchObject({
      status: "Approved",
      temporaryResidentVisaExpiryDate: "2027-05-01",
    });
  });
});

describe("the statement of purpose", () => {
  const statement = async (replaces: string | null = null) =>
    await storeFile(vault.deps, {
      applicationId,
      by: lawyer,
      place: { page: "study-plan", slot: "studyPlan", person: "main", childNumber: null },
      fileName: "statement.pdf",
      bytes: pdfBytes(2000, randomUUID()),
      replaces,
    });
  const lastFiles = async () =>
    (await lastRecordedFacts(vault.database, applicationId)).get("confirmedSoP")?.fileIds ?? null;

  test("is confirmed as it was seen: a file that came in the meantime is not, nor one that comes later", async () => {
    const first = await statement();
    const second = await statement(first);
    expect(await confirm(vault.student, [first])).toEqual(["statementMoved"]);
    expect(await confirm(vault.student, [])).toEqual(["statementMoved"]);
    expect((await application()).confirmedSoP).toBe(false);
    expect(await confirm(vault.student, [second])).toEqual([]);
    expect([(await application()).confirmedSoP, await lastFiles()]).toEqual([true, [second]]);
    const third = await statement(second);
    expect((await application()).confirmedSoP).toBe(false);
    expect(await confirm(vault.student, [second])).toEqual(["statementMoved"]);
    expect(await confirm(vault.student, [third])).toEqual([]);
    expect([(await application()).confirmedSoP, await lastFiles()]).toEqual([true, [third]]);
    // What the team records holds for whatever lies there: it answers for it.
    expect(await record("confirmedSoP", [], ["true"])).toEqual([]);
    expect(await record("confirmedSoP", ["true"])).toEqual([]);
    await statement(third);
    expect([(await application()).confirmedSoP, await lastFiles()]).toEqual([true, null]);
  });

  test("is confirmed by its applicant, once there is one, and taken back by the team alone", async () => {
    expect(await confirm()).toEqual(["statementMissing"]);
    await statement();
    expect(await confirm(lawyer)).toEqual(["notAllowed"]);
    expect(await confirm(actor("stranger"))).toEqual(["notFound"]);
    expect(await confirm()).toEqual([]);
    expect(await confirm()).toEqual([]);
    expect((await application()).confirmedSoP).toBe(true);
    expect(await record("confirmedSoP", [], ["true"])).toEqual([]);
    expect((await application()).confirmedSoP).toBe(false);
    await at("IrccProcessing");
    expect(await confirm()).toEqual(["applicationLocked"]);
  });
});
