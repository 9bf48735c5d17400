import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { ageAtStudyStart, isMinorAtStudyStart } from "./legalAge.ts";

type Row = readonly [words: string, answers: Partial<Answers>, isMinor: boolean];

/** Today is 20 November 2026; studies that start on 6 January 2027 are measured on 7 December 2026. */
const start = "2027-01-06";

const rows: readonly Row[] = [
  ["nothing answered", {}, false],
  ["no birthday", { province: "BC", startOfCanadianStudyProgram: start }, false],

  ["turns 18 today, Ontario, no start date", { birthday: "2008-11-20", province: "ON" }, false],
  ["turns 18 tomorrow, Ontario, no start date", { birthday: "2008-11-21", province: "ON" }, true],
  [
    "turns 18 thirty days before the start",
    { birthday: "2008-12-07", province: "ON", startOfCanadianStudyProgram: start },
    false,
  ],
  ["turns 18 the day after that", { birthday: "2008-12-08", province: "ON", startOfCanadianStudyProgram: start }, true],
  [
    "turns 19 thirty days before the start, British Columbia",
    { birthday: "2007-12-07", province: "BC", startOfCanadianStudyProgram: start },
    false,
  ],
  [
    "turns 19 the day after that, British Columbia",
    { birthday: "2007-12-08", province: "BC", startOfCanadianStudyProgram: start },
    true,
  ],

  [
    "18, the school is in Yukon though Ontario was answered first",
    { birthday: "2008-01-01", province: "ON", schoolAddressObject: { province: "YT" } },
    true,
  ],
  [
    "18, the address of the school has no province, Ontario was answered",
    { birthday: "2008-01-01", province: "ON", schoolAddressObject: { city: "Ottawa" } },
    false,
  ],
  ["18, the province is not known", { birthday: "2008-11-20" }, false],
  ["17, the province is not known", { birthday: "2008-11-21" }, true],

  [
    "17 thirty days before studies that began yesterday",
    { birthday: "2008-11-20", province: "ON", startOfCanadianStudyProgram: "2026-11-19" },
    true,
  ],
  [
    "18 today, studies begin today: 30 days ago counts",
    { birthday: "2008-11-20", province: "ON", startOfCanadianStudyProgram: "2026-11-20" },
    true,
  ],
];

describe("a minor when the studies start", () => {
  test.each(rows)("%s", (_words, answers, isMinor) => {
    expect(isMinorAtStudyStart.evaluate(new CaseReader(aCase().answers(answers).build())).holds).toBe(isMinor);
  });

  test("who renews a permit is judged today once the studies have begun", () => {
    const answers = { birthday: "2006-05-04", province: "ON", startOfCanadianStudyProgram: "2024-01-08" } as const;
    expect(isMinorAtStudyStart.evaluate(aCase().type("StudentExtension").answers(answers).reader()).holds).toBe(false);
    expect(isMinorAtStudyStart.evaluate(aCase().type("Student").answers(answers).reader()).holds).toBe(true);
  });

  test.each([
    ...(["AB", "MB", "ON", "PE", "QC", "SK"] as const).map((province) => [province, 18] as const),
    ...(["BC", "NB", "NL", "NS", "NT", "NU", "YT"] as const).map((province) => [province, 19] as const),
  ])("the legal age in %s is %i", (province, age) => {
    expect(
      ageAtStudyStart(new CaseReader(aCase().answers({ birthday: "2008-01-01", province }).build()))?.legalAge,
    ).toBe(age);
  });

  test("on a day for which a table has no row, no age is known", () => {
    const reader = aCase().on("1999-12-31").answers({ birthday: "1990-01-01", province: "ON" }).reader();
    expect(ageAtStudyStart(reader)).toBeUndefined();
    const later = aCase()
      .on("2001-01-01")
      .answers({ birthday: "1990-01-01", province: "ON", startOfCanadianStudyProgram: "2001-09-01" })
      .reader();
    expect(ageAtStudyStart(later)).toBeUndefined();
  });
});
