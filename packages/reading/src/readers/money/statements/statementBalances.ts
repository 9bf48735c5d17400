import { fieldOf, labelledValue, type Found } from "../../../fields/labelledValue.ts";
import type { NumberStyle } from "../../../fields/money/printedNumber.ts";
import type { ReadField } from "../../../reading.ts";
import { plain } from "../../../text/plainText.ts";
import type { PageText } from "../../reader.ts";
import { isOwnText } from "../accountFields.ts";
import { isInThousands, styleOf } from "../paperCurrency.ts";
import { amountOfMils, balanceBy, milsOf } from "./statementAmount.ts";
import { columnsByBehaviour } from "./statementBehaviour.ts";
import { monthsOf } from "./statementPeriod.ts";
import { columnsIn } from "./statementColumns.ts";
import { statementRows, type PrintedRow } from "./statementRows.ts";
import { balanced, type Balanced } from "./statementSum.ts";
import { closingLabels, heldLabels, openingLabels } from "./statementWords.ts";

/** The balances and rows of a statement, and whether they add up. */

const totals = {
  in: [
    /^\W*(?:\+ ?)?total (?:of )?(?:your )?(?:deposits|credits|paid in|money in)/,
    /^\W*(?:\+ ?)?total des (?:depots|credits|entrees)/,
  ],
  out: [
    /^\W*(?:- ?)?total (?:of )?(?:your )?(?:withdrawals|debits|paid out|money out)/,
    /^\W*(?:- ?)?total des (?:retraits|debits|sorties)/,
  ],
};

export type Account = {
  readonly openings: readonly Found[];
  readonly closings: readonly Found[];
  readonly rows: readonly PrintedRow[];
  readonly sum: Balanced | undefined;
  /** Opening balance and printed totals make the closing balance, each where it is first named. */
  readonly totalsHold: boolean;
};

export function accountOf(pages: readonly PageText[]): Account {
  // "In thousands" says that nothing printed here is the amount itself: it is for a person to say.
  if (isInThousands(pages)) return { openings: [], closings: [], rows: [], sum: undefined, totalsHold: false };
  const rows = statementRows(pages);
  const openings = everyFound(pages, openingLabels);
  const named = everyFound(pages, closingLabels);
  const closings = named.length > 0 ? named : outside(rows, everyFound(pages, heldLabels));
  const months = monthsOf(pages);
  const sumOf = sumFor(months.length > 1);
  const byHeads = { rows, sum: sumOf({ openings, closings, rows }) };
  const columns = byHeads.sum ? undefined : columnsByBehaviour(pages);
  const behaving = columns ? statementRows(pages, columns) : [];
  const sum = columns && sumOf({ openings, closings, rows: behaving });
  const isBetter = sum !== undefined || (rows.length === 0 && behaving.length > 0);
  return {
    openings,
    closings: ofLastMonth(closings, months),
    ...(isBetter ? { rows: behaving, sum } : byHeads),
    totalsHold: isPlain({ openings, closings, rows }) && totalsHold(pages, openings[0], closings[0]),
  };
}

type Parts = Pick<Account, "openings" | "closings" | "rows">;

const isPlain = ({ openings, closings, rows }: Parts): boolean =>
  ![...openings, ...closings].some(({ ambiguous }) => ambiguous !== undefined) &&
  !rows.some(({ isUnsure }) => isUnsure);

const sumFor =
  (isOneAccount: boolean) =>
  (parts: Parts): Balanced | undefined => {
    const printed = (found: readonly Found[]) =>
      found.map(({ value, page, box }) => ({ mils: milsOf(value), page, top: box[1] }));
    return isPlain(parts)
      ? balanced(parts.rows, printed(parts.openings), printed(parts.closings), isOneAccount)
      : undefined;
  };

/** Of several months the last balance is the one that is held. */
function ofLastMonth(found: readonly Found[], months: ReturnType<typeof monthsOf>): readonly Found[] {
  const last = months.at(-1);
  const own = last
    ? found.filter(({ page, box }) => page > last.page || (page === last.page && box[1] > last.top))
    : [];
  return own.length > 0 ? own : found;
}

