import { describe, expect, test } from "vitest";
import { isFormDone } from "../forms/formDone.ts";
import { formCount } from "./formCount.ts";

const own = { isComplete: false, forLawyer: false, settledBy: null };

describe("the count of forms", () => {
  test("leaves out what is nothing for the applicant, and says how many these are", () => {
    const statuses = [own, { ...own, forLawyer: true }, { ...own, settledBy: "otherForm" }];
    expect(formCount(statuses, 5)).toEqual({ done: 0, of: 1, others: 4 });
  });

  test("counts a complete form, and a copy that came back", () => {
    const statuses = [{ ...own, isComplete: true }, { ...own, settledBy: "copy" }, own];
    expect(formCount(statuses, 3)).toEqual({ done: 2, of: 3, others: 0 });
    expect([own, { ...own, isComplete: true }, { ...own, settledBy: "returned" }].map(isFormDone)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
