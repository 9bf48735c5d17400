import type { CaseReader } from "../caseFile/reader.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { inDollars } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { iecFunds } from "../tables/money/recommendedFunds.ts";

const atLeast: Text = {
  en: "participants of IEC show at least this amount when they enter Canada; the application is for one person",
  fr: "à l’entrée au Canada, les participants d’EIC montrent au moins ce montant; la demande ne vise qu’une personne",
};

/** The money that a participant of International Experience Canada shows at least (document 3 section 9.2). */
export function youthMobilityFunds(the: CaseReader): Decision<number | null> {
  const reader = the.fresh();
  const { value, because } = valueOnDate(reader, iecFunds);
  return decisionFrom(reader, {
    value: value === undefined ? null : inDollars(value),
    because: [atLeast, ...because],
    decidedBy: `funds.living.${value === undefined ? "noRow" : "youthMobility"}`,
  });
}
