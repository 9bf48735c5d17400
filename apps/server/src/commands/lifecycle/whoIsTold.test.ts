import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import type { Actor } from "../../policies/actor.ts";
import { insertReport } from "../../store/cases/statusChanges.ts";
import { listNotifications } from "../../store/notifications.ts";
import { writeDisabled } from "../../store/profiles.ts";
import { recordRequest } from "../requests/recordRequest.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { changeStatus } from "./changeStatus.ts";
import { declineReport } from "./declineReport.ts";
import { forceStatus } from "./forceStatus.ts";
import { startLinkedApplication } from "./startLinked.ts";

let firm: TestFirm;
let head: Actor;
let admin: Actor;
let student: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  head = await firm.person("lawyer", { lawyerScope: "firm" });
  admin = await firm.person("admin");
  student = await firm.person("student");
});
afterAll(async () => await firm.close());

async function caseAt(status: ApplicationStatus): Promise<string> {
  const id = await firm.application(student);
  const forced = { applicationId: id, from: "Preparation", to: status, reason: "A test.", requestId: randomUUID() };
  expect((await forceStatus(firm, admin, forced)).refusals).toEqual([]);
  return id;
}
const told = async (person: Actor, id: string, kind: string) =>
  (await listNotifications(firm.db, person.userId)).filter((one) => one.applicationId === id && one.kind === kind)
    .length;
const close = async (id: string) =>
  await changeStatus(firm, student, {
    applicationId: id,
    transition: "closeRefused",
    from: "Refused",
    entered: {},
    confirmed: [],
    reason: "",
    requestId: randomUUID(),
  });

describe("of a case on which nobody works, those who answer for the firm are told", () => {
  test("that it moved", async () => {
    const id = await caseAt("Refused");
    const before = await told(head, id, "caseMoved");
    expect((await close(id)).refusals).toEqual([]);
    expect((await told(head, id, "caseMoved")) - before).toBe(1);
    expect(await told(student, id, "caseMoved")).toBe(1);
  });

  test("that a court case was started from it", async () => {
    const id = await caseAt("Refused");
    const { applicationId } = await startLinkedApplication(firm, student, {
      applicationId: id,
      kind: "judicialReview",
      requestId: randomUUID(),
    });
    expect(await told(head, applicationId ?? expect.fail(), "linkedStarted")).toBe(1);
  });

  test("that the authorities ask for something", async () => {
    const id = await caseAt("IrccProcessing");
    const { refusals } = await recordRequest(firm, student, {
      applicationId: id,
      kind: "medicalExam",
      addressee: "main",
      childNumber: null,
      letterFileId: null,
      letterDate: "2026-11-10",
      dueDate: null,
      items: [],
      requestId: randomUUID(),
    });
    expect(refusals).toEqual([]);
    expect([await told(head, id, "authorityRequest"), await told(admin, id, "authorityRequest")]).toEqual([1, 1]);
  });

  test("and not while somebody works on it; again once that person is gone", async () => {
    const lawyer = await firm.person("lawyer");
    const id = await caseAt("Refused");
    await firm.assign(id, lawyer);
    const before = await told(head, id, "caseMoved");
    expect((await close(id)).refusals).toEqual([]);
    expect([await told(lawyer, id, "caseMoved"), (await told(head, id, "caseMoved")) - before]).toEqual([1, 0]);
    await firm.db.transaction(async (tx) => await writeDisabled(tx, lawyer.userId, new Date()));
    const forced = {
      applicationId: id,
      from: "RefusedClosed",
      to: "Refused",
      reason: "A test.",
      requestId: randomUUID(),
    };
    expect((await forceStatus(firm, admin, forced)).refusals).toEqual([]);
    expect((await told(head, id, "caseMoved")) - before).toBe(1);
  });
});

test("who reported a decision hears that it was not confirmed", async () => {
  const id = await caseAt("IrccProcessing");
  const key = await firm.personKey(student.userId);
  const report = { id: randomUUID(), applicationId: id, transition: "refuse", reportedBy: student.userId };
  await firm.db.transaction(
    async (tx) =>
      await insertReport(
        tx,
        key,
        { ...report, reportedAt: new Date(), requestId: randomUUID() },
        { entered: { decisionNotifiedAt: "2026-11-15" }, reason: "" },
      ),
  );
  await firm.assign(id, head);
  expect((await declineReport(firm, head, { applicationId: id })).refusals).toEqual([]);
  expect([await told(student, id, "reportDeclined"), await told(head, id, "reportDeclined")]).toEqual([1, 0]);
});
