import { describe, expect, it } from "vitest";
import { computePlan, type Why } from "../../src/plan/plan.ts";
import { caseOf, goldens } from "./golden.ts";
import { wholeTypes } from "./toCover.ts";

/** What a table decided cites the table, and says when it was not verified or has no row. */

type Line = { readonly id: string; readonly isKnown: boolean; readonly why: Why };

const plans = goldens
  .map((golden) => ({ golden, caseFile: caseOf(golden) }))
  .filter(({ caseFile }) => wholeTypes.includes(caseFile.application.type))
  .map(({ golden, caseFile }) => ({ words: golden.words, plan: computePlan(caseFile) }));

/** Amounts that a table gives; what is paid at the border and what nobody fixes is told without one. */
const amounts = plans.flatMap(({ words, plan }) => [
  ...plan.fees
    .filter(({ why }) => !why.decidedBy.endsWith(".atBorder"))
    .map((fee): readonly [string, Line] => [words, { id: fee.id, isKnown: fee.amount !== null, why: fee.why }]),
  ...plan.funds.required.lines
    .filter(({ id }) => id === "living" || id === "settlement")
    .map((line): readonly [string, Line] => [words, { id: line.id, isKnown: line.amount !== null, why: line.why }]),
]);

const results = plans.flatMap(({ words, plan }) => [
  ...Object.entries(plan.eligibility).map(([id, { value, why }]): readonly [string, Line] => [
    words,
    { id, isKnown: value !== null, why },
  ]),
  ...plan.deadlines.map(({ id, date, why }): readonly [string, Line] => [words, { id, isKnown: date !== null, why }]),
]);

const faults = (all: readonly (readonly [string, Line])[], isFault: (line: Line) => boolean) =>
  all.filter(([, line]) => isFault(line)).map(([words, { id }]) => `${words}: ${id}`);

const says = ({ because }: Why, words: string) => because.some(({ en }) => en.includes(words));

describe("sources of the golden cases", () => {
  it("an amount from a table cites its row, with the day from which it holds", () => {
    expect(amounts.length).toBeGreaterThan(500);
    expect(
      faults(amounts, ({ isKnown, why }) => isKnown && !why.sources.some(({ validFrom }) => validFrom !== undefined)),
    ).toEqual([]);
  });

  it("an amount from a row that is not verified says so", () => {
    const isUnverified = ({ why }: Line) =>
      why.sources.some(
        ({ status, title }) =>
          status !== "verified" && /fees|proof of financial support|Narcity|increased fund|Admetia/i.test(title),
      );
    expect(
      faults(
        amounts,
        (line) =>
          line.isKnown && isUnverified(line) && !says(line.why, "not verified") && !says(line.why, "not official"),
      ),
    ).toEqual([]);
  });

  it("an amount that is not known says why", () => {
    expect(faults(amounts, ({ isKnown, why }) => !isKnown && why.because.length === 0)).toEqual([]);
  });

  it("a result or a deadline cites what it rests on", () => {
    expect(results.length).toBeGreaterThan(2000);
    expect(faults(results, ({ isKnown, why }) => isKnown && why.sources.length === 0)).toEqual([]);
  });
});
