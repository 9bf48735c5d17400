import { median } from "../text/lines.ts";
import type { Component } from "./components.ts";

/**
 * A row of print with one character every pitch, as found from its pieces of ink. Places are `start + pitch * n` along the
 * row; the middle of the row at such a place is a curve of the second degree.
 */
export type PrintedRow = {
  /** Horizontal place of character n: a + b n + c n². */
  readonly along: Curve;
  /** Height of the row's middle at the horizontal place x: a + b x + c x². */
  readonly middle: Curve;
  /** Number of the last character; the first is 0. */
  readonly last: number;
  /** Height of its capitals in pixels. */
  readonly capital: number;
  readonly pitch: number;
  readonly pieces: number;
};

export type Curve = readonly [number, number, number];
export const at = ([a, b, c]: Curve, x: number): number => a + b * x + c * x * x;

type Piece = { readonly x: number; readonly y: number; readonly height: number; readonly width: number };

/** The fewest pieces of a row (30 characters, of which some are torn or joined). */
const fewestPieces = 18;
const widthByHeight = { least: 0.12, most: 1.5 };
const steepest = 0.3;

/** Rows of evenly spaced print, those with the most pieces first. */
export function printedRows(components: readonly Component[], longSide: number): PrintedRow[] {
  const pieces: Piece[] = components
    .map(({ left, top, right, bottom }) => ({
      x: (left + right - 1) / 2,
      y: (top + bottom - 1) / 2,
      width: right - left,
      height: bottom - top,
    }))
    .filter(
      (piece) =>
        piece.height >= 5 &&
        piece.height <= longSide / 16 &&
        piece.width <= piece.height * widthByHeight.most &&
        piece.width >= piece.height * widthByHeight.least,
    )
    .toSorted((a, b) => a.x - b.x);
  const rows = chainsOf(pieces)
    .filter((chain) => chain.length >= 5)
    .toSorted((a, b) => b.length - a.length)
    .map((chain) => grown(chain, pieces))
    .filter((chain) => chain.length >= fewestPieces)
    .flatMap((chain) => rowOf(chain) ?? [])
    .toSorted((a, b) => b.pieces - a.pieces);
  return rows.filter((row, index) => !rows.slice(0, index).some((other) => isSameRow(row, other)));
}

/** Neighbours to the right, linked where each is the other's nearest of about its height. */
function chainsOf(pieces: readonly Piece[]): Piece[][] {
  const right = new Map<number, number>();
  const left = new Map<number, number>();
  const cost = new Map<number, number>();
  for (const [index, piece] of pieces.entries()) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let next = index + 1; next < pieces.length; next++) {
      const other = pieces[next];
      if (!other) break;
      const tall = Math.max(piece.height, other.height);
      const across = other.x - piece.x;
      if (across > 2.6 * piece.height * 1.6) break;
      if (across > 2.6 * tall || across < 0.3 * tall) continue;
      const down = Math.abs(other.y - piece.y);
      if (down > 0.25 * tall + steepest * across || Math.min(piece.height, other.height) < 0.55 * tall) continue;
      const price = across + 3 * down + 2 * Math.abs(piece.height - other.height);
      if (price < least) {
        least = price;
        best = next;
      }
    }
    if (best < 0) continue;
    const before = left.get(best);
    if (before !== undefined && (cost.get(best) ?? 0) <= least) continue;
    if (before !== undefined) right.delete(before);
    left.set(best, index);
    right.set(index, best);
    cost.set(best, least);
  }
  const chains: Piece[][] = [];
  for (const [index] of pieces.entries()) {
    if (left.has(index)) continue;
    const chain: Piece[] = [];
    for (let step: number | undefined = index; step !== undefined; step = right.get(step)) {
      const piece = pieces[step];
      if (piece) chain.push(piece);
    }
    chains.push(chain);
  }
  return chains;
}

/** All pieces of about the chain's height on its line, to both ends. */
function grown(chain: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  let row: Piece[] = [...chain];
  for (let round = 0; round < 3; round++) {
    const tall = median(row.map((piece) => piece.height));
    const span = Math.max(...row.map(({ x }) => x)) - Math.min(...row.map(({ x }) => x));
    const line = fitted(
      row.map(({ x }) => x),
      row.map(({ y }) => y),
      span > 12 * tall ? 2 : 1,
    );
    const first = Math.min(...row.map(({ x }) => x)) - 8 * tall;
    const last = Math.max(...row.map(({ x }) => x)) + 8 * tall;
    const next = pieces.filter(
      (piece) =>
        piece.x >= first &&
        piece.x <= last &&
        piece.height > 0.5 * tall &&
        piece.height < 1.6 * tall &&
        Math.abs(piece.y - at(line, piece.x)) < 0.4 * tall,
    );
    if (next.length === row.length) return next;
    row = next.length > 0 ? next : row;
  }
  return row;
}

