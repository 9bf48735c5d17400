import type { Turn } from "./box.ts";
import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { boxOf, turnedUpright, type Rectangle, type Word } from "./words.ts";

type TextItem = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
};
type Viewport = { readonly width: number; readonly height: number; readonly transform: readonly number[] };

type Token = { text: string; rectangle: Rectangle; turn: Turn; joinable: boolean };

/** Distance of the baseline from the top of a line, as part of its height, for fonts that do not say. */
const ascent = 0.8;

/** The file's own text of one page, and how far most of it stands turned clockwise. */
export type OwnText = { readonly words: readonly Word[]; readonly turn: Turn };

export const noOwnText: OwnText = { words: [], turn: 0 };

/** The words of a PDF page's own text, with their places on the page as shown. */
export function ownTextOf(items: readonly unknown[], viewport: Viewport, page: number): OwnText {
  const tokens: Token[] = [];
  for (const item of items) {
    if (isTextItem(item)) addTokens(tokens, item, viewport);
  }
  const turn = turnOfMost(tokens);
  const words = tokens.map((token) => ({
    text: token.text.normalize("NFC"),
    confidence: 1,
    page,
    box: boxOf(token.rectangle, viewport),
    at: turnedUpright(token.rectangle, viewport, turn),
  }));
  return { words, turn };
}

const isTextItem = (item: unknown): item is TextItem =>
  typeof item === "object" && item !== null && "str" in item && "transform" in item;

function addTokens(tokens: Token[], item: TextItem, viewport: Viewport): void {
  const place = placeOf(item, viewport);
  if (!place) return;
  const { x, y, alongX, alongY, length, height } = place;
  const turn = ((((Math.round((Math.atan2(alongY, alongX) * 2) / Math.PI) % 4) + 4) % 4) * 90) as Turn;
  const perLetter = length / Math.max(1, item.str.length);
  let joinsPrevious = !/^\s/.test(item.str);
  for (const match of item.str.matchAll(/\S+/g)) {
    const from = match.index * perLetter;
    const to = (match.index + match[0].length) * perLetter;
    const rectangle = rectangleAlong({ x: x + alongX * from, y: y + alongY * from }, to - from, height, turn);
    const previous = tokens.at(-1);
    if (
      joinsPrevious &&
      match.index === 0 &&
      previous?.joinable &&
      previous.turn === turn &&
      touches(previous.rectangle, rectangle, turn, height)
    ) {
      previous.text += match[0];
      previous.rectangle = union(previous.rectangle, rectangle);
    } else {
      tokens.push({ text: match[0], rectangle, turn, joinable: true });
    }
    joinsPrevious = false;
  }
  const last = tokens.at(-1);
  if (last) last.joinable = !item.hasEOL && !/\s$/.test(item.str) && item.str !== "";
}

function placeOf(item: TextItem, viewport: Viewport) {
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = viewport.transform;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform;
  const directionX = va * a + vc * b;
  const directionY = vb * a + vd * b;
  const upX = va * c + vc * d;
  const upY = vb * c + vd * d;
  const norm = Math.hypot(directionX, directionY);
  const height = Math.hypot(upX, upY);
  if (!(norm > 0) || !(height > 0) || ![directionX, directionY, height, item.width].every(Number.isFinite))
    return undefined;
  return {
    x: va * e + vc * f + ve,
    y: vb * e + vd * f + vf,
    alongX: directionX / norm,
    alongY: directionY / norm,
    length: item.width,
    height,
  };
}

/** The rectangle of a run that starts on its baseline at (x, y) and reads in the direction of `turn`. */
function rectangleAlong({ x, y }: { x: number; y: number }, length: number, height: number, turn: Turn): Rectangle {
  if (turn === 90) return { left: x - height * (1 - ascent), top: y, width: height, height: length };
  if (turn === 180) return { left: x - length, top: y - height * (1 - ascent), width: length, height };
  if (turn === 270) return { left: x - height * ascent, top: y - length, width: height, height: length };
  return { left: x, top: y - height * ascent, width: length, height };
}

/** Kerning can cut a word into several runs: they belong together when nothing wider than a fifth of a letter lies between. */
function touches(before: Rectangle, after: Rectangle, turn: Turn, height: number): boolean {
  const sideways = turn === 90 || turn === 270;
  const offset = sideways ? Math.abs(before.left - after.left) : Math.abs(before.top - after.top);
  const gap = sideways
    ? turn === 90
      ? after.top - (before.top + before.height)
      : before.top - (after.top + after.height)
    : turn === 0
      ? after.left - (before.left + before.width)
      : before.left - (after.left + after.width);
  return offset < height * 0.3 && Math.abs(gap) < height * 0.2;
}

function union(a: Rectangle, b: Rectangle): Rectangle {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

function turnOfMost(tokens: readonly Token[]): Turn {
  const letters = new Map<Turn, number>();
  for (const token of tokens) letters.set(token.turn, (letters.get(token.turn) ?? 0) + token.text.length);
  let best: Turn = 0;
  for (const [turn, count] of letters) if (count > (letters.get(best) ?? 0)) best = turn;
  return best;
}

const meaningless = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uE000-\uF8FF\uFFFD]/g;

/** Whether the page's own text is made of letters rather than font-internal codes. */
export function ownTextIsClean(words: readonly Word[], thresholds: ReadingThresholds): boolean {
  const text = words.map((word) => word.text).join("");
  if (text === "") return false;
  const garbage = text.match(meaningless)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return garbage / text.length <= thresholds.textLayerMaximumGarbage && letters / text.length > 0.5;
}
