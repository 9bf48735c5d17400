import type { Plan } from "../../src/plan/planned.ts";
import { describe, expect, it, vi } from "vitest";
import { CaseReader } from "../../src/caseFile/reader.ts";
import { addDays, type IsoDate } from "../../src/kernel/calendarDate.ts";
import type { DatedTable } from "../../src/kernel/datedTable.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { actInForce } from "../../src/tables/sources.ts";
import { caseOf, goldens, missingOf } from "./golden.ts";
import { everyLine, everyMessage, everyRule, linesOfOtherTypes, wholeTypes } from "./toCover.ts";

/** What the golden cases meet: read off their plans, never declared by hand. */
type Met = {
  readonly rules: Set<string>;
  readonly messages: Set<string>;
  readonly lines: Set<string>;
  readonly linesElsewhere: Set<string>;
  readonly days: Set<string>;
  readonly tables: Map<string, DatedTable<unknown>>;
};

function meetAll(): Met {
  const met: Met = {
    rules: new Set(),
    messages: new Set(),
    lines: new Set(),
    linesElsewhere: new Set(),
    days: new Set(),
    tables: new Map(),
  };
  const original = CaseReader.prototype.row;
  const spy = vi.spyOn(CaseReader.prototype, "row").mockImplementation(function <T>(
    this: CaseReader,
    table: DatedTable<T>,
  ) {
    met.tables.set(table.id, table);
    met.days.add(`${table.id} ${this.dateFor(table)}`);
    return original.call(this, table);
  });
  try {
    for (const golden of goldens) {
      const caseFile = caseOf(golden);
      if (wholeTypes.includes(caseFile.application.type)) note(met, computePlan(caseFile));
      else {
        const plan = computePlan(caseFile);
        for (const { why } of decidedIn(plan)) met.linesElsewhere.add(`${caseFile.application.type} ${why.decidedBy}`);
        for (const { code } of plan.refusals) met.messages.add(code);
      }
      for (const code of Object.values(missingOf(caseFile))) met.messages.add(code);
    }
  } finally {
    spy.mockRestore();
  }
  return met;
}

function note(met: Met, plan: Plan): void {
  for (const { id, state } of plan.assessment.steps)
    met.rules.add(`${id} ${state === "skipped" ? "skipped" : "asked"}`);
  for (const { code } of plan.refusals) met.messages.add(code);
  for (const { why } of decidedIn(plan)) met.lines.add(why.decidedBy);
}

const decidedIn = (plan: Plan) => [
  ...plan.vault,
  ...plan.letters,
  ...plan.forms,
  ...Object.values(plan.eligibility),
  ...Object.values(plan.eligibility).flatMap(({ categories = [] }) => categories),
];

/** The day before and the day of each change of a table that a golden case read; a rule of this product began with the law. */
const boundariesOf = (table: DatedTable<unknown>): readonly IsoDate[] =>
  table.rows.flatMap(({ from, until }) => [
    ...(from === actInForce ? [] : [from, addDays(from, -1)]),
    ...(until === undefined ? [] : [until, addDays(until, 1)]),
  ]);

const met = meetAll();

const uncovered = (what: string, all: readonly string[], seen: ReadonlySet<string>): readonly string[] => {
  const left = all.filter((one) => !seen.has(one));
  // oxlint-disable-next-line no-console -- the list is for whoever runs it: it says which cases are still to be told
  console.info(
    `${what}: ${all.length - left.length} of ${all.length} covered by golden cases${left.length === 0 ? "" : `; open: ${left.join(", ")}`}`,
  );
  return left;
};

describe("golden cases meet", () => {
  it("every rule that shows or skips a question, both ways", () => {
    expect(uncovered("rules of questions", everyRule(), met.rules)).toEqual([]);
  });

  it("every message about a value", () => {
    expect(uncovered("messages", everyMessage(), met.messages)).toEqual([]);
  });

  it("every line of every decision table", () => {
    expect(uncovered("lines of decision tables", everyLine(), met.lines)).toEqual([]);
  });

  it("the lines for other types of application with those types only", () => {
    const lines = Object.entries(linesOfOtherTypes);
    expect(
      uncovered(
        "lines of other types",
        lines.map(([line, type]) => `${type} ${line}`),
        met.linesElsewhere,
      ),
    ).toEqual([]);
    expect(lines.filter(([line]) => met.lines.has(line))).toEqual([]);
  });

  it("the day before and the day of every change of a table they read", () => {
    const days = [...met.tables.values()].flatMap((table) =>
      [...new Set(boundariesOf(table))].map((day) => `${table.id} ${day}`),
    );
    expect(uncovered("table boundaries", days, met.days)).toEqual([]);
  });
});
