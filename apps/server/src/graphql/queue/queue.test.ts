import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { addDays } from "@boreal/domain/kernel/calendarDate";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { setProfile } from "../../commands/accounts/setProfile.ts";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { refreshOldSummaries } from "../../commands/queue/refreshSummary.ts";
import { testToday } from "../../commands/testFirm.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let lawyer: Actor;
let paralegal: Actor;
let support: Actor;
let amara: Actor;
let amarasCase: string;
let desiresCase: string;
const manyIds: string[] = [];

const refresh = async (): Promise<number> =>
  await refreshOldSummaries({ ...server.firm, reportFault: (fault) => expect.fail(String(fault)) });

const setStatus = async (id: string, status: ApplicationStatus) =>
  await server.firm.db.$client.query(
    "update boreal.application set status = $2, status_updated_at = now() where id = $1",
    [id, status],
  );

beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  lawyer = await firm.person("lawyer", { lawyerScope: "firm", firstName: "Hélène", lastName: "Roy" });
  paralegal = await firm.person("paralegal", { firstName: "Kofi", lastName: "Mensah" });
  support = await firm.person("support");
  amara = await firm.person("student", {
    firstName: "Amara",
    lastName: "Okafor",
    email: "amara.okafor@example.test",
  });
  amarasCase = await firm.application(amara);
  await firm.assign(amarasCase, paralegal);
  const desire = await firm.person("student", { firstName: "Désirée", lastName: "O’Neil-Kaya" });
  desiresCase = await firm.application(desire);
  const { refusals } = await saveAnswers(firm, amara, {
    applicationId: amarasCase,
    answers: [
      { key: "uciNumber", value: "12345678", baseVersion: 0 },
      { key: "country", value: "NG", baseVersion: 0 },
      { key: "passportNumber", value: "A0123456", baseVersion: 0 },
      { key: "schoolName", value: "Collège Boréal", baseVersion: 0 },
      { key: "canadianPhone", value: "4165550199", baseVersion: 0 },
    ],
  });
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
  const many = await firm.person("student", { firstName: "Wei", lastName: "Zhang" });
  for (let at = 0; at < 50; at += 1) manyIds.push(await firm.application(many));
  await refresh();
});
afterAll(async () => await server.close());

const listed = `queue(tab: $tab, order: $order, types: $types, statuses: $statuses, staff: $staff, due: $due, search: $search, after: $after) {
  next cases { foundBy waitsFor nextDeadline isBlocked answered asked application { id status owner { firstName lastName } staff { firstName } } } }`;
const query = `query Q($tab: String, $order: String, $types: [String!], $statuses: [String!], $staff: String, $due: String, $search: String, $after: String) { ${listed} }`;
type Page = {
  next: string | null;
  cases: {
    foundBy: string[];
    waitsFor: string;
    nextDeadline: string | null;
    isBlocked: boolean | null;
    answered: number | null;
    asked: number | null;
    application: { id: string; owner: { lastName: string }; staff: { firstName: string }[] };
  }[];
};
const read = async (who: Actor, variables: Record<string, unknown> = {}) =>
  (await server.data(who, query, variables)).queue as Page;
const ids = ({ cases }: Page): string[] => cases.map(({ application }) => application.id);

