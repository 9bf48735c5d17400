import { describe, expect, it } from "vitest";
import { computePlan } from "../../src/plan/plan.ts";
import { caseOf, documentWarningsOf, goldens, linesOf, missingOf } from "./golden.ts";

describe("golden cases", () => {
  it("are at least 150, each told in its own words", () => {
    expect(goldens.length).toBeGreaterThanOrEqual(150);
    const words = goldens.map((golden) => golden.words);
    expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([]);
    expect(
      goldens.filter(({ expect: lines }) => Object.keys(lines).length === 0).map((golden) => golden.words),
    ).toEqual([]);
  });

  it.each(goldens.map((golden) => [`${golden.file}: ${golden.words}`, golden] as const))("%s", (_name, golden) => {
    const caseFile = caseOf(golden);
    const plan = computePlan(caseFile);
    const lines = linesOf(plan);
    const { warnings, documentWarnings, refusals, setAside, missing, absent, ...records } = golden.expect;
    expect(lines).toMatchObject(records);
    for (const part of ["fees", "deadlines", "letters"] as const)
      for (const id of absent?.[part] ?? []) expect(Object.keys(lines[part])).not.toContain(id);
    if (warnings) expect(lines.warnings).toEqual(warnings.toSorted());
    for (const [file, ids] of Object.entries(documentWarnings ?? {}))
      expect(documentWarningsOf(plan, [file])).toEqual({ [file]: ids.toSorted() });
    if (missing) expect(missingOf(caseFile)).toMatchObject(missing);
    if (setAside) expect(lines.setAside.toSorted()).toEqual(setAside.toSorted());
    if (refusals) {
      expect(lines.refusals.map(([path, code]) => [path, code])).toEqual(refusals.map(([path, code]) => [path, code]));
      for (const [index, [, , sentence]] of refusals.entries())
        if (sentence !== undefined) expect(lines.refusals[index]?.[2]).toBe(sentence);
    }
  });
});
