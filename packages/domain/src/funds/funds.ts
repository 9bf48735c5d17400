import type { CaseReader } from "../caseFile/reader.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { cents, dollars, inDollars } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { availableFunds, type AvailableFunds } from "./available.ts";
import { requiredFunds, type RequiredFunds } from "./required.ts";
import { whyOf, type Why } from "../kernel/why.ts";

/** Amounts in Canadian dollars. `shortfall` is 0 when there is enough, null while one of the two sides is not known. */
export type Funds = {
  readonly required: RequiredFunds;
  readonly available: AvailableFunds;
  readonly shortfall: number | null;
  readonly hostIncome: { readonly amount: number | null; readonly why: Why };
};

const hostConcerns: Text = {
  en: "the income of a host matters only for super visa applications",
  fr: "le revenu de l’hôte ne compte que pour les demandes de super visa",
};
const hostNotBuilt: Text = {
  en: "this version of Boreal does not work this out yet",
  fr: "cette version de Boreal ne le calcule pas encore",
};

export function fundsOf(the: CaseReader): Funds {
  const required = requiredFunds(the);
  const available = availableFunds(the);
  return {
    required,
    available,
    shortfall: shortfallOf(required.amount, available.amount),
    hostIncome: { amount: null, why: hostIncome(the) },
  };
}

/** What is missing; nothing while one of the two sides is not known. */
export function shortfallOf(required: number | null, available: number | null): number | null {
  if (required === null || available === null) return null;
  return inDollars(cents(Math.max(0, dollars(required) - dollars(available))));
}

function hostIncome(the: CaseReader): Why {
  const reader = the.fresh();
  const isVisit = reader.application("type") === "VisitorVisa";
  return whyOf(
    decisionFrom(reader, {
      value: null,
      because: [isVisit ? hostNotBuilt : hostConcerns],
      decidedBy: `funds.hostIncome.${isVisit ? "notBuilt" : "notConcerned"}`,
    }),
  );
}
