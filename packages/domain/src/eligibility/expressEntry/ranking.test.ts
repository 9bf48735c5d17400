import { fc } from "../../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Candidate } from "../../conditions/expressEntry/candidate.ts";
import { educationLevels, type Education } from "../../conditions/expressEntry/educationOfCandidate.ts";
import { abilities, type Language } from "../../conditions/expressEntry/languageOfCandidate.ts";
import { rank } from "./ranking.ts";
import { rankingTables } from "./rankingTables.ts";
import { select } from "./selection.ts";
import { selectionGrid } from "../../tables/expressEntry/selectionGrid.ts";

/** Over all candidates there can be, known in part or whole. */

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const level = fc.integer({ min: 0, max: 10 });

const language: fc.Arbitrary<Language> = fc.oneof(
  fc
    .tuple(fc.constantFrom("english" as const, "french" as const), level, level, level, level)
    .map(([of, Speaking, Listening, Reading, Writing]): Language => ({
      kind: "levels",
      of,
      levels: { Speaking, Listening, Reading, Writing },
    })),
  fc.constantFrom<Language>({ kind: "none", reason: "noTest" }, { kind: "none", reason: "expired" }),
);
const education: fc.Arbitrary<Education> = fc.oneof(
  fc.constantFrom(...educationLevels).map((one): Education => ({ kind: "level", level: one })),
  fc.constantFrom<Education>({ kind: "nothing", reason: "notShown" }, { kind: "nothing", reason: "lessThanSecondary" }),
);
const years = fc.integer({ min: 0, max: 12 });

const candidates: fc.Arbitrary<Candidate> = fc.record({
  ages: maybe(
    fc.tuple(fc.integer({ min: 14, max: 70 }), fc.nat(1)).map(([least, more]) => ({ least, most: least + more })),
  ),
  hasSpouse: maybe(fc.boolean()),
  education: maybe(education),
  first: maybe(language),
  second: maybe(language),
  canadianYears: maybe(years),
  recentYear: maybe(fc.boolean()),
  foreignYears: maybe(years),
  continuousYear: maybe(fc.boolean()),
  tradeYears: maybe(fc.boolean()),
  occupation: maybe(fc.constantFrom("21232", "72200", "44101", "00012")),
  certificate: maybe(fc.boolean()),
  offer: maybe(fc.boolean()),
  nominated: maybe(fc.boolean()),
  sibling: maybe(fc.boolean()),
  relative: maybe(fc.boolean()),
  credential: maybe(fc.constantFrom("none" as const, "oneOrTwoYears" as const, "threeYears" as const)),
  academicYears: maybe(fc.boolean()),
  outsideQuebec: maybe(fc.boolean()),
  spouseEducation: maybe(education),
  spouseLanguage: maybe(language),
  spouseYears: maybe(years),
  spouseStudied: maybe(fc.boolean()),
});

const onDay = (today: string) => {
  const found = rankingTables(aCase().type("ExpressEntry").on(today).reader());
  if (!found) throw new Error(`no ranking on ${today}`);
  return found.values;
};
const tables = onDay("2026-11-20");
const days = ["2015-06-01", "2016-12-01", "2018-01-01", "2021-01-01", "2026-11-20"].map(onDay);

describe("the ranking score of anybody", () => {
  it("gives no line and no section more than its most, and never more than 1,200 in all", () => {
    fc.assert(
      fc.property(candidates, fc.constantFrom(...days), (candidate, onThatDay) => {
        const { total, sections, lines } = rank(candidate, onThatDay);
        expect(lines.filter(({ points, most }) => points < 0 || points > most).map(({ rule }) => rule.id)).toEqual([]);
        expect(sections.filter(({ points, most }) => points > most).map(({ id }) => id)).toEqual([]);
        expect(total).toBeLessThanOrEqual(1200);
      }),
      { numRuns: 3000 },
    );
  });

  it("is never lowered by a higher level of a language", () => {
    fc.assert(
      fc.property(candidates, fc.constantFrom(...abilities), fc.boolean(), (candidate, ability, isFirst) => {
        const key = isFirst ? "first" : "second";
        const known = candidate[key];
        if (known?.kind !== "levels" || known.levels[ability] >= 10) return;
        const levels = { ...known.levels, [ability]: known.levels[ability] + 1 };
        const higher = rank({ ...candidate, [key]: { ...known, levels } }, tables);
        expect(higher.total).toBeGreaterThanOrEqual(rank(candidate, tables).total);
      }),
      { numRuns: 3000 },
    );
  });

  it("is at least as high once a fact that was missing is known, and stays where it was said to be exact", () => {
    fc.assert(
      fc.property(candidates, candidates, fc.nat(), (candidate, other, pick) => {
        const missing = (Object.keys(candidate) as (keyof Candidate)[]).filter((key) => candidate[key] === undefined);
        const key = missing[pick % Math.max(missing.length, 1)];
        if (key === undefined || other[key] === undefined) return;
        const [before, after] = [rank(candidate, tables), rank({ ...candidate, [key]: other[key] }, tables)];
        if (before.isExact) expect(after.total).toBe(before.total);
        else expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
      { numRuns: 4000 },
    );
  });
});

describe("the hundred points of anybody", () => {
  it("are at most those of each factor, and a hundred in all", () => {
    const row = aCase().type("ExpressEntry").reader().row(selectionGrid);
    if (!row.found) throw new Error("no grid");
    fc.assert(
      fc.property(candidates, (candidate) => {
        const { total, lines } = select(candidate, row.row.value);
        expect(lines.filter(({ points, most }) => points < 0 || points > most).map(({ rule }) => rule.id)).toEqual([]);
        expect(total).toBeLessThanOrEqual(100);
      }),
      { numRuns: 2000 },
    );
  });
});
