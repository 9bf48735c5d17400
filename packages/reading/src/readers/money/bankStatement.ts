import { fieldOf, labelledValue, type Found } from "../../fields/labelledValue.ts";
import type { NumberStyle } from "../../fields/money/printedNumber.ts";
import type { ReadField, ReadingWarning, ReadRow, ReadRows } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import { boxAround, meanConfidence } from "../../text/words.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";
import { accountHolder } from "./accountHolder.ts";
import { accountNumber, accountType, bankName, countedIn, isOwnText } from "./accountFields.ts";
import { currencyOf, isInThousands, styleOf } from "./paperCurrency.ts";
import { amountOfMils, balanceBy, milsOf } from "./statementAmount.ts";
import { daysOf, type Period } from "./statementDates.ts";
import { lastDay, periodEnd, periodOf, periodStart } from "./statementPeriod.ts";
import { accountRow, accountsIn, type StatementAccount } from "./statementAccounts.ts";
import { accountsNotRead, rowsNotSigned } from "./unsignedRows.ts";
import { statementRows, type PrintedRow } from "./statementRows.ts";
import { balanced, type Balanced } from "./statementSum.ts";

const on = "(?: (?:on|at|as of|as at|au|le|du)\\b)?";
const openingLabels = [
  new RegExp(`^\\W*(?:your )?(?:opening|beginning|starting|previous)(?: account)? balance${on}`),
  /^\W*balance (?:brought forward|b\/?f|forward)\b/,
  /^\W*brought forward\b/,
  new RegExp(`^\\W*(?:votre )?solde (?:d'ouverture|initial|precedent|anterieur|de depart|reporte|au debut)${on}`),
];
const closingLabels = [
  new RegExp(`^\\W*(?:your )?(?:closing|ending|final)(?: account)? balance${on}`),
  new RegExp(`^\\W*(?:your )?new balance${on}`),
  new RegExp(`^\\W*(?:votre )?(?:solde (?:de cloture|de fermeture|final|a la fin)|nouveau solde)${on}`),
];
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

const fields: readonly SoughtField[] = [accountNumber, accountType, bankName, periodStart, periodEnd];

/** Statements of bank accounts, in English and French: whose account, the period, both balances, and each transaction. */
const labelled = labelledReader({
  documentType: "BankStatements",
  fields,
  async besides(pages, found) {
    const account = accountOf(pages);
    const holder = await accountHolder(pages);
    const { accounts, others } = accountsIn(pages, account);
    const number = accounts[0]?.heads[0];
    const closing = balanceField(pages, account.closings, account.sum?.closing, account.totalsHold);
    const opening = balanceField(pages, account.openings, account.sum?.opening, account.totalsHold);
    const closingOfRows = closing ?? lastBalance(account.sum, styleOf(pages));
    const currency = await currencyOf(pages, closingOfRows ?? opening);
    // Where more accounts are named than are read, the balance of one is not what the statement shows.
    const isWhole = others.length === 0;
    return {
      ...(holder ? { accountHolderName: holder } : {}),
      ...(found["accountNumber"] || !number ? {} : numberField(pages, number)),
      ...(opening ? { openingBalance: countedIn(opening, isWhole ? currency : undefined) } : {}),
      ...(closingOfRows ? { closingBalance: countedIn(closingOfRows, isWhole ? currency : undefined) } : {}),
      ...(currency ? { currency } : {}),
      ...lastDay(pages, account.sum, found),
    };
  },
  // What a picture does not give is not missing from the paper: it may not have been recognised.
  always: (fields) =>
    Object.values(fields).some(({ checked }) => checked === "textLayer")
      ? ["accountHolderName", "periodEnd", "closingBalance"]
      : [],
});

export const bankStatement = { ...labelled, rows: tablesOf, findings: findingsOf };

type Account = {
  readonly openings: readonly Found[];
  readonly closings: readonly Found[];
  readonly rows: readonly PrintedRow[];
  readonly sum: Balanced | undefined;
  /** Opening balance and printed totals make the closing balance, each where it is first named. */
  readonly totalsHold: boolean;
};

function accountOf(pages: readonly PageText[]): Account {
  // "In thousands" says that nothing printed here is the amount itself: it is for a person to say.
  const isToldInFull = !isInThousands(pages);
  const openings = isToldInFull ? everyFound(pages, openingLabels) : [];
  const closings = isToldInFull ? everyFound(pages, closingLabels) : [];
  const rows = isToldInFull ? statementRows(pages) : [];
  const isPlain =
    ![...openings, ...closings].some(({ ambiguous }) => ambiguous !== undefined) &&
    !rows.some(({ isUnsure }) => isUnsure);
  const printed = (found: readonly Found[]) =>
    found.map(({ value, page, box }) => ({ mils: milsOf(value), page, top: box[1] }));
  return {
    openings,
    closings,
    rows,
    sum: isPlain ? balanced(rows, printed(openings), printed(closings)) : undefined,
    totalsHold: isPlain && totalsHold(pages, openings[0], closings[0]),
  };
}

