import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listFilings } from "../../store/cases/filings.ts";
import { listOpenReports, listStatusChanges } from "../../store/cases/statusChanges.ts";
import { listNotifications } from "../../store/notifications.ts";
import { openTestFirm, testToday, type TestFirm } from "../testFirm.ts";
import { changeStatus, type StatusOutcome, type StatusRequest } from "./changeStatus.ts";
import { declineReport } from "./declineReport.ts";
import { forceStatus } from "./forceStatus.ts";
import { undoStatusChange } from "./undoStatus.ts";

let firm: TestFirm;
let student: Actor;
let lawyer: Actor;
let admin: Actor;
let applicationId: string;
beforeAll(async () => {
  firm = await openTestFirm();
  student = await firm.person("student");
  lawyer = await firm.person("lawyer");
  admin = await firm.person("admin");
});
beforeEach(async () => {
  applicationId = await caseAt("Preparation");
});
afterAll(async () => await firm.close());

const force = async (id: string, from: string, to: ApplicationStatus, by = admin) =>
  await forceStatus(firm, by, { applicationId: id, from, to, reason: "Moved by mistake.", requestId: randomUUID() });

async function caseAt(status: ApplicationStatus, type: ApplicationType = "Student"): Promise<string> {
  const owner = type === "Student" ? student : await firm.person("student");
  const id = await firm.application(owner, type);
  await firm.assign(id, lawyer);
  const { status: now } = await application(id);
  if (now !== status) expect(codes(await force(id, now ?? "", status))).toEqual([]);
  return id;
}

const application = async (id = applicationId) =>
  (await loadCaseFile(firm, id))?.caseFile.application ?? expect.fail("no case");

const codes = (outcome: StatusOutcome) => outcome.refusals.map(({ code }) => code);

const move = async (
  by: Actor,
  transition: string,
  more: Partial<StatusRequest> = {},
  id = applicationId,
): Promise<StatusOutcome> =>
  await changeStatus(firm, by, {
    applicationId: id,
    transition,
    from: (await application(id)).status ?? "",
    entered: {},
    confirmed: [],
    reason: "",
    requestId: randomUUID(),
    ...more,
  });

const filed = { entered: { submittedAt: "2026-11-18", confirmationNumber: "A-MARKER-77" } };

describe("sending to the review", () => {
  test("says what is still open, never a bare no, and moves nothing", async () => {
    const outcome = await move(student, "sendToReview");
    expect(codes(outcome)).toEqual(["statusChangeHasOpenPoints"]);
    expect(outcome.open.length).toBeGreaterThan(5);
    expect(new Set(outcome.open.map(({ kind }) => kind))).toEqual(new Set(["slot", "step", "form"]));
    expect((await application()).status).toBe("Preparation");
    expect(await listStatusChanges(firm.db, applicationId)).toEqual([]);
  });

  test("is no change of a lawyer’s, and none of somebody else’s", async () => {
    expect(codes(await move(lawyer, "sendToReview"))).toEqual(["statusChangeNotOffered"]);
    const stranger = await firm.person("student");
    expect(codes(await move(stranger, "sendToReview"))).toEqual(["notFound"]);
    expect(codes(await move(await firm.person("support"), "sendToReview"))).toEqual(["notAllowed"]);
    expect(codes(await changeStatus(firm, null, { ...requestOf("sendToReview") }))).toEqual(["notSignedIn"]);
  });
});

const requestOf = (transition: string): StatusRequest => ({
  applicationId,
  transition,
  from: "Preparation",
  entered: {},
  confirmed: [],
  reason: "",
  requestId: "r",
});

