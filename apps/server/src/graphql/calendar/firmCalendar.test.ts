import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { giveTask, settleTask } from "../../commands/desk/tasks.ts";
import { refreshOldSummaries, refreshSummary } from "../../commands/queue/refreshSummary.ts";
import { cancelRequest, recordRequest } from "../../commands/requests/recordRequest.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** What a case dates reaches the calendar of the firm, of those alone who know the case. Today is 20 November 2026. */

let server: TestServer;
let head: Actor;
let kofi: Actor;
let lea: Actor;
let amara: Actor;
let amarasCase: string;
let weisCase: string;

const summary = () => ({ ...server.firm, reportFault: (fault: unknown) => expect.fail(String(fault)) });
const accepted = ({ refusals }: { readonly refusals: readonly unknown[] }) => expect(refusals).toEqual([]);

async function ask(applicationId: string, kind: string, dueDate: string): Promise<void> {
  const words = { id: null, words: "The deed of the boat", page: null, slot: null, childNumber: null };
  const about = { applicationId, kind, addressee: "main", childNumber: null, requestId: randomUUID() };
  const given = { ...about, letterFileId: null, letterDate: null, dueDate, items: [words] };
  accepted(await recordRequest(server.firm, head, given));
}
async function task(applicationId: string, words: string, to: Actor | null, dueOn: string): Promise<string> {
  const key = randomUUID();
  accepted(await giveTask(server.firm, head, { applicationId, key, words, toUserId: to?.userId ?? null, dueOn }));
  return key;
}

beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  head = await firm.person("lawyer", { lawyerScope: "firm", firstName: "Hélène", lastName: "Roy" });
  kofi = await firm.person("paralegal", { firstName: "Kofi", lastName: "Mensah" });
  lea = await firm.person("lawyer", { firstName: "Léa", lastName: "Côté" });
  amara = await firm.person("student");
  amarasCase = await firm.application(amara, "Lmia");
  weisCase = await firm.application(await firm.person("student", { firstName: "Wei", lastName: "Zhang" }), "Lmia");
  await firm.assign(amarasCase, kofi);
  await firm.assign(weisCase, lea);
  await firm.db.$client.query("update boreal.application set status = 'IrccProcessing'");
  await ask(amarasCase, "documents", "2026-12-04");
  await ask(weisCase, "interview", "2026-12-04");
  await task(amarasCase, "Call the school.", kofi, "2026-12-02");
  await task(weisCase, "Whoever has time.", null, "2026-12-03");
  await refreshOldSummaries(summary());
});
afterAll(async () => await server.close());

const query = `query C($view: String, $day: Date, $kinds: [String!], $staff: String, $id: ID, $after: String) {
  firmCalendar(view: $view, day: $day, kinds: $kinds, staff: $staff, applicationId: $id, after: $after) {
    today day from to next overdue soon days { day count }
    entries { id day kind words title { en fr } isForApplicant assigneeName application { id matterNumber owner { firstName lastName } } } } }`;
type Entry = { day: string; kind: string; words: string | null; title: { en: string } | null; assigneeName: string };
type Calendar = {
  today: string;
  from: string;
  to: string;
  next: string | null;
  overdue: number;
  soon: number;
  days: { day: string; count: number }[];
  entries: (Entry & { application: { id: string; owner: { lastName: string } } })[];
};
const read = async (who: Actor, variables: Record<string, unknown> = {}) =>
  (await server.data(who, query, variables)).firmCalendar as Calendar;
const said = ({ entries }: Calendar) => entries.map(({ day, words, title }) => `${day} ${words ?? title?.en ?? ""}`);

const everything = [
  "2026-12-02 Call the school.",
  "2026-12-03 Whoever has time.",
  "2026-12-04 Attend the interview",
  "2026-12-04 Answer the request for documents",
];

