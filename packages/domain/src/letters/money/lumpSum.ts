import { counted, fill, type Text } from "../../kernel/text.ts";
import { letterContent } from "../define.ts";
import { statedTransactions } from "../facts/transactions.ts";
import type { Fact } from "../prose/fact.ts";
import { sentence } from "../prose/sentence.ts";
import { linesOfTransactions } from "./transactionLines.ts";
import { transactions, transactionsPath } from "./transactionList.ts";

/** Large transactions, one by one (document 3 sections 3.10 and 5.1): what moved, from whom, why, and what shows it. */

/** Small numbers as a text spells them. */
const spelled: readonly Text[] = [
  { en: "two", fr: "deux" },
  { en: "three", fr: "trois" },
  { en: "four", fr: "quatre" },
  { en: "five", fr: "cinq" },
  { en: "six", fr: "six" },
  { en: "seven", fr: "sept" },
  { en: "eight", fr: "huit" },
  { en: "nine", fr: "neuf" },
];
const inWords = (number: number): Text | number => spelled[number - 2] ?? number;

const count: Fact = (the): Text | undefined => {
  const { length } = the.rows(transactionsPath).rows;
  the.case.trace.note(statedTransactions(the.case)[0]?.from ?? `letters.${the.key}.${transactionsPath}`, length === 0);
  return length === 0
    ? undefined
    : counted(
        {
          one: { en: "one transaction", fr: "une opération" },
          other: fill({ en: "{number} transactions", fr: "{number} opérations" }, { number: inWords(length) }),
        },
        length,
      );
};

export const lumpSum = letterContent({
  id: "lumpSumExplanation",
  person: "main",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["applicant", "lawyer"],
  waiting: {
    en: "You write this letter: one entry for each large transaction. You then confirm it, and it goes to your documents.",
    fr: "Vous écrivez cette lettre\u00A0: une entrée pour chaque opération importante. Vous la confirmez ensuite, et elle va dans vos documents.",
  },
  subject: sentence({ en: "Explanation of large transactions", fr: "Explication des opérations importantes" }, {}),
  sections: [
    {
      id: transactionsPath,
      title: transactions.title,
      hasNoHeading: true,
      asks: [transactions],
      lines: [
        sentence(
          {
            en: "This letter explains {count} in the bank statements that are enclosed with my application.",
            fr: "Cette lettre explique {count} figurant dans les relevés bancaires joints à ma demande.",
          },
          { count },
          {
            gap: {
              asks: {
                en: "Date, amount and origin of each large transaction",
                fr: "Date, montant et origine de chaque opération importante",
              },
              fact: `letters.lumpSumExplanation.${transactionsPath}`,
            },
          },
        ),
        { each: linesOfTransactions },
      ],
    },
  ],
});
