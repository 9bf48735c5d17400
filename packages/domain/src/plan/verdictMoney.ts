import type { VerdictMoney, PlannedFunds } from "./planned.ts";
import { hostFamilySize } from "../conditions/visit/hostIncome.ts";
import { staysWithMe } from "../conditions/visit/visitParty.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { dollars, written } from "../kernel/money.ts";
import { counted, fill, type Text } from "../kernel/text.ts";

/** Short names of the lines of the money to show. */
const named: Readonly<Record<string, Text>> = {
  settlement: { en: "settlement in Quebec", fr: "installation au Québec" },
  tuition: { en: "tuition", fr: "droits de scolarité" },
  travel: { en: "travel", fr: "voyage" },
};

const hostWords = {
  one: {
    en: "The host shows an income of {amount} or more for one person",
    fr: "L’hôte prouve un revenu d’au moins {amount} pour une personne",
  },
  other: {
    en: "The host shows an income of {amount} or more for {count} people",
    fr: "L’hôte prouve un revenu d’au moins {amount} pour {count} personnes",
  },
};
/** To the host who prepares the visit. */
const ownHostWords = {
  one: {
    en: "You show an income of {amount} or more for one person",
    fr: "Vous prouvez un revenu d’au moins {amount} pour une personne",
  },
  other: {
    en: "You show an income of {amount} or more for {count} people",
    fr: "Vous prouvez un revenu d’au moins {amount} pour {count} personnes",
  },
};
const preparerIsHost = (the: CaseReader): boolean => staysWithMe.evaluate(the.fresh()).holds;

export function verdictMoney(
  { required, available, hostIncome }: PlannedFunds,
  the: CaseReader,
): VerdictMoney | undefined {
  if (hostIncome.amount !== null) {
    const words = counted(preparerIsHost(the) ? ownHostWords : hostWords, hostFamilySize(the.fresh()) ?? 1, {
      amount: written(dollars(hostIncome.amount)),
    });
    return { kind: "hostIncome", needed: hostIncome.amount, words };
  }
  if (required.amount === null) return undefined;
  const plus = required.lines.flatMap(({ id, title, amount }) => (amount === null ? (named[id] ?? title) : []));
  const isMore = available.accounts.some(({ amount }) => amount === null);
  return { kind: "funds", needed: required.amount, plus, shown: available.amount, ...(isMore ? { isMore } : {}) };
}

const incomeIsBelow = {
  one: {
    en: "the host’s income is below {amount} for one person",
    fr: "le revenu de l’hôte est sous {amount} pour une personne",
  },
  other: {
    en: "the host’s income is below {amount} for {count}\u00A0people",
    fr: "le revenu de l’hôte est sous {amount} pour {count}\u00A0personnes",
  },
};

const ownIncomeIsBelow = {
  one: {
    en: "your income is below {amount} for one person",
    fr: "votre revenu est sous {amount} pour une personne",
  },
  other: {
    en: "your income is below {amount} for {count}\u00A0people",
    fr: "votre revenu est sous {amount} pour {count}\u00A0personnes",
  },
};

/** The amount that the host does not reach, where it is known. */
export function incomeBelow(
  { hostIncome: { amount } }: Pick<PlannedFunds, "hostIncome">,
  the: CaseReader,
): Text | undefined {
  const persons = hostFamilySize(the.fresh());
  return amount === null || persons === undefined
    ? undefined
    : fill(counted(preparerIsHost(the) ? ownIncomeIsBelow : incomeIsBelow, persons), {
        amount: written(dollars(amount)),
      });
}
