import type { NumberStyle } from "../../../fields/money/printedNumber.ts";
import type { Line } from "../../../text/lines.ts";
import type { Rectangle, Word } from "../../../text/words.ts";
import type { PageText } from "../../reader.ts";
import { styleOf } from "../paperCurrency.ts";
import { cellAmount, signed } from "./statementAmount.ts";
import type { Columns, Extent, MoneyColumn } from "./statementColumns.ts";
import { dayAtStart } from "./statementDates.ts";

/**
 * The columns of a table without heads, or with heads in a language that we do not know: lines begin with a day and end in amounts.
 * The column of the balance is the one that changes by what stands beside it, and the sign of the change says which way money went.
 */

type Amount = { readonly mils: number; readonly at: Extent };
type Row = { readonly line: Line; readonly amounts: readonly Amount[] };
type Cluster = { at: Extent; readonly amounts: Map<Row, Amount> };

const fewestRows = 3;
/** Of the rows with a balance before them, so many have to change it by their own amount. */
const leastShare = 0.6;

export function columnsByBehaviour(pages: readonly PageText[]): Columns | undefined {
  const rows = pages.flatMap(({ lines }) => lines).flatMap((line) => rowOf(line, styleOf(pages)) ?? []);
  if (rows.length < fewestRows) return undefined;
  const clusters = clustersOf(rows);
  const balances = clusters
    .map((cluster) => ({ cluster, changes: changesIn(rows, cluster) }))
    .filter(({ changes }) => changes.length >= fewestRows - 1)
    .toSorted((a, b) => b.changes.length - a.changes.length);
  const [best] = balances;
  if (!best || best.changes.length < leastShare * (best.cluster.amounts.size - 1)) return undefined;
  const { cluster: balance, changes } = best;
  const moves = clusters
    .filter((one) => one !== balance && changes.some(({ amount }) => [...one.amounts.values()].includes(amount)))
    .map((one) => ({ kind: kindOf(one, changes), at: one.at }));
  const height = Math.max(...rows.map(({ line }) => line.at.height));
  const days = extentOf(rows.map(({ line }) => line.cells[0]?.at ?? line.at));
  const firstMoney = Math.min(balance.at.left, ...moves.map(({ at }) => at.left));
  const words = rows.flatMap(({ line }) => line.cells.slice(1)).filter(({ at }) => at.left < firstMoney - height);
  return {
    columns: [
      { kind: "date", at: days },
      ...(words.length === 0 ? [] : [{ kind: "description" as const, at: extentOf(words.map(({ at }) => at)) }]),
      ...moves,
      { kind: "balance", at: balance.at },
    ],
    height,
  };
}

function rowOf(line: Line, style: NumberStyle): Row | undefined {
  const first = line.cells.find(({ text }, index) => index < 2 && dayAtStart(text) !== undefined);
  if (!first) return undefined;
  const amounts = line.cells.flatMap(({ words }) => amountsAtEnd(words, style));
  return amounts.length === 0 ? undefined : { line, amounts };
}

/** Two amounts that stand close are one cell. */
function amountsAtEnd(words: readonly Word[], style: NumberStyle): readonly Amount[] {
  for (let index = 0; index < words.length; index++) {
    const behind = words.slice(index);
    const amount = cellAmount(behind.map(({ text }) => text).join(" "), style);
    if (!amount?.isMoney) continue;
    return [
      ...amountsAtEnd(words.slice(0, index), style),
      { mils: signed(amount), at: extentOf(behind.map(({ at }) => at)) },
    ];
  }
  return [];
}

function clustersOf(rows: readonly Row[]): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const row of rows) {
    for (const amount of row.amounts) {
      const own = clusters.find(({ at, amounts }) => !amounts.has(row) && isSameColumn(at, amount.at, row.line.at));
      if (own) {
        own.amounts.set(row, amount);
        own.at = extentOf([own.at, amount.at]);
      } else clusters.push({ at: amount.at, amounts: new Map([[row, amount]]) });
    }
  }
  return clusters;
}

/** Amounts of a column end at the same place, or begin there. */
const isSameColumn = (one: Extent, other: Extent, { height }: Rectangle): boolean =>
  Math.abs(one.left + one.width - (other.left + other.width)) < 1.5 * height ||
  Math.abs(one.left - other.left) < 0.5 * height ||
  Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) >
    0.6 * Math.min(one.width, other.width);

type Change = { readonly amount: Amount; readonly by: number };

/** What stands beside a balance and is what it changed by; newest rows may stand first. */
function changesIn(rows: readonly Row[], { amounts }: Cluster): readonly Change[] {
  const withBalance = rows.filter((row) => amounts.has(row));
  const down = changesOf(withBalance, amounts);
  const up = changesOf(withBalance.toReversed(), amounts);
  return down.length >= up.length ? down : up;
}

function changesOf(rows: readonly Row[], balances: ReadonlyMap<Row, Amount>): readonly Change[] {
  return rows.flatMap((row, index): readonly Change[] => {
    const before = rows[index - 1];
    const by = before ? (balances.get(row)?.mils ?? 0) - (balances.get(before)?.mils ?? 0) : 0;
    const amount = row.amounts.find((one) => one !== balances.get(row) && Math.abs(one.mils) === Math.abs(by));
    return by !== 0 && amount ? [{ amount, by }] : [];
  });
}

/** A column in which money only came, only went, or both. */
function kindOf({ amounts }: Cluster, changes: readonly Change[]): MoneyColumn {
  const own = new Set(amounts.values());
  const signs = new Set(changes.filter(({ amount }) => own.has(amount)).map(({ by }) => Math.sign(by)));
  const [only] = signs;
  return signs.size !== 1 ? "amount" : only === 1 ? "in" : "out";
}

function extentOf(parts: readonly Extent[]): Extent {
  const left = Math.min(...parts.map((part) => part.left));
  return { left, width: Math.max(...parts.map((part) => part.left + part.width)) - left };
}
