import { dateIn, monthWord } from "../../../fields/dateField.ts";
import { amountBy, decimalsMeant } from "../../../fields/moneyField.ts";
import { meantBy, unitPattern } from "../../../fields/money/currencySigns.ts";
import { isShort } from "../../../fields/money/multipliers.ts";
import {
  closingMark,
  numberIn,
  numberPattern,
  plainMarks,
  type NumberStyle,
} from "../../../fields/money/printedNumber.ts";
import type { Parse, Parsed } from "../../../fields/labelledValue.ts";
import { plain } from "../../../text/plainText.ts";

/** Amounts as statements print them. Sums are computed in thousandths, the smallest part of any currency that banks print. */

const unit = String.raw`(?:${unitPattern})`;
const digits = String.raw`${numberPattern}|[.,]\d{2}`;
const wholeCell = new RegExp(
  String.raw`^(?<before>[-+=(]*)\s?(?<unit>(?:${unit}\s?){0,2})(?<inner>-?)\s?(?<digits>${digits})\s?${closingMark}?\s?(?<behind>${unit})?\s?\)?\s?(?<after>[-+]?)\s?\(?(?<side>(?:cr|dr|od|db|ct|dt|c|d)\b\.?)?\)?$`,
  "iu",
);

export type CellAmount = {
  readonly mils: number;
  /** What the paper says of the direction: a minus, brackets, DR or CR. */
  readonly sign?: "plus" | "minus";
  /** Written as money is, with decimals, marks or a currency: not a number of a cheque or of a branch. */
  readonly isMoney: boolean;
  /** The same print may be a thousand times as much, and nothing tells. */
  readonly isUnsure?: true;
};

/** What stands beside an amount has to be a currency, not any three letters. */
const isUnit = (printed: string): boolean =>
  printed === "" || meantBy(printed) !== undefined || printed.split(/\s+/).every((one) => meantBy(one) !== undefined);

/** DT is a debit and the dinar of Tunisia: of an amount with three decimals it is the dinar. D behind cents is no dalasi and no dong. */
const isSide = (printed: string, number: string): boolean =>
  /^(?:db|ct|dt)$/i.test(printed) || (printed.toUpperCase() === "D" && /[.,]\d\d$/.test(number));

function partsOf(printed: string, { decimals }: NumberStyle = {}) {
  const groups = wholeCell.exec(plainMarks(printed).trim())?.groups;
  const number = groups?.["digits"];
  if (!groups || number === undefined) return undefined;
  const [before, last] = [groups["unit"]?.trim() ?? "", groups["behind"] ?? ""];
  const isDirection = isSide(last, number) && decimals !== 3;
  const behind = isDirection ? "" : last;
  if (!isUnit(before) || !isUnit(behind)) return undefined;
  // A minus and a credit contradict each other; a hyphen may only join them.
  if (groups["after"] === "-" && /^c/i.test(groups["side"] ?? "")) return undefined;
  // "₹ 35 L" and "250K" are many times as much: no cell of a statement says so for certain.
  if (/^[LKMB]$/.test(behind) && (before !== "" || isShort(number))) return undefined;
  return {
    number: /^[.,]/.test(number) ? `0${number}` : number,
    units: [before, behind].filter((one) => one !== ""),
    marks: `${groups["before"]}${groups["inner"]}${groups["after"]}`,
    side: (groups["side"] ?? (isDirection ? last : "")).toLowerCase(),
  };
}

/** The digits with their marks of a cell that is an amount and nothing else. */
export const printedDigits = (printed: string): string | undefined => partsOf(printed)?.number;

