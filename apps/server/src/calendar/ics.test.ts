import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { writeCalendar, type Calendar, type DayEvent } from "./ics.ts";

const event: DayEvent = {
  uid: "a1@boreal",
  date: "2026-12-20",
  title: "Give your biometrics",
  description: "Sign in to see the reason.",
};
const calendar: Calendar = {
  name: "Boreal: deadlines",
  language: "en",
  events: [event],
  at: new Date("2026-11-20T15:04:05.678Z"),
};

type Property = { readonly name: string; readonly params: string; readonly value: string };
type Component = { readonly name: string; readonly properties: Property[]; readonly parts: Component[] };

/** A small reader of the format, written from the RFC and not from the writer: it knows nothing but lines, unfolding and nesting. */
function parse(text: string): Component {
  if (!text.endsWith("\r\n")) throw new Error("the last line does not end");
  const lines = text
    .slice(0, -2)
    .split("\r\n")
    .reduce<string[]>((all, line) => {
      if (/[\r\n]/.test(line)) throw new Error("a line break that is not CRLF");
      if (Buffer.byteLength(line) > 75) throw new Error(`a line of ${Buffer.byteLength(line)} octets`);
      if (!line.startsWith(" ")) return [...all, line];
      return [...all.slice(0, -1), `${all.at(-1) ?? ""}${line.slice(1)}`];
    }, []);
  const root: Component = { name: "", properties: [], parts: [] };
  const open: Component[] = [root];
  for (const line of lines) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/su.exec(line);
    if (!match) throw new Error(`not a content line: ${line}`);
    const [, name = "", params = "", value = ""] = match;
    const inside = open.at(-1) ?? root;
    if (name === "BEGIN") {
      const part: Component = { name: value, properties: [], parts: [] };
      inside.parts.push(part);
      open.push(part);
    } else if (name === "END") {
      if (open.pop()?.name !== value) throw new Error(`END:${value} does not close what is open`);
    } else inside.properties.push({ name, params, value });
  }
  if (open.length !== 1 || root.parts.length !== 1) throw new Error("something stays open");
  return root.parts[0] ?? root;
}

const unescape = (value: string) => value.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === "n" ? "\n" : sign));
const valueOf = (component: Component | undefined, name: string) =>
  component?.properties.find((one) => one.name === name)?.value;

describe("a calendar as text", () => {
  it("is what RFC 5545 asks of an all-day event with two reminders", () => {
    expect(writeCalendar(calendar).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Boreal//Deadlines//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "NAME;LANGUAGE=en:Boreal: deadlines",
      "X-WR-CALNAME:Boreal: deadlines",
      "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
      "X-PUBLISHED-TTL:PT12H",
      "BEGIN:VEVENT",
      "UID:a1@boreal",
      "DTSTAMP:20261120T150405Z",
      "DTSTART;VALUE=DATE:20261220",
      "DTEND;VALUE=DATE:20261221",
      "SUMMARY;LANGUAGE=en:Give your biometrics",
      "DESCRIPTION;LANGUAGE=en:Sign in to see the reason.",
      "CLASS:PRIVATE",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Give your biometrics",
      "TRIGGER:-P6DT15H",
      "END:VALARM",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Give your biometrics",
      "TRIGGER:-PT15H",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("is a calendar too when nothing is due", () => {
    expect(parse(writeCalendar({ ...calendar, events: [] }))).toMatchObject({ name: "VCALENDAR", parts: [] });
  });

  it("ends a day on the next one, over the end of a year and in a leap year", () => {
    const ends = (date: string) =>
      valueOf(parse(writeCalendar({ ...calendar, events: [{ ...event, date }] })).parts[0], "DTEND");
    expect(["2026-12-31", "2028-02-28", "2027-02-28"].map(ends)).toEqual(["20270101", "20280229", "20270301"]);
  });

  it("folds French text at 75 octets, never inside a letter", () => {
    const title =
      "Présenter la demande de prorogation du permis d’études avant l’échéance : délai à respecter, œuvre à déposer « dès aujourd’hui »";
    const text = writeCalendar({ ...calendar, language: "fr", events: [{ ...event, title }] });
    expect(text.split("\r\n").some((line) => line.startsWith(" "))).toBe(true);
    expect(unescape(valueOf(parse(text).parts[0], "SUMMARY") ?? "")).toBe(title);
  });

  it("lets no text begin a line of its own", () => {
    const title = "Biometrics\r\nEND:VEVENT\r\nBEGIN:VALARM\nATTACH:https://example.test";
    const [only] = parse(writeCalendar({ ...calendar, events: [{ ...event, title }] })).parts;
    expect(only?.properties.map(({ name }) => name)).not.toContain("ATTACH");
    expect(unescape(valueOf(only, "SUMMARY") ?? "")).toBe(title.replaceAll("\r\n", "\n"));
  });

  it("drops control characters and lone surrogates, which no calendar takes", () => {
    const read = unescape(
      valueOf(
        parse(writeCalendar({ ...calendar, events: [{ ...event, title: "a\u0000b\u0007c\u001Bd\uD800e\tf" }] }))
          .parts[0],
        "SUMMARY",
      ) ?? "",
    );
    expect(read).toBe("abcd\uFFFDe\tf");
  });

  it("comes back as it was, whatever the text", () => {
    const words = fc.string({ unit: "binary", maxLength: 200 });
    const kept = (text: string) =>
      text
        .toWellFormed()
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { maxLength: 4 }), words, (texts, name) => {
        const events = texts.map(([title, description], at) => ({
          ...event,
          uid: `e${at}@boreal`,
          title,
          description,
        }));
        const read = parse(writeCalendar({ ...calendar, name, events }));
        expect(unescape(valueOf(read, "X-WR-CALNAME") ?? "")).toBe(kept(name));
        expect(
          read.parts.map((part) => [
            valueOf(part, "UID"),
            unescape(valueOf(part, "SUMMARY") ?? ""),
            unescape(valueOf(part, "DESCRIPTION") ?? ""),
          ]),
        ).toEqual(events.map(({ uid, title, description }) => [uid, kept(title), kept(description)]));
        expect(read.parts.map((part) => part.parts.map((alarm) => alarm.name))).toEqual(
          events.map(() => ["VALARM", "VALARM"]),
        );
      }),
      { numRuns: 300 },
    );
  });
});
