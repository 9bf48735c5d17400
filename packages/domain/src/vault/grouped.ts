import { type Cad, inDollars } from "../kernel/money.ts";

/** `23 448`, in threes with no-break spaces, as both languages may write it. */
export const grouped = (amount: Cad): string => String(inDollars(amount)).replaceAll(/\B(?=(\d{3})+$)/g, "\u00A0");