/** The amount that fills a cell. */
export function cellAmount(printed: string, style: NumberStyle = { decimals: 2 }): CellAmount | undefined {
  const parts = partsOf(printed, style);
  const read = parts && numberIn(parts.number, style);
  if (!read) return undefined;
  const { number, units, marks, side } = parts;
  const sign =
    /[-(]/.test(marks) || /^(?:d|od)/.test(side)
      ? "minus"
      : marks.includes("+") || side.startsWith("c")
        ? "plus"
        : undefined;
  return {
    mils: milsOf(read.value),
    ...(sign ? { sign } : {}),
    isMoney: /[.,]\d{2,3}$|^\d{1,3}(?:[ ,.']\d{2,3})+$/.test(number) || units.length > 0,
    ...(read.otherwise === undefined ? {} : { isUnsure: true }),
  };
}

/** Below zero where the paper says so. */
export const signed = ({ mils, sign }: CellAmount): number => (sign === "minus" ? -mils : mils);

export const milsOf = (value: string): number => Math.round(Number(value) * 1000);

/** With two decimals, or as many as the currency has. */
export const amountOfMils = (mils: number, { decimals = 2 }: NumberStyle = {}): string =>
  (mils / 1000).toFixed(Math.max(decimals, mils % 10 === 0 ? 2 : 3));

const dayAndMonth = new RegExp(`\\b${monthWord} ?\\d{1,2}\\b(?!\\d)|\\b\\d{1,2}(?:er)?[ -]?${monthWord}(?![a-z])`);
const lengthOrPercentage = /\b\d{1,3} ?(?:%|(?:days?|months?|years?|jours?|mois|ans?)\b)/;

/** Stands for what is blanked out. Not a space: several of these count as one, and every place behind them would be another. */
const blank = "·";

/** The text with its dates, lengths of time and percentages blanked out, at the same length. */
export function withoutDates(text: string): string {
  let rest = text.replaceAll(/(?<=\s)\s/g, blank);
  for (;;) {
    const date = dateIn(rest);
    const other = dayAndMonth.exec(plain(rest)) ?? lengthOrPercentage.exec(plain(rest));
    const [from, to] = date
      ? [date.from, date.to]
      : other
        ? [other.index, other.index + other[0].length]
        : [undefined, 0];
    if (from === undefined) return rest;
    const next = rest.slice(0, from) + blank.repeat(to - from) + rest.slice(to);
    // Letters written as two signs move every place by one: the date stays, and looking on would never end.
    if (next === rest) return rest;
    rest = next;
  }
}

const isWrittenAsMoney = (printed: string): boolean =>
  /[.,]\d{2}\D*$|\d[ ,.']\d{3}|\d[ ,.']\d{2}[ ,.']\d{3}/.test(printed) ||
  decimalsMeant(printed.split(/[\d\s(),.'-]+/)) !== undefined ||
  /\p{L}{4,}$/u.test(printed);

const debitBehind =
  /^\s?\(?\s?(?:-(?!\d)|(?:dr|od|db)(?![\p{L}\d])|(?:debit|d[eé]bito?|d[eé]biteur|overdrawn|soll)\s?\)?\s*$)/iu;
const debitBefore = /(?<![\p{L}\d])(?:dr|od)(?![\p{L}\d])[.:]?\s?$/iu;
/** A single letter at the end, behind cents: D of Portuguese and French papers, S of German ones. */
const letterOfDebit = /[.,]\d\d(?!\d)\s?(?:[A-Z]{3}|€)?\s?[DS]\s*$/;

/** Whether words or letters beside an amount say that it is owed to the bank. */
function isDebit(text: string, from: number, to: number): boolean {
  const digits = from + Math.max(0, text.slice(from, to).search(/\d/));
  return (
    debitBehind.test(text.slice(to)) || debitBefore.test(text.slice(0, digits)) || letterOfDebit.test(text.slice(from))
  );
}

/** The first amount of money in a text that may hold days besides, in the style of its paper: "on March 12, 2026: $4,247.14". */
export const balanceBy =
  (style?: NumberStyle): Parse =>
  (text): Parsed | undefined => {
    const rest = withoutDates(plainMarks(text));
    let start = 0;
    for (;;) {
      const found = amountBy(rest.slice(start), style);
      if (!found) return undefined;
      const [from, to] = [start + found.from, start + found.to];
      if (isWrittenAsMoney(rest.slice(from, to))) {
        if (/^\s?-\s?cr\b/i.test(rest.slice(to))) return undefined;
        const isBelowZero = found.value.startsWith("-") || isDebit(rest, from, to);
        const written = (value: string): string => {
          const amount = amountOfMils(milsOf(value.replace("-", "")), style);
          return isBelowZero && Number(amount) !== 0 ? `-${amount}` : amount;
        };
        const { ambiguous } = found;
        return {
          value: written(found.value),
          ...(ambiguous === undefined ? {} : { ambiguous: written(ambiguous) }),
          from,
          to,
        };
      }
      start = to;
    }
  };

export const balanceIn: Parse = balanceBy();
