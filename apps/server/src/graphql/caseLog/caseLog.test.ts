import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import { caseLogEvents } from "@boreal/domain/notices/caseLog";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { appendAudit, systemActor, type AuditSubject } from "../../store/auditLog.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** Who reads what of the log of a case, and who finds that it is whole. */

type Entry = {
  readonly position: number;
  readonly who: { readonly kind: string; readonly name: string | null; readonly role: Role | null };
  readonly what: { readonly en: string; readonly fr: string };
  readonly about: { readonly en: string } | null;
};
type Log = { readonly entries: readonly Entry[]; readonly next: number | null; readonly mayCheck: boolean } | null;

const query = `query ($id: ID!, $before: Int, $only: String) {
  caseLog(applicationId: $id, before: $before, only: $only) {
    entries { position at who { kind name role } what { en fr } about { en } } next mayCheck
  }
}`;
const checking =
  "query ($id: ID!) { caseLogCheck(applicationId: $id) { isWhole entries brokenAt fault { en fr } isGuarded } }";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  lawyer = await server.firm.person("lawyer", { lawyerScope: "firm" });
  id = await server.firm.application(amara);
});
afterAll(async () => await server.close());

const logFor = async (who: Actor, of = id, asked: { before?: number | null; only?: string } = {}): Promise<Log> =>
  (await server.data(who, query, { id: of, ...asked }))["caseLog"] as Log;

const append = async (of: string, actorId: string, kind: CaseEventKind, subject: AuditSubject = {}): Promise<void> =>
  await appendAudit(server.firm.db, { chainId: of, actorId, kind, subject, at: new Date("2026-11-20T10:00:00Z") });

const said = (log: Log, kind: CaseEventKind): Entry | undefined =>
  log?.entries.find(({ what }) => what.en === caseLogEvents[kind].says.en);

