import { addDays, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Language } from "@boreal/domain/kernel/text";

/** An event that lasts one whole day. */
export type DayEvent = {
  /** The same each time the event is written, and in no other event. */
  readonly uid: string;
  readonly date: IsoDate;
  readonly title: string;
  readonly description: string;
};

export type Calendar = {
  readonly name: string;
  readonly language: Language;
  readonly events: readonly DayEvent[];
  /** When this text is written. */
  readonly at: Date;
};

/** Reminders at nine in the morning, a week and a day before: an all-day event begins at midnight of its day. */
const reminders = ["-P6DT15H", "-PT15H"] as const;

const longestLine = 75;

/** The calendar as text/calendar (RFC 5545, with the name and refresh interval of RFC 7986). */
export function writeCalendar({ name, language, events, at }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Boreal//Deadlines//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME;LANGUAGE=${language}:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...events.flatMap((event) => eventLines(event, language, utc(at))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, date, title, description }: DayEvent, language: Language, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    ...reminders.flatMap((trigger) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${trigger}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

const basic = (date: IsoDate): string => date.replaceAll("-", "");
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** A TEXT value (section 3.3.11). Control characters have no place in one. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

/** Cuts a line into pieces of at most 75 octets, never inside a character (section 3.1). A piece that goes on begins with a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
