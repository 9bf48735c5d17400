import type { RequestParty } from "@boreal/domain/caseFile/authority/authorityRequest";
import { applicationStatuses, applicationTypes } from "@boreal/domain/caseFile/application";
import { statusesWaitingFor } from "@boreal/domain/review/waitingFor";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/connect.ts";
import { freshDatabase } from "../../database/testDatabase.ts";
import { queueOrders, queueStatement, readQueue, type QueueFilter } from "./queuePage.ts";
import { fillQueue, termOfFew, termOfMany, untilAllVisible } from "./testQueue.ts";

let db: Database;
let terms: { readonly many: Buffer; readonly few: Buffer };
beforeAll(async () => {
  db = await freshDatabase();
  await fillQueue(db, { cases: 10_000, staffId: "me" });
  await untilAllVisible(db);
  terms = { many: await termOfMany(db), few: await termOfFew(db) };
});
afterAll(async () => await db.close());

const all = { types: applicationTypes, statuses: applicationStatuses } as const;
const rare = { types: ["Lmia"], statuses: ["Refused"] } as const;

const ofRequests = (party: RequestParty) => [...statusesWaitingFor(party), ...statusesWaitingFor("authority")];

type Wanted = Omit<QueueFilter, "order" | "after">;
const lists = (): Readonly<Record<string, Wanted>> => ({
  all,
  "one type": { ...all, types: ["Student"] },
  "one status": { ...all, statuses: ["Preparation"] },
  "one type in one status": rare,
  "assigned to me": { ...all, only: { staffId: "me" } },
  "waiting for me": { ...all, statuses: ofRequests("team"), waitsFor: "team", ofOrNobodys: "me" },
  "for the applicant": { ...all, statuses: ofRequests("applicant"), waitsFor: "applicant" },
  "for the authority": { ...all, statuses: statusesWaitingFor("authority"), waitsFor: "authority" },
  "for the authority, by the status alone": { ...all, statuses: statusesWaitingFor("authority") },
  "deadline ahead": { ...all, deadlineUntil: { from: "2026-11-20", to: "2026-12-20" } },
  "of one person": { ...all, alsoOf: "me" },
  "of two people": { ...all, only: { staffId: "me" }, alsoOf: "staff-3" },
  "of nobody": { ...all, isNobodys: true },
  "of one person, searched and due": {
    ...all,
    alsoOf: "me",
    terms: [[terms.many, terms.few]],
    deadlineUntil: { from: "2026-11-20", to: "2026-11-27" },
  },
  blocked: { ...all, isBlocked: true },
  "of an agent": { ...all, only: { agentId: "agency" } },
  "of a school": { ...all, only: { schoolId: "school" } },
  "searched by what many have": { ...all, terms: [[terms.many, terms.few]] },
  "searched by two words": { ...all, terms: [[terms.few], [terms.many, terms.few]] },
  "searched in what is assigned to me": { ...all, only: { staffId: "me" }, terms: [[terms.many]] },
  "searched by an agent": { ...all, only: { agentId: "agency" }, terms: [[terms.many]] },
});

const after = {
  newest: "2026-01-04T00:00:00.000Z",
  oldest: "2026-01-04T00:00:00.000Z",
  recent: "2026-02-01T00:00:00.000Z",
  waiting: "2026-02-01T00:00:00.000Z",
  deadline: "2026-12-01",
} as const;

const planOf = async (filter: QueueFilter, how: "custom" | "generic"): Promise<string> => {
  const { text, values } = queueStatement(filter);
  const { rows } =
    how === "custom"
      ? await db.$client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values)
      : await db.$client.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};

describe("the statement of the queue, over 10,000 cases", () => {
  it("looks through no table: each row is found by an index, whatever the filter and the order", async () => {
    const through: string[] = [];
    let looked = 0;
    for (const [name, wanted] of Object.entries(lists()))
      for (const order of queueOrders)
        for (const cursor of [undefined, { at: after[order], id: "case-5000" }])
          for (const how of ["custom", "generic"] as const) {
            const plan = await planOf({ ...wanted, order, after: cursor }, how);
            looked += 1;
            const tables = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
            if (tables.length > 0) through.push(`${name}, ${order}, ${how}: ${tables.join(", ")}\n${plan}`);
          }
    expect(looked).toBe(21 * queueOrders.length * 2 * 2);
    // As one text: of a list only its length would be told.
    expect(through.join("\n\n")).toBe("");
  });

  it("reaches every case once, page by page, in each order", async () => {
    for (const order of queueOrders) {
      const seen: string[] = [];
      for (let cursor: QueueFilter["after"]; ;) {
        const rows = await readQueue(db, { ...all, statuses: ["Refused", "Approved"], order, after: cursor });
        const page = rows.slice(0, 50);
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (rows.length <= 50 || !last) break;
        cursor = { at: last.sorted_at, id: last.id };
      }
      expect([order, seen.length, new Set(seen).size]).toEqual([order, 2000, 2000]);
    }
  });

  it("has one text for each name, as a prepared statement must", () => {
    const texts = new Map<string, string>();
    for (const wanted of Object.values(lists()))
      for (const order of queueOrders)
        for (const cursor of [undefined, { at: after[order], id: "case-1" }]) {
          const { name, text } = queueStatement({ ...wanted, order, after: cursor });
          expect([name, texts.get(name) ?? text]).toEqual([name, text]);
          texts.set(name, text);
        }
  });
});