describe("the calendar of the firm", () => {
  it("lists what is dated in every case, for whoever answers for all of the firm", async () => {
    const calendar = await read(head);
    expect(said(calendar)).toEqual(everything);
    expect(calendar.entries.map(({ kind }) => kind)).toEqual(["task", "task", "hearing", "request"]);
    expect(calendar.entries.map(({ application }) => application.owner.lastName)).toEqual([
      "Okafor",
      "Zhang",
      "Zhang",
      "Okafor",
    ]);
    expect([calendar.today, calendar.from, calendar.next]).toEqual(["2026-11-20", "2026-11-20", null]);
    expect(calendar.entries[0]?.assigneeName).toBe("Kofi Mensah");
  });

  it("has of others the cases that they work on, whatever they ask for", async () => {
    expect(said(await read(kofi))).toEqual([everything[0], everything[3]]);
    expect(said(await read(lea))).toEqual([everything[1], everything[2]]);
    expect(said(await read(kofi, { staff: lea.userId }))).toEqual([]);
    expect(said(await read(kofi, { id: weisCase }))).toEqual([]);
    expect((await read(kofi, { view: "month", day: "2026-12-01" })).days).toEqual([
      { day: "2026-12-02", count: 1 },
      { day: "2026-12-04", count: 1 },
    ]);
  });

  it("is for the legal team alone", async () => {
    for (const role of ["student", "support", "agent", "schoolStaff"] as const) {
      const answer = await server.ask(await server.firm.person(role), query);
      expect([role, answer.data, answer.errors.length]).toEqual([role, { firmCalendar: null }, 1]);
    }
    expect((await server.ask(null, query)).errors).toHaveLength(1);
  });

  it("is narrowed by member, kind and case", async () => {
    expect(said(await read(head, { staff: lea.userId }))).toEqual([everything[1], everything[2]]);
    expect(said(await read(head, { kinds: ["hearing"] }))).toEqual([everything[2]]);
    expect(said(await read(head, { kinds: ["task"], staff: kofi.userId }))).toEqual([everything[0]]);
    expect(said(await read(head, { id: amarasCase }))).toEqual([everything[0], everything[3]]);
    expect(said(await read(head, { kinds: ["nothing"] }))).toEqual([]);
  });

  it("shows whole weeks of a month, and one week", async () => {
    const month = await read(head, { view: "month", day: "2026-12-15" });
    expect([month.from, month.to]).toEqual(["2026-11-29", "2027-01-02"]);
    expect(month.days.map(({ count }) => count)).toEqual([1, 1, 2]);
    expect(said(month)).toEqual(everything);
    const week = await read(head, { view: "week", day: "2026-12-09" });
    expect([week.from, week.to, week.entries.length]).toEqual(["2026-12-06", "2026-12-12", 0]);
  });

  it("counts what is due within a week and what is over, and lists the latter", async () => {
    expect([(await read(head)).soon, (await read(head)).overdue]).toEqual([0, 0]);
    const late = await task(amarasCase, "Late already.", kofi, "2026-11-21");
    expect((await read(head)).soon).toBe(1);
    await server.firm.db.$client.query("update boreal.case_task set due_on = '2026-11-10' where id = $1", [late]);
    expect([(await read(kofi)).overdue, (await read(lea)).overdue]).toEqual([1, 0]);
    expect(said(await read(head, { view: "overdue" }))).toEqual(["2026-11-10 Late already."]);
    accepted(await settleTask(server.firm, kofi, { applicationId: amarasCase, taskId: late, isDone: true }));
    expect((await read(head)).overdue).toBe(0);
  });

  it("goes page by page through many tasks of one day", async () => {
    await server.firm.db.$client.query(
      `insert into boreal.case_task (id, application_id, cause, is_for_applicant, due_on, given_by, given_at)
       select 'many-' || n, $1, 'cause-' || n, false, '2027-03-01', $2, now() from generate_series(1, 120) n`,
      [weisCase, head.userId],
    );
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await read(head, { day: "2027-03-01", after });
      seen.push(...page.entries.map((entry) => (entry as unknown as { id: string }).id));
      after = page.next;
      if (after === null) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const month = await read(head, { view: "month", day: "2027-03-01" });
    expect([month.entries.length, month.days]).toEqual([3, [{ day: "2027-03-01", count: 120 }]]);
  });

  it("takes no cursor of others, and no year that nobody plans", async () => {
    expect(said(await read(head, { after: "W10", kinds: ["hearing"] }))).toEqual([everything[2]]);
    expect((await read(head, { day: "9999-12-31" })).from).toBe("2026-11-20");
  });

  it("follows the case: a request that was taken back is gone from it", async () => {
    const loaded = await loadCaseFile(server.firm, amarasCase);
    const authorityRequestId = loaded?.caseFile.authorityRequests?.at(-1)?.id ?? expect.fail("no request");
    accepted(await cancelRequest(server.firm, head, { applicationId: amarasCase, authorityRequestId }));
    await refreshSummary(summary(), amarasCase);
    expect(said(await read(kofi))).toEqual([everything[0]]);
  });

  it("waits for nothing in a case that the firm closed", async () => {
    const set = async (closedAt: string | null) => {
      await server.firm.db.$client.query("update boreal.application set closed_at = $2 where id = $1", [
        weisCase,
        closedAt,
      ]);
      await refreshSummary(summary(), weisCase);
    };
    await set("2026-11-20T12:00:00Z");
    expect([said(await read(lea)), (await read(lea, { view: "month", day: "2026-12-01" })).days]).toEqual([[], []]);
    await set(null);
    expect(said(await read(lea)).slice(0, 2)).toEqual([everything[1], everything[2]]);
  });

  it("asks the database at most ten times", async () => {
    const counted = vi.spyOn(pg.Client.prototype, "query");
    try {
      for (const variables of [{}, { view: "month", day: "2027-03-01" }, { view: "week", staff: lea.userId }]) {
        counted.mockClear();
        await read(head, variables);
        expect(counted.mock.calls.length).toBeLessThanOrEqual(10);
        expect(counted.mock.calls.length).toBeGreaterThan(0);
      }
    } finally {
      counted.mockRestore();
    }
  });

  it("keeps no word of what is due in the database", async () => {
    const { rows } = await server.firm.db.$client.query<{ sealed: Buffer }>(
      "select sealed_title as sealed from boreal.case_day",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ sealed }) => /interview|Attend|entrevue/.test(sealed.toString("latin1")))).toEqual([]);
  });
});
