import { describe, expect, it, test } from "vitest";
import { daysOfSpan, spanOf, steppedDay, sundayOf } from "./calendarSpan.ts";

describe("the days that a calendar shows", () => {
  test.each([
    ["month", "2026-11-20", "2026-11-01", "2026-12-05"],
    ["month", "2026-12-31", "2026-11-29", "2027-01-02"],
    ["month", "2026-02-01", "2026-02-01", "2026-02-28"],
    ["week", "2026-11-20", "2026-11-15", "2026-11-21"],
    ["week", "2026-11-22", "2026-11-22", "2026-11-28"],
    ["overdue", "2030-01-01", "1970-01-01", "2026-11-29"],
  ] as const)("%s around %s", (view, day, from, to) => {
    expect(spanOf(view, day, "2026-11-30")).toEqual({ from, to });
  });

  it("begins a list on the day that was asked for", () => {
    expect(spanOf("list", "2026-12-04", "2026-11-30").from).toBe("2026-12-04");
  });

  it("goes on by whole months and weeks", () => {
    expect([steppedDay("month", "2026-01-31", 1), steppedDay("month", "2026-01-31", -1)]).toEqual([
      "2026-02-01",
      "2025-12-01",
    ]);
    expect([steppedDay("week", "2026-11-20", 1), steppedDay("list", "2026-11-20", -1)]).toEqual([
      "2026-11-22",
      "2026-11-13",
    ]);
  });

  it("knows the weekday of days before and after 1970", () => {
    expect([sundayOf("1969-12-31"), sundayOf("1970-01-04"), sundayOf("2028-02-29")]).toEqual([
      "1969-12-28",
      "1970-01-04",
      "2028-02-27",
    ]);
  });

  it("lists each day once", () => {
    expect(daysOfSpan({ from: "2026-11-29", to: "2026-12-02" })).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
    ]);
    expect(daysOfSpan({ from: "2026-11-29", to: "2026-11-28" })).toEqual([]);
  });
});
