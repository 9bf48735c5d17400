import type { Found } from "../../fields/labelledValue.ts";
import type { ReadField, ReadRow } from "../../reading.ts";
import type { Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { boxAround } from "../../text/words.ts";
import type { PageText } from "../reader.ts";
import { accountNumberIn, accountTypeIn, isOwnText } from "./accountFields.ts";
import { currencyOf, styleOf } from "./paperCurrency.ts";
import { amountOfMils, milsOf } from "./statementAmount.ts";
import type { PrintedRow } from "./statementRows.ts";
import { balanced, type Balanced } from "./statementSum.ts";

/**
 * The accounts of one statement, each with its own number, kind, currency, balances and rows. A bank sends several accounts in
 * one document: each begins with its number, or with an opening balance that is not the one with which the account before closed.
 */

export type StatementParts = {
  readonly openings: readonly Found[];
  readonly closings: readonly Found[];
  readonly rows: readonly PrintedRow[];
};

type Place = { readonly page: number; readonly top: number };
type Head = Place & { readonly number?: string; readonly line?: Line };

export type StatementAccount = StatementParts & {
  readonly heads: readonly Head[];
  readonly sum: Balanced | undefined;
  /** Whether a line stands among those of another account. */
  readonly isOfAnother: (line: Line) => boolean;
};

const numberLabel =
  /(?:\b(?:account|a\/c|acct)\.?(?:'s)? ?(?:number|num\b|no\b\.?|n°|#)|\b(?:account|compte)\b.{0,12}\b(?:ending|se terminant|finissant)|\b(?:numero|no\b\.?|n°) (?:de |du )?compte|\bcompte (?:numero|no\b\.?|n°)|\biban\b)(?: is| est)?[ :.#]*/;

const placeOf = ({ page, box }: { readonly page: number; readonly box: readonly number[] }): Place => ({
  page,
  top: box[1] ?? 0,
});
const isBefore = (one: Place, other: Place): boolean =>
  one.page < other.page || (one.page === other.page && one.top < other.top);
const inOrder = (one: Place, other: Place): number => one.page - other.page || one.top - other.top;
const placeOfLine = (line: Line): Place => ({
  page: line.page,
  top: boxAround(line.cells.flatMap((cell) => cell.words).map(({ box }) => box))[1],
});
/** What stands in the line of a heading belongs to it. */
const slack = 0.004;

/** Fewer than two: the document shows one account. */
export function accountsIn(pages: readonly PageText[], parts: StatementParts): readonly StatementAccount[] {
  const byNumber = split(headsWithNumbers(pages, parts), parts).filter(
    ({ closings, sum }) => closings.length > 0 || sum,
  );
  if (byNumber.length > 1) return byNumber;
  const byBalance = split(headsWithBalances(parts), parts).filter(({ sum }) => sum);
  return byBalance.length > 1 ? byBalance : [];
}

/** Every line outside the tables that names an account number as one. */
function headsWithNumbers(pages: readonly PageText[], { rows }: StatementParts): readonly Head[] {
  const heads: Head[] = [];
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const label = numberLabel.exec(plain(line.text));
    const number = label && accountNumberIn(line.text.slice(label.index + label[0].length), "")?.value;
    if (!number) continue;
    const { top } = placeOfLine(line);
    if (rows.some(({ page, box }) => page === line.page && Math.abs(box[1] - top) < slack)) continue;
    const known = heads.find((head) => isAlike(head.number ?? "", number));
    heads.push({ page: line.page, top, number: known?.number ?? number, line });
  }
  return heads;
}

/** An IBAN and the local number in it name one account. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((number) => number.replace(/^0+/, ""));
  if (first === undefined || second === undefined || first.length < 5 || second.length < 5) return one === other;
  return first.includes(second) || second.includes(first);
}

/** An account begins where a balance opens that is not the one with which the part before closed. */
function headsWithBalances({ openings, closings, rows }: StatementParts): readonly Head[] {
  const known = (row: PrintedRow) => (row.balance === undefined ? [] : [{ ...placeOf(row), mils: row.balance }]);
  const ends = [
    ...closings.map((found) => ({ ...placeOf(found), mils: milsOf(found.value) })),
    ...rows.filter(({ kind }) => kind !== "opening").flatMap(known),
  ];
  const starts = [
    ...openings.map((found) => ({ ...placeOf(found), mils: milsOf(found.value) })),
    ...rows.filter(({ kind }) => kind === "opening").flatMap(known),
  ].toSorted(inOrder);
  return starts.filter((start, index) => {
    const before = starts[index - 1];
    const between = ends.filter((end) => isBefore(end, start) && before && !isBefore(end, before));
    return !before || (between.length > 0 && between.every(({ mils }) => mils !== start.mils));
  });
}

function split(heads: readonly Head[], { openings, closings, rows }: StatementParts): readonly StatementAccount[] {
  const headOf = (place: Place) =>
    heads.findLast((head) => !isBefore({ ...place, top: place.top + slack }, head)) ?? heads[0];
  const keyOf = (head: Head | undefined) => head?.number ?? (head && heads.indexOf(head));
  const isOf =
    (key: string | number | undefined) => (one: { readonly page: number; readonly box: readonly number[] }) =>
      keyOf(headOf(placeOf(one))) === key;
  return [...new Set(heads.map(keyOf))].map((key) => {
    const own = {
      openings: openings.filter(isOf(key)),
      closings: closings.filter(isOf(key)),
      rows: rows.filter(isOf(key)),
    };
    const printed = (found: readonly Found[]) => found.map((one) => ({ mils: milsOf(one.value), ...placeOf(one) }));
    const isPlain = ![...own.openings, ...own.closings].some(({ ambiguous }) => ambiguous !== undefined);
    const isSure = isPlain && !own.rows.some(({ isUnsure }) => isUnsure);
    const sum = isSure ? balanced(own.rows, printed(own.openings), printed(own.closings)) : undefined;
    const first = heads[0];
    const isOfAnother = (line: Line) => {
      const place = placeOfLine(line);
      return first !== undefined && !isBefore(place, first) && keyOf(headOf(place)) !== key;
    };
    return { ...own, heads: heads.filter((head) => keyOf(head) === key), sum, isOfAnother };
  });
}

/** One row for each account: `account` is its place in the paper, by which the rows of further accounts name it. */
export async function accountRow(
  pages: readonly PageText[],
  account: StatementAccount,
  place: number,
): Promise<ReadRow | undefined> {
  const { sum, openings, closings, rows, heads } = account;
  const amountOf = (mils: number) => amountOfMils(mils, styleOf(pages));
  const proven = closings.find(({ value }) => sum && milsOf(value) === sum.closing);
  const printed = proven ?? closings[0] ?? rows.findLast(({ balance }) => balance !== undefined);
  const closing = sum?.closing ?? (closings[0] ? milsOf(closings[0].value) : undefined);
  if (!printed || closing === undefined) return undefined;
  const opening = sum?.opening ?? (openings[0] ? milsOf(openings[0].value) : undefined);
  const { page, box, confidence } = printed;
  const field: ReadField = { value: amountOf(closing), page, box, confidence };
  const own = pages.map((one) => ({ ...one, lines: one.lines.filter((line) => !account.isOfAnother(line)) }));
  const named = await currencyOf(own, field);
  // What nothing settles is left to the person: a currency is never guessed.
  const currency = named?.checked === undefined ? undefined : named;
  const type = heads.flatMap(({ line }) => (line ? (accountTypeIn(line.text, "")?.value ?? []) : []))[0];
  const isAmbiguous = closings.some(({ ambiguous }) => ambiguous !== undefined);
  const isSure = sum !== undefined || (isOwnText(pages, page) && !isAmbiguous);
  return {
    values: {
      account: String(place),
      ...(heads[0]?.number === undefined ? {} : { accountNumber: heads[0].number }),
      ...(type === undefined ? {} : { accountType: type }),
      ...(currency === undefined ? {} : { currency: currency.value }),
      ...(opening === undefined ? {} : { openingBalance: amountOf(opening) }),
      closingBalance: amountOf(closing),
    },
    confidence,
    page,
    box,
    ...(isSure ? { checked: sum === undefined ? ("textLayer" as const) : ("sum" as const) } : {}),
  };
}
