import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { pagesFor } from "../../src/vault/pages.ts";
import { runsOf, shareOf } from "../../../../tests/running/sizes.ts";
import { anyCase, manyCases } from "./anyCase.ts";

const cases = manyCases(2000);
const manyAsked = shareOf("cases in which no question hides itself", cases, 20);
const someCases = shareOf("cases whose decisions have reasons", cases.slice(0, 300), 10);

describe("decisions over thousands of cases", () => {
  // The rules of the vault are met line by line by the rows beside each family (test/vaultRows.ts).
  it("list every page of the type, each with a level", () => {
    for (const caseFile of someCases) {
      const { vault } = computePlan(caseFile);
      const listed = new Set(vault.map(({ page }) => page));
      const missing = pagesFor(caseFile.application.type).filter(
        (page) => page.person !== "child" && !listed.has(page.slug),
      );
      expect(missing.map((page) => page.slug)).toEqual([]);
    }
  });

  it("never hide a question because of its own answer", () => {
    const selfish = new Set<string>();
    for (const caseFile of manyAsked) {
      const inUse = readerFor(caseFile);
      for (const step of stepsOf(caseFile.application.type)) {
        const reader = inUse.fresh();
        step.shown?.evaluate(reader);
        step.skipped?.evaluate(reader);
        if (reader.trace.restsOn.includes(`answers.${step.id}`)) selfish.add(step.id);
      }
    }
    expect([...selfish]).toEqual([]);
  });
});

describe("reasons are told", () => {
  it("every level, question, warning and deadline says why, in both languages, and names facts that exist", () => {
    for (const caseFile of someCases) {
      const plan = computePlan(caseFile);
      const lines = [
        ...plan.vault,
        ...plan.assessment.steps,
        ...plan.assessment.warnings,
        ...plan.warnings,
        ...plan.deadlines,
      ];
      const silent = lines.filter(
        ({ why }) => why.because.length === 0 || why.because.some(({ en, fr }) => en === "" || fr === ""),
      );
      expect(silent).toEqual([]);
      const unknown = lines.flatMap(({ why }) => why.missing.filter((fact) => !why.restsOn.includes(fact)));
      expect(unknown).toEqual([]);
    }
  });

  it("the same case gives the same plan, and reading it changes nothing", () => {
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const before = JSON.stringify(caseFile);
        expect(JSON.stringify(computePlan(caseFile))).toBe(JSON.stringify(computePlan(caseFile)));
        expect(JSON.stringify(caseFile)).toBe(before);
      }),
      { numRuns: runsOf("cases planned twice", 100, 10) },
    );
  });

  it("progress counts whole pages and never leaves 0 to 1", () => {
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const { answered, skipped, total, ratio } = computePlan(caseFile).assessment.progress;
        expect(answered + skipped).toBeLessThanOrEqual(total);
        expect(ratio).toBeGreaterThanOrEqual(0);
        expect(ratio).toBeLessThanOrEqual(1);
        if (total > skipped) expect(Math.abs(ratio - answered / (total - skipped))).toBeLessThan(0.001);
      }),
      { numRuns: runsOf("cases whose progress is counted", 500, 20) },
    );
  });
});
