import type { RequirementLevel } from "../../../src/vault/page.ts";
import { aCase, type CaseBuilder } from "../../caseBuilder.ts";

/** Case in words -> level, and the case of the rule that decided it. */
export type Row = readonly [words: string, the: CaseBuilder, page: string, level: RequirementLevel, decidedBy: string];

export const claimant = aCase().answers({
  country: "CA",
  insideCanadaCurrently: true,
  currentImmigrationStatus: "refugeeClaimant",
});