describe("a filing", () => {
  test("keeps the day, the number sealed, the files and the plan of that day, and tells the applicant", async () => {
    applicationId = await caseAt("LawyerReview");
    expect(await move(lawyer, "fileWithAuthority", filed)).toEqual({
      applicationId,
      refusals: [],
      open: [],
      isReported: false,
    });
    expect(await application()).toMatchObject({
      status: "IrccProcessing",
      statusUpdatedAt: easternDay(new Date().toISOString()),
      submittedAt: "2026-11-18",
      receivedDate: "2026-11-18",
      confirmationNumber: "A-MARKER-77",
    });
    const [filing] = await listFilings(firm.db, await firm.personKey(student.userId), applicationId);
    expect(filing?.contents).toMatchObject({
      filedOn: "2026-11-18",
      confirmationNumber: "A-MARKER-77",
      files: [],
      plan: { format: "boreal-plan/1", today: testToday },
    });
    const everything = await firm.db.execute<{ row: string }>(
      sql`select row_to_json(a)::text || row_to_json(c)::text as row from boreal.application a join boreal.status_change c on c.application_id = a.id where a.id = ${applicationId}`,
    );
    expect(everything.rows.map(({ row }) => row.includes("MARKER"))).not.toContain(true);
    expect(
      (await listNotifications(firm.db, student.userId)).filter((one) => one.applicationId === applicationId),
    ).toEqual([expect.objectContaining({ kind: "caseMoved" }), expect.objectContaining({ kind: "caseMoved" })]);
    expect((await verifyChain(firm.db, applicationId)).whole).toBe(true);
  });

  test("is refused without its day, with a day that lies ahead, and with a fact that nobody asked for", async () => {
    applicationId = await caseAt("LawyerReview");
    expect(await move(lawyer, "fileWithAuthority")).toMatchObject({
      refusals: [{ code: "entryNeeded", path: "submittedAt" }],
    });
    expect(await move(lawyer, "fileWithAuthority", { entered: { submittedAt: "2027-01-01" } })).toMatchObject({
      refusals: [{ code: "dateAhead", path: "submittedAt" }],
    });
    expect(
      codes(await move(lawyer, "fileWithAuthority", { entered: { ...filed.entered, hearingAt: testToday } })),
    ).toEqual(["statusChangeNotOffered"]);
    expect((await application()).status).toBe("LawyerReview");
  });
});

describe("two at once", () => {
  test("of two lawyers who decide at once one is told where the case stands now", async () => {
    applicationId = await caseAt("LawyerReview");
    const other = await firm.person("lawyer");
    await firm.assign(applicationId, other);
    const outcomes = await Promise.all([
      move(lawyer, "fileWithAuthority", filed),
      move(other, "requestChanges", { reason: "The statement is of another account." }),
    ]);
    expect(outcomes.map(codes).flat()).toEqual(["statusMoved"]);
    expect(await listStatusChanges(firm.db, applicationId)).toHaveLength(2);
  });

  test("a case that is withdrawn while it is reviewed is not filed as well", async () => {
    applicationId = await caseAt("LawyerReview");
    const [withdrawn, sent] = await Promise.all([
      move(student, "withdrawBeforeSending"),
      move(lawyer, "fileWithAuthority", filed),
    ]);
    expect([codes(withdrawn), codes(sent)].filter(({ length }) => length > 0)).toEqual([["statusMoved"]]);
  });

  test("the same request twice, and twice at once, is one change", async () => {
    applicationId = await caseAt("LawyerReview");
    const request = { ...filed, requestId: "the same", from: "LawyerReview" };
    const both = await Promise.all([
      move(lawyer, "fileWithAuthority", request),
      move(lawyer, "fileWithAuthority", request),
    ]);
    expect([...both, await move(lawyer, "fileWithAuthority", request)].map(codes)).toEqual([[], [], []]);
    expect(await listStatusChanges(firm.db, applicationId)).toHaveLength(2);
    expect(await listFilings(firm.db, await firm.personKey(student.userId), applicationId)).toHaveLength(1);
  });

  test("a page that saw the case elsewhere moves nothing", async () => {
    applicationId = await caseAt("IrccProcessing");
    expect(codes(await move(lawyer, "fileWithAuthority", { ...filed, from: "LawyerReview" }))).toEqual(["statusMoved"]);
  });
});

describe("filings in court, in a file that was sent to the authority before", () => {
  const filings = async () => {
    const all = await listFilings(firm.db, await firm.personKey(student.userId), applicationId);
    return all.map(({ contents }) => [contents.filedOn, contents.confirmationNumber]);
  };
  const ofCourt = { courtFileNumber: "IMM-77-26", leaveFiledAt: "2026-11-16" };

  test("have the day and the number of their own", async () => {
    applicationId = await caseAt("LawyerReview");
    expect(
      codes(await move(lawyer, "fileWithAuthority", { entered: { ...filed.entered, submittedAt: "2026-11-01" } })),
    ).toEqual([]);
    await force(applicationId, "IrccProcessing", "JrPreparation");
    expect(codes(await move(lawyer, "fileLeave", { entered: ofCourt }))).toEqual([]);
    expect(codes(await move(lawyer, "fileRecord", { entered: { recordFiledAt: "2026-11-18" } }))).toEqual([]);
    await force(applicationId, "JrRecordFiled", "JrRedetermination");
    expect(codes(await move(lawyer, "sendUpdated"))).toEqual([]);
    expect(await filings()).toEqual([
      ["2026-11-01", "A-MARKER-77"],
      ["2026-11-16", "IMM-77-26"],
      ["2026-11-18", "IMM-77-26"],
      [testToday, null],
    ]);
  });
});

