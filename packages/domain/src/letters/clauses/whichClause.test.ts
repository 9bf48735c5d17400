import { describe, expect, it } from "vitest";
import type { ClauseVersion } from "./clause.ts";
import { clausesThatCount } from "./whichClause.ts";

const clause = (words: string, more: Partial<ClauseVersion> = {}): ClauseVersion => ({
  letter: "studyPermitLegalSubmission",
  language: "en",
  applicationType: "any",
  place: "before.facts",
  version: 1,
  validFrom: "2026-01-01",
  words,
  ...more,
});
const of = {
  letter: "studyPermitLegalSubmission",
  language: "en",
  applicationType: "Student",
  day: "2026-11-20",
} as const;

describe("which words of the firm count", () => {
  it.each<readonly [string, readonly ClauseVersion[], readonly string[]]>([
    ["none", [], []],
    ["those of another letter do not", [clause("a", { letter: "studyPlan" })], []],
    ["those in another language do not", [clause("a", { language: "fr" })], []],
    ["those of another type do not", [clause("a", { applicationType: "Dli" })], []],
    ["those for every type do", [clause("a")], ["a"]],
    [
      "those for the type come before those for every type",
      [clause("a"), clause("b", { applicationType: "Student" })],
      ["b"],
    ],
    ["those that have not begun do not", [clause("a"), clause("b", { version: 2, validFrom: "2026-11-21" })], ["a"]],
    ["those that begin today do", [clause("a"), clause("b", { version: 2, validFrom: "2026-11-20" })], ["b"]],
    [
      "of two that have begun, those that were saved last",
      [clause("a", { version: 2, validFrom: "2026-03-01" }), clause("b", { version: 3, validFrom: "2026-02-01" })],
      ["b"],
    ],
    ["taken back, there are none", [clause("a"), clause("", { version: 2 })], []],
    [
      "taken back for the type, those for every type count again",
      [
        clause("a"),
        clause("b", { applicationType: "Student" }),
        clause("", { applicationType: "Student", version: 2 }),
      ],
      ["a"],
    ],
    ["each place has its own", [clause("a"), clause("b", { place: "after.facts" })], ["a", "b"]],
    ["a whole template stands alone", [clause("a"), clause("b", { place: "whole" })], ["b"]],
  ])("%s", (_, clauses, expected) => {
    expect([...clausesThatCount(clauses, of).values()].map((one) => one.clause.words)).toEqual(expected);
  });

  it("says why", () => {
    const ofType = clause("b", { applicationType: "Student" });
    const why = (clauses: readonly ClauseVersion[]) =>
      [...clausesThatCount(clauses, of).values()].map(({ because }) => because.en);
    expect(why([ofType])).toEqual(["it is written for this type of application"]);
    expect(why([clause("a")])).toEqual([
      "it is written for every type of application, and there is none for this type",
    ]);
  });
});