/** Rows that left money in or out of an account, and nothing on the paper says which; accounts that are named and not read. */
function findingsOf(pages: readonly PageText[]): readonly ReadingWarning[] {
  const { rows, openings, closings, sum } = accountOf(pages);
  const { accounts, others } = accountsIn(pages, { rows, openings, closings });
  const parts = accounts.length > 0 ? accounts : [{ rows, sum }];
  return [...accountsNotRead(others), ...rowsNotSigned(parts.flatMap((part) => (part.sum ? [] : part.rows)))];
}

/** The number that the heading of the first account gives. */
function numberField(pages: readonly PageText[], { number, line }: StatementAccount["heads"][number]) {
  const words = line?.cells.flatMap((cell) => cell.words) ?? [];
  if (number === undefined || !line || words.length === 0) return {};
  const field: ReadField = {
    value: number,
    page: line.page,
    box: boxAround(words.map(({ box }) => box)),
    confidence: Math.round(meanConfidence(words) * 100) / 100,
  };
  return { accountNumber: isOwnText(pages, line.page) ? { ...field, checked: "textLayer" as const } : field };
}

/** Every place in which a labelled balance stands. */
function everyFound(pages: readonly PageText[], labels: readonly RegExp[]): readonly Found[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line, index) => {
      const isNamed = line.cells.some((cell) => labels.some((label) => label.test(plain(cell.text))));
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

/** The balance that the sum proves, where it is printed beside a label; else the first one that is. */
function balanceField(
  pages: readonly PageText[],
  found: readonly Found[],
  proven: number | undefined,
  totalsHold: boolean,
): ReadField | undefined {
  const same = proven === undefined ? undefined : found.find(({ value }) => milsOf(value) === proven);
  const one = same ?? found[0];
  if (!one) return undefined;
  const field = { ...fieldOf(one), value: amountOfMils(milsOf(one.value), styleOf(pages)) };
  if (same || totalsHold) return { ...field, checked: "sum" };
  return isOwnText(pages, one.page) && one.ambiguous === undefined ? { ...field, checked: "textLayer" } : field;
}

/** Of a statement that prints no closing balance of its own: what stands behind its last row, once everything adds up. */
function lastBalance(sum: Balanced | undefined, style: NumberStyle): ReadField | undefined {
  const last = sum?.moves.at(-1)?.row;
  if (!sum || !last) return undefined;
  const { page, box, confidence } = last;
  return { value: amountOfMils(sum.closing, style), page, box, confidence, checked: "sum" };
}

/**
 * Every transaction of the first account, and where the paper shows several: one row for each of them, with the transactions of
 * the further ones in a table of their own, so that who reads `transactions` never adds up two accounts.
 */
async function tablesOf(pages: readonly PageText[]): Promise<ReadRows> {
  const { rows, openings, closings, sum } = accountOf(pages);
  const { accounts: several, others } = accountsIn(pages, { rows, openings, closings });
  if (several.length === 0) return { transactions: transactionsOf(pages, rows, sum) };
  const accounts: ReadRow[] = [];
  const further: ReadRow[] = [];
  for (const [index, account] of several.entries()) {
    const row = await accountRow(pages, account, index + 1);
    if (!row) continue;
    const { checked: _, ...unchecked } = row;
    accounts.push(others.length === 0 ? row : unchecked);
    if (index > 0)
      for (const move of transactionsOf(pages, account.rows, account.sum))
        further.push({ ...move, values: { account: String(index + 1), ...move.values } });
  }
  const [first] = several;
  return {
    transactions: transactionsOf(pages, first?.rows ?? rows, first?.sum),
    accounts: accounts.length > 1 ? accounts : [],
    furtherTransactions: accounts.length > 1 ? further : [],
  };
}

/** They are checked together or not at all: by the sum, and by their days, which lie in the period and go one way. */
function transactionsOf(
  pages: readonly PageText[],
  rows: readonly PrintedRow[],
  sum: Balanced | undefined,
): readonly ReadRow[] {
  const moves = rows.filter(({ kind }) => kind === "move");
  const days = datesOf(moves, periodOf(pages, sum));
  const ordered = sum
    ? sum.moves
    : moves.flatMap((row) => (row.amount === undefined ? [] : [{ row, amount: row.amount }]));
  const dated = ordered.map((move) => ({ ...move, day: days.get(move.row) }));
  const isChecked =
    sum !== undefined && dated.every(({ day }, index) => day !== undefined && day >= (dated[index - 1]?.day ?? ""));
  const style = styleOf(pages);
  return dated.map(({ row, amount, day }): ReadRow => ({
    values: {
      ...(day === undefined ? {} : { date: day }),
      description: row.description,
      amount: amountOfMils(amount, style),
      ...(row.balance === undefined ? {} : { balance: amountOfMils(row.balance, style) }),
    },
    confidence: row.confidence,
    page: row.page,
    box: row.box,
    ...(isChecked ? { checked: "sum" as const } : {}),
  }));
}

/** The day of each row; one without a day of its own is of the day above it. */
function datesOf(rows: readonly PrintedRow[], period: Period | undefined): ReadonlyMap<PrintedRow, string> {
  const days = daysOf(
    rows.map(({ day }) => day),
    period,
  );
  const dated = new Map<PrintedRow, string>();
  let last: string | undefined;
  for (const [index, row] of rows.entries()) {
    const day = days?.[index];
    last = row.hasOddDay ? undefined : (day ?? (row.day === undefined ? last : undefined));
    if (last !== undefined) dated.set(row, last);
  }
  return dated;
}