describe("the queue", () => {
  it("reaches every case in scope, page by page, and no other", async () => {
    const first = await read(lawyer);
    expect(first.cases).toHaveLength(50);
    const second = await read(lawyer, { after: first.next });
    expect(second.next).toBeNull();
    expect([...ids(first), ...ids(second)].toSorted()).toEqual([amarasCase, desiresCase, ...manyIds].toSorted());
    expect(ids(await read(paralegal))).toEqual([amarasCase]);
    expect(ids(await read(paralegal, { search: "zhang" }))).toEqual([]);
    expect((await server.ask(amara, query)).errors[0]?.extensions?.code).toBe("notAllowed");
    expect((await server.ask(null, query)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("has a new case at once, and its status as it is, before anything was made of it", async () => {
    const id = await server.firm.application(
      await server.firm.person("student", { firstName: "Bo", lastName: "Li" }),
      "VisitorVisa",
    );
    const found = await read(lawyer, { types: ["VisitorVisa"] });
    expect(found.cases).toMatchObject([
      { waitsFor: "applicant", isBlocked: null, answered: null, application: { id } },
    ]);
    await setStatus(id, "LawyerReview");
    expect(ids(await read(lawyer, { types: ["VisitorVisa"], statuses: ["LawyerReview"] }))).toEqual([id]);
    expect(ids(await read(lawyer, { tab: "forMe" }))).toEqual([id]);
    await setStatus(id, "Withdrawn");
    expect(ids(await read(lawyer, { tab: "forMe" }))).toEqual([]);
    expect(await refresh()).toBe(1);
    expect(await refresh()).toBe(0);
  });

  it("lists what is assigned, what waits for whom, what is blocked and what is due", async () => {
    expect(ids(await read(lawyer, { tab: "mine" }))).toEqual([]);
    expect(ids(await read(paralegal, { tab: "mine" }))).toEqual([amarasCase]);
    await setStatus(desiresCase, "IrccProcessing");
    expect(ids(await read(lawyer, { tab: "authority" }))).toEqual([desiresCase]);
    const { db } = server.firm;
    const due = addDays(testToday, 10);
    await db.$client.query(
      "update boreal.case_summary set is_blocked = true, next_deadline = $2 where application_id = $1",
      [desiresCase, due],
    );
    expect(ids(await read(lawyer, { tab: "blocked" }))).toEqual([desiresCase]);
    const ahead = await read(lawyer, { tab: "deadline" });
    expect(ahead.cases).toMatchObject([{ nextDeadline: due, isBlocked: true, application: { id: desiresCase } }]);
    expect(ids(await read(lawyer, { order: "deadline" }))[0]).toBe(desiresCase);
  });

  it("is narrowed to the cases of a person, to nobody’s, and to what is due", async () => {
    const { db } = server.firm;
    expect(ids(await read(lawyer, { staff: paralegal.userId }))).toEqual([amarasCase]);
    expect(ids(await read(lawyer, { tab: "mine", staff: paralegal.userId }))).toEqual([]);
    expect(ids(await read(lawyer, { staff: "nobody", order: "oldest" }))).not.toContain(amarasCase);
    expect(ids(await read(lawyer, { staff: "nobody", order: "oldest" }))[0]).toBe(desiresCase);
    expect(ids(await read(lawyer, { staff: "someone else" }))).toEqual([]);
    await db.$client.query("update boreal.case_summary set next_deadline = $2 where application_id = $1", [
      desiresCase,
      addDays(testToday, 10),
    ]);
    expect(ids(await read(lawyer, { due: "month" }))).toEqual([desiresCase]);
    expect(ids(await read(lawyer, { due: "week" }))).toEqual([]);
    expect(ids(await read(lawyer, { tab: "deadline", due: "week" }))).toEqual([]);
    // Not told to those who do not know all of a case.
    expect(ids(await read(support, { due: "week" }))).toHaveLength(50);
    expect(ids(await read(support, { staff: "nobody" }))).toEqual(ids(await read(support)));
  });

  it("counts the questions of a case, and makes that anew after an answer", async () => {
    const before = (await read(paralegal)).cases[0];
    expect(before?.asked).toBeGreaterThan(10);
    await saveAnswers(server.firm, amara, {
      applicationId: amarasCase,
      answers: [{ key: "birthday", value: "1991-03-14", baseVersion: 0 }],
    });
    expect(await refresh()).toBe(1);
    expect((await read(paralegal)).cases[0]?.answered).toBeGreaterThan(before?.answered ?? Infinity);
  });

  it("is computed for the day on which it is read", async () => {
    const tomorrow = { ...server.firm, today: () => addDays(testToday, 1), reportFault: () => {} };
    expect(await refreshOldSummaries(tomorrow)).toBeGreaterThan(50);
    await refresh();
  });

  it("tells those who do not know all of a case only what its status says", async () => {
    const seen = (await read(support, { search: "oka" })).cases;
    expect(seen).toMatchObject([
      { waitsFor: "applicant", nextDeadline: null, isBlocked: null, answered: null, asked: null },
    ]);
    const all = ids(await read(support));
    for (const tab of ["blocked", "deadline", "forMe", "mine"]) expect(ids(await read(support, { tab }))).toEqual(all);
    expect(ids(await read(support, { order: "deadline" }))).toEqual(all);
    expect(ids(await read(support, { search: "12345678" }))).toEqual([]);
  });

  it("passes over what it does not know, and a cursor that is none of its own", async () => {
    expect(ids(await read(lawyer, { tab: "x", order: "x", after: "x" }))).toHaveLength(50);
    expect(ids(await read(lawyer, { types: ["x"] }))).toEqual([]);
    const odd = Buffer.from(JSON.stringify(["2026-01-01'", "a' or true --"])).toString("base64url");
    expect(ids(await read(lawyer, { after: odd }))).toHaveLength(50);
  });
});

describe("the search", () => {
  const found = async (search: string) => ids(await read(lawyer, { search }));

  it.each(["oka", "Okafor", "amara okafor", "OKAFOR AM", "12345678", "1234 5678"])(
    "finds Amara by %s",
    async (text) => {
      expect(await found(text)).toEqual([amarasCase]);
    },
  );

  it.each(["desiree", "Désirée", "kaya", "o’neil", "o'neil kaya"])("finds Désirée by %s", async (text) => {
    expect(await found(text)).toEqual([desiresCase]);
  });

  it.each(["kafor", "okafor desiree", "1234567", "%", "'", "   .", "x".repeat(300)])(
    "finds nobody by %s",
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it.each([
    ["amara", []],
    ["12345678", ["uci"]],
    ["a 0123456", ["passport"]],
    ["416 555-0199", ["telephone"]],
    ["+1 (416) 555-0199", ["telephone"]],
    ["college boreal", ["school"]],
    ["okafor college", ["school"]],
  ])("says of %s by what it found Amara", async (search, by) => {
    const { cases } = await read(lawyer, { search });
    expect(cases).toMatchObject([{ foundBy: by, application: { id: amarasCase } }]);
  });

  it("finds an applicant by the whole address of mail, and not by a part of it", async () => {
    const email = "amara.okafor@example.test";
    expect((await read(lawyer, { search: email.toUpperCase() })).cases).toMatchObject([
      { foundBy: ["email"], application: { id: amarasCase } },
    ]);
    expect(await found(email.slice(1))).toEqual([]);
  });

  it("looks only in names of applicants for those who do not know all of a case", async () => {
    for (const search of ["college", "A0123456", "4165550199", "12345678"])
      expect([search, ids(await read(support, { search }))]).toEqual([search, []]);
    expect((await read(support, { search: "amara" })).cases).toMatchObject([{ foundBy: [] }]);
  });

  it("turns its pages", async () => {
    const other = await server.firm.person("student", { firstName: "Wei", lastName: "Zhang" });
    const id = await server.firm.application(other);
    await refresh();
    const first = await read(lawyer, { search: "wei zhang" });
    const second = await read(lawyer, { search: "wei zhang", after: first.next });
    expect([...ids(first), ...ids(second)].toSorted()).toEqual([...manyIds, id].toSorted());
  });

  it("goes by the name that a person has now", async () => {
    const actor = await server.firm.person("student", { firstName: "Ada", lastName: "Before" });
    const id = await server.firm.application(actor);
    await refresh();
    expect(await found("before")).toEqual([id]);
    await setProfile({ ...server.firm, forgetSessions: () => {} }, actor, {
      firstName: "Ada",
      lastName: "After",
    });
    await refresh();
    expect([await found("before"), await found("after")]).toEqual([[], [id]]);
  });

  it("keeps no name in the database: what is searched by are MACs, as many for a short name as for a long one", async () => {
    const { rows } = await server.firm.db.$client.query<{ n: number; bytes: number }>(
      "select count(*)::int as n, max(length(term)) as bytes from boreal.search_term group by application_id",
    );
    expect(new Set(rows.map(({ n, bytes }) => `${n} of ${bytes}`))).toEqual(new Set(["32 of 12"]));
  });
});

describe("statements", () => {
  it("are at most ten for a page of 50 cases, also when nothing was asked for before", async () => {
    const counted = vi.spyOn(pg.Client.prototype, "query");
    try {
      for (const variables of [{}, { search: "zhang" }, { tab: "forMe" }]) {
        counted.mockClear();
        await read(lawyer, variables);
        expect(counted.mock.calls.length).toBeLessThanOrEqual(10);
        expect(counted.mock.calls.length).toBeGreaterThan(0);
      }
    } finally {
      counted.mockRestore();
    }
  });
});
