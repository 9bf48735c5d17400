import { fieldOf, type Found, type Parse } from "../fields/labelledValue.ts";
import type { ReadField } from "../reading.ts";
import type { PageText } from "./reader.ts";

/**
 * The field, checked only where it is the file's own text. Digits of an amount or code and accents of a name are lost in both
 * readings of a picture alike, so that their agreement says little.
 */
export function ownTextField(found: Found, pages: readonly PageText[]): ReadField {
  const field = fieldOf(found);
  const source = pages.find(({ number }) => number === found.page)?.source;
  return found.ambiguous === undefined && (source === "layer" || source === "office")
    ? { ...field, checked: "textLayer" }
    : field;
}

/**
 * The field with its check. The file's own text needs none; a value from a picture is read a second time, larger and on its
 * own, and is checked only when both readings give the same value. An ambiguous value is never checked.
 */
export async function checkedField(found: Found, pages: readonly PageText[], parse: Parse): Promise<ReadField> {
  const field = fieldOf(found);
  if (found.ambiguous !== undefined) return field;
  const page = pages.find((candidate) => candidate.number === found.page);
  if (!page) return field;
  if (page.source === "layer" || page.source === "office") return { ...field, checked: "textLayer" };
  const again = await page.readAgain?.(found.span.words);
  if (again === undefined) return field;
  const second = parse(again, "");
  return second && second.value === found.value ? { ...field, checked: "twoReadings" } : field;
}
