import type { LanguageTools } from "../ui/language.tsx";

/** Canadian dollars as the language writes them, without empty cents: `$35,888` / `35 888 $`. */
export const dollarsIn = ({ number }: Pick<LanguageTools, "number">, amount: number): string =>
  number(amount, {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });

/** Whether more comes on top of what is known of a sum: the plan adds up the lines that it knows. */
export const hasUnknown = (amount: number | null, lines: readonly { readonly amount: number | null }[]): boolean =>
  amount === null || lines.some((line) => line.amount === null);

/** An amount of an account in its own currency: `$5,000.00`, `₹250,000.00`. */
export const amountIn = ({ number }: Pick<LanguageTools, "number">, amount: number, currency: string): string =>
  number(amount, {
    style: "currency",
    currency: /^[A-Z]{3}$/.test(currency) ? currency : "CAD",
    currencyDisplay: currency === "CAD" ? "narrowSymbol" : "code",
  });
