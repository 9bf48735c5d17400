import { describe, expect, test } from "vitest";
import { formCount, isFormDone } from "./formCount.ts";

const own = { isComplete: false, forLawyer: false, settledBy: null };
const answered = { needed: 5, isAnswered: true };

describe("the count of forms", () => {
  test("leaves out what is nothing for the applicant, and says how many these are", () => {
    const standings = [own, { ...own, forLawyer: true }, { ...own, settledBy: "otherForm" }];
    expect(formCount(standings, answered)).toEqual({ done: 0, of: 1, others: 4 });
  });

  test("a complete form counts once the questions are answered, a copy that came back at once", () => {
    const standings = [{ ...own, isComplete: true }, { ...own, settledBy: "copy" }, own];
    expect(formCount(standings, { needed: 3, isAnswered: false })).toEqual({ done: 1, of: 3, others: 0 });
    expect(formCount(standings, { needed: 3, isAnswered: true })).toEqual({ done: 2, of: 3, others: 0 });
  });

  test("is told of each form by the same rule", () => {
    expect([true, false].map((isAnswered) => isFormDone({ ...own, isComplete: true }, isAnswered))).toEqual([
      true,
      false,
    ]);
    expect(isFormDone({ ...own, settledBy: "returned" }, false)).toBe(true);
    expect(isFormDone(own, true)).toBe(false);
  });
});
