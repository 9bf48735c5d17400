import { describe, expect, it, test } from "vitest";
import { reminderDays } from "../tables/reminderDays.ts";
import { distanceDue, reminderKindOf } from "./reminders.ts";

const [row] = reminderDays.rows;
const requests = row?.value.request ?? [];

describe("which reminder is due on 20 November", () => {
  it.each([
    ["2026-12-20", undefined],
    ["2026-12-05", undefined],
    ["2026-12-04", 14],
    ["2026-11-28", 14],
    ["2026-11-27", 7],
    ["2026-11-24", 7],
    ["2026-11-23", 3],
    ["2026-11-21", 1],
    ["2026-11-20", 1],
    ["2026-11-19", undefined],
  ])("for a request that is due on %s", (date, expected) => {
    expect(distanceDue(date, "2026-11-20", requests)).toBe(expected);
  });
});

test("every distance is its own reminder, the last on the day before", () => {
  for (const distances of Object.values(row?.value ?? {})) {
    expect(new Set(distances).size).toBe(distances.length);
    expect(Math.min(...distances)).toBe(1);
  }
});

test.each([
  ["biometrics", "request"],
  ["medicalExam.spouse", "request"],
  ["additionalDocuments.child2", "request"],
  ["permitEnd", "end"],
  ["expiry.passport.spouse", "end"],
  ["biometricsExpiry", "end"],
  ["sendBy", "other"],
] as const)("%s is of the kind %s", (id, expected) => {
  expect(reminderKindOf({ id })).toBe(expected);
});
