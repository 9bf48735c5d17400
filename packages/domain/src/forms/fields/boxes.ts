import type { FieldState } from "../fieldState.ts";
import { cutToBox } from "../../kernel/longText.ts";
import type { Text } from "../../kernel/text.ts";
import { textGoesOn } from "./boxChecks.ts";

/** A text that the box of the official form cannot hold in whole: what stands in the box of each edition, and the whole of it. */
export type LongText = { readonly inBox: Text; readonly whole: string };

/** The text of a field that goes on outside its box, or nothing for every other field. */
export function longTextOf({ advice, value }: FieldState): LongText | undefined {
  const most = advice?.code === textGoesOn ? advice.values?.most : undefined;
  if (typeof most !== "number" || typeof value !== "string") return undefined;
  return { inBox: { en: cutToBox(value, most, "en"), fr: cutToBox(value, most, "fr") }, whole: value };
}
