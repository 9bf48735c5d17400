import type { ReadField, ReadingWarning, ReadRow, ReadRows } from "../../reading.ts";
import { boxAround, meanConfidence } from "../../text/words.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";
import { accountHolder } from "./accountHolder.ts";
import { accountNumber, accountType, bankName, countedIn, isOwnText } from "./accountFields.ts";
import { currencyOf, styleOf } from "./paperCurrency.ts";
import { amountOfMils } from "./statements/statementAmount.ts";
import { daysOf, type Period } from "./statements/statementDates.ts";
import { accountOf, balanceField, lastBalance } from "./statements/statementBalances.ts";
import { coveredDays, periodOf } from "./statements/statementPeriod.ts";
import { accountRow, accountsIn, type StatementAccount } from "./statements/statementAccounts.ts";
import { accountsNotRead, rowsNotSigned } from "./unsignedRows.ts";
import type { PrintedRow } from "./statements/statementRows.ts";
import type { Balanced } from "./statements/statementSum.ts";

const fields: readonly SoughtField[] = [accountNumber, accountType, bankName];

/** Statements of bank accounts, in English and French: whose account, the period, both balances, and each transaction. */
const labelled = labelledReader({
  documentType: "BankStatements",
  fields,
  async besides(pages, found) {
    const account = accountOf(pages);
    const holder = await accountHolder(pages);
    const { accounts, others } = accountsIn(pages, account);
    const number = accounts[0]?.heads[0];
    const closing = balanceField(pages, account.closings, account.sum?.closing, account);
    const opening = balanceField(pages, account.openings, account.sum?.opening, account);
    const closingOfRows = closing ?? lastBalance(account, styleOf(pages));
    const currency = await currencyOf(pages, closingOfRows ?? opening);
    // Where more accounts are named than are read, the balance of one is not what the statement shows.
    const isWhole = others.length === 0;
    return {
      ...(holder ? { accountHolderName: holder } : {}),
      ...(found["accountNumber"] || !number ? {} : numberField(pages, number)),
      ...(opening ? { openingBalance: countedIn(opening, isWhole ? currency : undefined) } : {}),
      ...(closingOfRows ? { closingBalance: countedIn(closingOfRows, isWhole ? currency : undefined) } : {}),
      ...(currency ? { currency } : {}),
      ...(await coveredDays(pages, account.rows)),
    };
  },
  // What a picture does not give is not missing from the paper: it may not have been recognised.
  always: (fields) =>
    Object.values(fields).some(({ checked }) => checked === "textLayer")
      ? ["accountHolderName", "periodEnd", "closingBalance"]
      : [],
});

export const bankStatement = { ...labelled, rows: tablesOf, findings: findingsOf };

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
  const days = datesOf(moves, periodOf(pages, moves));
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
