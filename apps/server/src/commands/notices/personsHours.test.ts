import { expect, test } from "vitest";
import { endOfQuiet, isTimeZone, lastDigestTime } from "./personsHours.ts";

const quietAt = (moment: string, from: number, until: number, timeZone: string | null) =>
  endOfQuiet(new Date(moment), { quiet: { from: from * 60, until: until * 60 }, timeZone })?.toISOString();

test.each([
  ["before the evening", "2026-11-23T21:59:00Z", 22, 7, "UTC", undefined],
  ["at its first minute", "2026-11-23T22:00:00Z", 22, 7, "UTC", "2026-11-24T07:00:00.000Z"],
  ["after midnight", "2026-11-24T03:12:40Z", 22, 7, "UTC", "2026-11-24T07:00:00.000Z"],
  ["at the end", "2026-11-24T07:00:00Z", 22, 7, "UTC", undefined],
  ["within one day", "2026-11-24T13:00:00Z", 12, 14, "UTC", "2026-11-24T14:00:00.000Z"],
  ["where the hour is not whole", "2026-11-24T18:00:00Z", 22, 7, "Asia/Kathmandu", "2026-11-25T01:15:00.000Z"],
  ["of no length", "2026-11-24T18:00:00Z", 7, 7, "UTC", undefined],
  ["in the zone of the offices when none was told", "2026-11-24T04:00:00Z", 22, 7, null, "2026-11-24T12:00:00.000Z"],
])("quiet hours %s", (_, moment, from, until, zone, expected) => {
  expect(quietAt(moment, from, until, zone)).toBe(expected);
});

test("no quiet hours hold nothing back", () => {
  expect(endOfQuiet(new Date(), { quiet: null, timeZone: null })).toBeUndefined();
});

test.each([
  ["daily", "2026-11-24T07:59:00Z", "2026-11-23T08:00:00.000Z"],
  ["daily", "2026-11-24T08:00:30Z", "2026-11-24T08:00:00.000Z"],
  // A Monday before eight, and after.
  ["weekly", "2026-11-23T07:59:00Z", "2026-11-16T08:00:00.000Z"],
  ["weekly", "2026-11-23T08:00:00Z", "2026-11-23T08:00:00.000Z"],
  ["weekly", "2026-11-29T23:00:00Z", "2026-11-23T08:00:00.000Z"],
] as const)("the last time of a %s digest at %s", (digest, moment, expected) => {
  expect(lastDigestTime(new Date(moment), { digest, timeZone: "UTC" }).toISOString()).toBe(expected);
});

test("zones are those of the time zone database", () => {
  expect(["Africa/Douala", "America/St_Johns", "Mars/Olympus", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
