import { readTypedAmount } from "@boreal/domain/kernel/typedAmount";
import type { LanguageTools } from "../ui/language.tsx";

/** Whole cents as dollars with two decimals (document 3 section 3.11): `$900.50` / `900,50 $`. */
export const dollarsOfCents = (
  { number }: Pick<LanguageTools, "number">,
  cents: number,
  currency: string = "CAD",
): string =>
  number(cents / 100, {
    style: "currency",
    currency,
    currencyDisplay: currency === "CAD" ? "narrowSymbol" : "code",
    minimumFractionDigits: 2,
  });

/** What somebody typed as dollars, in whole cents; undefined where it is no amount in Canadian dollars or could be two. */
export function centsOf(typed: string): number | undefined {
  const read = readTypedAmount(typed);
  if (read.is !== "amount" || read.dollars < 0 || read.dollars >= 1_000_000_000) return undefined;
  return Math.round(read.dollars * 100);
}
