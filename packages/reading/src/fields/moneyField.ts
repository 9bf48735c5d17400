import { decimalsOf } from "@boreal/domain/lists/money/currencies";
import type { Parsed } from "./labelledValue.ts";
import { meantBy, unitPattern } from "./money/currencySigns.ts";
import { shifted, timesBehind } from "./money/multipliers.ts";
import {
  closingMark,
  numberIn,
  numberPattern,
  plainMarks,
  type NumberStyle,
  type PrintedNumber,
} from "./money/printedNumber.ts";

const amount = new RegExp(
  String.raw`(?<![\d\p{L}.,/-])(?<before>[-(]?\s?)(?<unit>(?:${unitPattern}\s?){0,2})(?<inner>[-(]?\s?)(?<digits>${numberPattern})`,
  "u",
);
const unitBehind = new RegExp(String.raw`^\s?${closingMark}?\s?(${unitPattern})(?![\p{L}\d])`, "u");

/** How many decimals the currency of a sign or code has; the most where it may be several. */
export const decimalsMeant = (units: readonly string[]): number | undefined => {
  const meant = units.flatMap((unit) => [...(meantBy(unit) ?? [])]);
  return meant.length === 0 ? undefined : Math.max(...meant.map(decimalsOf));
};

/**
 * The first amount of money in a text, as a plain number such as 24500.00; below zero behind a minus or in brackets. A word such
 * as "lakhs" behind it multiplies; where nobody can tell by how much, there is no amount.
 */
export function amountBy(text: string, style: NumberStyle | undefined): Parsed | undefined {
  const marks = plainMarks(text);
  const match = amount.exec(marks);
  const digits = match?.groups?.["digits"];
  if (!match || digits === undefined) return undefined;
  const behind = marks.slice(match.index + match[0].length);
  // A day, a percentage or one of several parts of a number is no amount, and nobody knows what other marks between digits mean.
  if (/^\s?(?:%|[-/]\d)|^[·∙•˙_:;|'"]\d/.test(behind)) return undefined;
  const unit = unitBehind.exec(behind);
  const rest = unit ? behind.slice(unit[0].length) : behind;
  const before = match.groups?.["unit"]?.trim() ?? "";
  const times =
    timesBehind(behind, { digits, unit: before }) ?? timesBehind(rest, { digits, unit: before || (unit?.[1] ?? "") });
  if (times === "refused") return undefined;
  const decimals = decimalsMeant([before, unit?.[1] ?? ""]);
  const number = numberIn(digits, style ?? { decimals: decimals ?? 2 });
  if (!number) return undefined;
  const ofMany = typeof times === "object" ? times : undefined;
  const end = match.index + match[0].length + (ofMany?.length ?? 0);
  const close = /^\s?(?:[^\p{L}\d\s]|[A-Za-z]{1,4}\.?)?\s?\)/u.exec(marks.slice(end));
  const isBelowZero =
    (/[-(]/.test(`${match.groups?.["before"] ?? ""}${match.groups?.["inner"] ?? ""}`) ||
      /^-(?:\s|\)|$)/.test(behind)) &&
    Number(number.value) !== 0;
  return {
    ...signedNumber(ofMany ? multiplied(number, ofMany.zeros) : number, isBelowZero),
    from: match.index,
    to: end + (unit && !ofMany ? unit[0].trimEnd().length : (close?.[0].length ?? 0)),
  };
}

/** The first amount of a paper that is known to count in dollars, or names its currency beside the amount. */
export const amountIn = (text: string): Parsed | undefined => amountBy(text, undefined);

const multiplied = ({ value, otherwise }: PrintedNumber, zeros: number): PrintedNumber => ({
  value: shifted(value, zeros),
  ...(otherwise === undefined ? {} : { otherwise: shifted(otherwise, zeros) }),
});

function signedNumber({ value, otherwise }: PrintedNumber, isBelowZero: boolean) {
  const signed = (number: string): string => (isBelowZero ? `-${number}` : number);
  return { value: signed(value), ...(otherwise === undefined ? {} : { ambiguous: signed(otherwise) }) };
}
