import { currencyCodes, decimalsOf } from "@boreal/domain/lists/money/currencies";
import type { PlannedFunds } from "@boreal/domain/plan/planned";
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

/** The rule asks for no money: that is another thing than an amount that is not known, or an amount of zero that is to be shown. */
export const asksForNoMoney = ({ required: { amount, lines } }: Pick<PlannedFunds, "required">): boolean =>
  amount === 0 && !hasUnknown(amount, lines);

/** Nothing is asked of the person herself, and no answer changes that. */
export const setsNoAmount = ({ required }: Pick<PlannedFunds, "required">): boolean =>
  required.amount === null && required.lines.length === 0 && required.why.missing.length === 0;

const notKnown = { en: "{amount} (currency not known)", fr: "{amount} (devise inconnue)" };

/** An amount of a document in its own currency, `$5,000.00`, `KWD 4,250.750`; without one where nobody knows it, and it says so. */
export function amountIn(
  { number, t }: Pick<LanguageTools, "number" | "t">,
  amount: number,
  currency: string | undefined,
): string {
  if (currency === undefined || !currencyCodes.has(currency))
    return t(notKnown, { amount: number(amount, { minimumFractionDigits: 2, maximumFractionDigits: 3 }) });
  const decimals = decimalsOf(currency);
  return number(amount, {
    style: "currency",
    currency,
    currencyDisplay: currency === "CAD" ? "narrowSymbol" : "code",
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, Number.isInteger(amount) ? 0 : 2),
  });
}
