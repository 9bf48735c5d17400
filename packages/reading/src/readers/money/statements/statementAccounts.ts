import type { Found } from "../../../fields/labelledValue.ts";
import type { ReadField, ReadRow } from "../../../reading.ts";
import type { Line } from "../../../text/lines.ts";
import { plain } from "../../../text/plainText.ts";
import { boxAround } from "../../../text/words.ts";
import type { PageText } from "../../reader.ts";
import { accountNumberIn, accountTypeIn, isOwnText } from "../accountFields.ts";
import { hasAmount, headingsIn, heldIn, isBareHeading, type AccountHeading } from "../accountHeadings.ts";
import { currencyOf, styleOf } from "../paperCurrency.ts";
import { amountOfMils, milsOf } from "./statementAmount.ts";
import { monthsOf } from "./statementPeriod.ts";
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

export type ShownAccounts = {
  /** Fewer than two: the document shows one account. */
  readonly accounts: readonly StatementAccount[];
  /** Accounts that the document names, and whose balance is not read. */
  readonly others: readonly AccountHeading[];
};

export function accountsIn(pages: readonly PageText[], parts: StatementParts): ShownAccounts {
  const headings = headingsIn(linesOutside(pages, parts), styleOf(pages));
  const heads = [...headsWithNumbers(pages, parts), ...headings.filter(({ isListed }) => !isListed).map(headOfHeading)];
  const debts = new Set(headings.filter(({ isDebt }) => isDebt).map(({ number }) => number));
  const known = withoutDoubles(heads.toSorted(inOrder));
  const byNumber = split(known.length > 0 ? known : wholeOf(headings, parts), parts)
    .map((one) => withHeld(one, pages))
    .filter(({ closings, sum, heads: own }) => (closings.length > 0 || sum) && !debts.has(own[0]?.number ?? ""));
  const listed = byNumber.some(({ heads: own }) => own[0]?.number !== undefined)
    ? listedBesides(headings, byNumber)
    : [];
  const accounts = [...byNumber, ...listed];
  const others = notRead(pages, headings, accounts, known);
  if (accounts.length > 1) return { accounts, others };
  // Months of one account that follow one another, of which one may be missing.
  if (monthsOf(pages).length > 1) return { accounts: [], others };
  const byBalance = accountsByBalance(pages, parts);
  return { accounts: byBalance.length > 1 ? byBalance : [], others };
}

/** Accounts that only balances that do not go on tell apart, and after them those that are a kind and a balance. */
function accountsByBalance(pages: readonly PageText[], parts: StatementParts): readonly StatementAccount[] {
  const heads = headsWithBalances(parts);
  const first = [...parts.closings, ...parts.rows].map(placeOf).toSorted(inOrder)[0];
  const bare = linesOutside(pages, parts)
    .filter((line) => isBareHeading(line) && first !== undefined && isBefore(first, placeOfLine(line)))
    .map((line): Head => ({ ...placeOfLine(line), line }));
  const isHeld = (one: StatementAccount) => !one.sum && one.closings.length === 1 && one.openings.length === 0;
  const closings = new Set(parts.closings.map(({ value }) => value));
  const held = split([...heads, ...bare].toSorted(inOrder), parts)
    .filter((one) => one.heads.some((head) => bare.includes(head)) && one.closings.length === 0)
    .map((one) => withHeld(one, pages))
    .filter((one) => isHeld(one) && !closings.has(one.closings[0]?.value ?? ""));
  const kept = held.flatMap((one) => one.heads);
  return split([...heads, ...kept].toSorted(inOrder), parts)
    .map((one) => withHeld(one, pages))
    .filter((one) => one.sum !== undefined || (isHeld(one) && one.heads.some((head) => kept.includes(head))));
}

const headOfHeading = ({ line, number }: AccountHeading): Head => ({ ...placeOfLine(line), number, line });

function linesOutside(pages: readonly PageText[], { rows }: StatementParts): readonly Line[] {
  return pages
    .flatMap(({ lines }) => lines)
    .filter((line) => {
      const { top } = placeOfLine(line);
      return !rows.some(({ page, box }) => page === line.page && Math.abs(box[1] - top) < slack);
    });
}

/** The same account keeps the number by which it is first named. */
function withoutDoubles(heads: readonly Head[]): readonly Head[] {
  const named: Head[] = [];
  for (const head of heads) {
    const before = named.find(({ number }) => isAlike(number ?? "", head.number ?? ""));
    named.push(before?.number === undefined ? head : { ...head, number: before.number });
  }
  return named;
}

/** A list names all accounts, and the paper shows one of them: the one with that balance. */
function wholeOf(headings: readonly AccountHeading[], { closings }: StatementParts): readonly Head[] {
  const [closing] = closings;
  const same = headings.filter(({ amount }) => closing && amount && milsOf(amount.value) === milsOf(closing.value));
  const [only] = same;
  return only && same.length === 1 ? [{ page: 0, top: 0, number: only.number, line: only.line }] : [];
}

/** An account without transactions: its balance stands beside a plain label. */
function withHeld(account: StatementAccount, pages: readonly PageText[]): StatementAccount {
  const { heads, closings, openings, rows, sum } = account;
  const isNamed = heads.some(({ line }) => line && (accountTypeIn(line.text, "") || headingsIn([line], {}).length > 0));
  if (sum || !isNamed || closings.length > 0 || openings.length > 0 || rows.length > 0) return account;
  const held = heldIn(linesOfAccount(account, pages), styleOf(pages));
  return held ? { ...account, closings: [held] } : account;
}

function linesOfAccount({ heads, isOfAnother }: StatementAccount, pages: readonly PageText[]): readonly Line[] {
  const [first] = heads;
  return pages
    .flatMap(({ lines }) => lines)
    .filter((line) => first !== undefined && !isBefore(placeOfLine(line), first) && !isOfAnother(line));
}

const isOneOf = (accounts: readonly StatementAccount[], number: string): boolean =>
  accounts.some(({ heads }) => heads.some((head) => isAlike(head.number ?? "", number)));

/** Accounts of which the list of all accounts tells the balance, and nothing else. */
function listedBesides(
  headings: readonly AccountHeading[],
  accounts: readonly StatementAccount[],
): readonly StatementAccount[] {
  return headings
    .filter(({ isListed, isDebt, number }) => isListed && !isDebt && !isOneOf(accounts, number))
    .flatMap((heading) =>
      heading.amount
        ? [
            {
              openings: [],
              closings: [heading.amount],
              rows: [],
              heads: [headOfHeading(heading)],
              sum: undefined,
              isOfAnother: (line: Line) => line !== heading.line,
            },
          ]
        : [],
    );
}

/** Accounts that are named, by a list, by a part with amounts, or one of several by its heading alone. */
function notRead(
  pages: readonly PageText[],
  headings: readonly AccountHeading[],
  accounts: readonly StatementAccount[],
  heads: readonly Head[],
): readonly AccountHeading[] {
  const held = headings.filter(({ isDebt }) => !isDebt);
  const distinct = held.filter(
    ({ number }, index) => held.findIndex((other) => isAlike(other.number, number)) === index,
  );
  const parts = split(heads, { openings: [], closings: [], rows: [] });
  return distinct.filter(({ number, isListed }) => {
    if (isOneOf(accounts, number)) return false;
    const part = parts.find((one) => isOneOf([one], number));
    return (
      distinct.length > 1 || isListed || (part !== undefined && hasAmount(linesOfAccount(part, pages), styleOf(pages)))
    );
  });
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
