import { plain } from "../text/plainText.ts";
import type { Word } from "../text/words.ts";
import type { Parse, Parsed } from "../fields/labelledValue.ts";
import { gapBetween, type Layout, type Passage, type PlacedCell } from "./passage.ts";

/** Every place of a page where a value of a grammar stands, with the words around it. */

export type Candidate = {
  readonly value: string;
  readonly ambiguous?: string;
  readonly printed: string;
  readonly words: readonly Word[];
  readonly context: Context;
};

/** The words around a place, as plain text. */
export type Context = {
  /** Of the same sentence, before it; empty at the beginning of a cell. */
  readonly before: string;
  readonly after: string;
  /** Labels beside, above and under it, the nearest first. */
  readonly labels: readonly Label[];
  /** What stands right below its cell. */
  readonly below: string;
  /** Where on its page it stands: 0 at the top, 1 at the bottom; the first page counts 0 to 1, others above. */
  readonly height: number;
  /** Whether nothing else stands in its cell. */
  readonly isAlone: boolean;
  /** Values of the same grammar between the words before and it. */
  readonly others: readonly number[];
};

export type Label = {
  readonly text: string;
  readonly weight: number;
  /** In small print under its line, where a letterhead or a signature has words too that name nothing. */
  readonly isUnder?: true;
};

/** Labels beside and above it: where they stand, words are always about the value. */
export const labelsAround = ({ labels }: Context): readonly Label[] => labels.filter(({ isUnder }) => !isUnder);

/** Every value of a grammar in one text. */
export type Grammar = {
  readonly all: (text: string) => readonly Parsed[];
  /** Once more, with the words that stand before it: they may say in which order a day is written. */
  readonly again?: Parse;
};

/** A number that is none of the grammar, with what hangs on it: a range of years, half a code. */
const otherNumber = /[^\s\d]*\d+(?:[-–/.,]\d+)*/;

/** A grammar of what a parser finds first, one behind the other; a number that it refuses hides none of those behind it. */
export const grammarOf = (parse: Parse): Grammar => ({
  all: (text) => {
    const found: Parsed[] = [];
    for (let from = 0; from < text.length;) {
      const rest = text.slice(from);
      const one = parse(rest, "");
      const refused = one && one.to > 0 ? undefined : otherNumber.exec(rest);
      if (one && one.to > 0) found.push({ ...one, from: one.from + from, to: one.to + from });
      else if (!refused) break;
      from += refused ? refused.index + refused[0].length : (one?.to ?? 0);
    }
    return found;
  },
  again: parse,
});

export function candidatesIn(layout: Layout, grammar: Grammar): readonly Candidate[] {
  return layout.passages.flatMap((passage) => {
    const all = grammar.all(passage.running.text);
    return all.flatMap((one) => {
      const { words } = passage.running.span(one.from, one.to);
      if (words.length === 0) return [];
      const printed = passage.running.text.slice(one.from, one.to);
      const context = contextOf(layout, passage, one, all);
      // A label may say in which order a day is written.
      const { value, ambiguous } =
        grammar.again?.(printed, `${context.labels[0]?.text ?? ""} ${context.before.slice(-60)}`) ?? one;
      return [{ value, ...(ambiguous === undefined ? {} : { ambiguous }), printed, words, context }];
    });
  });
}

