import { expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { courtDeadlines } from "./court.ts";

const courtCase = aCase().on("2026-11-20").type("JudicialReview").status("Preparation");

const said = (the: CaseReader) => {
  const [leave, ...others] = courtDeadlines(the);
  expect(others).toEqual([]);
  expect(leave?.decision.value).toBeNull();
  return leave?.decision.because.map(({ en }) => en) ?? [];
};

const tellIt =
  "the day on which you learned of the decision is not recorded yet, and the time runs from that day: tell it to your legal team right away";

it("says to tell the day, how many days there are, and from when to count until then", () => {
  expect(said(courtCase.reader())).toEqual([
    tellIt,
    "the Act gives 15 days for a decision made in Canada and 60 days for one made elsewhere",
    "until then, count from the date of the decision itself, the earliest day on which you can have learned of it",
  ]);
});

it("names both last days by the newest letter of refusal, and decides on neither", () => {
  const letter = (issueDate: string) => ({ parsedValues: { issueDate } });
  const two = courtCase
    .document("refusal-letter", letter("2026-11-05"))
    .document("refusal-letter", letter("2024-02-01"));
  expect(said(two.reader()).at(-1)).toBe(
    "if it is the decision of your letter of November 5, 2026, and you learned of it that day, the last day is November 20, 2026 for a decision made in Canada and January 4, 2027 for one made elsewhere",
  );
});

it("a day before the time limits are known: no days are named", () => {
  expect(said(courtCase.on("2025-05-13").reader())).toEqual([tellIt, "no number of days is known for this date"]);
});
