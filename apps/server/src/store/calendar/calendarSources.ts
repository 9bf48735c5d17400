import type { DaySpan } from "@boreal/domain/kernel/calendar/calendarSpan";
import type { CalendarKind } from "@boreal/domain/kernel/calendar/calendarKinds";

/** What the calendar of the firm shows of which cases. */
export type CalendarFilter = {
  readonly span: DaySpan;
  readonly kinds: readonly CalendarKind[];
  /** The reader’s scope: only cases on which this person works. */
  readonly only?: string | undefined;
  /** What this person has to look at: days of their cases, tasks given to them, and tasks of nobody in their cases. */
  readonly member?: string | undefined;
  readonly applicationId?: string | undefined;
};

/** Rows of one shape, from one place. `where` holds all but the span; `day` is the column to which that applies. */
export type CalendarSource = {
  readonly columns: string;
  readonly from: string;
  readonly where: readonly string[];
  readonly day: string;
  /** By which rows are sorted, and at which a page ends. */
  readonly order: readonly [day: string, kind: string, applicationId: string, place: string];
};

type Given = (value: unknown) => string;

const dayColumns =
  "d.day, d.kind, d.application_id, to_char(d.number, 'FM0000') as place, d.sealed_title as sealed, null::text as cause, null::text as assignee_id, false as is_for_applicant";
const taskColumns =
  "t.due_on as day, 'task' as kind, t.application_id, t.id as place, t.sealed_words as sealed, t.cause, t.assignee_id, t.is_for_applicant";

/** One look for each row: an `exists` may be answered by reading the whole table first. */
const worksOn = (of: string, person: string): string =>
  `coalesce((select true from boreal.assignment w where w.application_id = ${of}.application_id and w.staff_id = ${person} limit 1), false)`;

/** Of a case that the firm closed nothing is waited for: its days are taken out with its summary, its tasks stay as they were. */
const isOpen = (row: string): string =>
  `coalesce((select w.closed_at is null from boreal.application w where w.id = ${row}.application_id limit 1), false)`;

/** Each case of a person, and of each what is looked up in it: the planner is left no other way. */
const inCasesOf = (person: string, rows: string, as: string): string =>
  `(select application_id from boreal.assignment where staff_id = ${person} order by application_id offset 0) m cross join lateral (select * from ${rows} and x.application_id = m.application_id offset 0) ${as}`;

/** Where days and tasks are found: by the day, by the case, or by the cases of a person. */
export function calendarSources(filter: CalendarFilter, given: Given): readonly CalendarSource[] {
  const { kinds, only, member, applicationId, span } = filter;
  const [from, to] = [given(span.from), given(span.to)];
  const ofMember = member === undefined ? undefined : given(member);
  const of: Of = {
    from,
    to,
    // A value that a statement never names has no type.
    only: only === undefined ? undefined : only === member ? ofMember : given(only),
    member: ofMember,
    case: applicationId === undefined ? undefined : given(applicationId),
    isSame: only === member,
  };
  const ofDays = kinds.filter((kind) => kind !== "task");
  return [
    ...(ofDays.length > 0 ? [daySource(of, given(ofDays))] : []),
    ...(kinds.includes("task") ? taskSources(of) : []),
  ];
}

type Of = {
  readonly from: string;
  readonly to: string;
  readonly only: string | undefined;
  readonly member: string | undefined;
  readonly case: string | undefined;
  readonly isSame: boolean;
};

const within = (column: string, { from, to }: Of): string => `${column} between ${from}::date and ${to}::date`;

function daySource(of: Of, kinds: string): CalendarSource {
  const shape = {
    columns: dayColumns,
    day: "d.day",
    order: ["d.day", "d.kind", "d.application_id", "d.number"],
  } as const;
  const ofKind = (row: string) => `${row}.kind = any(${kinds}::text[])`;
  const person = of.member ?? of.only;
  if (of.case !== undefined)
    return {
      ...shape,
      from: "boreal.case_day d",
      where: [`d.application_id = ${of.case}`, ofKind("d"), ...people("d", of)],
    };
  if (person === undefined) return { ...shape, from: "boreal.case_day d", where: [ofKind("d")] };
  return {
    ...shape,
    from: inCasesOf(person, `boreal.case_day x where ${ofKind("x")} and ${within("x.day", of)}`, "d"),
    where: alsoInScope("d", of),
  };
}

const people = (row: string, { only, member, isSame }: Of): readonly string[] => [
  ...(only === undefined ? [] : [worksOn(row, only)]),
  ...(member === undefined || isSame ? [] : [worksOn(row, member)]),
];

/** Of cases that were found by a member, those in the reader’s scope. */
const alsoInScope = (row: string, { only, member, isSame }: Of): readonly string[] =>
  only === undefined || member === undefined || isSame ? [] : [worksOn(row, only)];

const ofNobody = (row: string): string => `(${row}.assignee_id is null or ${row}.is_for_applicant)`;

function taskSources(of: Of): readonly CalendarSource[] {
  const shape = {
    columns: taskColumns,
    day: "t.due_on",
    order: ["t.due_on", "'task'", "t.application_id", "t.id"],
  } as const;
  const open = `t.done_at is null and ${isOpen("t")}`;
  const { only, member } = of;
  const from = "boreal.case_task t";
  const scope = only === undefined ? [] : [worksOn("t", only)];
  if (of.case !== undefined) {
    const forMember =
      member === undefined ? [] : [`(t.assignee_id = ${member} or (${ofNobody("t")} and ${worksOn("t", member)}))`];
    return [{ ...shape, from, where: [`t.application_id = ${of.case}`, open, ...scope, ...forMember] }];
  }
  const rows = `boreal.case_task x where x.done_at is null and ${within("x.due_on", of)} and ${isOpen("x")}`;
  if (member === undefined)
    return [
      only === undefined
        ? { ...shape, from, where: [open] }
        : { ...shape, from: inCasesOf(only, rows, "t"), where: [] },
    ];
  return [
    { ...shape, from, where: [`t.assignee_id = ${member}`, open, ...scope] },
    { ...shape, from: inCasesOf(member, `${rows} and ${ofNobody("x")}`, "t"), where: alsoInScope("t", of) },
  ];
}

/** The same shape of a question has always the same text. */
export const nameOfSources = ({ kinds, only, member, applicationId }: CalendarFilter): string =>
  [
    kinds.some((kind) => kind !== "task") && "days",
    kinds.includes("task") && "tasks",
    only !== undefined && "only",
    member !== undefined && (member === only ? "same" : "member"),
    applicationId !== undefined && "case",
  ]
    .filter(Boolean)
    .join(".");
