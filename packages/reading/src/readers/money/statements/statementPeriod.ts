import { dateIn } from "../../../fields/dateField.ts";
import type { Found, Parse } from "../../../fields/labelledValue.ts";
import { candidatesIn, grammarOf, type Candidate, type Grammar } from "../../../finder/candidates.ts";
import { chosenFor, type Chosen } from "../../../finder/choose.ts";
import { fieldOfChosen, placeOfCandidate } from "../../../finder/field.ts";
import { layoutOfPages } from "../../../finder/find.ts";
import { scoreOf } from "../../../finder/score.ts";
import { periodEnds, periodTopics } from "../../../finder/topics/periods.ts";
import type { ReadField } from "../../../reading.ts";
import type { Cell, Line } from "../../../text/lines.ts";
import { meanConfidence } from "../../../text/words.ts";
import { checkedField } from "../../checkedField.ts";
import type { PageText } from "../../reader.ts";
import { daysOf, periodEndIn, periodsIn, periodStartIn, type Period, type PrintedDay } from "./statementDates.ts";
import { isOwnText } from "../accountFields.ts";
import type { PrintedRow } from "./statementRows.ts";

/** The days that a paper covers: both in one text, each beside a label of its own, else the days of its first and last row. */
export type CoveredDays = Readonly<Partial<Record<"periodStart" | "periodEnd", ReadField>>>;

const ranges: Grammar = { all: (text) => periodsIn(text), again: (text, label) => periodsIn(text, label)[0] };
const days = grammarOf(dateIn);

/** From here on the words around two days say that the paper covers them. */
const leastScore = 0.45;
/** From here on they leave no doubt: a label beside the days, or above them in a table. */
const plainScore = 0.8;

type Range = Period & { readonly candidate: Candidate; readonly score: number };

export async function coveredDays(pages: readonly PageText[], rows: readonly PrintedRow[] = []): Promise<CoveredDays> {
  const [first, last] = outermost(rangesOverLines(pages, rows));
  if (first && last)
    return {
      periodStart: await endOf(first, pages, periodStartIn),
      periodEnd: await endOf(last, pages, periodEndIn),
    };
  return { ...byRows(rows), ...byOwnLabels(pages) };
}

/** In one line, else over two. */
function rangesOverLines(pages: readonly PageText[], rows: readonly PrintedRow[]): readonly Range[] {
  const found = rangesIn(pages, rows);
  if (found.length > 0) return found;
  return rangesIn(
    pages.map((page) => ({ ...page, lines: withLinesJoined(page.lines) })),
    rows,
  );
}

function rangesIn(pages: readonly PageText[], rows: readonly PrintedRow[]): readonly Range[] {
  const [covered, other] = periodTopics;
  return candidatesIn(layoutOfPages(pages), ranges).flatMap((printed): readonly Range[] => {
    const score = covered ? scoreOf(covered, printed) : 0;
    if (score < leastScore || (other && scoreOf(other, printed) >= score)) return [];
    const candidate = settledByRows(printed, rows);
    return [{ candidate, score, ...periodOfText(candidate.value) }];
  });
}

const periodOfText = (text: string): Period => {
  const [start = "", end = ""] = text.split("/");
  return { start, end };
};

/** A period that can be read in two orders is the one in which the days of its rows lie. */
function settledByRows(candidate: Candidate, rows: readonly PrintedRow[]): Candidate {
  const { value, ambiguous, ...rest } = candidate;
  if (ambiguous === undefined) return candidate;
  const printed = rows.flatMap(({ day }) => (day?.year === undefined ? [] : [day]));
  const possible = [value, ambiguous].filter((one) => printed.length > 0 && liesIn(printed, periodOfText(one)));
  const [only] = possible;
  return possible.length === 1 && only !== undefined ? { ...rest, value: only } : candidate;
}

const liesIn = (printed: readonly PrintedDay[], period: Period): boolean =>
  (daysOf(printed, period) ?? []).filter((day) => day !== undefined).length === printed.length;

/** The first and the last of several months that follow one another; of others the one whose words say most. */
function outermost(all: readonly Range[]): readonly Range[] {
  const best = all.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const distinct = distinctOf(all.filter(({ score }) => score >= aloneScore || best.score - score < 0.15));
  const widest = distinct.find((one) => distinct.every(({ start, end }) => start >= one.start && end <= one.end));
  if (widest) return [widest, widest];
  const [first, last] = [distinct[0], distinct.at(-1)];
  return isChain(distinct) && first && last ? [first, last] : [best, best];
}

/** Days alone in a cell at the head of their page. */
const aloneScore = 0.7;

