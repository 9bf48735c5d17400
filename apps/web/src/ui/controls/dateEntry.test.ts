import { describe, expect, test } from "vitest";
import { partsOf, pastedDate, readDate, readMonth } from "./dateEntry.ts";

describe("a date of three fields", () => {
  test("is complete with leading zeros or without", () => {
    expect(readDate({ day: "9", month: "05", year: "2027" })).toEqual({ state: "complete", date: "2027-05-09" });
    expect(readDate({ day: " 09 ", month: "5", year: "2027" })).toEqual({ state: "complete", date: "2027-05-09" });
  });

  test("is empty only when all fields are", () => {
    expect(readDate({ day: "", month: " ", year: "" })).toEqual({ state: "empty" });
    expect(readDate({ day: "", month: "5", year: "" })).toEqual({ state: "incomplete", faulty: ["day", "year"] });
  });

  test("names the fields that cannot be", () => {
    expect(readDate({ day: "31", month: "13", year: "2027" })).toEqual({ state: "impossible", faulty: ["month"] });
    expect(readDate({ day: "32", month: "1", year: "2027" })).toEqual({ state: "impossible", faulty: ["day"] });
    expect(readDate({ day: "x", month: "1", year: "" })).toEqual({ state: "impossible", faulty: ["day"] });
  });

  test("knows leap years, and does not judge 29 February before the year is there", () => {
    expect(readDate({ day: "29", month: "2", year: "2028" })).toEqual({ state: "complete", date: "2028-02-29" });
    expect(readDate({ day: "29", month: "2", year: "2027" })).toEqual({ state: "impossible", faulty: ["day"] });
    expect(readDate({ day: "29", month: "2", year: "" })).toEqual({ state: "incomplete", faulty: ["year"] });
  });

  test("does not guess a century", () => {
    expect(readDate({ day: "1", month: "1", year: "27" })).toEqual({ state: "impossible", faulty: ["year"] });
    expect(readDate({ day: "1", month: "1", year: "0027" })).toEqual({ state: "impossible", faulty: ["year"] });
  });
});

test("a month needs no day", () => {
  expect(readMonth({ day: "", month: "5", year: "2027" })).toEqual({ state: "complete", date: "2027-05" });
  expect(readMonth({ day: "", month: "", year: "2027" })).toEqual({ state: "incomplete", faulty: ["month"] });
});

test("a stored date is shown as people type it", () => {
  expect(partsOf("2027-05-09")).toEqual({ day: "9", month: "5", year: "2027" });
  expect(partsOf("2027-05")).toEqual({ day: "", month: "5", year: "2027" });
  expect(partsOf(undefined)).toEqual({ day: "", month: "", year: "" });
});

test("only an unambiguous pasted date is spread over the fields", () => {
  expect(pastedDate("2027-05-09")).toEqual({ day: "9", month: "5", year: "2027" });
  expect(pastedDate("05/09/2027")).toBeUndefined();
});
