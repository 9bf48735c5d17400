import type { DemoDeps } from "./demoDeps.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { computePlan } from "@boreal/domain/plan/plan";
import { caseWithDependents } from "@boreal/domain/questionnaire/family/dependentsFromAnswers";
import { readNames } from "../accounts/names.ts";
import { createAuth, type Auth } from "../auth/createAuth.ts";
import { timesAsGenerous } from "../auth/limits.ts";
import { TestBrowser, totpCode } from "../auth/testAuth.ts";
import { saveAnswers } from "../commands/answers/saveAnswers.ts";
import { openTestVault, type TestVault } from "../commands/documents/testFileDeps.ts";
import { listApplicationRows } from "../store/cases/caseRow.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { readAffiliation } from "../store/organisations/affiliation.ts";
import { listConsents } from "../store/organisations/consents.ts";
import { listNotifications } from "../store/notifications.ts";
import { verifyChain } from "../store/auditLog.ts";
import { familyAnswers, halfwayAnswers, quebecAnswers } from "./answers.ts";
import { demoPeople, type DemoPerson } from "./people.ts";
import { seedDemo } from "./seed.ts";

let vault: TestVault;
let auth: Auth;
let deps: DemoDeps;
let origin = "";
const server = createServer((req, res) => void auth.handler(req, res));
const mails: unknown[] = [];

beforeAll(async () => {
  vault = await openTestVault();
  const { database: db, keys } = vault;
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const queueMail: DemoDeps["queueMail"] = async (_, mail) => void mails.push(mail);
  const now = () => new Date();
  auth = createAuth({
    db,
    keys,
    queueMail,
    now,
    origin: () => origin,
    config: { trustProxy: false },
    limits: timesAsGenerous(1000),
    evenTime: 1,
  });
  deps = {
    ...vault.deps,
    keys,
    queueMail,
    names: async (ids) => await readNames(db, keys, ids),
    forgetSessions: auth.forgetSessions,
  };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await vault.close();
});

const lineOf = (lines: readonly string[], email: string) => lines.find((line) => line.includes(email)) ?? "";
const passwordIn = (line: string) => /password (\S+)/.exec(line)?.[1] ?? "";
const applicationOf = async ({ userId }: DemoPerson) =>
  (await listApplicationRows(deps.db, { ownerId: userId }))[0]?.id ?? "";
const planOf = async (person: DemoPerson) =>
  computePlan((await loadCaseFile(deps, await applicationOf(person)))?.caseFile ?? expect.fail("no case"));

