import { fieldOf, labelledValue, type Found, type Parse } from "../../fields/labelledValue.ts";
import type { ReadField } from "../../reading.ts";
import type { Cell, Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { foundIn, type SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";
import { periodEndIn, periodStartIn, type Period } from "./statementDates.ts";
import type { Balanced } from "./statementSum.ts";

/** The period of a statement. */

const periodLabels = [
  /^\W*(?:account )?(?:statement|reporting|billing|transaction) (?:period|dates?)(?: covered| from)?/,
  /^\W*(?:for the )?period(?: covered| from| of)?/,
  /^\W*(?:statement|account activity|activity|transactions) (?:for|from)(?: the period)?/,
  /^\W*(?:periode|dates?)(?: du releve| visee| couverte| de releve)?(?: du)?/,
  /^\W*releve (?:de compte )?du/,
  /^\W*(?:from|du)\b/,
];
const sentenceOfPeriod = [
  /(?:statement|period|activity)[^.]{0,60}?\b(?:from|between|period|for) (?<value>.{6,24}? (?:to|and|through|-) .{6,24}?\d{4})(?!\d)/,
  /(?:releve|periode|operations)[^.]{0,60}?\bdu (?<value>.{1,24}? au .{6,24}?\d{4})(?!\d)/,
];
/** Days between which something else happened. */
const isNoPeriod = /\b(?:interest|interets?|rate|taux|promotion|offer|offre|holiday|conges|hours|heures)\b/;

export const periodStart: SoughtField = {
  name: "periodStart",
  parse: periodStartIn,
  labels: periodLabels,
  sentences: sentenceOfPeriod,
  notIn: isNoPeriod,
  otherwise: (pages) => overTwoLines(pages, periodStartIn),
};
export const periodEnd: SoughtField = {
  ...periodStart,
  name: "periodEnd",
  parse: periodEndIn,
  otherwise: (pages) => overTwoLines(pages, periodEndIn),
};

/** A period that is too long for its box goes on in the line below. */
function overTwoLines(pages: readonly PageText[], parse: Parse): Found | undefined {
  for (const { lines } of pages) {
    const joined = lines
      .filter((line) => !isNoPeriod.test(plain(line.text)))
      .map((line, index) => ({ ...line, cells: line.cells.map((cell) => withNext(cell, lines.slice(index + 1))) }));
    const found = labelledValue(joined, periodLabels, parse);
    if (found) return found;
  }
  return undefined;
}

function withNext(cell: Cell, following: readonly Line[]): Cell {
  const next = following
    .slice(0, 2)
    .flatMap(({ cells }) => cells)
    .find(({ at }) => Math.abs(at.left - cell.at.left) < at.height / 2 && at.top - cell.at.top < 2.5 * at.height);
  if (!next || !/\d/.test(cell.text) || periodStartIn(cell.text, "")) return cell;
  const text = `${cell.text} ${next.text}`;
  return periodStartIn(text, "") ? { ...cell, text, words: [...cell.words, ...next.words] } : cell;
}

/** Of several months that go on from one another: the first day of the first and the last day of the last. */
export function lastDay(
  pages: readonly PageText[],
  sum: Balanced | undefined,
  found: Readonly<Record<string, ReadField>>,
): Readonly<Record<string, ReadField>> {
  const end = found["periodEnd"];
  if (!sum || !end || end.ambiguous !== undefined) return {};
  const ends = periodEnds(pages.slice(0, sum.lastPage));
  const last = ends.toSorted((a, b) => (a.value < b.value ? -1 : 1)).at(-1);
  return last && last.value > end.value ? { periodEnd: { ...end, ...fieldOf(last) } } : {};
}

const periodEnds = (pages: readonly PageText[]): readonly Found[] =>
  pages.flatMap((page) => {
    const found = foundIn([page], periodEnd);
    return found && found.ambiguous === undefined ? [found] : [];
  });

/** The period in which the rows lie; nothing when its days are not clear. */
export function periodOf(pages: readonly PageText[], sum: Balanced | undefined): Period | undefined {
  const start = foundIn(pages, periodStart);
  const end = foundIn(pages, periodEnd);
  if (!start || !end || start.ambiguous !== undefined || end.ambiguous !== undefined) return undefined;
  const later = sum ? periodEnds(pages.slice(0, sum.lastPage)).map(({ value }) => value) : [];
  return { start: start.value, end: [end.value, ...later].toSorted().at(-1) ?? end.value };
}
