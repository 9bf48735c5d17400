import { describe, expect, it } from "vitest";
import { rowOn } from "../../kernel/datedTable.ts";
import { languageBands, type LanguageSkill } from "./languageBands.ts";
import { languageLevels } from "./languageLevels.ts";
import { languageTestsAccepted } from "./languageRequirements.ts";

const today = "2026-11-20";
const skills = ["Speaking", "Listening", "Reading", "Writing"] as const;

/** Bands as they are printed, copied from the page by hand: level and the scores from which and up to which it goes. */
type Printed = Readonly<Record<LanguageSkill, string>>;

const celpip = "10: 10-12, 9: 9-9, 8: 8-8, 7: 7-7, 6: 6-6, 5: 5-5, 4: 4-4";
const olderTef = "10: 566-699, 9: 533-565, 8: 500-532, 7: 450-499, 6: 400-449, 5: 350-399, 4: 300-349";

const ielts: Printed = {
  Speaking: "10: 7.5-9, 9: 7-7, 8: 6.5-6.5, 7: 6-6, 6: 5.5-5.5, 5: 5-5, 4: 4-4.5",
  Listening: "10: 8.5-9, 9: 8-8, 8: 7.5-7.5, 7: 6-7, 6: 5.5-5.5, 5: 5-5, 4: 4.5-4.5",
  Reading: "10: 8-9, 9: 7-7.5, 8: 6.5-6.5, 7: 6-6, 6: 5-5.5, 5: 4-4.5, 4: 3.5-3.5",
  Writing: "10: 7.5-9, 9: 7-7, 8: 6.5-6.5, 7: 6-6, 6: 5.5-5.5, 5: 5-5, 4: 4-4.5",
};
const pte: Printed = {
  Speaking: "10: 89-90, 9: 84-88, 8: 76-83, 7: 68-75, 6: 59-67, 5: 51-58, 4: 42-50, 3: 34-41",
  Listening: "10: 89-90, 9: 82-88, 8: 71-81, 7: 60-70, 6: 50-59, 5: 39-49, 4: 28-38, 3: 18-27",
  Reading: "10: 88-90, 9: 78-87, 8: 69-77, 7: 60-68, 6: 51-59, 5: 42-50, 4: 33-41, 3: 24-32",
  Writing: "10: 90-90, 9: 88-89, 8: 79-87, 7: 69-78, 6: 60-68, 5: 51-59, 4: 41-50, 3: 32-40",
};
const tef: Printed = {
  Speaking: "10: 556-699, 9: 518-555, 8: 494-517, 7: 456-493, 6: 422-455, 5: 387-421, 4: 328-386",
  Listening: "10: 546-699, 9: 503-545, 8: 462-502, 7: 434-461, 6: 393-433, 5: 352-392, 4: 306-351",
  Reading: "10: 546-699, 9: 503-545, 8: 462-502, 7: 434-461, 6: 393-433, 5: 352-392, 4: 306-351",
  Writing: "10: 558-699, 9: 512-557, 8: 472-511, 7: 428-471, 6: 379-427, 5: 330-378, 4: 268-329",
};
const tcf: Printed = {
  Speaking: "10: 16-20, 9: 14-15, 8: 12-13, 7: 10-11, 6: 7-9, 5: 6-6, 4: 4-5",
  Listening: "10: 549-699, 9: 523-548, 8: 503-522, 7: 458-502, 6: 398-457, 5: 369-397, 4: 331-368",
  Reading: "10: 549-699, 9: 524-548, 8: 499-523, 7: 453-498, 6: 406-452, 5: 375-405, 4: 342-374",
  Writing: "10: 16-20, 9: 14-15, 8: 12-13, 7: 10-11, 6: 7-9, 5: 6-6, 4: 4-5",
};

const everySkill = (printed: string): Printed => ({
  Speaking: printed,
  Listening: printed,
  Reading: printed,
  Writing: printed,
});

const tests: readonly (readonly [test: string, day: string, step: number, printed: Printed])[] = [
  ["ieltsGeneral", today, 0.5, ielts],
  ["celpipGeneral", today, 1, everySkill(celpip)],
  ["pteCore", today, 1, pte],
  ["tefCanada", "2023-12-11", 1, tef],
  ["tefCanada", "2023-12-10", 1, everySkill(olderTef)],
  ["tcfCanada", today, 1, tcf],
];

const levelOf = (test: string, skill: LanguageSkill, score: number, day: string) =>
  languageLevels(test, { [skill]: String(score) }, day)?.levels[skill];

const bands = tests.flatMap(([test, day, step, printed]) =>
  skills.flatMap((skill) => {
    const all = printed[skill].split(", ").map((one) => {
      const [level, range] = one.split(": ");
      const [from, to] = (range ?? "").split("-");
      return { level: Number(level), from: Number(from), to: Number(to) };
    });
    return all.map((band, index) => ({ test, day, step, skill, ...band, below: all[index + 1]?.level ?? 0 }));
  }),
);