function rowOf(row: readonly Piece[]): PrintedRow | undefined {
  const tall = quantile(
    row.map((piece) => piece.height),
    0.7,
  );
  const gaps = row.slice(1).map((piece, index) => piece.x - (row[index]?.x ?? 0));
  const usual = gaps.filter((gap) => gap > 0.5 * tall && gap < 1.7 * tall);
  if (usual.length < fewestPieces / 2) return undefined;
  const pitch = median(usual);
  const even = evenlySpaced(row, pitch);
  if (even.length < fewestPieces) return undefined;
  const xs = even.map(({ piece }) => piece.x);
  const along = robust(
    even.map(({ n }) => n),
    xs,
    0.25 * pitch,
  );
  const middle = robust(
    xs,
    even.map(({ piece }) => piece.y),
    0.2 * tall,
  );
  if (!along || !middle || along.kept < 0.7 * row.length) return undefined;
  return {
    along: along.curve,
    middle: middle.curve,
    last: even.at(-1)?.n ?? 0,
    capital: tall,
    pitch,
    pieces: along.kept,
  };
}

/** Each piece with the number of its character, counted by gaps; the pitch may change slowly along the row. */
function evenlySpaced(row: readonly Piece[], pitch: number): { piece: Piece; n: number }[] {
  const even: { piece: Piece; n: number }[] = [];
  let own = pitch;
  for (const piece of row) {
    const before = even.at(-1);
    if (!before) {
      even.push({ piece, n: 0 });
      continue;
    }
    const gap = piece.x - before.piece.x;
    const steps = Math.round(gap / own);
    if (steps === 0 || Math.abs(gap - steps * own) > 0.33 * own) continue;
    if (steps === 1) own = 0.85 * own + 0.15 * gap;
    even.push({ piece, n: before.n + steps });
  }
  return even;
}

export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Fitted again without what lies far off, until nothing does. */
function robust(xs: readonly number[], ys: readonly number[], off: number) {
  let kept = xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
  for (let round = 0; round < 4; round++) {
    const curve = fitted(
      kept.map(({ x }) => x),
      kept.map(({ y }) => y),
      2,
    );
    const near = kept.filter(({ x, y }) => Math.abs(y - at(curve, x)) <= off);
    if (near.length === kept.length) return { curve, kept: kept.length };
    if (near.length < 6) return undefined;
    kept = near;
  }
  return {
    curve: fitted(
      kept.map(({ x }) => x),
      kept.map(({ y }) => y),
      2,
    ),
    kept: kept.length,
  };
}

/** Least squares of degree 1 or 2. */
export function fitted(xs: readonly number[], ys: readonly number[], degree: 1 | 2): Curve {
  const count = xs.length;
  const shift = xs.reduce((sum, x) => sum + x, 0) / Math.max(1, count);
  const scale = Math.max(1e-9, ...xs.map((x) => Math.abs(x - shift)));
  const us = xs.map((x) => (x - shift) / scale);
  const moment = (power: number, weights?: readonly number[]) =>
    us.reduce((sum, u, index) => sum + u ** power * (weights?.[index] ?? 1), 0);
  const [s0, s1, s2, s3, s4] = [count, moment(1), moment(2), moment(3), moment(4)];
  const [t0, t1, t2] = [moment(0, ys), moment(1, ys), moment(2, ys)];
  let a = count === 0 ? 0 : t0 / s0;
  let b = 0;
  let c = 0;
  const two = s0 * s2 - s1 * s1;
  const three = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (degree === 2 && count >= 6 && Math.abs(three) > 1e-9) {
    a = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)) / three;
    b = (s0 * (t1 * s4 - s3 * t2) - t0 * (s1 * s4 - s2 * s3) + s2 * (s1 * t2 - t1 * s2)) / three;
    c = (s0 * (s2 * t2 - t1 * s3) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / three;
  } else if (Math.abs(two) > 1e-9) {
    a = (t0 * s2 - s1 * t1) / two;
    b = (s0 * t1 - s1 * t0) / two;
  }
  // Back from u = (x - shift) / scale.
  const c0 = c / (scale * scale);
  return [a - (b * shift) / scale + c0 * shift * shift, b / scale - 2 * c0 * shift, c0];
}

const isSameRow = (one: PrintedRow, other: PrintedRow): boolean => {
  const x = at(one.along, one.last / 2);
  const inside = x > at(other.along, 0) && x < at(other.along, other.last);
  return inside && Math.abs(at(one.middle, x) - at(other.middle, x)) < 0.8 * other.capital;
};
