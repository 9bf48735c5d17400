import { isIsoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { calendarViews, spanOf, type CalendarView } from "@boreal/domain/kernel/calendar/calendarSpan";
import { calendarKinds } from "@boreal/domain/kernel/calendar/calendarKinds";
import type { CalendarCursor } from "../../store/calendar/calendarPage.ts";
import type { CalendarFilter } from "../../store/calendar/calendarSources.ts";
import type { Actor } from "../actor.ts";
import { mayKnowWholeFirm } from "./queue.ts";

export type AskedCalendar = {
  readonly view?: string | null | undefined;
  readonly day?: IsoDate | null | undefined;
  readonly kinds?: readonly string[] | null | undefined;
  readonly staff?: string | null | undefined;
  readonly applicationId?: string | null | undefined;
};

export type CalendarQuestion = { readonly view: CalendarView; readonly day: IsoDate; readonly filter: CalendarFilter };

/** Years that no case speaks of are not looked at: the day is then today. */
const isPlannable = (day: IsoDate): boolean => day >= "1970-01-01" && day <= "2199-12-31";

/** What somebody asks for, as the store finds it. Whoever does not answer for all of the firm has the cases they work on. */
export function calendarQuestion(actor: Actor, today: IsoDate, asked: AskedCalendar): CalendarQuestion {
  const view = calendarViews.find((one) => one === asked.view) ?? "list";
  const day = asked.day && isPlannable(asked.day) ? asked.day : today;
  const kinds = calendarKinds.filter((kind) => !asked.kinds || asked.kinds.length === 0 || asked.kinds.includes(kind));
  return {
    view,
    day,
    filter: {
      span: spanOf(view, day, today),
      kinds,
      only: mayKnowWholeFirm(actor) ? undefined : actor.userId,
      member: asked.staff ?? undefined,
      applicationId: asked.applicationId ?? undefined,
    },
  };
}

export const writtenCalendarCursor = ({ day, kind, applicationId, place }: CalendarCursor): string =>
  Buffer.from(JSON.stringify([day, kind, applicationId, place])).toString("base64url");

/** A cursor of ours; anything else begins at the first page. */
export function calendarCursorFrom(text: string | null | undefined): CalendarCursor | undefined {
  if (!text) return undefined;
  try {
    const [day, kind, applicationId, place] = JSON.parse(
      Buffer.from(text, "base64url").toString(),
    ) as readonly unknown[];
    const isId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value);
    const isOurs = typeof day === "string" && isIsoDate(day) && isId(kind) && isId(applicationId) && isId(place);
    return isOurs ? { day, kind, applicationId, place } : undefined;
  } catch {
    return undefined;
  }
}
