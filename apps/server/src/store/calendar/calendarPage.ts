import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { daysOfSpan } from "@boreal/domain/kernel/calendar/calendarSpan";
import type { CalendarKind } from "@boreal/domain/kernel/calendar/calendarKinds";
import type { Database } from "../../database/connect.ts";
import { applicationColumns, type ApplicationRow } from "../cases/caseRow.ts";
import { calendarSources, nameOfSources, type CalendarFilter, type CalendarSource } from "./calendarSources.ts";

/** So many entries are on one page of a list. A literal in the statement: it is planned once, for any values. */
export const calendarPageLength = 50;
/** More are not counted: “more than 999” says enough. */
export const mostCounted = 1000;

/** The last entry of the page before. */
export type CalendarCursor = {
  readonly day: IsoDate;
  readonly kind: string;
  readonly applicationId: string;
  readonly place: string;
};

export type CalendarRow = ApplicationRow & {
  readonly day: IsoDate;
  readonly kind: CalendarKind;
  /** Of a task its id, of a day its place among those of the case. */
  readonly place: string;
  readonly sealed: Buffer | null;
  readonly cause: string | null;
  readonly assignee_id: string | null;
  readonly is_for_applicant: boolean;
};

export type CalendarStatement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

const inOrder = "day, kind, application_id, place";

const givenInto =
  (values: unknown[]) =>
  (value: unknown): string =>
    `$${values.push(value)}`;

const rowsOf = ({ columns, from, where, day }: CalendarSource, days: string, more = ""): string =>
  `(select ${columns} from ${from} where ${[...where, `${day} ${days}`].join(" and ")}${more})`;

/** Days in the span; its two values are the first that were given. */
const inSpan = "between $1::date and $2::date";

const withCases = (found: string): string =>
  `with page as (${found})
    select page.day::text as day, page.kind, page.place, page.sealed, page.cause, page.assignee_id, page.is_for_applicant, ${applicationColumns}
    from page cross join lateral (select * from boreal.application where id = page.application_id offset 0) a
      left join lateral (select * from boreal.profile where user_id = a.owner_id offset 0) p on true
    order by page.day, page.kind, page.application_id, page.place`;

/** One page of a list, in one statement: of each source no more than a page is looked at. */
export function pageStatement(filter: CalendarFilter, after?: CalendarCursor): CalendarStatement {
  const values: unknown[] = [];
  const given = givenInto(values);
  const sources = calendarSources(filter, given);
  const cursor = after && [given(after.day), given(after.kind), given(after.applicationId), given(after.place)];
  const parts = sources.map((source) => {
    const order = ` order by ${source.order.filter((column) => !column.startsWith("'")).join(", ")} limit ${calendarPageLength + 1}`;
    return rowsOf(source, inSpan, cursor ? ` and ${isAfter(source, cursor)}${order}` : order);
  });
  const text = withCases(
    `select * from (${parts.join(" union all ")}) found order by ${inOrder} limit ${calendarPageLength + 1}`,
  );
  return { name: `boreal.calendar.page.${nameOfSources(filter)}${after ? ".after" : ""}`, text, values };
}

/** `number` sorts as a number; of a task, whose kind sorts elsewhere, it is never compared. */
function isAfter({ order: [day, kind, applicationId, place] }: CalendarSource, cursor: readonly string[]): string {
  const [ofDay, ofKind, ofCase, ofPlace] = cursor;
  const ends =
    place === "d.number"
      ? `case when ${ofPlace}::text ~ '^[0-9]{1,9}$' then ${ofPlace}::text::int else -1 end`
      : `${ofPlace}::text`;
  // The day alone lets the index begin there.
  return `${day} >= ${ofDay}::date and (${day}, ${kind}, ${applicationId}, ${place}) > (${ofDay}::date, ${ofKind}::text, ${ofCase}::text, ${ends})`;
}

