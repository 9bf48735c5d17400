import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { computePlan } from "@boreal/domain/plan/plan";
import type { Actor } from "../policies/actor.ts";
import { verifyChain } from "../store/auditLog.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { listNotifications } from "../store/notifications.ts";
import { listAcknowledgements } from "../store/documents/warnings.ts";
import { acknowledgeWarning } from "./documents/acknowledgeWarning.ts";
import { addDependent } from "./dependents/addDependent.ts";
import { assignStaff } from "./assignStaff.ts";
import { markNotificationsRead } from "./markNotificationsRead.ts";
import { tell, type Notice } from "./notices/tell.ts";
import { saveAnswers } from "./answers/saveAnswers.ts";
import { startApplication } from "./startApplication.ts";
import { openTestFirm, type TestFirm } from "./testFirm.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const answer = (applicationId: string, values: Record<string, unknown>, baseVersion = 0) =>
  saveAnswers(firm, amara, {
    applicationId,
    answers: Object.entries(values).map(([key, value]) => ({ key, value, baseVersion })),
  });
const codes = (result: { refusals: readonly { code: string }[] }) => result.refusals.map(({ code }) => code);

describe("starting an application", () => {
  it("makes one of every kind, in preparation, with its first audit event", async () => {
    const owner = await firm.person("student");
    for (const type of applicationTypes) {
      const { applicationId } = await startApplication(firm, owner, type);
      const loaded = await loadCaseFile(firm, applicationId ?? "");
      expect(loaded?.caseFile.application).toMatchObject({ type, status: "Preparation", reasonsForContactingIRCC: [] });
      expect(await verifyChain(firm.db, applicationId ?? "")).toEqual({ whole: true, length: 1 });
    }
  });

  it("is for confirmed applicants only, of a known kind, and not without end", async () => {
    expect(codes(await startApplication(firm, amara, "Holiday"))).toEqual(["unknownApplicationType"]);
    expect(codes(await startApplication(firm, null, "Student"))).toEqual(["notSignedIn"]);
    expect(codes(await startApplication(firm, { ...amara, emailVerified: false }, "Student"))).toEqual([
      "emailNotConfirmed",
    ]);
    expect(codes(await startApplication(firm, await firm.person("lawyer"), "Student"))).toEqual(["notAllowed"]);
    const eager = await firm.person("student");
    for (let count = 0; count < 50; count += 1) await firm.application(eager);
    expect(codes(await startApplication(firm, eager, "Student"))).toEqual(["tooManyApplications"]);
  });
});

describe("the case file", () => {
  it("is built from what was stored: profile, application, answers, dependents, today", async () => {
    const owner = await firm.person("student", {
      firstName: "Ama",
      lastName: "Mensah",
      email: "ama@example.test",
      schoolId: "school-9",
    });
    const id = await firm.application(owner);
    await saveAnswers(firm, owner, {
      applicationId: id,
      answers: [
        { key: "country", value: "GH", baseVersion: 0 },
        { key: "passportCountries", value: ["GH", "CA"], baseVersion: 0 },
      ],
    });
    await addDependent(firm, owner, {
      userId: owner.userId,
      applicationId: id,
      input: { type: "Child", birthday: "2012-01-01", applicantFullName: "Kofi" },
    });
    await firm.db.$client.query(
      `update boreal.application set received_date = '2026-10-01', dates = '{"submittedAt": "2026-09-30"}' where id = $1`,
      [id],
    );
    const caseFile = (await loadCaseFile(firm, id))?.caseFile;
    expect(caseFile).toMatchObject({
      today: "2026-11-20",
      user: { role: "student", schoolId: "school-9", agentId: null },
      profile: { firstName: "Ama", lastName: "Mensah", email: "ama@example.test" },
      application: { type: "Student", receivedDate: "2026-10-01", submittedAt: "2026-09-30", agreedToDisclaimer: null },
      answers: { country: "GH", passportCountries: ["GH", "CA"] },
      dependents: [
        { type: "Child", childNumber: 1, birthday: "2012-01-01", applicantFullName: "Kofi", visaType: null },
      ],
      documents: [],
    });
    expect(await loadCaseFile(firm, "none")).toBeUndefined();
  });

  it("does not open an answer that somebody copied to another question or another case", async () => {
    const [one, two] = [await firm.application(amara), await firm.application(amara)];
    await answer(one, { country: "NG" });
    await firm.db.$client.query(
      `insert into boreal.answer select $2, key, sealed_value, version, written_in, answered_by, answered_at from boreal.answer where application_id = $1`,
      [one, two],
    );
    await expect(loadCaseFile(firm, two)).rejects.toThrow("sealed under another key or context");
  });
});

