import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  isIsoDate,
  isIsoMonth,
  lastDayOfMonth,
} from "./calendarDate.ts";

const days = fc.integer({ min: -200_000, max: 200_000 });

describe("calendar dates", () => {
  test("a day number and its date belong together, as the platform counts days", () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = dateOfDayNumber(day);
        expect(dayNumber(date)).toBe(day);
        expect(date).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });

  test("adding days and taking them away comes back", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, more) => {
        const date = dateOfDayNumber(day);
        expect(addDays(addDays(date, more), -more)).toBe(date);
        expect(daysBetween(date, addDays(date, more))).toBe(more);
      }),
    );
  });

  test.each([
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["1900-02-29", false],
    ["2000-02-29", true],
    ["2026-04-31", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["2026-11-20T00:00", false],
  ])("%s is a date: %s", (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  test("months run from 01 to 12", () => {
    expect(isIsoMonth("2026-12")).toBe(true);
    expect(isIsoMonth("2026-00")).toBe(false);
    expect(isIsoMonth("2026-13")).toBe(false);
    expect(lastDayOfMonth("2024-02")).toBe("2024-02-29");
  });

  test("a month later is never past the end of the shorter month", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addYears("2016-02-29", 10)).toBe("2026-02-28");
  });

  test("an age is completed on the birthday, for 29 February on 1 March", () => {
    expect(ageOn("2012-11-20", "2026-11-19")).toBe(13);
    expect(ageOn("2012-11-20", "2026-11-20")).toBe(14);
    expect(ageOn("2012-02-29", "2026-02-28")).toBe(13);
    expect(ageOn("2012-02-29", "2026-03-01")).toBe(14);
  });
});
