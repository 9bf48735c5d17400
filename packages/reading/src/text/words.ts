/** A rectangle in any unit of length; the origin is the top left corner. */
export type Rectangle = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Size = { readonly width: number; readonly height: number };

export type Word = {
  readonly text: string;
  /** 0..1; 1 for the file's own text. */
  readonly confidence: number;
  readonly page: number;
  /** On the page as shown. */
  readonly box: Box;
  /** On the page turned upright and straightened, in the page's own unit of length: the place by which lines are joined. */
  readonly at: Rectangle;
};

/** Words that recognition doubts are dirt as often as print: nobody can ask for them back. */
export const sureFrom = 0.6;

/** The size of a page after its text has been turned upright. */
export const uprightSize = (page: Size, turn: Turn): Size =>
  turn === 90 || turn === 270 ? { width: page.height, height: page.width } : page;

/** Where a rectangle of the page as shown lies once the text, which stands turned clockwise by `turn`, is upright. */
export function turnedUpright(rectangle: Rectangle, page: Size, turn: Turn): Rectangle {
  const { left, top, width, height } = rectangle;
  if (turn === 90) return { left: top, top: page.width - left - width, width: height, height: width };
  if (turn === 180) return { left: page.width - left - width, top: page.height - top - height, width, height };
  if (turn === 270) return { left: page.height - top - height, top: left, width: height, height: width };
  return rectangle;
}

/** The inverse of `turnedUpright`; `page` is the page as shown. */
export function turnedAsShown(rectangle: Rectangle, page: Size, turn: Turn): Rectangle {
  const back = turn === 90 ? 270 : turn === 270 ? 90 : turn;
  return turnedUpright(rectangle, uprightSize(page, turn), back);
}

const inUnit = (value: number) => Math.min(1, Math.max(0, value));

/** A rectangle as parts of the page, cut to it. */
export function boxOf(rectangle: Rectangle, page: Size): Box {
  const left = inUnit(rectangle.left / page.width);
  const top = inUnit(rectangle.top / page.height);
  const right = inUnit((rectangle.left + rectangle.width) / page.width);
  const bottom = inUnit((rectangle.top + rectangle.height) / page.height);
  return [left, top, right - left, bottom - top].map((part) => Math.round(part * 10_000) / 10_000) as unknown as Box;
}

/** The smallest box around all boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top].map((part) => Math.round(part * 10_000) / 10_000) as unknown as Box;
}

/** Mean confidence weighted by the length of the words; 0 without words. */
export function meanConfidence(words: readonly Word[]): number {
  let letters = 0;
  let sum = 0;
  for (const word of words) {
    letters += word.text.length;
    sum += word.text.length * word.confidence;
  }
  return letters === 0 ? 0 : sum / letters;
}
import type { Box, Turn } from "./box.ts";