describe("undoing", () => {
  const lastOf = async () => (await listStatusChanges(firm.db, applicationId))[0]?.id ?? expect.fail("no change");
  const undo = async (by: Actor, changeId?: string) =>
    await undoStatusChange(firm, by, { applicationId, changeId: changeId ?? (await lastOf()) });

  test("takes a withdrawal back within the hour, with the facts as they were", async () => {
    applicationId = await caseAt("ItaReceived", "Iec");
    const before = await application();
    await move(lawyer, "declineInvitation");
    expect(codes(await undo(lawyer))).toEqual(["leftTheHouse"]);
    applicationId = await caseAt("Preparation");
    const first = await application();
    expect(codes(await move(student, "withdrawBeforeSending"))).toEqual([]);
    expect((await application()).status).toBe("Withdrawn");
    expect(codes(await undo(lawyer))).toEqual(["notYourChange"]);
    expect(codes(await undo(student))).toEqual([]);
    expect(await application()).toEqual(first);
    expect(codes(await undo(student))).toEqual(["nothingToUndo"]);
    expect(before.status).toBe("ItaReceived");
    expect((await verifyChain(firm.db, applicationId)).whole).toBe(true);
  });

  test("is too late after an hour, and never for what left the house", async () => {
    await move(student, "withdrawBeforeSending");
    const later = { ...firm, now: () => new Date(Date.now() + 61 * 60 * 1000) };
    expect(codes(await undoStatusChange(later, student, { applicationId, changeId: await lastOf() }))).toEqual([
      "tooLateToUndo",
    ]);
    applicationId = await caseAt("LawyerReview");
    await move(lawyer, "fileWithAuthority", filed);
    expect(codes(await undo(lawyer))).toEqual(["leftTheHouse"]);
  });
});

describe("what an applicant reports of a decision", () => {
  test("needs the letter", async () => {
    applicationId = await caseAt("IrccProcessing");
    const outcome = await move(student, "refuse", {
      entered: { decisionNotifiedAt: "2026-11-15", decisionPlace: "outsideCanada" },
    });
    expect(outcome).toMatchObject({
      refusals: [{ code: "statusChangeHasOpenPoints" }],
      open: [{ id: "refusalLetterIsThere" }],
    });
    expect(await listOpenReports(firm.db, applicationId)).toEqual([]);
    expect(codes(await declineReport(firm, lawyer, { applicationId }))).toEqual(["nothingReported"]);
    expect(codes(await declineReport(firm, student, { applicationId }))).toEqual(["notAllowed"]);
  });
});

describe("an administrator", () => {
  test("sets any status of the type with a reason that stays, and none of another type", async () => {
    const without = await forceStatus(firm, admin, {
      applicationId,
      from: "Preparation",
      to: "IrccProcessing",
      reason: " ",
      requestId: "f1",
    });
    expect(without).toMatchObject({ refusals: [{ code: "reasonNeeded", path: "reason" }] });
    expect(codes(await force(applicationId, "Preparation", "ApplicantPool"))).toEqual(["statusNotOfType"]);
    expect(codes(await force(applicationId, "LawyerReview", "IrccProcessing"))).toEqual(["statusMoved"]);
    expect(codes(await force(applicationId, "Preparation", "IrccProcessing"))).toEqual([]);
    expect(codes(await force(applicationId, "IrccProcessing", "Approved", lawyer))).toEqual(["notAllowed"]);
    expect((await application()).status).toBe("IrccProcessing");
  });

  test("sets it once, however often it is pressed, and is told so", async () => {
    const given = {
      applicationId,
      from: "Preparation",
      to: "IrccProcessing",
      reason: "Moved here",
      requestId: "twice",
    };
    const outcomes = await Promise.all([1, 2, 3].map(async () => await forceStatus(firm, admin, given)));
    expect(outcomes.flatMap(codes)).toEqual([]);
    expect(codes(await forceStatus(firm, admin, given))).toEqual([]);
    expect(codes(await forceStatus(firm, admin, { ...given, to: "Approved" }))).toEqual(["requestOfAnotherChange"]);
    expect(codes(await forceStatus(firm, admin, { ...given, requestId: "again" }))).toEqual(["statusIsSet"]);
    const { rows } = await firm.db.$client.query("select 1 from boreal.status_change where application_id = $1", [
      applicationId,
    ]);
    expect(rows).toHaveLength(1);
  });
});
