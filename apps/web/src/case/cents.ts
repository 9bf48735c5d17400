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

/** What somebody typed as dollars, in whole cents; undefined where it is no amount or could be two. Both languages’ signs are read. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s$]/g, "");
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? /^(\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = "", decimals = ""] = match;
  return Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"));
}
