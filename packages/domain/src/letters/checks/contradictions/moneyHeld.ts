import { availableFunds } from "../../../funds/available.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { dollars, written } from "../../../kernel/money.ts";
import type { Text } from "../../../kernel/text.ts";
import type { LetterKey } from "../../../caseFile/letterValues.ts";
import type { OnFile } from "../onFile.ts";
import { amountsIn, type StatedAmount } from "../stated/amounts.ts";
import { subjectOf, type Subject } from "../stated/sentences.ts";
import { contradiction, type FindsContradictions } from "./contradiction.ts";

/** Savings beside what documents show of them, and the income of who pays beside what they entered in their letter. */

type Held = "savings" | "income";

const subjects: readonly Subject<Held | "other">[] = [
  {
    id: "savings",
    words: /(?<!\p{L})(?:savings|saved|put aside|set aside|épargne|économies|économisé|mis de côté)(?!\p{L})/giu,
  },
  {
    id: "income",
    words: /(?<!\p{L})(?:income|earns?|salary|revenus?|gagne|salaire)(?!\p{L})/giu,
  },
  {
    id: "other",
    words:
      /(?<!\p{L})(?:tuition|fees|rent|lodging|living (?:costs?|expenses?)|accommodation|housing|food|travel|flights?|tickets?|scholarship|loan|business|shop|house|property|land|apartment|car|GIC|gifts?|support|pay(?:s|ing)?|paid|costs?|needs?|pension|retirement|scolarité|frais|loyer|logement|subsistance|nourriture|voyage|billets?|bourse|prêt|entreprise|maison|terrain|propriété|voiture|CPG|don|soutien|paie|payer?|payé|coûte|besoin|retraite)(?!\p{L})/giu,
  },
];

const abouts: Readonly<Record<Held, Text>> = {
  savings: { en: "the savings", fr: "l’épargne" },
  income: { en: "the income of a year", fr: "le revenu d’une année" },
};

/** Who speaks of a part, of a plan or of another time says another sum. */
const ofPart =
  /(?<!\p{L})(?:per (?:month|week|hour)|a (?:month|week|hour)|monthly|weekly|each month|every month|will save|plan to save|half|part of|by then|in (?:19|20)\d\d|par (?:mois|semaine|heure)|chaque mois|mensuel\p{L}*|économiserai|moitié|une partie|d’ici là)(?!\p{L})/iu;

/** Figures that documents of other money were counted with move with the rate. */
const rateMoves = 0.05;

const near = ({ amount, isAbout }: StatedAmount, known: number, allowed = 0.01): boolean =>
  Math.abs(amount - known) <= known * (isAbout ? 0.15 : allowed) ||
  (amount % 1000 === 0 && Math.abs(amount - known) < 500);

/** Each sum of some of the accounts; of many accounts, each and all together. */
function sumsOf(amounts: readonly number[]): readonly number[] {
  if (amounts.length > 8) return [...amounts, amounts.reduce((sum, one) => sum + one, 0)];
  return amounts
    .reduce<number[]>((sums, one) => [...sums, ...sums.map((sum) => sum + one)], [0])
    .filter((sum) => sum > 0);
}

const savingsOnFile = (the: FormReader): readonly OnFile<number>[] => {
  const { amount, accounts } = the.case.ofCase(availableFunds);
  const known = accounts.flatMap((account) => (account.amount === null ? [] : [account.amount]));
  if (amount === null || known.length === 0 || accounts.some((account) => account.amount === null)) return [];
  const where: Text = { en: "in what the plan counts as available", fr: "dans ce que le plan compte comme disponible" };
  return [amount, ...sumsOf(known)].map((value) => ({ value, where, fact: "answers.userInputAvailableFunds" }));
};

const contradictedSavings = (typed: Parameters<FindsContradictions>[0], said: StatedAmount) => {
  if (typed.the.person.role !== "main" || said.currency === "other") return [];
  const known = typed.once(savingsOnFile);
  const [first] = known;
  if (!first || known.some(({ value }) => near(said, value, rateMoves))) return [];
  return [
    contradiction(typed, {
      id: "savingsContradicted",
      said: said.raw,
      about: abouts.savings,
      onFile: first,
      known: written(dollars(first.value)),
    }),
  ];
};

const lettersOfPayers = [
  "financialSupporter:financialSupporter",
  "firstFinancialSupporter:financialSupporter",
  "secondFinancialSupporter:secondFinancialSupporter",
] as const satisfies readonly LetterKey[];

type Income = OnFile<number> & { readonly currency: string | undefined; readonly raw: string };

const incomesOnFile = (the: FormReader): readonly Income[] =>
  lettersOfPayers.flatMap((key) => {
    const entered = the.enteredUnder(key).values;
    const [income, currency] = [entered.get("yearlyIncome"), entered.get("ownCurrency")];
    const value = typeof income === "string" ? Number(income.replaceAll(/\D/g, "")) : 0;
    if (value <= 0) return [];
    return [
      {
        value,
        raw: `${String(value)}${typeof currency === "string" ? ` ${currency}` : ""}`,
        currency: typeof currency === "string" ? currency : undefined,
        where: { en: "in the letter of who pays", fr: "dans la lettre de la personne qui paie" },
        fact: `letters.${key}.yearlyIncome`,
      },
    ];
  });

/** By the supporter of themselves, or by the applicant of who pays. */
const ofPayer =
  /(?<!\p{L})(?:my (?:mother|father|parents?|sponsor|supporter)|(?:my|her|his|their) (?:yearly|annual)? ?income|m(?:a|on) (?:mère|père|répondante?|garante?)|mes parents)(?!\p{L})/iu;

const contradictedIncome = (typed: Parameters<FindsContradictions>[0], said: StatedAmount) => {
  const { role } = typed.the.person;
  const isOwn = role === "financialSupporter" || role === "secondFinancialSupporter";
  if (!isOwn && (role !== "main" || !ofPayer.test(typed.sentence))) return [];
  const known = typed.once(incomesOnFile).filter(({ fact }) => !isOwn || fact.startsWith(`letters.${typed.the.key}.`));
  const [first] = known;
  // In other money than that of the letter it is another figure of the same income.
  const inSameMoney = (income: Income) =>
    (said.currency === "CAD") === (income.currency === "CAD") || said.currency === undefined;
  if (!first || !known.some(inSameMoney) || known.some(({ value }) => near(said, value))) return [];
  return [
    contradiction(typed, {
      id: "incomeContradicted",
      said: said.raw,
      about: abouts.income,
      onFile: first,
      known: first.raw,
    }),
  ];
};

export const contradictedMoneyHeld: FindsContradictions = (typed) => {
  const amounts = amountsIn(typed.sentence);
  if (amounts.length === 0 || ofPart.test(typed.sentence)) return [];
  return amounts.flatMap((said) => {
    const about = subjectOf(typed.sentence, said, subjects);
    if (about === "savings") return contradictedSavings(typed, said);
    return about === "income" ? contradictedIncome(typed, said) : [];
  });
};
