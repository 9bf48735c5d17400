import type { FundLine } from "../../funds/required.ts";
import { fundsOf } from "../../funds/funds.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { dollars } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import type { LetterField } from "../letterContent.ts";
import { when } from "../prose/fact.ts";
import { amountWritten } from "./money.ts";

/**
 * An amount of an authority that was not read in the authority’s own text is in no letter by itself: whoever signs it compares it and
 * enters what the page says (ADR 0310). It is entered once, in the explanation of finances.
 */

const path = "livingCost";
const enteredAt: FactRef = `letters.financialExplanation.${path}`;

const isUnverified = ({ id, amount, why }: FundLine): boolean =>
  id === "living" && amount !== null && why.sources.some(({ status }) => status !== "verified");

export const livingField: LetterField = {
  path,
  kind: "amount",
  label: { en: "Living costs of the first year", fr: "Frais de subsistance de la première année" },
  hint: {
    en: "In Canadian dollars, as the authority’s page has them. The text shows our own figure, which nobody read on that page.",
    fr: "En dollars canadiens, selon la page de l’autorité. Le texte montre notre chiffre, que personne n’a lu sur cette page.",
  },
  shown: when((the) => the.case.ofCase(fundsOf).required.lines.some(isUnverified)),
  needed: "always",
};

/** What a line costs in a letter; nothing while its amount is neither verified nor entered. */
export function amountInLetter(the: FormReader, line: FundLine): number | undefined {
  if (!isUnverified(line)) return line.amount ?? undefined;
  const entered = Number(the.enteredInLetter("financialExplanation", { role: "main" }).values.get(path) ?? Number.NaN);
  const isKnown = Number.isFinite(entered) && entered > 0;
  the.case.trace.note(enteredAt, !isKnown);
  return isKnown ? entered : undefined;
}

/** Whether what was entered stands in place of an amount of the plan. */
export const isEnteredByHand = isUnverified;

/** What a line without an amount asks for. */
export function asksForLine(line: FundLine, otherwise: FactRef): { readonly asks: Text; readonly fact: FactRef } {
  if (!isUnverified(line) || line.amount === null) return { asks: line.title, fact: otherwise };
  const ours = amountWritten(dollars(line.amount));
  return {
    asks: {
      en: `${line.title.en}: compare ${ours.en}, which is not verified, with the authority’s page, and enter what it says`,
      fr: `${line.title.fr}\u00A0: comparez ${ours.fr}, montant non vérifié, avec la page de l’autorité, et inscrivez ce qu’elle indique`,
    },
    fact: enteredAt,
  };
}
