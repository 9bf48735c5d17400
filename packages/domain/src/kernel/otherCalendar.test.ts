import { expect, test } from "vitest";
import { birthdayInPast } from "../fields/checks/dates.ts";
import { refusalOf } from "../fields/kindChecks.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { aCase } from "../../test/caseBuilder.ts";

const the = readerFor(aCase().on("2026-11-28").build());
const codeOf = (day: string, isPast: boolean) =>
  refusalOf({ kind: "date", checks: isPast ? [birthdayInPast] : [] } as never, day as never, the as never)?.code;

test.each([
  ["Nepal", "2057-03-12", true, "otherCalendar"],
  ["Nepal, an adult", "2045-03-12", true, "otherCalendar"],
  ["Nepal, a passport", "2090-03-12", false, "otherCalendar"],
  ["Thailand", "2543-06-26", true, "otherCalendar"],
  ["Islamic", "1421-03-24", true, "otherCalendar"],
  ["Persian", "1379-04-06", true, "otherCalendar"],
  ["today", "2026-11-28", true, undefined],
  [
    "tomorrow, which has begun in Beijing: a person tells days as the offices count them",
    "2026-11-29",
    true,
    "birthdayInPast",
  ],
  ["a passport of ten years", "2036-11-27", false, undefined],
] as const)("%s: %s", (_, day, isPast, code) => {
  expect(codeOf(day, isPast)).toBe(code);
});
