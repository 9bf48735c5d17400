import { expect, it } from "vitest";
import { aCase } from "../caseBuilder.ts";
import { computePlan } from "../../src/plan/plan.ts";
import type { AssessmentWarning } from "../../src/warnings/warning.ts";
import { documentWarningIds } from "../../src/warnings/warningIds.ts";
import { assessmentWarnings } from "../../src/warnings/raiseForAnswers.ts";
import { documentWarnings } from "../../src/warnings/raiseForDocument.ts";
import { warningsOfSpecification } from "./fixtures/warningIds.ts";
import { researchedCatalogue } from "./researchedCatalogue.ts";

const allAboutAnswers: readonly AssessmentWarning[] = assessmentWarnings;

const known = new Set<string>([...documentWarningIds, ...assessmentWarnings.map(({ id }) => id)]);

it("each of the 133 warnings of the specification is known, and any other says that it is ours", () => {
  expect(new Set(warningsOfSpecification).size).toBe(133);
  expect(warningsOfSpecification.filter((id) => !known.has(id))).toEqual([]);
  const ours = new Set<string>(
    [...allAboutAnswers, ...documentWarnings].filter(({ isOurs }) => isOurs).map(({ id }) => id),
  );
  expect([...known].filter((id) => !warningsOfSpecification.includes(id) && !ours.has(id))).toEqual([]);
  expect([...ours].filter((id) => warningsOfSpecification.includes(id))).toEqual([]);
});

const catalogue = researchedCatalogue<{ readonly warnings: readonly { readonly id: string }[] }>("warning");

it.skipIf(!catalogue)("the list is that of the researched catalogue", () => {
  expect(catalogue?.warnings.map(({ id }) => id).toSorted()).toEqual(warningsOfSpecification.toSorted());
});

const visitor = aCase().on("2026-11-20").type("VisitorVisa");
const raised = (vvVisitorArrivalDate: string) =>
  computePlan(visitor.answers({ vvVisitorArrivalDate }).build()).assessment.warnings.map(({ id }) => id);

it.each([
  ["the day before three weeks are over", "2026-12-10", true],
  ["three weeks from today", "2026-12-11", false],
])("an arrival %s is told in the plan: %s", (_, day, isTold) => {
  expect(raised(day).includes("visitorArrivalWithin21Days")).toBe(isTold);
});
