import type { Plan, PlannedEligibility } from "./planned.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { eligibilityOf } from "../eligibility/eligibility.ts";
import type { CategoryOffered } from "../eligibility/youthMobility.ts";
import { whyOf } from "../kernel/why.ts";

/** The results of the eligibility helpers, as lines of the plan. */
export function eligibilityPart(the: CaseReader): Plan["eligibility"] {
  const results = Object.entries(eligibilityOf(the)).map(([id, { decision, categories, ...more }]) => [
    id,
    {
      value: decision.value,
      ...more,
      ...(categories === undefined ? {} : categoriesPart(categories)),
      why: whyOf(decision),
    },
  ]);
  return Object.fromEntries(results) as Plan["eligibility"];
}

const categoriesPart = (
  categories: readonly CategoryOffered[],
): Pick<PlannedEligibility, "programmes" | "categories"> => ({
  programmes: categories.filter(({ decision }) => decision.value).map(({ programme }) => programme),
  categories: categories.map(({ decision, ...category }) => ({
    ...category,
    offered: decision.value,
    why: whyOf(decision),
  })),
});