describe("going on past a warning", () => {
  it("is noted for the facts as they are, and asked again when they change", async () => {
    const id = await firm.application(amara);
    await answer(id, {
      country: "NG",
      hasPreviousVisaApplication: true,
      hasBiometrics: false,
      previousVisas: [{ country: "CA", visaType: "visitor", result: "approved", dateOfIssue: "2020-01" }],
    });
    const raised = computePlan(
      (await loadCaseFile(firm, id))?.caseFile ?? expect.fail("no case"),
    ).assessment.warnings.map((warning) => warning.id);
    expect(raised).toContain("biometricsContradictionNone");
    const acknowledge = (actor: Actor | null, warningId = "biometricsContradictionNone") =>
      acknowledgeWarning(firm, actor, { applicationId: id, warningId });
    expect(await acknowledge(amara)).toEqual({ applicationId: id, refusals: [] });
    expect(await acknowledge(amara)).toEqual({ applicationId: id, refusals: [] });
    expect(await listAcknowledgements(firm.db, id)).toHaveLength(1);
    await answer(
      id,
      { previousVisas: [{ country: "CA", visaType: "study", result: "approved", dateOfIssue: "2021-01" }] },
      1,
    );
    await acknowledge(amara);
    expect(await listAcknowledgements(firm.db, id)).toHaveLength(2);
    expect(codes(await acknowledge(amara, "biometricsContradictionGiven"))).toEqual(["warningNotRaised"]);
    expect(codes(await acknowledge(await firm.person("student")))).toEqual(["notFound"]);
    expect(codes(await acknowledge(await firm.person("support")))).toEqual(["notAllowed"]);
    expect(codes(await acknowledge(null))).toEqual(["notSignedIn"]);
    expect(firm.changes).toContainEqual({ applicationId: id, kind: "warning" });
  });
});

describe("assigning staff", () => {
  it("gives lawyers and paralegals a case, once", async () => {
    const id = await firm.application(amara);
    const [admin, lawyer, support] = [
      await firm.person("admin"),
      await firm.person("lawyer"),
      await firm.person("support"),
    ];
    const assign = (actor: Actor | null, staff: Actor) =>
      assignStaff(firm, actor, { applicationId: id, staffId: staff.userId });
    expect(await assign(admin, lawyer)).toEqual({ applicationId: id, refusals: [] });
    expect(await assign(admin, lawyer)).toEqual({ applicationId: id, refusals: [] });
    expect((await listNotifications(firm.db, lawyer.userId)).map(({ kind }) => kind)).toEqual(["caseAssigned"]);
    expect(codes(await assign(admin, support))).toEqual(["notAssignable"]);
    expect(codes(await assign(lawyer, lawyer))).toEqual(["notAllowed"]);
    expect(codes(await assign(support, lawyer))).toEqual(["notAllowed"]);
    expect(codes(await assign(await firm.person("lawyer"), lawyer))).toEqual(["notFound"]);
    expect(codes(await assignStaff(firm, admin, { applicationId: "none", staffId: lawyer.userId }))).toEqual([
      "notFound",
    ]);
    expect(await verifyChain(firm.db, id)).toEqual({ whole: true, length: 2 });
  });
});

describe("telling the applicant of a supplied document", () => {
  const supplied = (id: string): Notice => ({
    kind: "documentSupplied",
    to: amara.userId,
    key: `file-${id}`,
    applicationId: id,
    subject: { page: "biometrics-request-letter", slot: "biometricsRequestLetter", fileId: `file-${id}` },
  });

  it("happens with the document: in the application and by mail, both or neither", async () => {
    const id = await firm.application(amara);
    await firm.db.transaction(async (tx) => await tell(firm, tx, supplied(id)));
    expect(firm.mails.at(-1)).toEqual({
      kind: "documentSupplied",
      toUserId: amara.userId,
      values: { path: `/document-vault/biometrics-request-letter?application=${id}`, to: "applicant" },
    });
    const lost = await firm.application(amara);
    await firm.db
      .transaction(async (tx) => {
        await tell(firm, tx, supplied(lost));
        throw new Error("the document was not stored");
      })
      .catch(() => undefined);
    expect(
      (await listNotifications(firm.db, amara.userId)).map(({ applicationId, kind }) => [applicationId, kind]),
    ).toEqual([[id, "documentSupplied"]]);
  });

  it("is marked read by its reader only", async () => {
    const [note] = await listNotifications(firm.db, amara.userId);
    const ids = [note?.id ?? ""];
    await markNotificationsRead(firm, await firm.person("student"), ids);
    expect((await listNotifications(firm.db, amara.userId))[0]?.readAt).toBeNull();
    expect(await markNotificationsRead(firm, amara, [...ids, "none"])).toEqual({ done: true, refusals: [] });
    expect((await listNotifications(firm.db, amara.userId))[0]?.readAt).toBeInstanceOf(Date);
    expect(codes(await markNotificationsRead(firm, null, ids))).toEqual(["notSignedIn"]);
  });
});