describe("the demonstration", () => {
  it("opens an invented firm whose people sign in by the ordinary rules", async () => {
    const lines = await seedDemo(deps);
    const amara = new TestBrowser({ origin, auth, queueMail: deps.queueMail, faults: [] });
    const password = passwordIn(lineOf(lines, "amara.okafor@example.test"));
    expect((await amara.post("/sign-in/email", { email: "amara.okafor@example.test", password: "demo" })).status).toBe(
      401,
    );
    expect((await amara.post("/sign-in/email", { email: "amara.okafor@example.test", password })).status).toBe(200);
    expect(await amara.actor()).toMatchObject({
      userId: demoPeople.applicant.userId,
      role: "student",
      emailVerified: true,
    });

    const helene = new TestBrowser(amara.served);
    const line = lineOf(lines, "helene.tremblay@example.test");
    await helene.post("/sign-in/email", { email: "helene.tremblay@example.test", password: passwordIn(line) });
    expect(await helene.actor()).toBeNull();
    const key = /authenticator key (\S+)/.exec(line)?.[1] ?? "";
    expect(
      (await helene.post("/two-factor/verify-totp", { code: await totpCode(`otpauth://totp/x?secret=${key}`) })).status,
    ).toBe(200);
    expect(await helene.actor()).toMatchObject({ role: "lawyer", secondFactor: "verified" });

    const elodie = new TestBrowser(amara.served);
    await elodie.post("/sign-in/email", {
      email: "elodie.mbarga@example.test",
      password: passwordIn(lineOf(lines, "elodie.mbarga@example.test")),
    });
    expect(await elodie.actor()).toMatchObject({ role: "student", language: "fr" });

    const noor = new TestBrowser(amara.served);
    const support = lineOf(lines, "noor.haddad@example.test");
    await noor.post("/sign-in/email", { email: "noor.haddad@example.test", password: passwordIn(support) });
    const [code = ""] = /each once: (\S+)/.exec(support)?.slice(1) ?? [];
    expect((await noor.post("/two-factor/verify-backup-code", { code })).status).toBe(200);
    expect(await noor.actor()).toMatchObject({ role: "support", secondFactor: "verified" });
    expect((await seedDemo(deps)).join("\n")).not.toContain(code);
  });

  it("shows a case in which most is answered, with a family and a letter from the lawyer", async () => {
    const loaded = await loadCaseFile(deps, await applicationOf(demoPeople.applicant));
    const plan = await planOf(demoPeople.applicant);
    expect(plan.refusals).toEqual([]);
    expect(plan.assessment.next).toBe("spouseBiometrics");
    expect(plan.assessment.setAside).toEqual([]);
    expect(plan.assessment.progress).toMatchObject({
      answered: plan.assessment.progress.total - plan.assessment.progress.skipped - 1,
    });
    expect(plan.readiness.readyForReview).toBe(false);
    expect(loaded?.caseFile.dependents.map(({ type, applicantFullName }) => `${type} ${applicantFullName}`)).toEqual([
      "Spouse Chidi Okafor",
      "Child Ada Okafor",
    ]);
    expect(loaded?.row.assigned_to).toEqual([demoPeople.lawyer.userId]);
    const kept = loaded?.caseFile.documents.map(({ documentId }) => documentId) ?? [];
    expect(kept).toEqual(
      expect.arrayContaining([
        "biometrics-request-letter",
        "passport",
        "spouse-passport",
        "child-birth-certificate",
        "proof-of-funds",
        "digital-photo",
      ]),
    );
    expect(await listDocuments(deps.db, await applicationOf(demoPeople.applicant), "trash")).toHaveLength(1);
    expect(plan.warnings.map(({ id }) => id)).toEqual(expect.arrayContaining(["duplicateDocument"]));
    expect(loaded?.caseFile.noDocumentStatements).toHaveLength(1);
    expect((await listNotifications(deps.db, demoPeople.applicant.userId)).map(({ kind }) => kind)).toEqual([
      "documentSupplied",
    ]);
    expect(mails.filter((mail) => (mail as { toUserId?: string }).toUserId === demoPeople.applicant.userId)).toEqual([
      {
        kind: "documentSupplied",
        toUserId: demoPeople.applicant.userId,
        values: {
          path: `/document-vault/biometrics-request-letter?application=${await applicationOf(demoPeople.applicant)}`,
          to: "applicant",
        },
      },
    ]);
  });

  it("has an administrator, and a school and an agent to whom somebody shows the case", async () => {
    const [school, agent] = await Promise.all(
      [demoPeople.school, demoPeople.agent].map(async ({ userId }) => await readAffiliation(deps.db, userId)),
    );
    const arjun = await readAffiliation(deps.db, demoPeople.newcomer.userId);
    expect(school).toMatchObject({ role: "schoolStaff", schoolId: expect.any(String) as string });
    expect(agent).toMatchObject({ role: "agent", agentId: expect.any(String) as string });
    expect([arjun?.schoolId, arjun?.agentId]).toEqual([school?.schoolId, agent?.agentId]);
    const consents = await listConsents(deps.db, demoPeople.newcomer.userId);
    expect(new Set(consents.map(({ organisationId }) => organisationId))).toEqual(
      new Set([school?.schoolId, agent?.agentId]),
    );
    expect((await readAffiliation(deps.db, demoPeople.administrator.userId))?.role).toBe("admin");
  });

  it("has somebody half way, and somebody who answered everything in French", async () => {
    const half = await planOf(demoPeople.newcomer);
    expect([half.refusals, half.assessment.setAside, half.assessment.next]).toEqual([[], [], "maritalStatus"]);
    expect(half.assessment.progress.ratio).toBeGreaterThan(0.4);
    expect(half.assessment.progress.ratio).toBeLessThan(0.8);
    const whole = await planOf(demoPeople.quebecer);
    expect([whole.refusals, whole.assessment.setAside, whole.assessment.next]).toEqual([[], [], null]);
    expect(whole.assessment.progress.ratio).toBe(1);
    expect(whole.readiness.readyForReview).toBe(true);
  });

  it.each(
    shareOf("days of the demonstration", ["2026-11-21", "2027-03-01", "2027-03-02", "2028-02-29", "2030-08-31"], 5),
  )("its people answer validly on %s", (today) => {
    for (const [answers, next] of [
      [familyAnswers(today), null],
      [quebecAnswers(today), null],
      [halfwayAnswers(today), "maritalStatus"],
    ] as const) {
      const plan = computePlan(
        caseWithDependents({
          today,
          user: { role: "student" },
          profile: {},
          application: { type: "Student", status: "Preparation" },
          answers,
          dependents: [],
          documents: [],
        }),
      );
      expect([plan.refusals, plan.assessment.setAside, plan.assessment.next]).toEqual([[], [], next]);
    }
  });

  it("adds nothing a second time and leaves what a visitor changed", async () => {
    const applicationId = await applicationOf(demoPeople.applicant);
    const amara = {
      userId: demoPeople.applicant.userId,
      role: "student",
      emailVerified: true,
      secondFactor: "none",
      language: "en",
    } as const;
    await saveAnswers(deps, amara, { applicationId, answers: [{ key: "country", value: "GH", baseVersion: 1 }] });
    const before = await verifyChain(deps.db, applicationId);
    const files = (await listDocuments(deps.db, applicationId, "vault")).length;
    const first = await seedDemo(deps);
    const withoutCode = (lines: readonly string[]) => lines.map((line) => line.replace(/code now \d{6}/, ""));
    expect(withoutCode(await seedDemo(deps))).toEqual(withoutCode(first));
    expect(await verifyChain(deps.db, applicationId)).toEqual(before);
    expect((await loadCaseFile(deps, applicationId))?.caseFile.answers.country).toBe("GH");
    expect(await listDocuments(deps.db, applicationId, "vault")).toHaveLength(files);
    expect(await listApplicationRows(deps.db, { ownerId: amara.userId })).toHaveLength(1);
  });

  it("starts again although somebody sent the case, which stays as it was sent", async () => {
    const applicationId = await applicationOf(demoPeople.applicant);
    await deps.db.$client.query("update boreal.application set status = 'LawyerReview' where id = $1", [applicationId]);
    const before = await verifyChain(deps.db, applicationId);
    await seedDemo(deps);
    expect(await verifyChain(deps.db, applicationId)).toEqual(before);
  });
});
