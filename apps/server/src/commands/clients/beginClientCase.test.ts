import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { readNames } from "../../accounts/names.ts";
import { password, startTestAuth, TestBrowser } from "../../auth/testAuth.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { caseServices } from "../caseServices.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { takeStaffRole } from "../accounts/takeStaffRole.ts";
import { beginClientCase, type NewClient } from "./beginClientCase.ts";
import { inviteClientAgain } from "./inviteClientAgain.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
let deps: CommandDeps & AccountDeps;
let paralegal: Actor;
let lawyer: Actor;

async function staff(role: "lawyer" | "paralegal"): Promise<Actor> {
  const { browser } = await the.signedIn();
  const before = await browser.actor();
  if (before === null) throw new Error("nobody is signed in");
  await deps.db.transaction(async (tx) => {
    await takeStaffRole(tx, deps, { userId: before.userId, role, at: deps.now() });
  });
  return { ...before, role, secondFactor: "verified", lawyerScope: role === "lawyer" ? "firm" : null };
}

beforeAll(async () => {
  the = await startTestAuth();
  const { database: db, keys, served } = the;
  deps = {
    db,
    keys,
    ...caseServices(db),
    personKey: keys.personKey,
    names: async (ids) => await readNames(db, keys, ids),
    today: () => "2026-11-20",
    now: () => new Date(),
    publishChange: () => {},
    queueMail: served.queueMail,
    forgetSessions: (userId) => served.auth.forgetSessions(userId),
  };
  [lawyer, paralegal] = [await staff("lawyer"), await staff("paralegal")];
});
afterAll(async () => await the.close());

const client = (email: string, more: Partial<NewClient> = {}): NewClient => ({
  firstName: "Noor",
  lastName: "Haddad",
  email,
  language: "fr",
  type: "Student",
  ...more,
});
const codes = (result: { refusals: readonly { code: string; path?: string }[] }) =>
  result.refusals.map(({ code, path }) => (path === undefined ? code : `${path} ${code}`));

async function begun(by: Actor, given: NewClient): Promise<string> {
  const { applicationId, refusals } = await beginClientCase(deps, by, given);
  if (applicationId === null) throw new Error(JSON.stringify(refusals));
  return applicationId;
}