describe("the log of a case", () => {
  test.each(roles)("of %s", async (role) => {
    const who = role === "student" ? amara : role === "lawyer" ? lawyer : await server.firm.person(role);
    const log = await logFor(who);
    // A paralegal to whom the case is not assigned, support, schools and agencies are told nothing.
    expect(log !== null).toBe(["student", "lawyer", "admin"].includes(role));
    expect(log?.mayCheck ?? false).toBe(["lawyer", "admin"].includes(role));
  });

  test("another applicant is told nothing", async () => {
    expect(await logFor(await server.firm.person("student"))).toBeNull();
  });

  test("names who did it, as far as the reader may know them", async () => {
    const school = await server.firm.person("schoolStaff");
    await append(id, lawyer.userId, "staffAssigned", { staffId: lawyer.userId });
    await append(id, school.userId, "documentViewed", {});
    await append(id, systemActor, "documentRead", {});
    await append(id, "invitation:one", "sectionFinished", {});
    await append(id, "somebody-gone", "taskGiven", { isForApplicant: true });
    await append(id, amara.userId, "answersSaved", { keys: ["~a"] });
    const own = await logFor(amara);
    const team = await logFor(lawyer);
    expect(said(own, "staffAssigned")?.who).toMatchObject({ kind: "person", role: "lawyer" });
    expect(said(own, "staffAssigned")?.who.name).toBeTruthy();
    expect(said(own, "staffAssigned")?.about?.en).toBe(said(own, "staffAssigned")?.who.name);
    expect(said(team, "staffAssigned")?.who.kind).toBe("self");
    expect(said(own, "documentViewed")?.who).toEqual({ kind: "person", name: null, role: "schoolStaff" });
    expect(said(team, "documentViewed")?.who.name).toBeTruthy();
    for (const log of [own, team]) {
      expect(said(log, "documentRead")?.who).toEqual({ kind: "boreal", name: null, role: null });
      expect(said(log, "sectionFinished")?.who.kind).toBe("invited");
      expect(said(log, "taskGiven")?.who).toEqual({ kind: "unknown", name: null, role: null });
    }
    expect(said(own, "answersSaved")?.who.kind).toBe("self");
    expect(said(team, "answersSaved")?.who).toMatchObject({ kind: "person", role: "student" });
  });

  test("keeps what stays in the team from the applicant, and a private note from colleagues", async () => {
    const admin = await server.firm.person("admin");
    await append(id, lawyer.userId, "noteWritten", { noteId: "n1", isShared: false });
    await append(id, lawyer.userId, "conflictsChecked", { found: 2 });
    await append(id, lawyer.userId, "letterCommented", { commentId: "c1", isShared: false });
    expect(said(await logFor(lawyer), "noteWritten")).toBeDefined();
    expect(said(await logFor(admin), "noteWritten")).toBeUndefined();
    expect(said(await logFor(admin), "conflictsChecked")).toBeDefined();
    const own = await logFor(amara);
    for (const kind of ["noteWritten", "conflictsChecked", "letterCommented"] as const)
      expect(said(own, kind)).toBeUndefined();
  });

  test("says to what it was done, and nothing of a page that the reader may not open", async () => {
    const of = await server.firm.application(amara);
    await append(of, lawyer.userId, "documentReplaced", { page: "passport", slot: "passport" });
    await append(of, lawyer.userId, "officialFormFilled", { form: "IMM1294" });
    await append(of, lawyer.userId, "statusChanged", { from: "Preparation", to: "LawyerReview" });
    await append(of, lawyer.userId, "invoiceIssued", { totalCents: 113_000 });
    await append(of, lawyer.userId, "letterGenerated", { form: "demandLetter" });
    // Of the firm alone: the case of an applicant who studies has no such page.
    await append(of, lawyer.userId, "documentRestored", { page: "certified-tribunal-record" });
    const own = await logFor(amara, of);
    expect(said(own, "documentReplaced")?.about?.en).toMatch(/passport/iu);
    expect(said(own, "officialFormFilled")?.about?.en.length).toBeGreaterThan(5);
    expect(said(own, "statusChanged")?.about?.en).toMatch(/^from “.+” to “.+”$/u);
    expect(said(own, "invoiceIssued")?.about?.en).toContain("1,130.00");
    expect(said(own, "letterGenerated")).toBeUndefined();
    expect(said(own, "documentRestored")).toBeUndefined();
    const team = await logFor(lawyer, of);
    expect(said(team, "letterGenerated")?.about).not.toBeNull();
    expect(said(team, "documentRestored")?.about?.en).toBe("Certified Tribunal Record");
  });

  test("shows looks and changes apart", async () => {
    const looks = await logFor(amara, id, { only: "looks" });
    expect(looks?.entries.length).toBeGreaterThan(0);
    expect(said(looks, "answersSaved")).toBeUndefined();
    expect(said(looks, "documentViewed")).toBeDefined();
    expect(said(await logFor(amara, id, { only: "changes" }), "documentViewed")).toBeUndefined();
  });

  test("comes in pages, each entry once, past hundreds that the reader may not read", async () => {
    const of = await server.firm.application(amara);
    await append(of, lawyer.userId, "documentViewed");
    for (let turn = 0; turn < 130; turn += 1)
      await append(of, lawyer.userId, "documentRotated", { page: "certified-tribunal-record" });
    for (let turn = 0; turn < 60; turn += 1) await append(of, amara.userId, "answersSaved", { keys: [] });
    const first = await logFor(amara, of);
    expect(first?.entries.length).toBe(50);
    const second = await logFor(amara, of, { before: first?.next ?? null });
    expect(second?.next).toBeNull();
    expect(second?.entries.map(({ what }) => what.en)).toEqual([
      ...Array.from({ length: 10 }, () => caseLogEvents.answersSaved.says.en),
      caseLogEvents.documentViewed.says.en,
      ...(second?.entries.slice(11).map(({ what }) => what.en) ?? []),
    ]);
    const positions = [...(first?.entries ?? []), ...(second?.entries ?? [])].map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => other - one));
    expect(new Set(positions).size).toBe(positions.length);
  });
});

describe("the check of the log", () => {
  test("finds it whole, and is of lawyers and administrators", async () => {
    const { caseLogCheck } = await server.data(lawyer, checking, { id });
    expect(caseLogCheck).toMatchObject({ isWhole: true, brokenAt: null, fault: null, isGuarded: true });
    expect((await server.data(amara, checking, { id }))["caseLogCheck"]).toBeNull();
    expect(
      (await server.data(await server.firm.person("paralegal", { lawyerScope: "firm" }), checking, { id }))[
        "caseLogCheck"
      ],
    ).toBeNull();
  });

  test("names the first entry that was changed", async () => {
    const of = await server.firm.application(amara);
    for (let turn = 0; turn < 3; turn += 1) await append(of, amara.userId, "answersSaved", { keys: [] });
    await server.firm.db.transaction(async (tx) => {
      await tx.execute(sql`alter table boreal.audit_event disable trigger audit_event_only_grows`);
      await tx.execute(sql`update boreal.audit_event set actor_id = 'nobody' where chain_id = ${of} and position = 2`);
      await tx.execute(sql`alter table boreal.audit_event enable always trigger audit_event_only_grows`);
    });
    const { caseLogCheck } = await server.data(lawyer, checking, { id: of });
    expect(caseLogCheck).toEqual({
      isWhole: false,
      entries: null,
      brokenAt: 2,
      fault: {
        en: "The log is broken: entry 2 was changed.",
        fr: "Le journal est altéré\u00A0: l’entrée 2 a été modifiée.",
      },
      isGuarded: true,
    });
  });
});
