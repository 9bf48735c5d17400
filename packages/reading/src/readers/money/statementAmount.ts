import { dateIn, monthWord } from "../../fields/dateField.ts";
import { amountIn, plainNumber } from "../../fields/moneyField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";

/** Amounts as statements print them. Sums are computed in cents, so that nothing is lost in the last decimal. */

const unit = String.raw`(?:\$|€|£|₹|¥|₦|₱|\b(?:cad|usd|eur|gbp|inr|ca|us|rs)\b\.?)`;
const digits = String.raw`\d{1,3}(?:[ ,.']\d{2,3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?|[.,]\d{2}`;
const wholeCell = new RegExp(
  `^(?<before>[-+=(]*)\\s?(?:${unit}\\s?){0,2}(?<inner>-?)\\s?(?<digits>${digits})\\s?(?:${unit})?\\s?\\)?\\s?(?<after>[-+]?)\\s?(?<side>(?:cr|dr|od|db|ct|dt)\\b\\.?)?$`,
);

export type CellAmount = {
  readonly cents: number;
  /** What the paper says of the direction: a minus, brackets, DR or CR. */
  readonly sign?: "plus" | "minus";
  /** Written as money is, with decimals, marks or a currency: not a number of a cheque or of a branch. */
  readonly isMoney: boolean;
};

/** The amount that fills a cell. */
export function cellAmount(printed: string): CellAmount | undefined {
  const text = plain(printed).replaceAll("\u2212", "-").trim();
  const groups = wholeCell.exec(text)?.groups;
  const number = groups?.["digits"];
  if (!groups || number === undefined) return undefined;
  const value = plainNumber(/^[.,]/.test(number) ? `0${number}` : number);
  if (value === undefined) return undefined;
  const marks = `${groups["before"]}${groups["inner"]}${groups["after"]}`;
  const side = groups["side"] ?? "";
  const sign =
    /[-(]/.test(marks) || /^(?:d|od)/.test(side)
      ? "minus"
      : marks.includes("+") || side.startsWith("c")
        ? "plus"
        : undefined;
  return {
    cents: centsOf(value),
    ...(sign ? { sign } : {}),
    isMoney: /[.,]\d{2}$|^\d{1,3}(?:[ ,.']\d{2,3})+$/.test(number) || new RegExp(unit).test(text),
  };
}

/** Below zero where the paper says so. */
export const signed = ({ cents, sign }: CellAmount): number => (sign === "minus" ? -cents : cents);

export const centsOf = (value: string): number => Math.round(Number(value) * 100);
export const amountOfCents = (cents: number): string => (cents / 100).toFixed(2);

const dayAndMonth = new RegExp(`\\b${monthWord} ?\\d{1,2}\\b(?!\\d)|\\b\\d{1,2}(?:er)?[ -]?${monthWord}(?![a-z])`);
const lengthOrPercentage = /\b\d{1,3} ?(?:%|(?:days?|months?|years?|jours?|mois|ans?)\b)/;

/** The text with its dates, lengths of time and percentages blanked out, at the same length. */
function withoutDates(text: string): string {
  let rest = text;
  for (;;) {
    const date = dateIn(rest);
    const other = dayAndMonth.exec(plain(rest)) ?? lengthOrPercentage.exec(plain(rest));
    const [from, to] = date
      ? [date.from, date.to]
      : other
        ? [other.index, other.index + other[0].length]
        : [undefined, 0];
    if (from === undefined) return rest;
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  }
}

/** The first amount of money in a text that may hold days besides: "on March 12, 2026: $4,247.14". */
export function balanceIn(text: string): Parsed | undefined {
  const rest = withoutDates(text.replaceAll("\u2212", "-"));
  let start = 0;
  for (;;) {
    const found = amountIn(rest.slice(start));
    if (!found) return undefined;
    const [from, to] = [start + found.from, start + found.to];
    const printed = plain(rest.slice(from, to));
    if (/[.,]\d{2}\)?\D*$|\d[ ,.']\d{3}|\d[ ,.']\d{2}[ ,.']\d{3}/.test(printed) || new RegExp(unit).test(printed)) {
      const isBelowZero = found.value.startsWith("-") || /^\s?(?:-(?!\d)|(?:dr|od)\b)/.test(plain(rest.slice(to)));
      const value = amountOfCents(centsOf(found.value.replace("-", "")));
      return { value: isBelowZero && value !== "0.00" ? `-${value}` : value, from, to };
    }
    start = to;
  }
}
