import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { actor } from "../../commands/documents/testFileDeps.ts";
import type { Actor } from "../../policies/actor.ts";
import { fillQueue } from "../../store/queue/testQueue.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

const cases = 10_000;

let server: TestServer;
let head: Actor;
let lawyer: Actor;
beforeAll(async () => {
  server = await openTestServer();
  head = await server.firm.person("lawyer", { lawyerScope: "firm" });
  lawyer = await server.firm.person("lawyer");
  await fillQueue(server.firm.db, { cases, staffId: lawyer.userId });
});
afterAll(async () => await server.close());

const asked =
  "{ board { isOfFirm statuses { status waitsFor cases blocked halfDays longestDays } weeks { week status cases } deadlines { week cases } } }";
type Board = {
  isOfFirm: boolean;
  statuses: {
    status: string;
    waitsFor: string;
    cases: number;
    blocked: number;
    halfDays: number;
    longestDays: number;
  }[];
  weeks: { week: string; cases: number }[];
  deadlines: { week: string; cases: number }[];
};
const boardOf = async (by: Actor) => (await server.data(by, asked)).board as Board;
const sum = (rows: readonly { readonly cases: number }[]) => rows.reduce((all, { cases: one }) => all + one, 0);
const count = async (where: string): Promise<number> =>
  (
    await server.firm.db.$client.query<{ n: number }>(
      `select count(*)::int as n from boreal.case_summary c where ${where}`,
    )
  ).rows[0]?.n ?? 0;

describe("the board", () => {
  it("counts every case of the firm once, by status, with who waits and how long", async () => {
    const { isOfFirm, statuses, weeks, deadlines } = await boardOf(head);
    expect([isOfFirm, sum(statuses)]).toEqual([true, cases]);
    const asked = "status = 'IrccProcessing' and open_request";
    for (const [party, which] of [
      ["applicant", "= 'applicant'"],
      ["team", "= 'team'"],
      ["authority", "is null"],
    ])
      expect(
        statuses.find(({ status, waitsFor }) => status === "IrccProcessing" && waitsFor === party)?.cases ?? 0,
      ).toBe(await count(`${asked} ${which}`));
    expect(await count(`${asked} is not null`)).toBeGreaterThan(10);
    expect(statuses.find(({ status }) => status === "LawyerReview")).toMatchObject({
      waitsFor: "team",
      cases: await count("status = 'LawyerReview'"),
      blocked: await count("status = 'LawyerReview' and is_blocked"),
    });
    for (const { halfDays, longestDays } of statuses) expect(longestDays).toBeGreaterThanOrEqual(halfDays);
    // 20 November 2026 is a Friday: this week began on the 16th, eleven before it count, and twelve after it for deadlines.
    expect(sum(weeks)).toBe(await count("status_updated_at >= '2026-08-31 00:00 America/Toronto'"));
    expect(sum(deadlines)).toBe(await count("next_deadline between '2026-11-20' and '2027-02-14'"));
    for (const { week } of [...weeks, ...deadlines]) expect([week, new Date(week).getUTCDay()]).toEqual([week, 1]);
  });

  it("counts weeks and days by the clock in Toronto, where Sunday evening is not Monday yet", async () => {
    const own = `c.application_id in (select application_id from boreal.case_summary where status = 'LawyerReview' order by 1 limit 1)`;
    await server.firm.db.$client.query(
      `update boreal.case_summary c set status_updated_at = '2026-11-16T01:30:00Z' where ${own}`,
    );
    const { weeks } = await boardOf(head);
    for (const week of ["2026-11-09", "2026-11-16"]) {
      const monday = `timestamp '${week}' at time zone 'America/Toronto'`;
      const counted = await count(
        `status_updated_at >= ${monday} and status_updated_at < (timestamp '${week}' + interval '7 days') at time zone 'America/Toronto'`,
      );
      expect([week, sum(weeks.filter((one) => one.week === week))]).toEqual([week, counted]);
    }
  });

  it("counts only what is assigned to who does not answer for the firm", async () => {
    const { isOfFirm, statuses } = await boardOf(lawyer);
    const own = `exists (select 1 from boreal.assignment a where a.application_id = c.application_id and a.staff_id = '${lawyer.userId}')`;
    expect([isOfFirm, sum(statuses)]).toEqual([false, await count(own)]);
    expect(sum(statuses)).toBeLessThan(cases / 2);
  });

  it("is for nobody who does not know all of a case", async () => {
    const outsiders = [
      await server.firm.person("student"),
      actor("support", "support"),
      { ...actor("agent", "agent"), agentId: "agency" },
      { ...actor("school", "schoolStaff"), schoolId: "school" },
    ];
    for (const by of outsiders) {
      const { data, errors } = await server.ask(by, asked);
      expect([by.role, data, errors.length]).toEqual([by.role, { board: null }, 1]);
    }
  });

  it(`takes at most ten statements over ${cases} cases`, async () => {
    const counted = vi.spyOn(pg.Client.prototype, "query");
    try {
      await boardOf(head);
      expect(counted.mock.calls.length).toBeGreaterThan(0);
      expect(counted.mock.calls.length).toBeLessThanOrEqual(10);
    } finally {
      counted.mockRestore();
    }
  });
});
