import { spanOf, type Cell, type Line } from "../../../text/lines.ts";
import { plain } from "../../../text/plainText.ts";
import type { Rectangle } from "../../../text/words.ts";
import { columnHeaders, headerFiller, type ColumnKind } from "./statementHeaders.ts";

/** The columns of a table of transactions, found by their headers. */

/** The columns in which money stands. */
export type MoneyColumn = "out" | "in" | "amount" | "balance";
export type Extent = Pick<Rectangle, "left" | "width">;
type Column = { readonly kind: ColumnKind; readonly at: Extent };
export type Columns = { readonly columns: readonly Column[]; readonly height: number };

/** The columns that a line of headers names; nothing when the line is none. */
export function columnsIn(line: Line): Columns | undefined {
  if (/\d/.test(line.text)) return undefined;
  const columns: Column[] = [];
  for (const cell of line.cells) {
    const inCell = columnsOfCell(cell);
    if (!inCell) return undefined;
    for (const column of inCell) if (!columns.some(({ kind }) => kind === column.kind)) columns.push(column);
  }
  const has = (kind: ColumnKind) => columns.some((column) => column.kind === kind);
  const hasMoves = has("amount") || has("out") || has("in");
  const isTable = has("date") && hasMoves && (has("balance") || has("amount") || (has("out") && has("in")));
  return isTable && columns.length >= 3 ? { columns, height: line.at.height } : undefined;
}

/** The headers in one cell; nothing when other words stand in it too. */
function columnsOfCell(cell: Cell): readonly Column[] | undefined {
  // Currencies stand in brackets: "Debit (KSh)".
  let rest = plain(cell.text).replaceAll(/\([^)]*\)/g, (remark) => " ".repeat(remark.length));
  const found: Column[] = [];
  for (const [kind, pattern] of columnHeaders) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const { words } = spanOf(cell, from, to);
      rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
      const same = found.find((column) => column.kind === kind);
      const at = extentOf(words.map((word) => word.at));
      if (same) found[found.indexOf(same)] = { kind, at: extentOf([same.at, at]) };
      else found.push({ kind, at });
    }
  }
  const others = rest.split(/[^a-z]+/).filter((word) => !headerFiller.test(word));
  if (others.length > 0) return undefined;
  const [only] = found;
  // What is written around the one header of a cell belongs to it.
  return found.length === 1 && only ? [{ kind: only.kind, at: cell.at }] : found;
}

function extentOf(parts: readonly Extent[]): Extent {
  const left = Math.min(...parts.map((part) => part.left));
  return { left, width: Math.max(...parts.map((part) => part.left + part.width)) - left };
}

const right = ({ left, width }: Extent) => left + width;

/** How far an amount may stand beside its header, in heights of the header. */
const farthest = 3;

const isMoney = (kind: ColumnKind): kind is MoneyColumn =>
  kind === "out" || kind === "in" || kind === "amount" || kind === "balance";

/** The column under whose header an amount stands: that with which it shares most, else the nearest. */
export function moneyColumnAt(
  { columns, height }: Columns,
  at: Extent,
): { readonly kind: MoneyColumn; readonly isBelow: boolean } | undefined {
  let best: { readonly kind: MoneyColumn; readonly shared: number } | undefined;
  for (const { kind, at: header } of columns) {
    if (!isMoney(kind)) continue;
    const shared = Math.min(right(header), right(at)) - Math.max(header.left, at.left);
    if (shared > -farthest * height && (!best || shared > best.shared)) best = { kind, shared };
  }
  return best && { kind: best.kind, isBelow: best.shared > 0 };
}

/** The other column that a text stands in, by where it begins: the last one that has begun by then; `beside` the table: none. */
export function textColumnAt(
  { columns, height }: Columns,
  left: number,
): "date" | "description" | "direction" | "beside" | undefined {
  if (left > Math.max(...columns.map(({ at }) => right(at))) + farthest * height) return "beside";
  const begun = columns
    .filter(({ kind, at }) => !isMoney(kind) && at.left <= left + height / 2)
    .toSorted((a, b) => b.at.left - a.at.left)[0];
  return begun && !isMoney(begun.kind) ? begun.kind : undefined;
}
