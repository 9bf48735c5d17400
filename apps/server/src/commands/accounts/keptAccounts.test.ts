import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSeat } from "../../store/profiles.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { eq } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { disableAccount, enableAccount } from "./disableAccount.ts";
import { askFactorReset, confirmFactorReset } from "./factorReset.ts";
import { setLawyerScope } from "./setLawyerScope.ts";
import { transferCases } from "./transferCases.ts";

let firm: TestFirm;
let admin: Actor;
let other: Actor;
const forgotten: string[] = [];
const deps = () => ({ ...firm, forgetSessions: (userId: string) => void forgotten.push(userId) });
const codes = ({ done, refusals }: { readonly done: boolean; readonly refusals: readonly { code: string }[] }) =>
  done ? ["done"] : refusals.map(({ code }) => code);
beforeAll(async () => {
  firm = await openTestFirm();
  [admin, other] = [await firm.person("admin"), await firm.person("admin")];
});
afterAll(async () => await firm.close());

async function withCase() {
  const lawyer = await firm.person("lawyer");
  const applicationId = await firm.application(await firm.person("student"));
  await firm.assign(applicationId, lawyer);
  const team = async () => (await readApplicationRow(firm.db, applicationId))?.assigned_to;
  return { lawyer, team };
}

describe("an account", () => {
  it("ends with its sessions, once somebody takes over its cases, and can be opened again", async () => {
    const { lawyer, team } = await withCase();
    const paralegal = await firm.person("paralegal");
    const { session } = openAuthTables(firm.keys);
    const at = new Date();
    await firm.db.insert(session).values({
      id: lawyer.userId,
      userId: lawyer.userId,
      token: lawyer.userId,
      expiresAt: new Date(at.getTime() + 60_000),
      createdAt: at,
      updatedAt: at,
    });
    const end = async (toUserId: string | null) =>
      codes(await disableAccount(deps(), admin, { userId: lawyer.userId, toUserId }));
    expect(await end(null)).toEqual(["casesLeft"]);
    for (const to of [lawyer.userId, admin.userId, "none"]) expect(await end(to)).toEqual(["notAssignable"]);
    expect(await end(paralegal.userId)).toEqual(["done"]);
    expect(await team()).toEqual([paralegal.userId]);
    expect((await readSeat(firm.db, lawyer.userId))?.disabledAt).toBeInstanceOf(Date);
    expect(await firm.db.select().from(session).where(eq(session.userId, lawyer.userId))).toEqual([]);
    expect(forgotten).toContain(lawyer.userId);
    // Nothing goes to an ended account.
    expect(codes(await transferCases(firm, admin, { userId: paralegal.userId, toUserId: lawyer.userId }))).toEqual([
      "notAssignable",
    ]);
    expect(codes(await enableAccount(deps(), admin, { userId: lawyer.userId }))).toEqual(["done"]);
    expect((await readSeat(firm.db, lawyer.userId))?.disabledAt).toBeNull();
  });

  it("is ended by one of two administrators who end each other’s at once", async () => {
    const [one, another] = [await firm.person("admin"), await firm.person("admin")];
    const end = async (userId: string, by: Actor) =>
      codes(await disableAccount(deps(), by, { userId, toUserId: null }));
    const outcomes = await Promise.all([end(one.userId, another), end(another.userId, one)]);
    expect(outcomes.flat().toSorted((a, b) => a.localeCompare(b))).toEqual(["done", "notAllowed"]);
  });

  it("is not one’s own, nor ended by anybody but an administrator", async () => {
    const { lawyer } = await withCase();
    const given = { userId: admin.userId, toUserId: null };
    expect(codes(await disableAccount(deps(), admin, given))).toEqual(["ownAccount"]);
    expect(codes(await disableAccount(deps(), lawyer, given))).toEqual(["notAllowed"]);
    expect(codes(await disableAccount(deps(), null, given))).toEqual(["notSignedIn"]);
    expect(codes(await disableAccount(deps(), admin, { userId: "none", toUserId: null }))).toEqual(["accountNotFound"]);
  });
});