/** A balance in a row of a table is read there. */
const outside = (rows: readonly PrintedRow[], found: readonly Found[]): readonly Found[] =>
  found.filter(
    ({ page, box }) =>
      !rows.some((row) => row.page === page && row.kind !== "move" && row.box[1] <= box[1] && box[3] <= row.box[3]),
  );

/** Every place in which a labelled balance stands. */
function everyFound(pages: readonly PageText[], labels: readonly RegExp[]): readonly Found[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line, index) => {
      // The head of a table names a balance for each of its rows.
      const isNamed =
        columnsIn(line) === undefined &&
        line.cells.some((cell) => labels.some((label) => label.test(plain(cell.text))));
      const found = isNamed
        ? labelledValue(lines.slice(index, index + 4), labels, balanceBy(styleOf(pages)))
        : undefined;
      return found ? [found] : [];
    }),
  );
}

function totalsHold(pages: readonly PageText[], opening: Found | undefined, closing: Found | undefined): boolean {
  const lines = pages.flatMap((page) => page.lines);
  const into = labelledValue(lines, totals.in, balanceBy(styleOf(pages)));
  const out = labelledValue(lines, totals.out, balanceBy(styleOf(pages)));
  if (!opening || !closing || !into || !out) return false;
  const moved = Math.abs(milsOf(into.value)) - Math.abs(milsOf(out.value));
  return milsOf(opening.value) + moved === milsOf(closing.value);
}

/** Whether a balance is the one of the first or the last row, as far as the rows print one. */
const agreesWithRows = (rows: readonly PrintedRow[], mils: number): boolean => {
  const balances = rows.flatMap(({ balance }) => (balance === undefined ? [] : [balance]));
  return balances.length === 0 || balances[0] === mils || balances.at(-1) === mils;
};

/** The balance that the sum proves, where it is printed beside a label; else the first one that is. */
export function balanceField(
  pages: readonly PageText[],
  found: readonly Found[],
  proven: number | undefined,
  { totalsHold, rows }: Account,
): ReadField | undefined {
  const same = proven === undefined ? undefined : found.find(({ value }) => milsOf(value) === proven);
  const printed = rows.some(({ balance }) => balance !== undefined);
  const one =
    same ?? (printed ? found.find(({ value }) => agreesWithRows(rows, milsOf(value))) : undefined) ?? found[0];
  if (!one) return undefined;
  const field = { ...fieldOf(one), value: amountOfMils(milsOf(one.value), styleOf(pages)) };
  if (same || totalsHold) return { ...field, checked: "sum" };
  const isSure = one.ambiguous === undefined && agreesWithRows(rows, milsOf(one.value));
  return isOwnText(pages, one.page) && isSure ? { ...field, checked: "textLayer" } : field;
}

/** Of a statement that prints no closing balance of its own: what stands behind its last row, once everything adds up. */
export function lastBalance({ sum, rows }: Account, style: NumberStyle): ReadField | undefined {
  const last = sum?.moves.at(-1)?.row;
  if (!sum || !last) return lastThatCloses(rows, style);
  const { page, box, confidence } = last;
  return { value: amountOfMils(sum.closing, style), page, box, confidence, checked: "sum" };
}

/** Whether the balance of a row is the one before and what it moved. */
function goesOn(rows: readonly PrintedRow[], index: number): boolean {
  const [row, before] = [rows[index], rows[index - 1]?.balance];
  const moved = row?.amount ?? row?.unsigned;
  return (
    row?.balance !== undefined &&
    before !== undefined &&
    moved !== undefined &&
    Math.abs(row.balance - before) === Math.abs(moved)
  );
}

const goingOn = (rows: readonly PrintedRow[]): number => rows.filter((_, index) => goesOn(rows, index)).length;

/** The last balance that goes on from the one before: it is offered, and proves nothing. */
function lastThatCloses(printed: readonly PrintedRow[], style: NumberStyle): ReadField | undefined {
  const newestFirst = printed.toReversed();
  const rows = goingOn(newestFirst) > goingOn(printed) ? newestFirst : printed;
  const at = rows.findLastIndex((_, index) => goesOn(rows, index));
  const row = rows[at];
  if (!row || row.balance === undefined || at < rows.length - 3) return undefined;
  return {
    value: amountOfMils(row.balance, style),
    page: row.page,
    box: row.box,
    confidence: Math.min(row.confidence, 0.6),
  };
}
