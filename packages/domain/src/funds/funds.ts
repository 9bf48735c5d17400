import type { CaseReader } from "../caseFile/reader.ts";
import { cents, dollars, inDollars } from "../kernel/money.ts";
import { availableFunds, type AvailableFunds } from "./available.ts";
import { requiredFunds, type RequiredFunds } from "./required.ts";
import { hostIncomeOf, type HostIncome } from "./hostIncome.ts";

/** Amounts in Canadian dollars. `shortfall` is 0 when there is enough, null while one of the two sides is not known. */
export type Funds = {
  readonly required: RequiredFunds;
  readonly available: AvailableFunds;
  readonly shortfall: number | null;
  readonly hostIncome: HostIncome;
};

export function fundsOf(the: CaseReader): Funds {
  const required = requiredFunds(the);
  const available = availableFunds(the);
  return {
    required,
    available,
    shortfall: shortfallOf(required.amount, available.amount),
    hostIncome: hostIncomeOf(the),
  };
}

/** What is missing; nothing while one of the two sides is not known. */
export function shortfallOf(required: number | null, available: number | null): number | null {
  if (required === null || available === null) return null;
  return inDollars(cents(Math.max(0, dollars(required) - dollars(available))));
}
