import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import { computePlan } from "@boreal/domain/plan/plan";
import { sql } from "../../database/query.ts";
import { openChangeFeed } from "../../jobs/changes.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readStateOfCase } from "../../store/cases/caseRow.ts";
import { linksFrom } from "../../store/cases/applicationLinks.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listNotifications } from "../../store/notifications.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { changeStatus } from "./changeStatus.ts";
import { forceStatus } from "./forceStatus.ts";
import { startLinkedApplication } from "./startLinked.ts";
import { undoStatusChange } from "./undoStatus.ts";

let firm: TestFirm;
let lawyer: Actor;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  lawyer = await firm.person("lawyer");
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

const answers = {
  country: "NG",
  passportCountries: ["NG"],
  birthday: "2001-05-04",
  isHealthy: false,
  userInputAvailableFunds: 41_000,
};

/** A case of a person of its own, answered and then moved. */
async function caseAt(status: ApplicationStatus, type: ApplicationType = "Student") {
  const owner = await firm.person("student");
  const id = await firm.application(owner, type);
  await firm.assign(id, lawyer);
  const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  expect((await saveAnswers(firm, owner, { applicationId: id, answers: given })).refusals).toEqual([]);
  if (status !== "Preparation") await force(id, "Preparation", status);
  return { owner, id };
}

const force = async (id: string, from: string, to: ApplicationStatus) =>
  await forceStatus(firm, admin, { applicationId: id, from, to, reason: "A test.", requestId: randomUUID() });

async function refused(type: ApplicationType = "Student") {
  const { owner, id } = await caseAt("IrccProcessing", type);
  const outcome = await move(lawyer, id, "refuse", {
    decisionNotifiedAt: "2026-11-10",
    decisionPlace: "outsideCanada",
  });
  expect(outcome.refusals).toEqual([]);
  return { owner, id };
}

const move = async (by: Actor, id: string, transition: string, entered = {}, requestId: string = randomUUID()) =>
  await changeStatus(firm, by, {
    applicationId: id,
    transition,
    from: (await caseOf(id)).application.status ?? "",
    entered,
    confirmed: [],
    reason: "",
    requestId,
  });

const caseOf = async (id: string) => (await loadCaseFile(firm, id))?.whole ?? expect.fail("no case");
const start = async (by: Actor, id: string, kind: string, requestId: string = randomUUID()) =>
  await startLinkedApplication(firm, by, { applicationId: id, kind, requestId });
const startedBy = async (by: Actor, id: string, kind: string): Promise<string> => {
  const { applicationId, refusals } = await start(by, id, kind);
  expect(refusals).toEqual([]);
  return applicationId ?? expect.fail("nothing was started");
};
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);