describe("cases", () => {
  it("go from one to another, noted in each chain, also where the other has the case already", async () => {
    const { lawyer, team } = await withCase();
    const to = await firm.person("lawyer");
    expect(codes(await transferCases(firm, lawyer, { userId: lawyer.userId, toUserId: to.userId }))).toEqual([
      "notAllowed",
    ]);
    for (let again = 0; again < 2; again += 1)
      expect(codes(await transferCases(firm, admin, { userId: lawyer.userId, toUserId: to.userId }))).toEqual(["done"]);
    expect(await team()).toEqual([to.userId]);
    const { rows } = await firm.db.$client.query(
      "select subject from boreal.audit_event where kind = 'caseTransferred' and subject->>'from' = $1",
      [lawyer.userId],
    );
    expect(rows).toEqual([{ subject: { from: lawyer.userId, to: to.userId } }]);
  });
});

describe("what a lawyer sees", () => {
  it("is narrowed to assigned cases, and widened again", async () => {
    const lawyer = await firm.person("lawyer", { lawyerScope: "firm" });
    const set = async (scope: string, by = admin) =>
      codes(await setLawyerScope(deps(), by, { userId: lawyer.userId, scope }));
    expect(await set("assigned", lawyer)).toEqual(["notAllowed"]);
    expect(await set("everything")).toEqual(["scopeNotKnown"]);
    expect(await set("assigned")).toEqual(["done"]);
    expect((await readSeat(firm.db, lawyer.userId))?.lawyerScope).toBeNull();
    expect(await set("firm")).toEqual(["done"]);
    expect((await readSeat(firm.db, lawyer.userId))?.lawyerScope).toBe("firm");
    expect(codes(await setLawyerScope(deps(), admin, { userId: other.userId, scope: "firm" }))).toEqual([
      "scopeNotKnown",
    ]);
  });
});

describe("a lost second factor", () => {
  it("is taken away by two administrators, never by the one who asked", async () => {
    const { lawyer } = await withCase();
    const { twoFactor, user } = openAuthTables(firm.keys);
    await firm.db.insert(twoFactor).values({ id: lawyer.userId, userId: lawyer.userId, secret: "s", backupCodes: "b" });
    await firm.db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, lawyer.userId));
    const given = { userId: lawyer.userId };
    expect(codes(await confirmFactorReset(deps(), other, given))).toEqual(["factorResetNotOpen"]);
    expect(codes(await askFactorReset(firm, lawyer, given))).toEqual(["notAllowed"]);
    expect(codes(await askFactorReset(firm, admin, { userId: admin.userId }))).toEqual(["ownAccount"]);
    expect(codes(await askFactorReset(firm, admin, given))).toEqual(["done"]);
    // Asking as well is not confirming.
    expect(codes(await askFactorReset(firm, other, given))).toEqual(["done"]);
    expect(codes(await confirmFactorReset(deps(), admin, given))).toEqual(["anotherAdministrator"]);
    expect(await firm.db.select().from(twoFactor)).toHaveLength(1);
    expect(codes(await confirmFactorReset(deps(), other, given))).toEqual(["done"]);
    expect(await firm.db.select().from(twoFactor)).toEqual([]);
    const [account] = await firm.db.select().from(user).where(eq(user.id, lawyer.userId));
    expect(account?.twoFactorEnabled).toBe(false);
    expect(firm.mails.map(({ kind }) => kind)).toContain("secondFactorRemoved");
    expect(codes(await confirmFactorReset(deps(), other, given))).toEqual(["factorResetNotOpen"]);
  });

  it("is not taken away a day later, nor by the person themselves", async () => {
    const lost = await firm.person("admin");
    expect(codes(await askFactorReset(firm, admin, { userId: lost.userId }))).toEqual(["done"]);
    expect(codes(await confirmFactorReset(deps(), lost, { userId: lost.userId }))).toEqual(["anotherAdministrator"]);
    const later = { ...deps(), now: () => new Date(Date.now() + 25 * 3_600_000) };
    expect(codes(await confirmFactorReset(later, other, { userId: lost.userId }))).toEqual(["factorResetNotOpen"]);
    // It can be asked again then.
    expect(codes(await askFactorReset(later, admin, { userId: lost.userId }))).toEqual(["done"]);
    expect(codes(await confirmFactorReset(later, other, { userId: lost.userId }))).toEqual(["done"]);
  });
});