const title = /^(?:mr|mrs|ms|miss|mx|dr|mme|mlle|madame|monsieur|mademoiselle|m)\b\.? /i;
/** No full stop of a title or of "No." ends a sentence. */
const sentenceEnd =
  /(?:(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Engr|Rev|Hon|St|No|Nos|Ref|Mme|Mlle|MR|MRS|MS|DR|PROF|NO|M))[.!?](?= +["“«(]?\p{Lu})|[;|•·]) ?/gu;

function contextOf(layout: Layout, passage: Passage, { from, to }: Parsed, all: readonly Parsed[]): Context {
  const { text } = passage.running;
  const ends = [...text.slice(0, from).matchAll(sentenceEnd)].at(-1);
  const start = ends ? ends.index + ends[0].length : 0;
  const rest = text.slice(to);
  const stop = rest.search(/[.!?;](?:\s|$)|[|•]/u);
  const before = plain(text.slice(start, from));
  // A title belongs to the name behind it.
  const lead = text.slice(0, from).replace(title, "");
  return {
    before,
    after: plain(rest.slice(0, stop === -1 ? 120 : Math.min(stop, 120))),
    labels: [...besideBar(text, start, from), ...labelsAt(layout, passage, lead)],
    below: plain(belowOf(layout, passage)),
    height: (passage.running.span(from, to).words[0]?.box[1] ?? 1) + (passage.cells[0]?.page ?? 1) - 1,
    isAlone: !/[\p{L}\d]/u.test(lead) && !/[\p{L}\d]/u.test(text.slice(to)),
    others: all.filter((one) => one.to <= from && one.from >= start).map((one) => one.to - start),
  };
}

/** A few words may stand between a label and its value: “First term | Winter 2027: 18 January 2027”. */
const fewWords = 24;
const behindWords = 0.8;

function labelsAt(layout: Layout, { cells }: Passage, before: string): readonly Label[] {
  const labels = before.length <= fewWords ? labelsOf(layout, cells[0]) : [];
  if (!/[\p{L}\d]/u.test(before)) return labels;
  return labels.map((label) => ({ ...label, weight: label.weight * behindWords }));
}

/** Recognition reads the line between two cells as a bar: what stands before it is a label. */
function besideBar(text: string, start: number, from: number): readonly Label[] {
  const isBehindBar = /\|\W*$/u.test(text.slice(0, from)) && !/[\p{L}\d]/u.test(text.slice(start, from));
  const piece = isBehindBar
    ? text
        .slice(0, from)
        .replace(/[|\W]+$/u, "")
        .split(/[|]/u)
        .at(-1)
    : undefined;
  return piece ? [{ text: plain(piece).trim(), weight: 1 }] : [];
}

function belowOf(layout: Layout, { cells }: Passage): string {
  const last = cells.at(-1);
  return (last && layout.below(last)?.cell.text) ?? "";
}

/** A label on a form of boxes is printed smaller than its value by this factor. */
const smallPrint = 0.85;

/** Beside it, and above it: the nearest one, and the head of its column. */
export function labelsOf(layout: Layout, cell: PlacedCell | undefined): readonly Label[] {
  if (!cell) return [];
  const labels: Label[] = [];
  const { left } = cell;
  if (left) {
    labels.push({ text: plain(left.cell.text), weight: 1 });
    const first = firstOf(left);
    if (first !== left) labels.push({ text: plain(first.cell.text), weight: 0.85 });
    const under = layout.below(left);
    if (under && !under.left && layout.below(cell)?.row !== under.row)
      labels.push({ text: plain(`${left.cell.text} ${under.cell.text}`), weight: 0.9 });
  }
  const above = layout.above(cell);
  // On forms of boxes the label is printed small above its value, and what stands to the left is another value.
  const isSmall = above !== undefined && above.cell.at.height < smallPrint * cell.cell.at.height;
  const under = labelUnder(layout, cell, isSmall ? above : undefined);
  if (under) labels.unshift({ text: plain(under.cell.text), weight: 1, isUnder: true });
  // Small print above is then the label of another line.
  if (under && isSmall) return labels;
  if (above) labels.push({ text: plain(above.cell.text), weight: isSmall ? 1 : left ? 0.8 : 0.95 });
  const head = headOf(layout, above);
  if (head) labels.push({ text: plain(head.cell.text), weight: 0.75 });
  return labels;
}

const longestLabel = 60;
/** A label hangs on its line: no farther below than this many of its heights. */
const nearUnder = 1.2;
/** What goes on from the line above is no label, nor is an address in small print. */
const isLabelText = /^(?!.*(?:\d{2}|@|www))[\p{Lu}\d(*]/u;

/** On other forms the label stands in small print under the line on which its value is written: the nearer small print is its own. */
function labelUnder(layout: Layout, cell: PlacedCell, above: PlacedCell | undefined): PlacedCell | undefined {
  const under = layout.below(cell);
  if (
    !under ||
    under.cell.text.length > longestLabel ||
    !isLabelText.test(under.cell.text) ||
    under.cell.text.trimEnd().endsWith(":")
  )
    return undefined;
  if (under.cell.at.height >= smallPrint * cell.cell.at.height) return undefined;
  if (gapBetween(cell, under) > under.cell.at.height * nearUnder) return undefined;
  return above && gapBetween(above, cell) <= gapBetween(cell, under) ? undefined : under;
}

/** A row of a table is named in its first cell. */
const firstOf = (cell: PlacedCell): PlacedCell => (cell.left ? firstOf(cell.left) : cell);

const mostRows = 40;

function headOf(layout: Layout, from: PlacedCell | undefined): PlacedCell | undefined {
  let head = from;
  for (let row = 0; head && row < mostRows; row++) {
    const next = layout.above(head);
    if (!next) break;
    head = next;
  }
  return head === from ? undefined : head;
}
