import type { Box } from "../../../text/box.ts";
import { spanOf, type Cell, type Line } from "../../../text/lines.ts";
import { plain } from "../../../text/plainText.ts";
import { boxAround, meanConfidence, type Word } from "../../../text/words.ts";
import type { PageText } from "../../reader.ts";
import type { NumberStyle } from "../../../fields/money/printedNumber.ts";
import { styleOf } from "../paperCurrency.ts";
import { cellAmount, signed, type CellAmount } from "./statementAmount.ts";
import { columnsIn, moneyColumnAt, textColumnAt, type Columns, type MoneyColumn } from "./statementColumns.ts";
import { dayAtStart, type PrintedDay } from "./statementDates.ts";
import {
  closingRow,
  eitherRow,
  minusPart,
  minusWord,
  openingRow,
  plusPart,
  plusWord,
  totalRow,
} from "./statementWords.ts";

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

/** Rows farther apart than this many heights belong to different tables, unless a day says otherwise. */
const widestGap = 3.5;
const nextLine = 1.2;

type Direction = "plus" | "minus";

/** The rows of all tables, in the order of the paper; of one without heads with the columns that are given. */
export function statementRows(pages: readonly PageText[], given?: Columns): readonly PrintedRow[] {
  let columns = given;
  /** "Deposits and additions" above a table says which way all of its amounts moved. */
  let part: Direction | undefined;
  let hasMoved = false;
  const style = styleOf(pages);
  return pages.flatMap((page) => {
    const rows: { row: PrintedRow; line: Line }[] = [];
    let isOpen = columns !== undefined;
    for (const line of page.lines) {
      const header = given ? undefined : columnsIn(line);
      part = partIn(line) ?? part;
      if (header) {
        columns = header;
        isOpen = true;
        continue;
      }
      if (!columns || !isOpen) continue;
      const read = rowOf(line, columns, { style, part, hasMoved });
      const last = rows.at(-1);
      if (read === "end") isOpen = given !== undefined;
      else if (read === "other") continue;
      else if ("continues" in read) {
        if (last && follows(last.line, line))
          rows.splice(-1, 1, { row: { ...last.row, description: joined(last.row.description, read.continues) }, line });
      } else if (read.day === undefined && read.kind === "move" && (!last || isFar(last.line, line)))
        isOpen = !last || given !== undefined;
      else {
        rows.push({ row: read, line });
        hasMoved ||= read.kind === "move";
      }
    }
    return rows.map(({ row }) => row);
  });
}

function partIn(line: Line): Direction | undefined {
  const [only] = line.cells;
  if (!only || line.cells.length !== 1) return undefined;
  const simple = plain(only.text).trim();
  return plusPart.test(simple) ? "plus" : minusPart.test(simple) ? "minus" : undefined;
}

const joined = (first: string, second: string): string => (first === "" ? second : `${first} ${second}`);
const gapBelow = (above: Line, below: Line) => below.at.top - (above.at.top + above.at.height);
const follows = (above: Line, below: Line) => gapBelow(above, below) < nextLine * below.at.height;
const isFar = (above: Line, below: Line) => gapBelow(above, below) > widestGap * below.at.height;

type Amounts = Partial<Record<MoneyColumn, CellAmount>>;
type RowRead = PrintedRow | "end" | "other" | { readonly continues: string };

type Above = {
  readonly style: NumberStyle;
  readonly part: Direction | undefined;
  readonly hasMoved: boolean;
};

function rowOf(line: Line, columns: Columns, { style, part, hasMoved }: Above): RowRead {
  const pieces = piecesOf(line, columns, style);
  const { amounts, direction = hasOnlyAmounts(columns) ? part : undefined } = pieces;
  const texts = withoutNumber(pieces.texts);
  const [first] = texts;
  const start = first && dayAtStart(first.text);
  const rest = start && first ? first.text.slice(start.length).trim() : undefined;
  const later = texts.slice(1).filter(({ text }) => !isOnlyDay(text));
  const described = [...(start ? [rest ?? ""] : first ? [first.text] : []), ...later.map(({ text }) => text)];
  const description = described.join(" ").replaceAll(/\s+/g, " ").trim();
  const simple = plain(description);
  if (totalRow.test(simple)) return "end";
  if (Object.keys(amounts).length === 0)
    return !start && description !== "" && first?.column === "description" ? { continues: description } : "other";
  const kind = kindOf(simple, hasMoved);
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

/** A row may begin with its number. */
const withoutNumber = (texts: readonly Piece[]): readonly Piece[] =>
  /^\d{1,4}\.?$/.test(texts[0]?.text.trim() ?? "") && dayAtStart(texts[1]?.text ?? "") ? texts.slice(1) : texts;

const hasOnlyAmounts = ({ columns }: Columns): boolean =>
  !columns.some(({ kind }) => kind === "balance" || kind === "in" || kind === "out");

function kindOf(description: string, hasMoved: boolean): PrintedRow["kind"] {
  if (openingRow.test(description)) return "opening";
  if (closingRow.test(description)) return "closing";
  return eitherRow.test(description) ? (hasMoved ? "closing" : "opening") : "move";
}

const isOnlyDay = (text: string) => dayAtStart(text)?.length === text.trim().length;

/** What moves: out of the account below zero. */
function moveOf(amounts: Amounts, direction: Direction | undefined): Pick<PrintedRow, "amount" | "unsigned"> {
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
  let direction: Direction | undefined;
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
    // A stroke stands where a column holds nothing; lines of the table are recognised as strokes, too.
    if (/^[\s\-–—|~_.'’]*$/.test(text)) continue;
    const simple = plain(text);
    const sign = plusWord.test(simple) ? "plus" : minusWord.test(simple) ? "minus" : undefined;
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
