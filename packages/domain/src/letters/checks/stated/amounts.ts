import type { Stated } from "./sentences.ts";

/** Sums of money as people type them: $24,000, 24 000 $, CAD 24,000.50, 24k CAD, 24.000 dollars. */
export type StatedAmount = Stated & {
  readonly amount: number;
  /** `undefined`: none was named, which is no other one. */
  readonly currency: "CAD" | "other" | undefined;
  readonly isAbout: boolean;
};

const number = String.raw`\d{1,3}(?:[ ,.'’\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const before = String.raw`(?:CAD|CA|C|US|USD|AUD|NZD|HK|S)?\s?\$|CAD|[A-Z]{3}|[€£¥₹₦₱₩]|Rs\.?`;
const after = String.raw`\$\s?(?:CAD|CA|can(?:adiens)?|US)?|CAD|[A-Z]{3}(?![A-Za-z])|[€£¥₹₦₱₩]|(?:Canadian\s+)?dollars?(?:\s+canadiens?)?|(?:\p{L}+\s)?(?:rupees?|roupies?|naira|euros?|pesos?|dirhams?|francs?|dinars?|yuan|rials?|riyals?|takas?|pounds|livres|cedis?|shillings?|soles|reais|tomans?)|lakhs?|crores?|millions?`;
const amounts = new RegExp(
  String.raw`(?<before>(?<![A-Za-z])(?:${before})[\s\u00A0]?)?(?<![\d.,/-])(?<number>${number})(?<thousand>[\s\u00A0]?[kK](?![a-z]))?(?<after>[\s\u00A0\u202F]?(?:${after}))?`,
  "gu",
);

const isCanadian = (mark: string): boolean =>
  /^(?:(?:CAD?|C)?\s?\$(?:\s?(?:CAD|CA|can\p{L}*))?|CAD|(?:Canadian )?dollars?(?: canadiens?)?)$/iu.test(mark);

const currencyOf = (marks: readonly string[]): StatedAmount["currency"] => {
  const named = marks.map((mark) => mark.trim()).filter((mark) => mark !== "");
  if (named.length === 0) return undefined;
  return named.every(isCanadian) ? "CAD" : "other";
};

/** The last separator is a decimal sign where one or two digits follow it. */
export function numberOf(written: string): number {
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${decimals || "0"}`);
}

const aboutWords =
  /(?:\b(?:about|around|approximately|roughly|nearly|almost|over|under|than|least|most|up to|between|environ|presque|moins|plus de|quelque|autour de|entre|jusqu[’']à)|près de|~|≈)\s*$/iu;

/** A year is no sum. */
const isYear = (written: string): boolean => /^(?:19|20)\d\d$/.test(written);

export function amountsIn(sentence: string): readonly StatedAmount[] {
  if (!/\d/.test(sentence)) return [];
  return [...sentence.matchAll(amounts)].flatMap((match): readonly StatedAmount[] => {
    const { before: first = "", number: digits = "", thousand, after: last = "" } = match.groups ?? {};
    const currency = currencyOf([first, last]);
    const amount = numberOf(digits) * (thousand === undefined ? 1 : 1000);
    // Without a currency only what nobody writes for anything else.
    if (currency === undefined && (amount < 1000 || isYear(digits))) return [];
    const from = match.index + (first.length - first.trimStart().length);
    const raw = match[0].trim();
    return [{ raw, from, to: from + raw.length, amount, currency, isAbout: aboutWords.test(sentence.slice(0, from)) }];
  });
}
