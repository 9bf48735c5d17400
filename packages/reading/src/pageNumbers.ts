import type { PageText } from "./readers/reader.ts";
import { plain } from "./text/plainText.ts";

const printed = /\bpage:? ?(\d{1,2}) ?(?:of|de|sur|\/) ?(\d{1,2})\b/;

export type MissingPage = { readonly total: number; readonly missing: number };

/** A page that the printed "Page x of y" promise and the file does not hold; `undefined` when all are there or none is numbered. */
export function missingPageOf(pages: readonly PageText[]): MissingPage | undefined {
  const totals = new Map<number, Set<number>>();
  for (const page of pages) {
    for (const line of page.lines) {
      const match = printed.exec(plain(line.text));
      const [number, total] = [Number(match?.[1]), Number(match?.[2])];
      if (!match || number < 1 || number > total) continue;
      totals.set(total, (totals.get(total) ?? new Set()).add(number));
      break;
    }
  }
  // Several documents in one file each count for themselves: a total is complete when all of its numbers are there.
  for (const [total, numbers] of totals) {
    if (pages.length >= total && numbers.size >= total) continue;
    const hasUnnumbered = pages.length - [...totals.values()].reduce((sum, seen) => sum + seen.size, 0);
    for (let number = 1; number <= total; number++) {
      if (!numbers.has(number) && total - numbers.size > hasUnnumbered) return { total, missing: number };
    }
  }
  return undefined;
}
