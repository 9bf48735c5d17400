import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listStatusChanges } from "../../store/cases/statusChanges.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { changeStatus } from "./changeStatus.ts";
import { forceStatus } from "./forceStatus.ts";
import { moveOverdueCases } from "./moveOverdueCases.ts";

let firm: TestFirm;
let lawyer: Actor;
let admin: Actor;
const faults: unknown[] = [];
beforeAll(async () => {
  firm = await openTestFirm();
  lawyer = await firm.person("lawyer");
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

const on = (today: `${number}-${number}-${number}`) => ({
  ...firm,
  today: () => today,
  reportFault: (fault: unknown) => void faults.push(fault),
});

/** A court case of which the record was filed on a day. */
async function filedOn(recordFiledAt: string): Promise<string> {
  const id = await firm.application(await firm.person("student"), "JudicialReview");
  await firm.assign(id, lawyer);
  const forced = { applicationId: id, reason: "As it was on paper.", requestId: randomUUID() };
  await forceStatus(firm, admin, { ...forced, from: "Preparation", to: "JrRule9Received" });
  const outcome = await changeStatus(firm, lawyer, {
    applicationId: id,
    transition: "fileRecord",
    from: "JrRule9Received",
    entered: { recordFiledAt },
    confirmed: [],
    reason: "",
    requestId: randomUUID(),
  });
  expect(outcome.refusals).toEqual([]);
  return id;
}

const statusOf = async (id: string) => (await loadCaseFile(firm, id))?.caseFile.application.status;

test("a case goes on when the other side’s thirty days are over, once, by nobody’s hand; another one waits", async () => {
  const [over, running] = [await filedOn("2026-10-01"), await filedOn("2026-11-10")];
  expect(await moveOverdueCases(on("2026-10-31"))).toBe(0);
  const moved = await Promise.all([moveOverdueCases(on("2026-11-20")), moveOverdueCases(on("2026-11-20"))]);
  expect(moved.toSorted().at(-1)).toBe(1);
  expect([await statusOf(over), await statusOf(running)]).toEqual(["JrLeavePending", "JrRecordFiled"]);
  const changes = await listStatusChanges(firm.db, over);
  expect(changes.map(({ transition, madeBy }) => [transition, madeBy])).toEqual([
    ["awaitLeaveWithoutMemorandum", "system"],
    ["fileRecord", lawyer.userId],
    ["forced", admin.userId],
  ]);
  expect(faults).toEqual([]);
});

test("a memorandum that is recorded a day late takes the case back, and the days to reply run", async () => {
  const id = await filedOn("2026-10-01");
  expect(await moveOverdueCases(on("2026-11-01"))).toBe(1);
  const { refusals } = await changeStatus(on("2026-11-01"), lawyer, {
    applicationId: id,
    transition: "receiveMemorandum",
    from: "JrLeavePending",
    entered: { respondentMemoAt: "2026-10-31" },
    confirmed: [],
    reason: "",
    requestId: randomUUID(),
  });
  expect(refusals).toEqual([]);
  expect(await statusOf(id)).toBe("JrRespondentReplied");
  expect(await moveOverdueCases(on("2026-11-10"))).toBe(0);
  expect(await moveOverdueCases(on("2026-11-11"))).toBe(1);
});
