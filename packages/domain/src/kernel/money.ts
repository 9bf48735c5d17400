import type { Text } from "./text.ts";

/** Canadian dollars in whole cents, so that sums are exact. */
export type Cad = number & { readonly unit: "cents" };

export const cents = (amount: number): Cad => Math.round(amount) as Cad;
export const dollars = (amount: number): Cad => Math.round(amount * 100) as Cad;
export const inDollars = (amount: Cad): number => amount / 100;
export const sum = (amounts: readonly Cad[]): Cad =>
  amounts.reduce((total: number, amount) => total + amount, 0) as Cad;

/** Whole dollars as a sentence names them: $100,000 in English, 100 000 $ in French. */
export function written(amount: Cad): Text {
  const grouped = (separator: string) =>
    String(Math.round(inDollars(amount))).replaceAll(/\B(?=(\d{3})+$)/g, separator);
  return { en: `$${grouped(",")}`, fr: `${grouped("\u00A0")}\u00A0$` };
}

/**
 * An amount in another currency, in its hundredths, with as many decimals as it has: 1,234.50 USD in English, 1 234,50 USD in French,
 * 4,250.750 KWD and 4 250,750 KWD.
 */
export function writtenIn(hundredths: number, currency: string, mostDecimals: number = 2): Text {
  const [whole = "0", decimals] = (hundredths / 100).toFixed(mostDecimals).split(".");
  const grouped = (separator: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, separator);
  const behind = (point: string) => (decimals === undefined ? "" : `${point}${decimals}`);
  return {
    en: `${grouped(",")}${behind(".")}\u00A0${currency}`,
    fr: `${grouped("\u00A0")}${behind(",")}\u00A0${currency}`,
  };
}

/** Dollars with two decimals, as an invoice or a receipt names them: $1,234.50 in English, 1 234,50 $ in French. */
export function writtenInFull(amount: Cad): Text {
  const [whole = "0", decimals = "00"] = inDollars(amount).toFixed(2).split(".");
  const grouped = (separator: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, separator);
  return { en: `$${grouped(",")}.${decimals}`, fr: `${grouped("\u00A0")},${decimals}\u00A0$` };
}
