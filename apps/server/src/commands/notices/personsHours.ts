import type { NoticeChoices } from "@boreal/domain/notices/noticeChoices";

/** Where the authority's offices are: the zone of who told none, as of the days that are counted (clock.ts). */
export const officeZone = "America/Toronto";

const minuteMs = 60_000;
const day = 24 * 60;
/** Eight in the morning, and on Mondays where it comes once a week. */
const digestMinute = 8 * 60;

type Wall = { readonly weekday: number; readonly minute: number };

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** What the clock on the wall says there, Monday being 0. */
function wallAt(at: Date, timeZone: string): Wall {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return { weekday: weekdays.indexOf(part("weekday")), minute: Number(part("hour")) * 60 + Number(part("minute")) };
}

// In the night in which clocks change, both are an hour off: a mail comes at seven or nine, once a year.

/** The end of the quiet hours that this moment lies in; undefined outside of them. */
export function endOfQuiet(at: Date, { quiet, timeZone }: Pick<NoticeChoices, "quiet" | "timeZone">): Date | undefined {
  if (quiet === null || quiet.from === quiet.until) return undefined;
  const { minute } = wallAt(at, timeZone ?? officeZone);
  const sinceFrom = (minute - quiet.from + day) % day;
  const length = (quiet.until - quiet.from + day) % day;
  return sinceFrom < length ? new Date(wholeMinute(at) + (length - sinceFrom) * minuteMs) : undefined;
}

/** From nine in the morning to eight in the evening: when somebody may be reminded of what nobody waits for at night. */
export function isByDay(at: Date, { timeZone }: Pick<NoticeChoices, "timeZone">): boolean {
  const { minute } = wallAt(at, timeZone ?? officeZone);
  return minute >= 9 * 60 && minute < 20 * 60;
}

/** The moment at which the newest digest was due. */
export function lastDigestTime(at: Date, { digest, timeZone }: Pick<NoticeChoices, "digest" | "timeZone">): Date {
  const { weekday, minute } = wallAt(at, timeZone ?? officeZone);
  const sinceMorning = (minute - digestMinute + day) % day;
  const days = digest === "weekly" ? (weekday - (minute < digestMinute ? 1 : 0) + 7) % 7 : 0;
  return new Date(wholeMinute(at) - (sinceMorning + days * day) * minuteMs);
}

const wholeMinute = (at: Date) => Math.floor(at.getTime() / minuteMs) * minuteMs;