/** The first entries of each day. Of the whole firm each day is looked up by itself; what few cases have is cut by the day. */
export function perDayStatement(filter: CalendarFilter, most: 3 | 12): CalendarStatement {
  const values: unknown[] = [];
  const given = givenInto(values);
  const sources = calendarSources(filter, given);
  const isOfFew = (filter.only ?? filter.member ?? filter.applicationId) !== undefined;
  const name = `boreal.calendar.perDay${most}.${nameOfSources(filter)}`;
  if (isOfFew) {
    const all = sources.map((source) => rowsOf(source, inSpan)).join(" union all ");
    const cut = `select * from (select found.*, row_number() over (partition by day order by kind, application_id, place) as nth from (${all}) found) cut where nth <= ${most}`;
    return { name, text: withCases(cut), values };
  }
  const days = given(daysOfSpan(filter.span));
  const ofDay = sources
    .map((source) =>
      rowsOf(
        source,
        "= g.day",
        ` order by ${source.order.slice(source.order[1] === "'task'" ? 2 : 1).join(", ")} limit ${most}`,
      ),
    )
    .join(" union all ");
  const found = `select s.* from unnest(${days}::date[]) g(day) cross join lateral (select * from (${ofDay}) found order by ${inOrder} limit ${most}) s where g.day ${inSpan}`;
  return { name, text: withCases(found), values };
}

/** The number of entries of each day; days without one are left out. */
export function countStatement(filter: CalendarFilter): CalendarStatement {
  const values: unknown[] = [];
  const sources = calendarSources(filter, givenInto(values));
  const all = sources.map((source) => rowsOf(source, inSpan)).join(" union all ");
  return {
    name: `boreal.calendar.counts.${nameOfSources(filter)}`,
    text: `select day::text as day, count(*)::int as count from (${all}) found group by day order by day`,
    values,
  };
}

/** How many there are in all, counted no further than anybody reads. */
export function totalStatement(filter: CalendarFilter): CalendarStatement {
  const values: unknown[] = [];
  const sources = calendarSources(filter, givenInto(values));
  const all = sources.map((source) => rowsOf(source, inSpan, ` limit ${mostCounted}`)).join(" union all ");
  return {
    name: `boreal.calendar.total.${nameOfSources(filter)}`,
    text: `select least(count(*), ${mostCounted})::int as count from (${all}) found`,
    values,
  };
}

const run = async <Row extends object>(db: Database, { name, text, values }: CalendarStatement) =>
  (await db.$client.query<Row>({ name, text, values: [...values] })).rows;

/** The entries of one page, and one more where there is a next page. */
export const readCalendarPage = (
  db: Database,
  filter: CalendarFilter,
  after?: CalendarCursor,
): Promise<readonly CalendarRow[]> => run<CalendarRow>(db, pageStatement(filter, after));

export const readCalendarDays = (db: Database, filter: CalendarFilter, most: 3 | 12): Promise<readonly CalendarRow[]> =>
  run<CalendarRow>(db, perDayStatement(filter, most));

/** More entries are in no feed. */
const mostInFeed = 1000;

/** Every entry of a span at once, for a feed. */
export function wholeStatement(filter: CalendarFilter): CalendarStatement {
  const values: unknown[] = [];
  const sources = calendarSources(filter, givenInto(values));
  const all = sources.map((source) => rowsOf(source, inSpan)).join(" union all ");
  return {
    name: `boreal.calendar.whole.${nameOfSources(filter)}`,
    text: withCases(`select * from (${all}) found order by ${inOrder} limit ${mostInFeed}`),
    values,
  };
}

export const readWholeCalendar = (db: Database, filter: CalendarFilter): Promise<readonly CalendarRow[]> =>
  run<CalendarRow>(db, wholeStatement(filter));

export type DayCount = { readonly day: IsoDate; readonly count: number };

export const countCalendarDays = (db: Database, filter: CalendarFilter): Promise<readonly DayCount[]> =>
  run<DayCount>(db, countStatement(filter));

export const countCalendar = async (db: Database, filter: CalendarFilter): Promise<number> =>
  filter.kinds.length === 0 ? 0 : ((await run<{ count: number }>(db, totalStatement(filter)))[0]?.count ?? 0);
