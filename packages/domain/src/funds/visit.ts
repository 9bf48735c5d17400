import type { CaseReader } from "../caseFile/reader.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { isResearchScholar, visitsForStudies } from "../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../conditions/visit/visitorVisa.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { type Cad, cents, inDollars } from "../kernel/money.ts";
import { fill, type Clause, type Text } from "../kernel/text.ts";
import { whyOf, type Why } from "../kernel/why.ts";
import { researchScholarFunds, shortStudyFunds, visitorFunds } from "../tables/money/recommendedFunds.ts";
import { monthsUntil } from "./living.ts";

/** What we recommend a visitor to show (document 3 section 9.2): no authority sets an amount. */

const text = {
  superVisa: {
    en: "with a super visa the host’s income counts, and no amount of the visitor’s own is recommended",
    fr: "avec un super visa, le revenu de l’hôte compte, et aucun montant n’est recommandé pour la personne qui visite",
    to: {
      host: {
        en: "with a super visa your income counts, and no amount of the visitor’s own is recommended",
        fr: "avec un super visa, votre revenu compte, et aucun montant n’est recommandé pour la personne qui visite",
      },
      visitor: {
        en: "with a super visa the host’s income counts, and no amount of your own is recommended",
        fr: "avec un super visa, le revenu de l’hôte compte, et aucun montant n’est recommandé pour vous",
      },
    },
  },
  reasonNotKnown: {
    en: "the recommended amount depends on the reason for the visit, which is not answered yet",
    fr: "le montant recommandé dépend du motif de la visite, qui n’est pas encore indiqué",
  },
  datesNotKnown: {
    en: "the recommended amount depends on the length of the visit, and the arrival or the departure is not answered yet",
    fr: "le montant recommandé dépend de la durée de la visite, et l’arrivée ou le départ n’est pas encore indiqué",
  },
  visit: {
    en: "this is recommended, not official: the larger of {least} dollars and {monthly} dollars for each month of the visit, {months} in all",
    fr: "ce montant est recommandé, non officiel\u00A0: le plus élevé de {least} dollars et de {monthly} dollars par mois de visite, soit {months} mois",
  },
  research: {
    en: "this is recommended, not official: {base} dollars and {monthly} dollars for each month of the research stay, {months} in all",
    fr: "ce montant est recommandé, non officiel\u00A0: {base} dollars et {monthly} dollars par mois du séjour de recherche, soit {months} mois",
  },
  studies: {
    en: "this is recommended, not official, and the cost of the program is extra",
    fr: "ce montant est recommandé, non officiel, et le coût du programme s’y ajoute",
  },
  programCost: {
    en: "the cost of the program is not answered yet; it is the price on the registration",
    fr: "le coût du programme n’est pas encore indiqué; c’est le prix sur l’inscription",
  },
  programCostTyped: {
    en: "this is the cost of the program as it was answered",
    fr: "c’est le coût du programme selon la réponse donnée",
  },
} satisfies Record<string, Clause>;

const decided = (
  reader: CaseReader,
  by: string,
  amount: Cad | undefined,
  because: readonly Text[],
): Decision<number | null> =>
  decisionFrom(reader, {
    value: amount === undefined ? null : inDollars(amount),
    because,
    decidedBy: `funds.living.${by}`,
  });

/** The months of the visit, a begun month as a whole one; nothing while a day is missing. */
function monthsOfVisit(reader: CaseReader): number | undefined {
  const [arrival, departure] = [reader.answer("vvVisitorArrivalDate"), reader.answer("vvVisitorDepartureDate")];
  return arrival === undefined || departure === undefined ? undefined : monthsUntil(arrival, departure);
}

/** Why no amount of the visitor’s own is named; nothing where one is. */
export function hostShowsIncome(the: CaseReader): Why | undefined {
  const reader = the.fresh();
  if (!isSuperVisa.evaluate(reader).holds) return undefined;
  return whyOf(
    decisionFrom(reader, { value: null, because: [text.superVisa], decidedBy: "funds.required.hostShowsIncome" }),
  );
}

export function recommendedVisitFunds(the: CaseReader): Decision<number | null> {
  const reader = the.fresh();
  if (reader.answer("vvReasonForVisit") === undefined)
    return decided(reader, "visitReasonNotKnown", undefined, [text.reasonNotKnown]);
  if (visitsForStudies.evaluate(reader).holds) {
    const { value, because } = valueOnDate(reader, shortStudyFunds);
    return decided(reader, "shortStudy", value, [text.studies, ...because]);
  }
  const months = monthsOfVisit(reader);
  if (months === undefined) return decided(reader, "visitDatesNotKnown", undefined, [text.datesNotKnown]);
  if (isResearchScholar.evaluate(reader).holds) {
    const { value, because } = valueOnDate(reader, researchScholarFunds);
    if (value === undefined) return decided(reader, "research", undefined, because);
    const words = { base: inDollars(value.base), monthly: inDollars(value.plusPerMonth), months };
    const amount = cents(value.base + months * value.plusPerMonth);
    return decided(reader, "research", amount, [fill(text.research, words), ...because]);
  }
  const { value, because } = valueOnDate(reader, visitorFunds);
  if (value === undefined) return decided(reader, "visit", undefined, because);
  const words = { least: inDollars(value.least), monthly: inDollars(value.perMonth), months };
  const amount = cents(Math.max(value.least, months * value.perMonth));
  return decided(reader, "visit", amount, [fill(text.visit, words), ...because]);
}

/** The cost of a short program, as it was answered; nothing for other visits. */
export function programCost(the: CaseReader): Decision<number | null> | undefined {
  const reader = the.fresh();
  if (!visitsForStudies.evaluate(reader).holds) return undefined;
  const cost = reader.answer("vvProgramCost");
  return decisionFrom(reader, {
    value: cost ?? null,
    because: [cost === undefined ? text.programCost : text.programCostTyped],
    decidedBy: "funds.tuition.shortStudy",
  });
}
