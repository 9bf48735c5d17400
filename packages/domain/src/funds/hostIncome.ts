import type { CaseReader } from "../caseFile/reader.ts";
import { hostFamilySize } from "../conditions/visit/hostIncome.ts";
import { isSuperVisa } from "../conditions/visit/visitorVisa.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { inDollars, written } from "../kernel/money.ts";
import { counted, fill, type Clause, type Text } from "../kernel/text.ts";
import { whyOf, type Why } from "../kernel/why.ts";
import { forPersons } from "../tables/money/householdAmounts.ts";
import { hostIncomeTaxYears, hostMinimumIncome, hostMinimumIncomeEstimate } from "../tables/visit/superVisa.ts";

/** The income that a super visa host has to show, by the size of the family (document 3 section 9.3). */

export type HostIncome = { readonly amount: number | null; readonly why: Why };

const text = {
  notConcerned: {
    en: "the income of a host matters only for super visa applications",
    fr: "le revenu de l’hôte ne compte que pour les demandes de super visa",
    to: {
      host: {
        en: "your income matters only for super visa applications",
        fr: "votre revenu ne compte que pour les demandes de super visa",
      },
    },
  },
  sizeNotKnown: {
    en: "it depends on the number of people in the host’s family, which is not answered yet",
    fr: "il dépend du nombre de personnes dans la famille de l’hôte, qui n’est pas encore indiqué",
    to: {
      host: {
        en: "it depends on the number of people in your family, which is not answered yet",
        fr: "il dépend du nombre de personnes dans votre famille, qui n’est pas encore indiqué",
      },
    },
  },
  persons: {
    en: "{persons} people count: the host and the {others} others named",
    fr: "{persons} personnes comptent\u00A0: l’hôte et les {others} autres indiquées",
    to: {
      host: {
        en: "{persons} people count: you and the {others} others named",
        fr: "{persons} personnes comptent\u00A0: vous et les {others} autres indiquées",
      },
    },
  },
  alone: {
    en: "one person counts, the host",
    fr: "une seule personne compte, l’hôte",
    to: { host: { en: "one person counts, you", fr: "une seule personne compte, vous" } },
  },
  two: {
    en: "two people count: the host and one other",
    fr: "deux personnes comptent\u00A0: l’hôte et une autre",
    to: { host: { en: "two people count: you and one other", fr: "deux personnes comptent\u00A0: vous et une autre" } },
  },
  estimate: {
    en: "the table is renewed each summer and one of 2026 was not found; our estimate for it is {amount}, and the true amount may be higher",
    fr: "la table est renouvelée chaque été et celle de 2026 n’a pas été trouvée; notre estimation est de {amount}, et le vrai montant peut être plus élevé",
  },
  eitherYear: {
    en: "the host may choose the better of the last {count} tax years",
    fr: "l’hôte peut choisir la meilleure des {count} dernières années d’imposition",
    to: {
      host: {
        en: "you may choose the better of the last {count} tax years",
        fr: "vous pouvez choisir la meilleure des {count} dernières années d’imposition",
      },
    },
  },
  lastYear: { en: "the last tax year counts", fr: "la dernière année d’imposition compte" },
} satisfies Record<string, Clause>;

export function hostIncomeOf(the: CaseReader): HostIncome {
  const reader = the.fresh();
  if (reader.application("type") !== "VisitorVisa" || !isSuperVisa.evaluate(reader).holds)
    return without(reader, "notConcerned", [text.notConcerned]);
  const persons = hostFamilySize(reader);
  if (persons === undefined) return without(reader, "sizeNotKnown", [text.sizeNotKnown]);
  const { value, because } = valueOnDate(reader, hostMinimumIncome);
  if (value === undefined) return without(reader, "noRow", because);
  const who = [text.alone, text.two][persons - 1] ?? fill(text.persons, { persons, others: persons - 1 });
  return {
    amount: inDollars(forPersons(value, persons)),
    why: whyOf(
      decisionFrom(reader, {
        value: null,
        because: [who, ...because, ...estimated(reader, persons), ...taxYears(reader)],
        decidedBy: "funds.hostIncome.table",
      }),
    ),
  };
}

/** A caution beside the last table that was read; nothing is decided on it. */
function estimated(reader: CaseReader, persons: number): readonly Text[] {
  const row = reader.row(hostMinimumIncomeEstimate);
  return row.found ? [fill(text.estimate, { amount: written(forPersons(row.row.value, persons)) })] : [];
}

function taxYears(reader: CaseReader): readonly Text[] {
  const row = reader.row(hostIncomeTaxYears);
  if (!row.found) return [];
  return [counted({ one: text.lastYear, other: text.eitherYear }, row.row.value)];
}

const without = (reader: CaseReader, by: string, because: readonly Text[]): HostIncome => ({
  amount: null,
  why: whyOf(decisionFrom(reader, { value: null, because, decidedBy: `funds.hostIncome.${by}` })),
});