/** In the order of their days, each at the place that says most. */
function distinctOf(all: readonly Range[]): readonly Range[] {
  const ranked = all.toSorted((a, b) => b.score - a.score);
  return ranked
    .filter((one, at) => ranked.findIndex(({ candidate }) => candidate.value === one.candidate.value) === at)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

const isChain = (sorted: readonly Range[]): boolean =>
  sorted.every(({ start }, at) => at === 0 || start > (sorted[at - 1]?.end ?? ""));

/** Where the heads of several months stand that follow one another: the statements of one account in one file. */
export function monthsOf(pages: readonly PageText[]): readonly { readonly page: number; readonly top: number }[] {
  const distinct = distinctOf(rangesIn(pages, []).filter(({ score }) => score >= aloneScore));
  const months = distinct.map(({ candidate }) => placeOfCandidate(candidate));
  const isInOrder = months.every(({ page }, at) => at === 0 || page > (months[at - 1]?.page ?? 0));
  return distinct.length > 1 && isChain(distinct) && isInOrder
    ? months.map(({ page, box }) => ({ page, top: box[1] }))
    : [];
}

async function endOf({ candidate, score }: Range, pages: readonly PageText[], parse: Parse): Promise<ReadField> {
  const part = parse === periodStartIn ? 0 : 1;
  const value = candidate.value.split("/")[part] ?? "";
  const other = candidate.ambiguous?.split("/")[part];
  const found: Found = {
    value,
    ...(other === undefined || other === value ? {} : { ambiguous: other }),
    span: { text: candidate.printed, words: candidate.words },
    ...placeOfCandidate(candidate),
    confidence: meanConfidence(candidate.words) * Math.min(1, score),
    how: "inline",
  };
  const { checked, ...field } = await checkedField(found, pages, parse);
  return checked && score >= plainScore ? { ...field, checked } : field;
}

/** "From" and "To", each with its day. */
function byOwnLabels(pages: readonly PageText[]): CoveredDays {
  const candidates = candidatesIn(layoutOfPages(pages), days);
  const [from, to] = [chosenFor("from", periodEnds, candidates), chosenFor("to", periodEnds, candidates)];
  if (!from || !to || from.candidate.value > to.candidate.value) return {};
  return { periodStart: labelledEnd(from, pages), periodEnd: labelledEnd(to, pages) };
}

function labelledEnd(chosen: Chosen, pages: readonly PageText[]): ReadField {
  const field = fieldOfChosen(chosen, pages);
  const isSure = chosen.score >= plainScore && field.ambiguous === undefined && isOwnText(pages, field.page);
  return isSure ? { ...field, checked: "textLayer" } : field;
}

/** What a person is asked to confirm: a statement may begin before its first row and end after its last. */
function byRows(rows: readonly PrintedRow[]): CoveredDays {
  const dated = rows.filter(({ day }) => day !== undefined);
  const read = daysOf(
    dated.map(({ day }) => day),
    undefined,
  );
  const all = dated.flatMap((row, at) => {
    const day = read?.[at];
    return day === undefined ? [] : [{ row, day }];
  });
  const sorted = all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.day === last.day) return {};
  const field = ({ row, day }: typeof first): ReadField => ({
    value: day,
    page: row.page,
    box: row.box,
    confidence: Math.min(row.confidence, 0.5),
  });
  return { periodStart: field(first), periodEnd: field(last) };
}

/** A period that is too long for its box goes on in the line below. */
const withLinesJoined = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => ({ ...line, cells: line.cells.map((cell) => withNext(cell, lines.slice(index + 1))) }));

function withNext(cell: Cell, following: readonly Line[]): Cell {
  const next = following
    .slice(0, 2)
    .flatMap(({ cells }) => cells)
    .find(({ at }) => Math.abs(at.left - cell.at.left) < at.height / 2 && at.top - cell.at.top < 2.5 * at.height);
  if (!next || !/\d/.test(cell.text) || periodStartIn(cell.text, "")) return cell;
  const text = `${cell.text} ${next.text}`;
  return periodStartIn(text, "") ? { ...cell, text, words: [...cell.words, ...next.words] } : cell;
}

/** The period in which the rows lie; nothing when its days are not clear. */
export function periodOf(pages: readonly PageText[], rows: readonly PrintedRow[]): Period | undefined {
  const [first, last] = outermost(rangesOverLines(pages, rows));
  if (!first || !last || first.candidate.ambiguous !== undefined || last.candidate.ambiguous !== undefined) {
    const { periodStart, periodEnd } = first ? {} : byOwnLabels(pages);
    return periodStart && periodEnd ? { start: periodStart.value, end: periodEnd.value } : undefined;
  }
  return { start: first.start, end: last.end };
}
