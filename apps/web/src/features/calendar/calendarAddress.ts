import { calendarViews, type CalendarView } from "@boreal/domain/kernel/calendar/calendarSpan";
import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import { calendarKinds, type CalendarKind } from "@boreal/domain/kernel/calendar/calendarKinds";
import { calendarPath } from "./links.ts";

/** What of the calendar is in the address, so that "Back", a bookmark and a colleague find the same days. */
export type CalendarChoice = {
  /** Nothing: what suits the screen. */
  readonly view: CalendarView | undefined;
  /** One of the days shown; of a list the first. Nothing: today. */
  readonly day: string | undefined;
  readonly kind: CalendarKind | undefined;
  /** The id of a member of the team. */
  readonly staff: string | undefined;
  /** Only of this case. */
  readonly case: string | undefined;
  readonly after: string | undefined;
};

const idIn = (given: string | null): string | undefined =>
  given !== null && /^[\w-]{1,64}$/.test(given) ? given : undefined;

export function calendarChoiceFrom(address: URLSearchParams): CalendarChoice {
  const day = address.get("day");
  return {
    view: calendarViews.find((one) => one === address.get("view")),
    day: day !== null && isIsoDate(day) ? day : undefined,
    kind: calendarKinds.find((one) => one === address.get("kind")),
    staff: idIn(address.get("staff")),
    case: idIn(address.get("case")),
    after: address.get("after") ?? undefined,
  };
}

/** The address of what is chosen. Other days or other filters begin at the first page. */
export function calendarAddress(choice: CalendarChoice, changed: Partial<CalendarChoice> = {}): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...choice, after: undefined, ...changed }))
    if (value !== undefined) address.set(name, value);
  const text = address.toString();
  return text === "" ? calendarPath : `${calendarPath}?${text}`;
}
