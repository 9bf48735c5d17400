import { dateIn } from "../../fields/dateField.ts";
import { valueIn, type Found } from "../../fields/labelledValue.ts";
import { currencyCodes } from "@boreal/domain/lists/money/currencies";
import type { ReadRow } from "../../reading.ts";
import type { Cell, Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import type { PageText } from "../reader.ts";
import { accountNumberIn, accountTypeIn, isOwnText } from "./accountFields.ts";
import { headingsIn, isDebtName } from "./accountHeadings.ts";
import { currencyOf, isInThousands, styleOf } from "./paperCurrency.ts";
import { balanceBy } from "./statements/statementAmount.ts";

/**
 * The accounts that a certificate lists in a table, each with its own number, kind, currency and balance (ADR 0231). Nothing
 * where the list is of anything else: the same account on several days, or a single one.
 */

type Listed = { readonly line: Line; readonly number: string; readonly amount: Found };

const numberHead = /^\W*(?:account|a\/c|acct|compte|iban|no\b|n°|numero)/;
const balanceHead = /\b(?:balance|solde|amount|montant|value|valeur)\b/;
const otherBalance = /\b(?:average|minimum|mean|opening|lowest|moyen|minimal|initial|ouverture)\b/;
const totalLine = /^\W*(?:grand )?total/;

const middleOf = ({ at }: Cell): number => at.left + at.width / 2;

/** The cell of a line that stands in a column. */
const nearest = (cells: readonly Cell[], head: Cell): Cell | undefined =>
  cells.toSorted(
    (one, other) => Math.abs(middleOf(one) - middleOf(head)) - Math.abs(middleOf(other) - middleOf(head)),
  )[0];

/** Lines below a head with a number of an account and a balance, until the table ends. */
function tableRows(lines: readonly Line[], style: ReturnType<typeof styleOf>): readonly Listed[] {
  const at = lines.findIndex((line) => headsOf(line) !== undefined);
  const heads = lines[at] && headsOf(lines[at]);
  if (!heads) return [];
  const rows: Listed[] = [];
  for (const line of lines.slice(at + 1)) {
    if (line.page !== lines[at]?.page || totalLine.test(plain(line.text))) break;
    const row = rowOf(line, heads, style);
    if (row) rows.push(row);
    // A name that goes on below, or the currency of the line, ends no table; a sentence does.
    else if (line.cells.length === 1 && line.text.length > longestInTable) break;
  }
  return rows;
}
const longestInTable = 40;

type Heads = { readonly number: Cell; readonly balance: Cell };

function headsOf({ cells }: Line): Heads | undefined {
  const balance = cells.find(({ text }) => balanceHead.test(plain(text)) && !otherBalance.test(plain(text)));
  const number = cells.find(
    (cell) => cell !== balance && numberHead.test(plain(cell.text)) && !/\d{3}/.test(cell.text),
  );
  return balance && number ? { number, balance } : undefined;
}

function rowOf(line: Line, heads: Heads, style: ReturnType<typeof styleOf>): Listed | undefined {
  const amounts = line.cells.filter((cell) => amountOf(cell, style) !== undefined);
  const cell = nearest(amounts, heads.balance);
  const numbers = line.cells.filter((one) => one !== cell && !dateIn(one.text) && accountNumberIn(one.text, ""));
  const named = nearest(numbers, heads.number);
  const number = named && accountNumberIn(named.text, "")?.value;
  const amount = cell && amountOf(cell, style);
  return number && amount ? { line, number, amount } : undefined;
}

/** A cell that is an amount: a number without decimals may be one of anything. */
function amountOf(cell: Cell, style: ReturnType<typeof styleOf>): Found | undefined {
  if (dateIn(cell.text) || !/\d[.,' ]\d{2,3}\b/.test(cell.text)) return undefined;
  return valueIn(cell, balanceBy(style), { how: "right", start: 0, label: "" });
}

/** One row for each account; none where fewer than two are listed, or one of them is a debt. */
export async function certificateAccounts(pages: readonly PageText[]): Promise<readonly ReadRow[]> {
  if (isInThousands(pages)) return [];
  const style = styleOf(pages);
  const lines = pages.flatMap((page) => page.lines);
  const inTable = tableRows(lines, style);
  const found =
    inTable.length > 1
      ? inTable
      : headingsIn(lines, style).flatMap(({ line, number, amount, isDebt }) =>
          amount && !isDebt ? [{ line, number, amount }] : [],
        );
  const listed = found.filter(({ line }) => !isDebtName(plain(line.text)));
  if (listed.length < 2 || new Set(listed.map(({ number }) => number)).size < listed.length) return [];
  return await Promise.all(listed.map(async (one, index) => await rowOfAccount(pages, one, { index, listed })));
}

async function rowOfAccount(
  pages: readonly PageText[],
  { line, number, amount }: Listed,
  { index, listed }: { readonly index: number; readonly listed: readonly Listed[] },
): Promise<ReadRow> {
  const { page, box, confidence, value } = amount;
  const others = new Set(listed.filter((one) => one.line !== line).map((one) => one.line.text));
  const own = pages.map((one) => ({ ...one, lines: one.lines.filter(({ text }) => !others.has(text)) }));
  const written = line.cells.map(({ text }) => text.trim()).filter((text) => currencyCodes.has(text));
  const told = written.length === 1 ? undefined : await currencyOf(own, { value, page, box, confidence });
  // What nothing settles is left to the person: a currency is never guessed.
  const currency = written.length === 1 ? written[0] : told?.checked === undefined ? undefined : told.value;
  const type = accountTypeIn(line.text, "")?.value;
  const isSure = isOwnText(pages, page) && amount.ambiguous === undefined;
  return {
    values: {
      account: String(index + 1),
      accountNumber: number,
      ...(type === undefined ? {} : { accountType: type }),
      ...(currency === undefined ? {} : { currency }),
      closingBalance: value,
    },
    confidence,
    page,
    box,
    ...(isSure ? { checked: "textLayer" as const } : {}),
  };
}
