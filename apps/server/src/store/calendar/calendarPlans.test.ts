import { daysOfSpan, spanOf } from "@boreal/domain/kernel/calendar/calendarSpan";
import { calendarKinds } from "@boreal/domain/kernel/calendar/calendarKinds";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/connect.ts";
import { freshDatabase } from "../../database/testDatabase.ts";
import { fillQueue, untilAllVisible } from "../queue/testQueue.ts";
import {
  countCalendarDays,
  countStatement,
  pageStatement,
  perDayStatement,
  readCalendarDays,
  readCalendarPage,
  totalStatement,
  wholeStatement,
  type CalendarCursor,
  type CalendarStatement,
} from "./calendarPage.ts";
import type { CalendarFilter } from "./calendarSources.ts";
import { fillCalendar } from "./testCalendar.ts";

const cases = 10_000;
const today = "2026-11-20";
let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await fillQueue(db, { cases, staffId: "me" });
  const nothing = { title: Buffer.alloc(64), words: Buffer.alloc(64) };
  await fillCalendar(db, cases, async () => await Promise.resolve(nothing));
  await untilAllVisible(db);
});
afterAll(async () => await db.close());

const all = { kinds: calendarKinds };
const month = { ...all, span: spanOf("month", today, today) };
const list = { ...all, span: spanOf("list", today, today) };
const whose = {
  "of the firm": {},
  "of my cases": { only: "me" },
  "of one member": { member: "staff-3" },
  "of myself": { only: "me", member: "me" },
  "of a member in my cases": { only: "me", member: "staff-3" },
  "of one case": { applicationId: "case-300" },
  "of one of my cases, for a member": { applicationId: "case-300", only: "me", member: "staff-3" },
} as const satisfies Readonly<Record<string, Partial<CalendarFilter>>>;
const kinds = { all: calendarKinds, tasks: ["task"], court: ["court", "hearing"] } as const;
const cursors: readonly (CalendarCursor | undefined)[] = [
  undefined,
  { day: "2026-12-01", kind: "court", applicationId: "case-5", place: "0001" },
  { day: "2026-12-01", kind: "task", applicationId: "case-5", place: "task-5" },
];

const everyStatement = (): readonly (readonly [string, CalendarStatement])[] =>
  Object.entries(whose).flatMap(([name, person]) =>
    Object.entries(kinds).flatMap(([kind, some]) => {
      const what = `${name}, ${kind}`;
      const filter = { ...month, ...person, kinds: some };
      return [
        ...cursors.map((after) => [`${what}, page`, pageStatement({ ...filter, span: list.span }, after)] as const),
        [`${what}, month`, perDayStatement(filter, 3)],
        [`${what}, week`, perDayStatement({ ...filter, span: spanOf("week", today, today) }, 12)],
        [`${what}, counts`, countStatement(filter)],
        ...("member" in person ? [[`${what}, feed`, wholeStatement(filter)] as const] : []),
        [`${what}, total`, totalStatement({ ...filter, span: spanOf("overdue", today, today) })],
      ] as const;
    }),
  );

describe("the statements of the calendar, over 10,000 cases", () => {
  it("look through no table: each row is found by an index", async () => {
    const through: string[] = [];
    for (const [what, { text, values }] of everyStatement())
      for (const how of ["custom", "generic"] as const) {
        const { rows } =
          how === "custom"
            ? await db.$client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values])
            : await db.$client.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`);
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        const tables = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
        if (tables.length > 0) through.push(`${what}, ${how}: ${tables.join(", ")}\n${plan}`);
      }
    expect(through.join("\n\n")).toBe("");
  });

  it("have one text for each name, as a prepared statement must", () => {
    const texts = new Map<string, string>();
    for (const [, { name, text }] of everyStatement()) {
      expect([name, texts.get(name) ?? text]).toEqual([name, text]);
      texts.set(name, text);
    }
    expect(texts.size).toBeGreaterThan(50);
  });

  it.each(Object.entries(whose))("list, count and cut the same entries %s", async (_, person) => {
    const span = { from: today, to: "2027-01-31" };
    const filter: CalendarFilter = { ...all, ...person, span };
    const seen: string[] = [];
    const days = new Map<string, number>();
    for (let after: CalendarCursor | undefined; ;) {
      const rows = await readCalendarPage(db, filter, after);
      const page = rows.slice(0, 50);
      for (const { id, kind, place, day } of page) {
        seen.push(`${day} ${kind} ${id} ${place}`);
        days.set(day, (days.get(day) ?? 0) + 1);
      }
      const last = page.at(-1);
      if (rows.length <= 50 || !last) break;
      after = { day: last.day, kind: last.kind, applicationId: last.id, place: last.place };
    }
    expect(new Set(seen).size).toBe(seen.length);
    const counts = await countCalendarDays(db, filter);
    expect(counts).toEqual([...days].map(([day, count]) => ({ day, count })));
    const first = (await readCalendarDays(db, filter, 3)).map(
      ({ id, kind, place, day }) => `${day} ${kind} ${id} ${place}`,
    );
    const ofDays = daysOfSpan(span).flatMap((day) => seen.filter((one) => one.startsWith(day)).slice(0, 3));
    expect(first).toEqual(ofDays);
  });

  it("tell a member what is theirs: their cases, their tasks, and tasks of nobody in their cases", async () => {
    const { rows: wanted } = await db.$client.query<{ n: number }>(
      `select ((select count(*) from boreal.case_day d join boreal.assignment a using (application_id) where a.staff_id = 'staff-3')
        + (select count(*) from boreal.case_task t where done_at is null and (assignee_id = 'staff-3'
            or ((assignee_id is null or is_for_applicant) and exists (select 1 from boreal.assignment a where a.application_id = t.application_id and a.staff_id = 'staff-3')))))::int as n`,
    );
    const filter: CalendarFilter = { ...all, member: "staff-3", span: { from: "2025-01-01", to: "2031-01-01" } };
    const counted = (await countCalendarDays(db, filter)).reduce((sum, { count }) => sum + count, 0);
    expect([counted, counted > 100]).toEqual([wanted[0]?.n, true]);
  });
});