describe("a case that the firm begins", () => {
  it("is the client’s: the link of the mail sets a password, and opens the account and the case", async () => {
    const applicationId = await begun(paralegal, client("noor@example.test"));
    const row = await readApplicationRow(deps.db, applicationId);
    expect(row).toMatchObject({ type: "Student", status: "Preparation", assigned_to: [paralegal.userId] });
    const ownerId = row?.owner_id ?? "";
    expect((await deps.names([ownerId])).get(ownerId)).toMatchObject({ firstName: "Noor", lastName: "Haddad" });
    const mail = await the.mailTo("noor@example.test");
    expect([mail.subject, mail.body.includes("/fr/take-over#token=")]).toEqual(["Votre dossier vous attend", true]);
    expect(`${mail.subject}${mail.body}`).not.toMatch(/Noor|Haddad/);

    const browser = new TestBrowser(the.served);
    const signIn = async (word: string) =>
      (await browser.post("/sign-in/email", { email: "noor@example.test", password: word })).status;
    expect(await signIn("")).toBe(400);
    expect(await signIn(password)).toBe(401);
    expect((await browser.post("/reset-password", { token: mail.token, newPassword: password })).status).toBe(200);
    expect((await browser.post("/reset-password", { token: mail.token, newPassword: password })).status).toBe(400);
    expect(await signIn(password)).toBe(200);
    expect(await browser.actor()).toMatchObject({ userId: ownerId, role: "student", emailVerified: true });
    // Nothing says that a password was changed: there was none.
    expect((await the.mailTo("noor@example.test")).subject).toBe("Votre dossier vous attend");
    expect(codes(await inviteClientAgain(deps, paralegal, { applicationId, email: "noor@example.test" }))).toEqual([
      "clientHasTakenOver",
    ]);
    expect((await verifyChain(deps.db, applicationId)).whole).toBe(true);
  });

  it("goes to whom it is given, and whoever begins it keeps seeing it", async () => {
    const other = await staff("paralegal");
    const [byParalegal, byLawyer] = [
      await begun(paralegal, client("a@example.test", { staffId: other.userId })),
      await begun(lawyer, client("b@example.test", { staffId: other.userId })),
    ];
    const team = async (id: string) => (await readApplicationRow(deps.db, id))?.assigned_to.toSorted();
    expect(await team(byParalegal)).toEqual([other.userId, paralegal.userId].toSorted());
    expect(await team(byLawyer)).toEqual([other.userId]);
  });

  it("says everything that is wrong, with its field, and opens nothing", async () => {
    const wrong = client("nobody", { lastName: " ", firstName: "x".repeat(201), type: "Holiday" });
    expect(codes(await beginClientCase(deps, paralegal, wrong))).toEqual([
      "lastName clientNameMissing",
      "firstName clientNameTooLong",
      "email emailNotValid",
      "type unknownApplicationType",
    ]);
    expect(codes(await beginClientCase(deps, paralegal, client("c@example.test", { staffId: "nobody" })))).toEqual([
      "staffId notAssignable",
    ]);
    const { browser, address } = await the.signedIn();
    const applicant = await browser.actor();
    expect(codes(await beginClientCase(deps, applicant, client("c@example.test")))).toEqual(["notAllowed"]);
    expect(codes(await beginClientCase(deps, paralegal, client(address.toUpperCase())))).toEqual([
      "email clientHasAccount",
    ]);
  });

  it("is begun once, when two begin it at the same moment", async () => {
    const both = await Promise.all(
      [paralegal, lawyer].map(async (by) => await beginClientCase(deps, by, client("twice@example.test"))),
    );
    expect(both.filter(({ applicationId }) => applicationId !== null)).toHaveLength(1);
    expect(both.flatMap(codes)).toEqual(["email clientHasAccount"]);
  });
});

describe("the link of a client", () => {
  it("is sent again, and to the right address where the first was wrong, where the old link opens nothing", async () => {
    const applicationId = await begun(paralegal, client("wrong@example.test"));
    const first = await the.mailTo("wrong@example.test");
    expect(await inviteClientAgain(deps, paralegal, { applicationId, email: "Right@example.test " })).toEqual({
      done: true,
      refusals: [],
    });
    const second = await the.mailTo("right@example.test");
    const browser = new TestBrowser(the.served);
    const opens = async (token: string) =>
      (await browser.post("/reset-password", { token, newPassword: password })).status;
    expect([await opens(first.token), await opens(second.token)]).toEqual([400, 200]);
  });

  it("is nobody else’s to send, and takes no address of another account", async () => {
    const applicationId = await begun(paralegal, client("mine@example.test"));
    const stranger = await staff("paralegal");
    expect(codes(await inviteClientAgain(deps, stranger, { applicationId, email: "mine@example.test" }))).toEqual([
      "notFound",
    ]);
    const { address } = await the.signedIn();
    const again = async (email: string) => codes(await inviteClientAgain(deps, paralegal, { applicationId, email }));
    expect([await again(address), await again("no address")]).toEqual([["addressTaken"], ["emailNotValid"]]);
  });

  it("is the only mail to an address that nobody has proven: notices wait in the account", async () => {
    const applicationId = await begun(paralegal, client("quiet@example.test"));
    const row = await readApplicationRow(deps.db, applicationId);
    const told = await deps.db.transaction(
      async (tx) =>
        await tell(deps, tx, { kind: "authorityRequest", to: row?.owner_id ?? "", key: "1", applicationId }),
    );
    expect(told).toBe(1);
    expect((await the.mailTo("quiet@example.test")).subject).toBe("Votre dossier vous attend");
  });
});
