import { expect, test } from "vitest";
import { computePlan } from "../../src/plan/plan.ts";
import { pageName } from "../../src/vault/pageName.ts";
import { pageOf } from "../../src/vault/pages.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { withForms } from "../../src/review/readyForReview.ts";
import { formStatusesOf } from "../../src/review/formStatuses.ts";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { questionOfWarning } from "../../src/review/placeOfQuestion.ts";
import { assessmentWarnings } from "../../src/warnings/raiseForAnswers.ts";
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

/** Of the whole case: nobody's own. */
const ofNobody = new Set(["file", "payment"]);

test("every open point, of whatever kind, says in both languages what is open, and whose it is where it is somebody’s", () => {
  const met = new Map<string, number>();
  for (const caseFile of manyCases(60)) {
    const { readiness } = computePlan(caseFile);
    for (const { kind, id, text, person } of withForms(readiness, formStatusesOf(caseFile)).open) {
      met.set(kind, (met.get(kind) ?? 0) + 1);
      expect([kind, id, person !== undefined]).toEqual([kind, id, !ofNobody.has(kind)]);
      for (const words of [text.en, text.fr]) {
        expect(words).not.toMatch(/[{}]/u);
        expect(words.split(" ").length).toBeGreaterThan(1);
      }
      expect(text.en).not.toBe(text.fr);
    }
  }
  expect([...met.keys()].toSorted()).toEqual(["form", "slot", "step", "warning"]);
});

test("every warning about an answer leads to the question whose answer it is about", () => {
  const nowhere = assessmentWarnings
    .filter(({ id }) => !applicationTypes.some((type) => questionOfWarning(type, id)))
    .map(({ id }) => id);
  expect(nowhere).toEqual([]);
});