describe("each band of each test", () => {
  it.each(bands)(
    "$test on $day, $skill: $from to $to is level $level",
    ({ test, day, step, skill, level, from, to, below }) => {
      expect([
        levelOf(test, skill, from - step, day),
        levelOf(test, skill, from, day),
        levelOf(test, skill, to, day),
      ]).toEqual([below, level, level]);
    },
  );

  it.each(bands)(
    "$test on $day, $skill: one more than $to is the next level or no score of the test",
    ({ test, day, step, skill, level, to }) => {
      const above = levelOf(test, skill, to + step, day);
      expect(above).toBe(level === 10 ? null : level + 1);
    },
  );

  it("is looked at for every test and skill that the table has", () => {
    const inTable = [today, "2023-12-10"].flatMap((day) => {
      const answer = rowOn(languageBands, day);
      return answer.found
        ? Object.entries(answer.row.value).flatMap(([test, one]) =>
            skills.map((skill) => `${day} ${test} ${skill} ${one?.least[skill].length ?? 0}`),
          )
        : [];
    });
    const onDay = (day: string) => (day === "2023-12-11" ? today : day);
    const looked = new Map<string, number>();
    for (const { test, day, skill } of bands)
      looked.set(`${onDay(day)} ${test} ${skill}`, (looked.get(`${onDay(day)} ${test} ${skill}`) ?? 0) + 1);
    expect([...looked].map(([place, count]) => `${place} ${count}`).toSorted()).toEqual(inTable.toSorted());
  });
});

describe("language levels", () => {
  const scores = { Speaking: "7", Listening: "7,5", Reading: "6", Writing: "6.5" };

  it("give the weakest skill as the lowest", () => {
    expect(languageLevels("ieltsGeneral", scores, today)).toEqual({
      framework: "CLB",
      levels: { Speaking: 9, Listening: 8, Reading: 7, Writing: 8 },
      lowest: 7,
    });
    expect(
      languageLevels("tcfCanada", { Speaking: "6", Listening: "549", Reading: "549", Writing: "16" }, today),
    ).toMatchObject({ framework: "NCLC", lowest: 5 });
  });

  it("reach 5 and 7 with the scores that the post-graduation rule prints", () => {
    const seven: readonly (readonly [string, readonly [string, string, string, string]])[] = [
      ["ieltsGeneral", ["6.0", "6.0", "6.0", "6.0"]],
      ["celpipGeneral", ["7", "7", "7", "7"]],
      ["pteCore", ["68", "60", "60", "69"]],
      ["tefCanada", ["456", "434", "434", "428"]],
      ["tcfCanada", ["10", "458", "453", "10"]],
    ];
    const five: typeof seven = [
      ["ieltsGeneral", ["5.0", "5.0", "4.0", "5.0"]],
      ["celpipGeneral", ["5", "5", "5", "5"]],
      ["pteCore", ["51", "39", "42", "51"]],
      ["tefCanada", ["387", "352", "352", "330"]],
      ["tcfCanada", ["6", "369", "375", "6"]],
    ];
    const lowest = ([test, [Speaking, Listening, Reading, Writing]]: (typeof seven)[number]) =>
      languageLevels(test, { Speaking, Listening, Reading, Writing }, today)?.lowest;
    expect([seven.map(lowest), five.map(lowest)]).toEqual([
      [7, 7, 7, 7, 7],
      [5, 5, 5, 5, 5],
    ]);
  });

  it("are 0 below the lowest band, and for the M of CELPIP", () => {
    expect(
      languageLevels("celpipGeneral", { Speaking: "M", Listening: "m", Reading: "3", Writing: "1" }, today),
    ).toEqual({
      framework: "CLB",
      levels: { Speaking: 0, Listening: 0, Reading: 0, Writing: 0 },
      lowest: 0,
    });
  });

  it.each([
    ["nothing was typed", ""],
    ["words", "six"],
    ["more than the test gives", "9.5"],
    ["between two scores", "6.3"],
    ["a letter of another test", "M"],
    ["below zero", "-1"],
  ])("are not known for a skill where the score is %s", (_words, typed) => {
    const levels = languageLevels("ieltsGeneral", { ...scores, Speaking: typed }, today);
    expect([levels?.levels.Speaking, levels?.levels.Reading, levels?.lowest]).toEqual([null, 7, null]);
  });

  it("are not known while a skill is missing", () => {
    expect(languageLevels("ieltsGeneral", { Reading: "6" }, today)).toEqual({
      framework: "CLB",
      levels: { Speaking: null, Listening: null, Reading: 7, Writing: null },
      lowest: null,
    });
  });

  it.each([
    "IELTS",
    "PTE",
    "ieltsAcademic",
    "pteAcademic",
    "TEFAQ",
    "TOEFL",
    "CAEL",
    "Duolingo",
    "Other",
    "None",
    "toString",
  ])("do not exist for %s", (test) => {
    expect(languageLevels(test, scores, today)).toBeNull();
  });

  it("exist for every test that a programme accepts", () => {
    const accepted = languageTestsAccepted.rows.flatMap(({ value }) => [
      ...value.postGraduation,
      ...value.expressEntry,
    ]);
    expect(accepted.length).toBe(10);
    expect(accepted.filter((test) => languageLevels(test, {}, today) === null)).toEqual([]);
  });

  it("do not exist for a day whose bands were not read", () => {
    expect(languageLevels("tefCanada", { Speaking: "600" }, "2019-09-30")).toBeNull();
    expect(languageLevels("ieltsGeneral", scores, "2023-12-10")).toBeNull();
  });
});
