import type { Found } from "../fields/labelledValue.ts";
import { placeOf, type Cell, type Line } from "../text/lines.ts";

/** A line goes on in the next one when that begins below its first letter, in the same size, without room between them. */
const same = { left: 0.5, height: 0.15, gap: 0.6 };
const mostLines = 2;

/** A value beside or below its label with the lines into which it was broken. */
export function withNextLines(found: Found, lines: readonly Line[]): Found {
  if (found.how !== "right" && found.how !== "below") return found;
  let whole = found;
  let last = found.span.words;
  for (let count = 0; count < mostLines; count++) {
    const next = lines
      .filter(({ page }) => page === found.page)
      .flatMap(({ cells }) => cells)
      .find((cell) => goesOn(last, cell));
    const place = next && placeOf({ text: "", words: [...whole.span.words, ...next.words] });
    if (!next || !place) break;
    whole = {
      ...whole,
      value: `${whole.value} ${next.text}`,
      span: { text: `${whole.span.text} ${next.text}`, words: [...whole.span.words, ...next.words] },
      box: place.box,
      confidence: Math.min(whole.confidence, place.confidence),
    };
    last = next.words;
  }
  return whole;
}

function goesOn(words: Found["span"]["words"], cell: Cell): boolean {
  const [first] = words;
  if (!first) return false;
  const { left, top, height } = first.at;
  const gap = cell.at.top - (top + height);
  return (
    gap > -0.3 * height &&
    gap < same.gap * height &&
    Math.abs(cell.at.left - left) < same.left * height &&
    Math.abs(cell.at.height - height) < same.height * height &&
    !cell.text.includes(":")
  );
}