describe("a judicial review of a refusal", () => {
  test("begins with the day and place of the decision, answers to confirm, and those who work on the case", async () => {
    const { owner, id } = await refused();
    const court = await caseOf(await startedBy(owner, id, "judicialReview"));
    expect(court.application).toMatchObject({
      type: "JudicialReview",
      status: "Preparation",
      decisionNotifiedAt: "2026-11-10",
      decisionPlace: "outsideCanada",
    });
    expect(court.answers).toEqual({});
    expect(court.startedFrom).toEqual({
      kind: "judicialReview",
      type: "Student",
      outcome: "refused",
      decidedOn: "2026-11-10",
      answers: { country: "NG", passportCountries: ["NG"], birthday: "2001-05-04" },
    });
    const { assessment, deadlines } = computePlan(court);
    // Old answers count for nothing yet; these two may stay empty.
    expect(
      assessment.steps.flatMap(({ id: step, state, group }) => (state === "answered" && !group ? [step] : [])),
    ).toEqual(["spApplicationNumber", "canadianPhone"]);
    expect(assessment.prefills.map(({ id: step, value }) => [step, value])).toEqual([
      ["country", "NG"],
      ["passportCountries", ["NG"]],
      ["birthday", "2001-05-04"],
      ["hasPreviousVisaApplication", true],
    ]);
    expect(deadlines.find(({ id: deadline }) => deadline === "leaveApplication")?.date).toBe("2027-01-09");
  });

  test("counts an answer once it is confirmed, and never before", async () => {
    const { owner, id } = await refused();
    const court = await startedBy(owner, id, "judicialReview");
    const confirm = async (key: string, value: unknown) =>
      await saveAnswers(firm, owner, { applicationId: court, answers: [{ key, value, baseVersion: 0 }] });
    expect((await confirm("country", "NG")).refusals).toEqual([]);
    expect((await confirm("hasPreviousVisaApplication", true)).refusals).toEqual([]);
    const { assessment } = computePlan(await caseOf(court));
    expect(assessment.prefills.map(({ id: step }) => step)).not.toContain("country");
    expect(assessment.prefills.find(({ id: step }) => step === "previousVisas")?.value).toEqual([
      { country: "CA", visaType: "study", result: "refused", dateOfIssue: "2026-11" },
    ]);
    expect(assessment.prefills.find(({ id: step }) => step === "pastCanadianRefusal")?.value).toBe(true);
  });

  test("tells whoever did not start it, once, and is in both chains", async () => {
    const { owner, id } = await refused();
    const court = await startedBy(lawyer, id, "judicialReview");
    const told = async (by: Actor) =>
      (await listNotifications(firm.db, by.userId)).filter(
        ({ kind, applicationId }) => kind === "linkedStarted" && applicationId === court,
      );
    expect([await told(owner), await told(lawyer)].map(({ length }) => length)).toEqual([1, 0]);
    const events = await firm.db.execute<{ chain: string; kind: string }>(
      sql`select chain_id as chain, kind from boreal.audit_event where kind in ('applicationStarted', 'linkedApplicationStarted') and chain_id in (${id}, ${court}) order by kind, chain_id = ${court}`,
    );
    expect(events.rows).toEqual([
      { chain: id, kind: "applicationStarted" },
      { chain: court, kind: "applicationStarted" },
      { chain: id, kind: "linkedApplicationStarted" },
    ]);
    for (const chain of [id, court]) expect(await verifyChain(firm.db, chain)).toMatchObject({ whole: true });
  });

  test("is started once: by a repeated request, by two at once, and while one is open", async () => {
    const { owner, id } = await refused();
    const request = randomUUID();
    const both = await Promise.all([
      start(owner, id, "judicialReview", request),
      start(owner, id, "judicialReview", request),
      start(lawyer, id, "judicialReview"),
    ]);
    expect((await linksFrom(firm.db, id)).length).toBe(1);
    expect(both.flatMap(codes).every((code) => code === "linkAlreadyStarted")).toBe(true);
    const again = await start(owner, id, "judicialReview", request);
    expect((await linksFrom(firm.db, id)).length).toBe(1);
    expect([again.applicationId === null, codes(again)]).toEqual(
      both[0]?.applicationId ? [false, []] : [true, ["linkAlreadyStarted"]],
    );
    const [link] = await linksFrom(firm.db, id);
    await move(owner, link?.toId ?? "", "withdrawBeforeSending");
    expect(codes(await start(lawyer, id, "judicialReview"))).toEqual([]);
  });

  test("ends the time for leave of the refusal once it is filed, and not when the registry returns it", async () => {
    const { owner, id } = await refused();
    const court = await startedBy(owner, id, "judicialReview");
    const lastDay = async () =>
      computePlan(await caseOf(id)).deadlines.find(({ id: deadline }) => deadline === "leaveApplication")?.date;
    const stateBefore = await readStateOfCase(firm.db, id);
    expect(await lastDay()).toBe("2027-01-09");
    await force(court, "Preparation", "JrPreparation");
    expect(await lastDay()).toBe("2027-01-09");
    const told: unknown[] = [];
    const feed = await openChangeFeed(firm.db);
    feed.subscribe(({ applicationId, kind }) => void told.push([applicationId, kind]));
    const filed = { courtFileNumber: "IMM-77-26", leaveFiledAt: "2026-11-12" };
    expect(codes(await move(lawyer, court, "fileLeave", filed))).toEqual([]);
    expect(await lastDay()).toBeUndefined();
    expect(await readStateOfCase(firm.db, id)).not.toBe(stateBefore);
    await expect.poll(() => told).toContainEqual([id, "status"]);
    await feed.close();
    const returned = await changeStatus(firm, lawyer, {
      applicationId: court,
      transition: "leaveReturned",
      from: "JrLeaveFiled",
      entered: {},
      confirmed: [],
      reason: "The affidavit is not signed.",
      requestId: randomUUID(),
    });
    expect(codes(returned)).toEqual([]);
    expect(await lastDay()).toBe("2027-01-09");
  });

  test("keeps nothing of the earlier answers readable in the table", async () => {
    const { owner, id } = await refused();
    await startedBy(owner, id, "judicialReview");
    const { rows } = await firm.db.execute<{ row: string }>(
      sql`select l::text as row from boreal.application_link l where from_id = ${id}`,
    );
    const readable = Buffer.from(rows[0]?.row.match(/\\x([0-9a-f]+)/)?.[1] ?? "", "hex").toString("latin1");
    expect(readable.length).toBeGreaterThan(50);
    expect(/2001-05-04|passport/.test(readable + (rows[0]?.row ?? ""))).toBe(false);
  });
});

