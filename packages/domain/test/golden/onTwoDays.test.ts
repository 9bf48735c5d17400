import { describe, expect, it } from "vitest";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { caseOn } from "../../src/plan/caseOn.ts";
import { differenceOf, type PlanChange } from "../../src/plan/difference.ts";
import type { Source } from "../../src/kernel/trace.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { everyTable } from "../../src/tables/everyTable.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { caseOf, goldens } from "./golden.ts";
import { wholeTypes } from "./toCover.ts";

/** The same case on two days, as `boreal plan --on` looks at it: what differs has to come from a table that changed. */

const someGoldens = shareOf("golden cases on two days", goldens, 25);

const told = (start: string): CaseFile => {
  const golden = goldens.find(({ words }) => words.startsWith(start));
  if (!golden) throw new Error(`No golden case begins with: ${start}`);
  const caseFile = caseOf(golden);
  return { ...caseFile, application: { ...caseFile.application, receivedDate: caseFile.today } };
};

const between = (caseFile: CaseFile, one: string, other: string): readonly PlanChange[] =>
  differenceOf(computePlan(caseOn(caseFile, one)), computePlan(caseOn(caseFile, other))).changes;

const lines = (changes: readonly PlanChange[]) =>
  changes.map(({ what, id, before, after }) => [what, id, before, after]);

const placeOf = ({ what, id, person, childNumber }: PlanChange) => `${what} ${id} ${person ?? ""} ${childNumber ?? ""}`;

/** Last days of the rows that a source may cite, by its title and first day. */
const lastDays = new Map(
  everyTable.flatMap(({ rows }) =>
    rows.flatMap(({ source, from, until }) =>
      until === undefined ? [] : [[`${source.title} ${from}`, until] as const],
    ),
  ),
);

const endsWithin = ({ title, validFrom }: Source, one: string, other: string): boolean => {
  const last = lastDays.get(`${title} ${validFrom ?? ""}`);
  return last !== undefined && one <= last && last < other;
};

const alone = told("Received on 31 August 2025: the last day on which 20,635 dollars");
const inQuebec = told("Quebec, received on 1 January 2026: one adult");
const masters = told("Received on 20 January 2025, the last day of the old rule");

describe("a case on two days differs only where a table changed", () => {
  it.each([
    ["2025-08-31", "2025-09-01", [["funds", "living", 20_635, 22_895]]],
    ["2025-09-01", "2025-09-11", []],
    [
      "2025-09-11",
      "2025-09-12",
      [
        ["form", "IMM5645", true, false],
        ["form", "IMM5707", false, true],
      ],
    ],
    ["2025-09-12", "2026-02-11", []],
    ["2026-02-11", "2026-02-12", [["eligibility", "custodian", null, "NotNeeded"]]],
    ["2026-02-12", "2026-08-31", []],
    ["2026-08-31", "2026-09-01", [["funds", "living", 22_895, 23_448]]],
    ["2026-09-01", "2026-12-31", []],
    ["2026-09-01", "2026-08-31", [["funds", "living", 23_448, 22_895]]],
  ] as const)("a student alone in Ontario, %s and %s", (one, other, expected) => {
    expect(lines(between(alone, one, other))).toEqual(expected);
  });

  it.each([
    [
      "2025-12-31",
      "2026-01-01",
      [
        ["funds", "living", 15_508, 24_617],
        ["fee", "quebecAcceptance", 134, 135],
      ],
    ],
    ["2026-02-12", "2026-12-31", []],
    [
      "2026-12-31",
      "2027-01-01",
      [
        ["funds", "living", 24_617, null],
        ["fee", "quebecAcceptance", 135, null],
      ],
    ],
  ] as const)("a student in Quebec, %s and %s", (one, other, expected) => {
    expect(new Set(lines(between(inQuebec, one, other)))).toEqual(new Set<unknown>(expected));
  });

  it("a master’s student and the husband, before and after the rule of 2025-01-21", () => {
    expect(lines(between(masters, "2025-01-20", "2025-01-21").filter(({ what }) => what !== "step"))).toEqual([
      ["eligibility", "spouseOpenWorkPermit", "Eligible", "NotEligible"],
    ]);
  });

  it.each([
    ["2026-08-31", "2026-09-01"],
    ["2026-11-30", "2026-12-01"],
    ["2026-12-31", "2027-01-01"],
  ])("every golden case, %s and %s", (one, other) => {
    const isNew = ({ validFrom }: Source) => validFrom !== undefined && one < validFrom && validFrom <= other;
    const unexplained = someGoldens.flatMap((golden) => {
      const caseFile = caseOf(golden);
      if (!wholeTypes.includes(caseFile.application.type)) return [];
      const received = { ...caseFile, application: { ...caseFile.application, receivedDate: one } };
      const before = computePlan(caseOn(received, one));
      const after = computePlan(caseOn(received, other));
      const was = new Map(differenceOf(after, before).changes.map((change) => [placeOf(change), change.why]));
      return differenceOf(before, after)
        .changes.filter((change) => {
          const sources = [...change.why.sources, ...(was.get(placeOf(change))?.sources ?? [])];
          // What rests on today may change with the day itself, as an age does.
          return (
            !change.why.restsOn.includes("today") &&
            !sources.some((source) => isNew(source) || endsWithin(source, one, other))
          );
        })
        .map((change) => `${golden.words}: ${placeOf(change)}`);
    });
    expect(unexplained).toEqual([]);
  });
});
