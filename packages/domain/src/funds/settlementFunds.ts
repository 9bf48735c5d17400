import type { CaseReader } from "../caseFile/reader.ts";
import { needsNoSettlementFunds } from "../conditions/expressEntry/expressEntry.ts";
import { familySizeOf } from "../conditions/expressEntry/familySize.ts";
import { experienceClassIsOpen } from "../conditions/expressEntry/programs.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { inDollars, writtenInFull } from "../kernel/money.ts";
import { fill, type Text } from "../kernel/text.ts";
import { expressEntryFunds, expressEntryFundsEstimate } from "../tables/expressEntry/expressEntryFunds.ts";
import { forPersons } from "../tables/money/householdAmounts.ts";

/** Money to settle in Canada that Express Entry asks for: by program, by job and by the size of the family. */

const text = {
  classAsksForNone: {
    en: "that class asks for no settlement funds",
    fr: "cette catégorie n’exige pas de fonds d’établissement",
  },
  jobSparesThem: {
    en: "with such a job no settlement funds are asked for",
    fr: "avec un tel emploi, aucuns fonds d’établissement ne sont exigés",
  },
  asked: {
    en: "skilled workers and people in a trade show these funds, on the day of the application and of the visa",
    fr: "les travailleurs qualifiés et les gens de métier prouvent ces fonds, le jour de la demande et celui du visa",
  },
  mayHaveRisen: {
    en: "the table is renewed each summer and none of this year was found: plan for about {amount}, our own estimate",
    fr: "le tableau est renouvelé chaque été et aucun de cette année n’a été trouvé : prévoyez environ {amount}, selon notre propre estimation",
  },
} satisfies Record<string, Text>;

/** In dollars; 0 for who is asked for none, null when no table is known for the day. */
export function settlementFunds(the: CaseReader): Decision<number | null> {
  const reader = the.fresh();
  const [ofClass, ofJob] = [experienceClassIsOpen.evaluate(reader), needsNoSettlementFunds.evaluate(reader)];
  if (ofClass.holds) return none(reader, "experienceClass", [...ofClass.because, text.classAsksForNone]);
  if (ofJob.holds) return none(reader, "jobOffer", [...ofJob.because, text.jobSparesThem]);
  const { persons, because: who } = familySizeOf(reader);
  const { value, because } = valueOnDate(reader, expressEntryFunds);
  const estimate = reader.row(expressEntryFundsEstimate);
  const caution = estimate.found
    ? [fill(text.mayHaveRisen, { amount: writtenInFull(forPersons(estimate.row.value, persons)) })]
    : [];
  return decisionFrom(reader, {
    value: value === undefined ? null : inDollars(forPersons(value, persons)),
    because: [text.asked, ...who, ...because, ...caution],
    decidedBy: `funds.settlement.${value === undefined ? "noRow" : "byFamily"}`,
  });
}

const none = (reader: CaseReader, by: string, because: readonly Text[]): Decision<number> =>
  decisionFrom(reader, { value: 0, because, decidedBy: `funds.settlement.${by}` });
