import { expect, test } from "vitest";
import { computePlan } from "../../src/plan/plan.ts";
import { pageName } from "../../src/vault/pageName.ts";
import { pageOf } from "../../src/vault/pages.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { manyCases } from "./anyCase.ts";

/** A list of what is open names the person, the document and what is wrong with it. */
test("every open point about a document says whose, which and what, in both languages", () => {
  const met = { slot: 0, warning: 0 };
  for (const caseFile of manyCases(60)) {
    const the = readerFor(caseFile);
    for (const { kind, id, text, person, page: slug, childNumber } of computePlan(caseFile).readiness.open) {
      if ((kind !== "slot" && kind !== "warning") || slug === undefined) continue;
      met[kind] += 1;
      const page = pageOf(slug);
      const name = page && pageName(page, childNumber, the);
      expect([id, person]).toEqual([id, page?.person]);
      for (const language of ["en", "fr"] as const) {
        expect(text[language].startsWith(name?.[language] ?? "no such page")).toBe(true);
        expect(text[language]).toMatch(/: ?\S.*[.]$/u);
        expect(text[language]).not.toContain("{");
      }
    }
  }
  expect(met.slot).toBeGreaterThan(100);
  expect(met.warning).toBeGreaterThan(5);
});
