import type { Box } from "../text/box.ts";
import type { ReadField } from "../reading.ts";
import { placeOf, spanOf, type Cell, type Line, type TextSpan } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";

/** A value found in a text, with the place of its characters there. */
export type Parsed = {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly ambiguous?: string;
};

export type Parse = (text: string, label: string) => Parsed | undefined;

/** Where the value stood: behind its label, in the cell to the right, in the cell below, or found without a label. */
export type Found = {
  readonly value: string;
  readonly ambiguous?: string;
  readonly span: TextSpan;
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
  readonly how: "inline" | "right" | "below" | "unlabelled";
};

/** A value below its label stands within this many heights of the label. */
const nearestRows = 3.2;
const certainty: Readonly<Record<Found["how"], number>> = { inline: 1, right: 1, below: 0.97, unlabelled: 0.85 };

/** Dots or a line behind a label, with nothing on them. */
export const lineToWriteOn = /^[\s:]*(?:\.{5,}|_{3,})\s*$/;

/** Small words and marks that may stand before a label. */
export const beforeLabel = /^\W*(?:(?:the|your|this|le|la|les|vos|votre|ce|cette)\b ?)?(?:\w\W)?/;

/**
 * The value of the first label, in the order given, that has one. Patterns are matched against `plain` text from the
 * start of a cell and must not be global (a global pattern remembers where it stopped).
 */
export function labelledValue(lines: readonly Line[], labels: readonly RegExp[], parse: Parse): Found | undefined {
  for (const label of labels) {
    for (const [index, line] of lines.entries()) {
      for (const [position, cell] of line.cells.entries()) {
        const text = plain(cell.text);
        const match = label.exec(text);
        if (!match || match.index > (beforeLabel.exec(text)?.[0].length ?? 0)) continue;
        // An empty line to write on: what stands below it belongs to something else.
        if (lineToWriteOn.test(text.slice(match.index + match[0].length))) continue;
        const right = line.cells[position + 1];
        const written = writtenAbove(lines[index - 1], cell, lines[index + 1]);
        const found =
          (written && valueIn(written, parse, { how: "below", start: 0, label: cell.text })) ??
          valueBehind(cell, match.index + match[0].length, parse) ??
          (standsAboveValues(cell, right, lines[index + 1]) ? undefined : valueOf(right, "right", parse, cell.text)) ??
          valueBelow(lines.slice(index + 1), line, cell, parse);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** The rest of the label's own cell. A remark in brackets still belongs to the label. */
function valueBehind(cell: Cell, from: number, parse: Parse): Found | undefined {
  const rest = cell.text.slice(from);
  const skipped = /^[a-z]*\s*(?:\([^)]*\))?[\s:.…·_=-]*/i.exec(rest)?.[0] ?? "";
  // A label that goes on into other words ("Date of birth of spouse") is another label, unless a separator ended it.
  const start = from + (/^[a-z]/i.test(skipped) ? 0 : skipped.length);
  return valueIn(cell, parse, { how: "inline", start, label: cell.text.slice(0, start) });
}

const valueOf = (cell: Cell | undefined, how: Found["how"], parse: Parse, label: string) =>
  cell ? valueIn(cell, parse, { how, start: 0, label }) : undefined;

/** Values of a form are set larger than the small print above them by at least this factor. */
const largerThanLabel = 1.15;

/** On a form whose labels stand in small print above their values, the cell to the right is the next label. */
function standsAboveValues(label: Cell, right: Cell | undefined, next: Line | undefined): boolean {
  return [label, right].every((above) =>
    next?.cells.some(
      ({ at }) =>
        above !== undefined &&
        Math.abs(at.left - above.at.left) < 0.5 * above.at.height &&
        at.height > largerThanLabel * above.at.height,
    ),
  );
}

/** On a form whose labels stand in small print under the lines to write on, the value stands above its label. */
function writtenAbove(before: Line | undefined, label: Cell, next: Line | undefined): Cell | undefined {
  const above = before?.cells.find(({ at }) => Math.abs(at.left - label.at.left) < label.at.height);
  if (!above || above.at.height <= largerThanLabel * label.at.height) return undefined;
  const gap = label.at.top - (above.at.top + above.at.height);
  const after = next ? next.at.top - (label.at.top + label.at.height) : Number.POSITIVE_INFINITY;
  return gap < 1.5 * label.at.height && gap < after ? above : undefined;
}

/** A cell with a label of its own holds the value of that one. */
const beginsWithLabel = /^\p{L}[^:]{1,60}:(?:\s|$)/u;

function valueBelow(following: readonly Line[], line: Line, cell: Cell, parse: Parse): Found | undefined {
  for (const next of following) {
    const distance = next.at.top - (line.at.top + line.at.height);
    if (distance > nearestRows * Math.max(cell.at.height, 1)) return undefined;
    for (const below of next.cells) {
      const shared =
        Math.min(cell.at.left + cell.at.width, below.at.left + below.at.width) - Math.max(cell.at.left, below.at.left);
      if (shared <= 0 || beginsWithLabel.test(below.text)) continue;
      const found = valueIn(below, parse, { how: "below", start: 0, label: cell.text });
      if (found) return found;
    }
  }
  return undefined;
}

type Sought = {
  readonly how: Found["how"];
  /** Where in the cell the value begins. */
  readonly start: number;
  readonly label: string;
};

export function valueIn(cell: Cell, parse: Parse, { how, start, label }: Sought): Found | undefined {
  const parsed = parse(cell.text.slice(start), label);
  if (!parsed) return undefined;
  const span = spanOf(cell, start + parsed.from, start + parsed.to);
  const place = placeOf(span);
  if (!place) return undefined;
  return {
    value: parsed.value,
    ...(parsed.ambiguous === undefined ? {} : { ambiguous: parsed.ambiguous }),
    span,
    page: place.page,
    box: place.box,
    confidence: place.confidence * certainty[how],
    how,
  };
}

/** The field to give out, not yet checked. An ambiguous value is at most half sure. */
export function fieldOf(found: Found): ReadField {
  const confidence = Math.round(Math.min(found.confidence, found.ambiguous === undefined ? 1 : 0.5) * 100) / 100;
  return {
    value: found.value,
    confidence,
    page: found.page,
    box: found.box,
    ...(found.ambiguous === undefined ? {} : { ambiguous: found.ambiguous }),
  };
}
