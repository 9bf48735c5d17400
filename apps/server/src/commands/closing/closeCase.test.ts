import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filterOf } from "../../policies/desk/queueFilter.ts";
import { factsOf } from "../../policies/facts.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { listApplicationIds } from "../../store/cases/applications.ts";
import { listCaseClosings, openClosingWords } from "../../store/cases/caseClosings.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { listSilentCases } from "../../store/cases/silentCases.ts";
import { listTasksDue } from "../../store/desk/tasks.ts";
import { listNotifications } from "../../store/notifications.ts";
import { countByStatus } from "../../store/queue/board.ts";
import { readQueue } from "../../store/queue/queuePage.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { giveTask } from "../desk/tasks.ts";
import { sendMessage } from "../desk/messages.ts";
import { forceStatus } from "../lifecycle/forceStatus.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { closeCase, reopenCase } from "./closeCase.ts";

let firm: TestFirm;
let student: Actor;
let lawyer: Actor;
let admin: Actor;
let applicationId: string;
beforeAll(async () => {
  firm = await openTestFirm();
  lawyer = await firm.person("lawyer");
  admin = await firm.person("admin");
});
beforeEach(async () => {
  student = await firm.person("student");
  applicationId = await firm.application(student);
  await firm.assign(applicationId, lawyer);
});
afterAll(async () => await firm.close());

const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const close = async (more: Partial<Parameters<typeof closeCase>[2]> = {}, by: Actor = lawyer) =>
  codes(await closeCase(firm, by, { applicationId, reason: "workDone", ownWords: "", seenDeadlines: [], ...more }));
const reopen = async (more: Partial<Parameters<typeof reopenCase>[2]> = {}, by: Actor = lawyer) =>
  codes(await reopenCase(firm, by, { applicationId, reason: "clientReturned", ownWords: "", ...more }));
const isInQueue = async (asked: { readonly closed?: boolean } = {}) => {
  const filter = filterOf(firm, lawyer, asked) ?? expect.fail("no filter");
  return (await readQueue(firm.db, filter)).some(({ id }) => id === applicationId);
};
const casesOnBoard = async () =>
  (await countByStatus(firm.db, { staffId: lawyer.userId })).reduce((sum, { cases }) => sum + cases, 0);
const kindsTold = async () => (await listNotifications(firm.db, student.userId)).map(({ kind }) => kind);
const answer = async () => {
  const answers = [{ key: "country", value: "NG", baseVersion: 0 }];
  return codes(await saveAnswers(firm, student, { applicationId, answers }));
};

describe("a case that the firm closes", () => {
  test("leaves the list, the board and the reminders, and is found by the filter", async () => {
    const before = await casesOnBoard();
    const quietSince = new Date(Date.now() + 86_400_000);
    const isSilent = async () =>
      (await listSilentCases(firm.db, { after: "", most: 500, quietSince })).some(({ id }) => id === applicationId);
    const isReminded = async () => (await listApplicationIds(firm.db, "", 500)).includes(applicationId);
    const dueOn = firm.today();
    const task = { applicationId, key: randomUUID(), words: "Call the client", toUserId: null, dueOn };
    expect(codes(await giveTask(firm, lawyer, task))).toEqual([]);
    const hasTaskDue = async () =>
      (await listTasksDue(firm.db, { from: dueOn, to: dueOn })).some((task) => task.applicationId === applicationId);
    const state = async () => [
      await isInQueue(),
      await isInQueue({ closed: true }),
      await isReminded(),
      await isSilent(),
      await hasTaskDue(),
      await casesOnBoard(),
    ];
    const open = [true, false, true, await isSilent(), true, before];
    expect(before).toBeGreaterThan(0);
    expect(await state()).toEqual(open);
    expect(await close()).toEqual([]);
    expect(await state()).toEqual([false, true, false, false, false, before - 1]);
    expect(await reopen()).toEqual([]);
    expect(await state()).toEqual(open);
  });

  test("is read only, with a sentence for each side, and goes on as it was once it is reopened", async () => {
    await close();
    expect(await answer()).toEqual(["caseClosed"]);
    const forced = {
      applicationId,
      from: "Preparation",
      to: "LawyerReview",
      reason: "A slip.",
      requestId: randomUUID(),
    };
    expect(codes(await forceStatus(firm, admin, forced))).toEqual(["caseClosed"]);
    const message = { applicationId, key: randomUUID(), body: "Is it over?" };
    expect(codes(await sendMessage(firm, student, message))).toEqual([]);
    await reopen();
    expect(await answer()).toEqual([]);
  });

  test("tells the applicant, keeps why for the team alone, sealed, and leaves a log that verifies", async () => {
    await close({ reason: "other", ownWords: "Moves to Halifax" });
    await reopen({ reason: "other", ownWords: "Came back" });
    expect(await kindsTold()).toEqual(expect.arrayContaining(["caseClosed", "caseReopened"]));
    const [row] = await listCaseClosings(firm.db, applicationId);
    if (!row) expect.fail("no closing");
    expect(JSON.stringify(row)).not.toContain("Halifax");
    const words = openClosingWords(await firm.personKey(student.userId), row);
    expect(words).toEqual({ closed: "Moves to Halifax", reopened: "Came back" });
    expect(await verifyChain(firm.db, applicationId)).toMatchObject({ whole: true });
  });

  test("waits for the deadlines that are ahead to be seen", async () => {
    const to = "Refused";
    await forceStatus(firm, admin, {
      applicationId,
      from: "Preparation",
      to,
      reason: "A slip.",
      requestId: randomUUID(),
    });
    const refused = await close();
    const open = factsOf((await readApplicationRow(firm.db, applicationId)) ?? expect.fail("no case"));
    expect([open.status, open.isCaseClosed]).toEqual([to, false]);
    expect(refused).toEqual(["closingHasDeadlines"]);
  });
});

describe("two people at once, and what is not asked well", () => {
  test("of two who close or reopen, one does, and the other hears that it is done", async () => {
    const closed = await Promise.all([close(), close({}, admin)]);
    expect(closed.flat()).toEqual(["caseClosed"]);
    const reopened = await Promise.all([reopen(), reopen({}, admin)]);
    expect(reopened.flat()).toEqual(["caseNotClosed"]);
    expect(await listCaseClosings(firm.db, applicationId)).toHaveLength(1);
  });

  test.each([
    ["no reason", { reason: "" }, ["reasonNeeded"]],
    ["a reason of nobody’s list", { reason: "toString" }, ["reasonNeeded"]],
    ["another reason without words", { reason: "other", ownWords: "  " }, ["wordsNeeded"]],
    ["a thousand and one characters", { ownWords: "é".repeat(1001) }, ["wordsTooLong"]],
  ])("%s", async (_, more, expected) => {
    expect(await close(more)).toEqual(expected);
    expect(await isInQueue()).toBe(true);
  });

  test("an open case is not reopened, a closed one not closed again, and nobody else does either", async () => {
    expect(await reopen()).toEqual(["caseNotClosed"]);
    expect(await close({}, student)).toEqual(["notAllowed"]);
    expect(await close({}, await firm.person("lawyer"))).toEqual(["notFound"]);
    await close();
    expect(await close()).toEqual(["caseClosed"]);
    expect(await reopen({}, student)).toEqual(["notAllowed"]);
  });
});
