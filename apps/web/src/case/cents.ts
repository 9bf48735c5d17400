import { readTypedAmount } from "@boreal/domain/kernel/typedAmount";
import type { LanguageTools } from "../ui/language.tsx";

/** How many decimals an amount has: three in Kuwait, none in Japan. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Whole cents as dollars with two decimals (document 3 section 3.11): `$900.50` / `900,50 $`. Another currency has its own smallest unit. */
export function dollarsOfCents(
  { number }: Pick<LanguageTools, "number">,
  cents: number,
  currency: string = "CAD",
): string {
  const decimals = decimalsOf(currency);
  return number(cents / 10 ** decimals, {
    style: "currency",
    currency,
    currencyDisplay: currency === "CAD" ? "narrowSymbol" : "code",
    minimumFractionDigits: decimals,
  });
}

/** What somebody typed as dollars, in whole cents; undefined where it is no amount in Canadian dollars or could be two. */
export function centsOf(typed: string): number | undefined {
  const read = readTypedAmount(typed);
  if (read.is !== "amount" || read.dollars < 0 || read.dollars >= 1_000_000_000) return undefined;
  return Math.round(read.dollars * 100);
}
