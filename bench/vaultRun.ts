import { computePlan } from '@boreal/domain/plan/plan';
import { vaultCase } from './vaultCase.ts';

/** In a browser: the very first plan of a page that has just loaded its rules. The case is made beforehand, as the server sends it. */
export function firstPlan(): { readonly first: number; readonly second: number; readonly slots: number } {
  const caseFile = vaultCase();
  const begun = performance.now();
  const plan = computePlan(caseFile);
  const first = performance.now() - begun;
  const again = performance.now();
  computePlan(caseFile);
  return { first, second: performance.now() - again, slots: plan.vault.length };
}
