import type { Box } from "../../reading.ts";
import { spanOf, type Cell, type Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { boxAround, meanConfidence, type Word } from "../../text/words.ts";
import type { PageText } from "../reader.ts";
import type { NumberStyle } from "../../fields/money/printedNumber.ts";
import { styleOf } from "./paperCurrency.ts";
import { cellAmount, signed, type CellAmount } from "./statementAmount.ts";
import { columnsIn, moneyColumnAt, textColumnAt, type Columns, type MoneyColumn } from "./statementColumns.ts";
import { dayAtStart, type PrintedDay } from "./statementDates.ts";

/** The lines of the tables of transactions, as they are printed. Amounts in thousandths. */
export type PrintedRow = {
  readonly kind: "move" | "opening" | "closing";
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
  /** Nothing where none stands: rows of one day often print it once. */
  readonly day?: PrintedDay;
  /** Something stands where the day should, and it is none. */
  readonly hasOddDay: boolean;
  readonly description: string;
  /** What moves; below zero when money leaves. */
  readonly amount?: number;
  /** The same where the paper does not say which way it moves. */
  readonly unsigned?: number;
  readonly balance?: number;
  /** An amount may be a thousand times as much: the row proves nothing. */
  readonly isUnsure?: true;
};

const opening =
  /^(?:your )?(?:opening|beginning|previous|starting) balance|^balance (?:brought )?(?:forward|b\/?f)|^brought forward|^b\/f\b|^solde (?:d'ouverture|initial|precedent|reporte|anterieur|de depart)|^report(?: du solde)?$/;
const closing =
  /^(?:your )?(?:closing|ending|final) balance|^(?:balance )?carried forward|^c\/f\b|^solde (?:de cloture|de fermeture|final|a reporter)/;
const total = /^(?:sub)?-?totals?\b|^total(?:s|aux)?\b|^sous-total/;
const word = { plus: /^(?:cr|c|credit|depot|deposit)\.?$/, minus: /^(?:dr|d|db|debit|retrait|withdrawal)\.?$/ };

/** Rows farther apart than this many heights belong to different tables, unless a day says otherwise. */
const widestGap = 3.5;
const nextLine = 1.2;

/** The rows of all tables, in the order of the paper. */
export function statementRows(pages: readonly PageText[]): readonly PrintedRow[] {
  let columns: Columns | undefined;
  const style = styleOf(pages);
  return pages.flatMap((page) => {
    const rows: { row: PrintedRow; line: Line }[] = [];
    let isOpen = columns !== undefined;
    for (const line of page.lines) {
      const header = columnsIn(line);
      if (header) {
        columns = header;
        isOpen = true;
        continue;
      }
      if (!columns || !isOpen) continue;
      const read = rowOf(line, columns, style);
      const last = rows.at(-1);
      if (read === "end") isOpen = false;
      else if (read === "other") continue;
      else if ("continues" in read) {
        if (last && follows(last.line, line))
          rows.splice(-1, 1, { row: { ...last.row, description: joined(last.row.description, read.continues) }, line });
      } else if (read.day === undefined && read.kind === "move" && (!last || isFar(last.line, line))) isOpen = !last;
      else rows.push({ row: read, line });
    }
    return rows.map(({ row }) => row);
  });
}

const joined = (first: string, second: string): string => (first === "" ? second : `${first} ${second}`);
const gapBelow = (above: Line, below: Line) => below.at.top - (above.at.top + above.at.height);
const follows = (above: Line, below: Line) => gapBelow(above, below) < nextLine * below.at.height;
const isFar = (above: Line, below: Line) => gapBelow(above, below) > widestGap * below.at.height;

type Amounts = Partial<Record<MoneyColumn, CellAmount>>;
type RowRead = PrintedRow | "end" | "other" | { readonly continues: string };

function rowOf(line: Line, columns: Columns, style: NumberStyle): RowRead {
  const { amounts, direction, texts } = piecesOf(line, columns, style);
  const [first] = texts;
  const start = first && dayAtStart(first.text);
  const rest = start && first ? first.text.slice(start.length).trim() : undefined;
  const later = texts.slice(1).filter(({ text }) => !isOnlyDay(text));
  const described = [...(start ? [rest ?? ""] : first ? [first.text] : []), ...later.map(({ text }) => text)];
  const description = described.join(" ").replaceAll(/\s+/g, " ").trim();
  const simple = plain(description);
  if (total.test(simple)) return "end";
  if (Object.keys(amounts).length === 0)
    return !start && description !== "" && first?.column === "description" ? { continues: description } : "other";
  const kind = opening.test(simple) ? "opening" : closing.test(simple) ? "closing" : "move";
  const words = line.cells.flatMap((cell) => cell.words);
  const balance = amounts.balance ?? (kind === "move" ? undefined : (amounts.amount ?? amounts.in ?? amounts.out));
  if (kind === "move" && !amounts.amount && !amounts.in && !amounts.out) return "other";
  return {
    kind,
    page: line.page,
    box: boxAround(words.map(({ box }) => box)),
    confidence: Math.round(meanConfidence(words) * 100) / 100,
    ...(start ? { day: start } : {}),
    hasOddDay: !start && first?.column === "date",
    description,
    ...(balance ? { balance: signed(balance) } : {}),
    ...(Object.values(amounts).some(({ isUnsure }) => isUnsure) ? { isUnsure: true } : {}),
    ...(kind === "move" ? moveOf(amounts, direction) : {}),
  };
}

const isOnlyDay = (text: string) => dayAtStart(text)?.length === text.trim().length;

/** What moves: out of the account below zero. */
function moveOf(amounts: Amounts, direction: "plus" | "minus" | undefined): Pick<PrintedRow, "amount" | "unsigned"> {
  const { out, in: into, amount } = amounts;
  // Both in one row are two movements, or a number that is no money: nobody can tell.
  if (out && into && out.mils !== 0 && into.mils !== 0) return {};
  if (out && out.mils !== 0) return { amount: -out.mils };
  if (into) return { amount: into.mils };
  if (out) return { amount: 0 };
  if (!amount) return {};
  const sign = amount.sign ?? direction;
  return sign ? { amount: sign === "minus" ? -amount.mils : amount.mils } : { unsigned: amount.mils };
}

type Piece = { readonly text: string; readonly column: ReturnType<typeof textColumnAt> };

function piecesOf(line: Line, columns: Columns, style: NumberStyle) {
  const amounts: Amounts = {};
  const texts: Piece[] = [];
  let direction: "plus" | "minus" | undefined;
  for (const cell of line.cells) {
    let rest: Cell | undefined = cell;
    for (
      let split = moneyAtEnd(cell, columns, style);
      rest && split;
      split = rest && moneyAtEnd(rest, columns, style)
    ) {
      // Two amounts that stand close are one cell; a number before an amount is a part of the words.
      if (rest !== cell && !(split.amount.isMoney && amounts[split.kind] === undefined)) break;
      amounts[split.kind] ??= split.amount;
      rest = split.before;
    }
    const text = rest?.text ?? "";
    if (text === "") continue;
    const simple = plain(text);
    const sign = word.plus.test(simple) ? "plus" : word.minus.test(simple) ? "minus" : undefined;
    const column = textColumnAt(columns, cell.at.left);
    if (sign && column !== "description") direction = sign;
    else if (column !== "direction" && column !== "beside") texts.push({ text, column });
  }
  return { amounts, direction, texts };
}

/** The amount with which a cell ends, where it stands under a column of money, and the text before it. */
function moneyAtEnd(cell: Cell, columns: Columns, style: NumberStyle) {
  for (let index = 0; index < cell.words.length; index++) {
    const words = cell.words.slice(index);
    const amount = cellAmount(words.map(({ text }) => text).join(" "), style);
    if (!amount) continue;
    const column = moneyColumnAt(columns, aroundWords(words));
    if (!column || !(amount.isMoney || column.isBelow)) continue;
    const before = cell.words.slice(0, index);
    return { kind: column.kind, amount, before: cellBefore(cell, before) };
  }
  return undefined;
}

const cellBefore = (cell: Cell, words: readonly Word[]): Cell | undefined =>
  words.length === 0
    ? undefined
    : {
        text: spanOf(cell, 0, words.map((one) => one.text).join(" ").length).text,
        words,
        at: { ...cell.at, ...aroundWords(words) },
      };

function aroundWords(words: readonly Word[]) {
  const left = Math.min(...words.map(({ at }) => at.left));
  return { left, width: Math.max(...words.map(({ at }) => at.left + at.width)) - left };
}
