import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { documentAbilities, mayUpload } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayFillForm } from "../../policies/forms.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { listReopenedParts, openReopenReason } from "../../store/cases/reopenedParts.ts";
import { listNotifications } from "../../store/notifications.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { forceStatus } from "../lifecycle/forceStatus.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { closePart, finishPart, reopenPart, type PartToReopen } from "./reopenParts.ts";

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
  await at("LawyerReview");
});
afterAll(async () => await firm.close());

const facts = async () => factsOf((await readApplicationRow(firm.db, applicationId)) ?? expect.fail("no case"));
async function at(to: string): Promise<void> {
  const { status: from } = await facts();
  const given = { applicationId, from, to, reason: "A slip.", requestId: randomUUID() };
  expect((await forceStatus(firm, admin, given)).refusals).toEqual([]);
}
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const reopen = async (more: Partial<PartToReopen> = {}, by: Actor = lawyer) =>
  codes(
    await reopenPart(firm, by, {
      applicationId,
      kind: "question",
      part: "country",
      childNumber: null,
      reason: "The country does not match the passport.",
      ...more,
    }),
  );
const parts = async () => await listReopenedParts(firm.db, applicationId);
const openId = async () => (await parts()).find(({ closedAt }) => closedAt === null)?.id ?? "";
const answer = async (key: string, value: unknown, by: Actor = student) => {
  const saved = await saveAnswers(firm, by, { applicationId, answers: [{ key, value, baseVersion: 0 }] });
  return saved.refusals.map(({ code }) => code);
};
const kindsTold = async (to: Actor) =>
  (await listNotifications(firm.db, to.userId))
    .filter((one) => one.applicationId === applicationId)
    .map(({ kind }) => kind);

describe("a question that is opened again", () => {
  test("is the only one that the applicant may answer, until they say that it is corrected", async () => {
    expect(await answer("country", "NG")).toEqual(["applicationLocked"]);
    expect(await reopen()).toEqual([]);
    expect(await answer("country", "NG")).toEqual([]);
    expect(await answer("birthday", "2001-02-03")).toEqual(["applicationLocked"]);
    expect(await kindsTold(student)).toContain("partReopened");
    expect(codes(await finishPart(firm, student, { applicationId, partId: await openId() }))).toEqual([]);
    expect(await answer("birthday", "2001-02-03")).toEqual(["applicationLocked"]);
    const again = await saveAnswers(firm, student, {
      applicationId,
      answers: [{ key: "country", value: "GH", baseVersion: 1 }],
    });
    expect(codes(again)).toEqual(["applicationLocked"]);
    expect(await kindsTold(lawyer)).toContain("partCorrected");
    expect((await parts()).map(({ outcome, closedBy }) => [outcome, closedBy])).toEqual([
      ["corrected", student.userId],
    ]);
    expect((await verifyChain(firm.db, applicationId)).whole).toBe(true);
  });

  test("keeps its reason under the applicant’s key", async () => {
    await reopen();
    const [row] = await parts();
    const key = await firm.personKey(student.userId);
    expect(row && openReopenReason(key, row)).toBe("The country does not match the passport.");
    expect(row?.sealedReason.includes("passport")).toBe(false);
  });

  test("is closed by the team, and with a change of status", async () => {
    await reopen();
    expect(codes(await closePart(firm, lawyer, { applicationId, partId: await openId() }))).toEqual([]);
    expect(await answer("country", "NG")).toEqual(["applicationLocked"]);
    await reopen();
    await at("IrccProcessing");
    expect((await parts()).map(({ outcome }) => outcome)).toEqual(["moved", "closed"]);
    expect(await answer("country", "NG")).toEqual(["applicationLocked"]);
  });

  test("is open once: the same request again, and two lawyers at once", async () => {
    const both = await Promise.all([reopen(), reopen(), reopen({}, admin)]);
    expect(both.flat().toSorted()).toEqual(["partOpenAlready", "partOpenAlready"]);
    expect((await parts()).length).toBe(1);
    expect((await kindsTold(student)).filter((kind) => kind === "partReopened")).toHaveLength(1);
    const partId = await openId();
    const ends = await Promise.all([
      finishPart(firm, student, { applicationId, partId }),
      closePart(firm, lawyer, { applicationId, partId }),
    ]);
    expect(ends.flatMap(codes)).toEqual(["partNotOpen"]);
  });
});

describe("what else can be opened", () => {
  test("is a section, with all of its questions", async () => {
    const section = { kind: "section", part: "family" };
    expect(await reopen(section)).toEqual([]);
    expect(await answer("maritalStatus", "single")).toEqual([]);
    expect(await answer("country", "NG")).toEqual(["applicationLocked"]);
  });

  test("is a page of documents: its own files can be taken out and replaced there, and nowhere else", async () => {
    const page = (name: string) => ({
      page: name,
      isThere: true,
      studentPermissions: ["View", "Upload"] as const,
      uploadedBy: student.userId,
      isDeleted: false,
      away: null,
      isNotKept: false,
      childNumber: null,
    });
    const may = async (name: string) => documentAbilities(student, await facts(), page(name));
    expect(await may("passport")).not.toContain("replace");
    expect(await reopen({ kind: "documents", part: "passport" })).toEqual([]);
    expect(await may("passport")).toEqual(expect.arrayContaining(["replace", "delete", "rename", "correctReading"]));
    expect(await may("passport")).not.toContain("erase");
    expect(await may("digital-photo")).not.toContain("replace");
    expect(documentAbilities(await firm.person("student"), await facts(), page("passport"))).toEqual([]);
    expect(mayUpload(student, await facts(), page("passport"))).toBe(true);
  });

  test("is a form", async () => {
    expect(await reopen({ kind: "form", part: "IMM1294" })).toEqual([]);
    expect(mayFillForm(student, await facts(), "IMM1294")).toBe(true);
    expect(mayFillForm(student, await facts(), "IMM5476")).toBe(false);
  });

  test("is nothing that the application does not have, nothing without a reason, and nothing by somebody else", async () => {
    expect(await reopen({ part: "no-such-question" })).toEqual(["partNotFound"]);
    expect(await reopen({ kind: "status", part: "country" })).toEqual(["partNotFound"]);
    expect(await reopen({ kind: "documents", part: "passport", childNumber: 1 })).toEqual(["partNotFound"]);
    expect(await reopen({ reason: "  " })).toEqual(["reasonNeeded"]);
    expect(await reopen({ reason: "x".repeat(5000) })).toEqual(["reasonTooLong"]);
    expect(await reopen({}, student)).toEqual(["notAllowed"]);
    expect(await reopen({}, await firm.person("lawyer"))).toEqual(["notFound"]);
    expect(await reopen({}, await firm.person("support"))).toEqual(["notAllowed"]);
    await at("Preparation");
    expect(await reopen()).toEqual(["applicationLocked"]);
    expect(await parts()).toEqual([]);
  });
});
