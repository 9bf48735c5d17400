/** What was typed into a number field, understood. */
export type NumberEntry =
  | { readonly state: "empty" }
  | { readonly state: "complete"; readonly value: number }
  | { readonly state: "notANumber"; readonly typed: string };

/**
 * Reads a number as people write it in either language: `12,500.75`, `12 500,75`, `$12 500`. A comma before exactly
 * three digits groups thousands; any other single comma is a decimal mark.
 */
export function readNumber(typed: string): NumberEntry {
  const compact = typed.replaceAll(/[\s\u00a0\u202f'’$]/g, "");
  if (compact === "") return { state: "empty" };
  const plain = compact.includes(".") ? compact.replaceAll(/,(?=\d{3}(?:[,.]|$))/g, "") : withDecimalPoint(compact);
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return { state: "notANumber", typed };
  return { state: "complete", value: Number(plain) };
}

function withDecimalPoint(compact: string): string {
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(compact)) return compact.replaceAll(",", "");
  return compact.replace(",", ".");
}

/** Whether an amount has whole cents, as money does. */
export const hasWholeCents = (amount: number): boolean =>
  amount >= 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