describe("what is refused, with a sentence", () => {
  test("a status that does not offer it, a kind that does not exist, a request without a number", async () => {
    const { owner, id } = await caseAt("Preparation");
    expect(codes(await start(owner, id, "judicialReview"))).toEqual(["linkNotOffered"]);
    expect(codes(await start(owner, id, "divorce"))).toEqual(["linkNotOffered"]);
    expect(codes(await start(owner, id, "judicialReview", ""))).toEqual(["requestIdNeeded"]);
    expect(await linksFrom(firm.db, id)).toEqual([]);
  });

  test("somebody who has nothing to do with the case, and a right that the machine gives to others", async () => {
    const { owner, id } = await refused();
    expect(codes(await start(await firm.person("student"), id, "judicialReview"))).toEqual(["notFound"]);
    expect(codes(await start(await firm.person("lawyer"), id, "judicialReview"))).toEqual(["notFound"]);
    expect(codes(await start(await firm.person("support"), id, "judicialReview"))).toEqual(["notAllowed"]);
    expect(codes(await start(admin, id, "judicialReview"))).toEqual(["notAllowed"]);
    expect(codes(await start(owner, id, "reconsideration"))).toEqual(["linkNotOffered"]);
  });
});

describe("a change of status with which another application starts", () => {
  test("a refused one is closed and a new one of the same kind starts, once; it cannot be undone", async () => {
    const { owner, id } = await refused();
    const request = randomUUID();
    expect((await move(owner, id, "applyAgain", {}, request)).refusals).toEqual([]);
    expect((await move(owner, id, "applyAgain", {}, request)).refusals).toEqual([]);
    const links = await linksFrom(firm.db, id);
    expect(links.map(({ kind }) => kind)).toEqual(["reapplication"]);
    const again = await caseOf(links[0]?.toId ?? "");
    expect(again.application).toMatchObject({ type: "Student", status: "Preparation" });
    expect(again.application).not.toHaveProperty("decisionNotifiedAt");
    expect(Object.keys(again.startedFrom?.answers ?? {}).toSorted()).toEqual([
      "birthday",
      "country",
      "passportCountries",
    ]);
    const { rows } = await firm.db.execute<{ id: string }>(
      sql`select id from boreal.status_change where application_id = ${id} and transition = 'applyAgain'`,
    );
    const undone = await undoStatusChange(firm, owner, { applicationId: id, changeId: rows[0]?.id ?? "" });
    expect(codes(undone)).toEqual(["startedAnother"]);
    // The time to go to court runs on.
    expect(codes(await start(lawyer, id, "judicialReview"))).toEqual([]);
  });

  test("an invited profile ends, and the application after it has the day of the invitation", async () => {
    const { id } = await caseAt("ApplicantPool", "ExpressEntry");
    await move(lawyer, id, "invitationArrived", { itaReceivedAt: "2026-11-12" });
    expect((await move(lawyer, id, "acceptInvitation")).refusals).toEqual([]);
    const [link] = await linksFrom(firm.db, id);
    const after = await caseOf(link?.toId ?? "");
    expect(after.application).toMatchObject({ type: "ExpressEntryIta", itaReceivedAt: "2026-11-12" });
    expect(after.startedFrom).toMatchObject({ kind: "afterInvitation", outcome: null });
    expect(computePlan(after).deadlines.find(({ id: deadline }) => deadline === "invitation")?.date).toBe("2027-01-11");
  });
});

test("a request for reconsideration has its reason from the start", async () => {
  const { id } = await refused();
  const request = await caseOf(await startedBy(lawyer, id, "reconsideration"));
  expect(request.application).toMatchObject({ type: "IrccRequest", reasonsForContactingIRCC: ["reconsideration"] });
  expect(request.application).not.toHaveProperty("decisionNotifiedAt");
});
