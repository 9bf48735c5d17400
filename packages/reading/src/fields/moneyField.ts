import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

/**
 * Digits with their marks, as English, French and Indian papers write them: 24,500.00, 24 500,00, 1,24,350.00. Three digits after
 * the last mark are thousands; one or two are cents.
 */
const grouped =
  /\d{1,3}(?:[ ,.'](?=\d{2,3}(?!\d)|\d{2,3}[ ,.'])\d{2,3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)/;
const sign = /(?:[$€£₹¥]|\b(?:cad|usd|eur|gbp|inr|ca|us|c|rs)\b\.?)/;
const amount = new RegExp(
  `(?<![\\dA-Za-z.,/-])(?<before>[-(]?\\s?)(?<unit>(?:${sign.source}\\s?){0,2})(?<digits>${grouped.source})(?<after>\\s?(?:${sign.source})?\\)?)`,
  "i",
);

/** A number with its marks as a plain number; nothing when the marks make no sense. */
export function plainNumber(printed: string): string | undefined {
  const cents = /[.,](\d{1,2})$/.exec(printed);
  const isCents = cents !== null && (cents[1]?.length === 2 || !/[ ,.']/.test(printed.slice(0, cents.index)));
  const whole = (isCents ? printed.slice(0, cents.index) : printed).replaceAll(/[ ,.']/g, "");
  if (!/^\d{1,12}$/.test(whole)) return undefined;
  const rest = isCents ? (cents[1] ?? "") : "";
  return rest === "" ? String(Number(whole)) : `${Number(whole)}.${rest.padEnd(2, "0")}`;
}

/** The first amount of money in a text, as a plain number such as 24500.00; below zero behind a minus or in brackets. */
export function amountIn(text: string): Parsed | undefined {
  const match = amount.exec(plain(text));
  const digits = match?.groups?.["digits"];
  if (!match || digits === undefined) return undefined;
  // A day, a percentage or one of several parts of a number is no amount.
  if (/^\s?(?:%|[-/]\d)/.test(plain(text).slice(match.index + match[0].length))) return undefined;
  const value = plainNumber(digits);
  if (value === undefined) return undefined;
  const isBelowZero = /[-(]/.test(match.groups?.["before"] ?? "") && Number(value) !== 0;
  return { value: isBelowZero ? `-${value}` : value, from: match.index, to: match.index + match[0].trimEnd().length };
}

/** Named by their three letters alone. */
const byCode =
  "AED CLP COP DZD EGP ETB GHS HKD IDR IRR KES KWD LKR MAD MYR NPR NZD PEN QAR RWF SAR SGD THB TND TRY TWD TZS UAH UGX ZAR".split(
    " ",
  );

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bcad\b|\bc(?:a|dn)?\$|\bcanadian dollars?\b|\bdollars? canadiens?\b/, "CAD"],
  [/\busd\b|\bus ?\$|\bu\.s\. dollars?\b|\bus dollars?\b|\bdollars? (?:americains?|des etats-unis)\b/, "USD"],
  [/€|\beur(?:os?)?\b/, "EUR"],
  [/£|\bgbp\b|\bpounds? sterling\b/, "GBP"],
  [/₹|\binr\b|\brs\.? ?\d|\bindian rupees?\b/, "INR"],
  [/₦|\bngn\b|\bnaira\b/, "NGN"],
  [/₱|\bphp\b/, "PHP"],
  [/\bcny\b|\brmb\b|\byuan\b/, "CNY"],
  [/\bbrl\b|\br\$/, "BRL"],
  [/\bmxn\b/, "MXN"],
  [/\bpkr\b/, "PKR"],
  [/\bbdt\b|৳/, "BDT"],
  [/\bvnd\b|₫/, "VND"],
  [/\bkrw\b|₩/, "KRW"],
  [/\bjpy\b/, "JPY"],
  [/\bxof\b/, "XOF"],
  [/\bxaf\b|\bf ?cfa\b/, "XAF"],
  [/\baud\b|\ba\$/, "AUD"],
  [/\bchf\b/, "CHF"],
  ...byCode.map((code): readonly [RegExp, string] => [new RegExp(`\\b${code.toLowerCase()}\\b`), code]),
];

/** The one currency that a text names by its code, name or own sign. A bare $ says nothing; two currencies say nothing either. */
export function currencyIn(text: string): string | undefined {
  const simple = plain(text);
  const named = new Set(currencies.filter(([pattern]) => pattern.test(simple)).map(([, code]) => code));
  return named.size === 1 ? [...named][0] : undefined;
}
