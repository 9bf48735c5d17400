import { computePlan } from "@boreal/domain/plan/plan";
import { documentWarningsOf, plannedSlot, slotsToReplace } from "@boreal/domain/plan/vaultPart";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { decideVault } from "@boreal/domain/vault/decideSlots";
import { pagesOf } from "@boreal/domain/vault/pages";
import { vaultCase } from "./vaultCase.ts";

/** In a browser: the first look at all pages of the type, each slot with its reason, and at the warnings of all documents; without fees, funds, dates and the state of each question. */
export function firstPages(): { readonly first: number; readonly slots: number; readonly warnings: number } {
  const caseFile = vaultCase();
  const begun = performance.now();
  const the = readerFor(caseFile);
  const decided = decideVault(pagesOf(caseFile.application.type, the), the);
  const toReplace = slotsToReplace(caseFile, the, decided);
  const slots = decided.map((slot) => plannedSlot(slot, caseFile, toReplace));
  const warnings = documentWarningsOf(caseFile, the);
  return { first: performance.now() - begun, slots: slots.length, warnings: warnings.length };
}

/** In a browser: the very first plan of a page that has just loaded its rules, and the median of those that follow. The case is made beforehand, as the server sends it. */
export function firstPlan(): { readonly first: number; readonly later: number; readonly slots: number } {
  const caseFile = vaultCase();
  const begun = performance.now();
  const plan = computePlan(caseFile);
  const first = performance.now() - begun;
  const later = Array.from({ length: 101 }, () => {
    const again = performance.now();
    computePlan(caseFile);
    return performance.now() - again;
  }).toSorted((one, other) => one - other);
  return { first, later: later[50] ?? Number.NaN, slots: plan.vault.length };
}
