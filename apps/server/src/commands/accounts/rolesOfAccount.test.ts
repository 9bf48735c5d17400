import type { Role } from "@boreal/domain/caseFile/user";
import { and, desc, eq } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAssignableStaff } from "../../accounts/people.ts";
import { hasAdministrator } from "../../accounts/openLinks.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { findRoles, listAdministrators, readSeat } from "../../store/profiles.ts";
import { auditEventTable } from "../../store/tables/audit.ts";
import { assignStaff } from "../assignStaff.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { setRoles, workAs } from "./rolesOfAccount.ts";
import { takeStaffRole } from "./takeStaffRole.ts";

let firm: TestFirm;
let admin: Actor;
const forgotten: string[] = [];
const deps = () => ({ ...firm, forgetSessions: (userId: string) => void forgotten.push(userId) });
const codes = ({ done, refusals }: { readonly done: boolean; readonly refusals: readonly { code: string }[] }) =>
  done ? ["done"] : refusals.map(({ code }) => code);
const give = async (userId: string, ...roles: readonly Role[]) =>
  codes(await setRoles(deps(), admin, { userId, roles }));

/** What was last written about an account of several roles. */
async function lastEntryBy(actorId: string, chainId: string) {
  const [entry] = await firm.db
    .select({ kind: auditEventTable.kind, subject: auditEventTable.subject })
    .from(auditEventTable)
    .where(and(eq(auditEventTable.chainId, chainId), eq(auditEventTable.actorId, actorId)))
    .orderBy(desc(auditEventTable.position))
    .limit(1);
  return entry;
}

beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

describe("an account of several roles", () => {
  it("works as one of them at a time, and each act says as which", async () => {
    const sole = await firm.person("admin");
    expect(await give(sole.userId, "admin", "lawyer")).toEqual(["done"]);
    expect(await readSeat(firm.db, sole.userId)).toMatchObject({
      role: "admin",
      furtherRoles: ["lawyer"],
      lawyerScope: "firm",
    });
    const applicationId = await firm.application(await firm.person("student"));
    // Still an administrator, she gives the case to herself as a lawyer.
    const given = { applicationId, staffId: sole.userId };
    expect((await assignStaff(firm, sole, given)).refusals).toEqual([]);
    expect(await lastEntryBy(sole.userId, applicationId)).toEqual({
      kind: "staffAssigned",
      subject: { staffId: sole.userId, actingAs: "admin" },
    });
    expect(codes(await workAs(deps(), sole, { role: "lawyer" }))).toEqual(["done"]);
    expect(await readSeat(firm.db, sole.userId)).toMatchObject({ role: "lawyer", furtherRoles: ["admin"] });
    expect(forgotten).toContain(sole.userId);
    expect(await lastEntryBy(sole.userId, "system")).toEqual({
      kind: "worksAs",
      subject: { role: "lawyer", actingAs: "lawyer" },
    });
    expect(await verifyChain(firm.db, applicationId)).toMatchObject({ whole: true });
    expect(await verifyChain(firm.db, "system")).toMatchObject({ whole: true });
  });

  it("is found as each of them, whatever it works as now", async () => {
    const both = await firm.person("lawyer");
    await give(both.userId, "paralegal", "admin");
    await workAs(deps(), { ...both, role: "paralegal" }, { role: "admin" });
    expect(await findRoles(firm.db, both.userId)).toEqual(["paralegal", "admin"]);
    expect((await readAssignableStaff(firm.db, firm.keys)).map(({ id }) => id)).toContain(both.userId);
    await workAs(deps(), { ...both, role: "admin" }, { role: "paralegal" });
    expect(await listAdministrators(firm.db)).toContain(both.userId);
    expect(await hasAdministrator(firm.db)).toBe(true);
  });

  it("changes to no role that it does not hold", async () => {
    const lawyer = await firm.person("lawyer");
    expect(codes(await workAs(deps(), lawyer, { role: "admin" }))).toEqual(["roleNotHeld"]);
    expect(codes(await workAs(deps(), await firm.person("student"), { role: "admin" }))).toEqual(["notAllowed"]);
    expect(codes(await workAs(deps(), null, { role: "admin" }))).toEqual(["notSignedIn"]);
    expect((await readSeat(firm.db, lawyer.userId))?.role).toBe("lawyer");
  });

  it("is given and taken by administrators alone, of the office alone, and never the last hold on a case", async () => {
    const [lawyer, support] = [await firm.person("lawyer"), await firm.person("support")];
    const self = { userId: lawyer.userId, roles: ["admin"] as const };
    expect(codes(await setRoles(deps(), lawyer, self))).toEqual(["notAllowed"]);
    expect(await give(support.userId, "admin")).toEqual(["accountNotOfOffice"]);
    expect(await give(lawyer.userId)).toEqual(["rolesNotKnown"]);
    expect(await give(lawyer.userId, "lawyer", "support")).toEqual(["rolesNotKnown"]);
    expect(await give("nobody", "lawyer")).toEqual(["accountNotFound"]);
    expect(await give(admin.userId, "lawyer")).toEqual(["ownAdministrationStays"]);
    await firm.assign(await firm.application(await firm.person("student")), lawyer);
    expect(await give(lawyer.userId, "admin")).toEqual(["casesLeft"]);
    // A paralegal who becomes a lawyer keeps the cases, and sees those of the firm.
    const paralegal = await firm.person("paralegal");
    expect(await give(paralegal.userId, "lawyer")).toEqual(["done"]);
    expect(await readSeat(firm.db, paralegal.userId)).toMatchObject({
      role: "lawyer",
      furtherRoles: [],
      lawyerScope: "firm",
    });
    const late = { ...admin, provenUntil: new Date(firm.now().getTime() - 1) };
    expect(codes(await setRoles(deps(), late, { userId: paralegal.userId, roles: ["admin"] }))).toEqual([
      "identityNotConfirmed",
    ]);
  });

  it("leaves an administrator, whoever takes the role from whom at once", async () => {
    const [one, other] = [await firm.person("admin"), await firm.person("admin")];
    const take = async (from: Actor, by: Actor) =>
      codes(await setRoles(deps(), by, { userId: from.userId, roles: ["lawyer"] }));
    const outcomes = await Promise.all([take(one, other), take(other, one)]);
    expect(outcomes.map(([code]) => code).toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
      "done",
      "notAllowed",
    ]);
    const left = await listAdministrators(firm.db);
    expect([one, other].filter(({ userId }) => left.includes(userId))).toHaveLength(1);
  });

  it("keeps what it held when an invitation gives it another role of the office", async () => {
    const lawyer = await firm.person("lawyer", { lawyerScope: "firm" });
    const take = async (role: Role) =>
      await firm.db.transaction(
        async (tx) => await takeStaffRole(tx, firm, { userId: lawyer.userId, role, at: firm.now() }),
      );
    expect(await take("admin")).toBeUndefined();
    expect(await readSeat(firm.db, lawyer.userId)).toMatchObject({
      role: "admin",
      furtherRoles: ["lawyer"],
      lawyerScope: "firm",
    });
    expect((await take("support"))?.code).toBe("alreadyAdministrator");
  });
});
