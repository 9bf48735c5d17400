import { addDays } from "@boreal/domain/kernel/calendarDate";
import { calendarViews } from "@boreal/domain/kernel/calendar/calendarSpan";
import { calendarKinds } from "@boreal/domain/kernel/calendar/calendarKinds";
import { notAllowed, notSignedIn } from "../../commands/deps.ts";
import { notReady } from "../../commands/refuse.ts";
import {
  calendarCursorFrom,
  calendarQuestion,
  writtenCalendarCursor,
  type AskedCalendar,
  type CalendarQuestion,
} from "../../policies/desk/calendarFilter.ts";
import type { Actor } from "../../policies/actor.ts";
import { mayReadSummaries } from "../../policies/desk/queue.ts";
import {
  calendarPageLength,
  countCalendar,
  countCalendarDays,
  mostCounted,
  readCalendarDays,
  readCalendarPage,
  type CalendarRow,
} from "../../store/calendar/calendarPage.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { unauthenticated, withheld } from "../errors.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, Text_ } from "../refs.ts";
import { calendarEntries } from "./calendarEntries.ts";
import {
  CalendarDayRef,
  CalendarEntryRef,
  FirmCalendarRef,
  type CalendarPageView,
  type FirmCalendarView,
} from "./firmCalendarRefs.ts";

/** What is due so soon is counted beside the way to the calendar, in days. */
const soonDays = 7;

export function addFirmCalendarTypes(): void {
  FirmCalendarRef.implement({
    description: "Days of the cases in the reader’s scope: what their plans date, and open tasks.",
    fields: (t) => ({
      today: t.field({ type: "Date", resolve: ({ today }) => today }),
      day: t.field({ type: "Date", resolve: ({ day }) => day }),
      from: t.field({ type: "Date", resolve: ({ filter }) => filter.span.from }),
      to: t.field({ type: "Date", resolve: ({ filter }) => filter.span.to }),
      entries: t.field({
        type: [CalendarEntryRef],
        description: `By their day. Of a month the first 3 of each day, of a week the first 12; of a list ${calendarPageLength}.`,
        resolve: async ({ page }) => [...(await page()).entries],
      }),
      next: t.string({
        nullable: true,
        description: "Of a list, where its next page begins.",
        resolve: async ({ page }) => (await page()).next,
      }),
      days: t.field({
        type: [CalendarDayRef],
        description: "How many entries each day of a month or a week has; none for other views.",
        resolve: async ({ view, filter }, _, { deps }) =>
          filter.kinds.length > 0 && (view === "month" || view === "week")
            ? [...(await countCalendarDays(deps.db, filter))]
            : [],
      }),
      overdue: t.int({
        description: `Entries with these filters whose day is over, ${mostCounted} where there are more.`,
        resolve: async ({ filter, today }, _, { deps }) =>
          await countCalendar(deps.db, { ...filter, span: { from: "1970-01-01", to: addDays(today, -1) } }),
      }),
      soon: t.int({
        description: `Entries of today and the ${soonDays} days after it, ${mostCounted} where there are more.`,
        resolve: async ({ filter, today }, _, { deps }) =>
          await countCalendar(deps.db, { ...filter, span: { from: today, to: addDays(today, soonDays) } }),
      }),
    }),
  });
  CalendarDayRef.implement({
    fields: (t) => ({
      day: t.field({ type: "Date", resolve: ({ day }) => day }),
      count: t.exposeInt("count"),
    }),
  });
  addEntry();
}

function addEntry(): void {
  CalendarEntryRef.implement({
    description: "Something that is due on a day, in a case.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row: { id, kind, place } }) => `${kind} ${id} ${place}` }),
      day: t.field({ type: "Date", resolve: ({ row }) => row.day }),
      kind: t.string({ description: calendarKinds.join(", "), resolve: ({ row }) => row.kind }),
      title: t.field({
        type: Text_,
        nullable: true,
        description: "What the plan says, or why the product gave a task.",
        resolve: ({ title }) => title,
      }),
      words: t.string({
        nullable: true,
        description: "Of a task, what somebody of the team wrote.",
        resolve: ({ words }) => words,
      }),
      isForApplicant: t.boolean({ resolve: ({ row }) => row.is_for_applicant }),
      assigneeName: t.string({
        nullable: true,
        description: "Of a task, who of the team has it; null: whoever.",
        resolve: async ({ row }, _, { account }) =>
          row.assignee_id === null || row.is_for_applicant ? null : fullName(await account(row.assignee_id)),
      }),
      application: t.field({ type: ApplicationRef, resolve: ({ application }) => application }),
    }),
  });
}

export function addFirmCalendarQueries(): void {
  builder.queryFields((t) => ({
    firmCalendar: t.field({
      type: FirmCalendarRef,
      nullable: true,
      args: {
        view: t.arg.string({ description: `${calendarViews.join(", ")}. Without it, list.` }),
        day: t.arg({ type: "Date", description: "One of the days shown; of a list the first. Without it, today." }),
        kinds: t.arg.stringList({ description: `${calendarKinds.join(", ")}. Without it, all.` }),
        staff: t.arg.string({
          description: "The id of a member: days of their cases, their tasks, and tasks of nobody in their cases.",
        }),
        applicationId: t.arg.id({ description: "Only of this case." }),
        after: t.arg.string({ description: "`next` of the page before." }),
      },
      resolve: (_, asked, context) => readFirmCalendar(context, asked),
    }),
  }));
}

type Asked = AskedCalendar & { readonly after?: string | null | undefined };

function readFirmCalendar(context: GraphqlContext, asked: Asked): FirmCalendarView {
  const { actor, deps } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  if (!mayReadSummaries(actor)) throw withheld(notReady(actor) ?? notAllowed);
  const today = deps.today();
  const question = calendarQuestion(actor, today, asked);
  let read: Promise<CalendarPageView> | undefined;
  return { ...question, today, page: () => (read ??= readPage(deps, actor, { question, after: asked.after })) };
}

async function readPage(
  deps: GraphqlContext["deps"],
  actor: Actor,
  { question: { view, filter }, after }: { readonly question: CalendarQuestion; readonly after: Asked["after"] },
): Promise<CalendarPageView> {
  if (filter.kinds.length === 0) return { entries: [], next: null };
  if (view === "month" || view === "week") {
    const rows = await readCalendarDays(deps.db, filter, view === "month" ? 3 : 12);
    return { entries: await calendarEntries(deps, actor, rows), next: null };
  }
  const rows = await readCalendarPage(deps.db, filter, calendarCursorFrom(after));
  const page = rows.slice(0, calendarPageLength);
  const last = page.at(-1);
  const next = rows.length > calendarPageLength && last ? writtenCalendarCursor(cursorOf(last)) : null;
  return { entries: await calendarEntries(deps, actor, page), next };
}

const cursorOf = ({ day, kind, id, place }: CalendarRow) => ({ day, kind, applicationId: id, place });
