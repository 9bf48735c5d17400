import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Text } from "@boreal/domain/kernel/text";
import type { CalendarQuestion } from "../../policies/desk/calendarFilter.ts";
import type { CalendarRow, DayCount } from "../../store/calendar/calendarPage.ts";
import { builder } from "../builder.ts";
import type { ApplicationView } from "../context.ts";

/** A page of the firm’s calendar, and by what its counts are asked. */
export type FirmCalendarView = CalendarQuestion & {
  readonly today: IsoDate;
  /** Read once, and only where it is asked for: a count alone needs none of it. */
  readonly page: () => Promise<CalendarPageView>;
};
export type CalendarPageView = { readonly entries: readonly CalendarEntryView[]; readonly next: string | null };
export const FirmCalendarRef = builder.objectRef<FirmCalendarView>("FirmCalendar");
/** `title`: what the plan or a cause says; `words`: what somebody of the team wrote. */
export type CalendarEntryView = {
  readonly row: CalendarRow;
  readonly application: ApplicationView;
  readonly title: Text | null;
  readonly words: string | null;
};
export const CalendarEntryRef = builder.objectRef<CalendarEntryView>("CalendarEntry");
export const CalendarDayRef = builder.objectRef<DayCount>("CalendarDay");
