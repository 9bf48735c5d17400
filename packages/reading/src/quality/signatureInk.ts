import type { Box } from "../text/box.ts";
import type { Picture } from "../pages/page.ts";
import { plain } from "../text/plainText.ts";
import { sureFrom, type Word } from "../text/words.ts";

/** The colour in which a page is signed; nothing where no signature is seen, or where the picture cannot tell its colour. */
export type SignatureInk = "blue" | "other";

/** Words beside which people sign. */
const label = /^\W*(?:signature|signed|signee?|sincerely|faithfully|truly|cordialement|respectueusement)\b/;

/** Around the word, in parts of the page: people sign on a line above it, behind it or below it. */
const around = { left: 0.02, right: 0.45, above: 0.07, below: 0.08 };
/** Boxes of words are approximate and grown by this part of the page. */
const margin = 0.004;
/** Longer dark runs, in parts of the place, are lines of the form. */
const ofALine = 0.5;
/** A signature is at least so wide and high, and has so many points, in parts of the page. */
const least = { width: 0.05, height: 0.01, points: 0.000_15 };
/** Warning catalogue: hue 200 to 260, saturation above 0.2; wider for ink that light changes. */
const blue = { from: 195, to: 270, saturation: 0.2, part: 0.3 };
/** A picture shows colours where so many of its points have them; a grey scan shows none, and every ink is black on it. */
const colours = { spread: 60, part: 0.000_2 };
/** Paper under coloured light changes the ink. */
const mostTint = 25;

export function signatureInk(picture: Picture, words: readonly Word[]): SignatureInk | undefined {
  const labels = words.filter(({ text }) => label.test(plain(text)));
  if (picture.channels === 1 || labels.length === 0 || !showsColours(picture)) return undefined;
  // A signature is read as a word, too, of which recognition is not sure.
  const boxes = words.filter(({ confidence }) => confidence >= sureFrom).map(({ box }) => box);
  const inks = labels.flatMap(({ box }) => inkAround(picture, box, boxes) ?? []);
  return inks.includes("blue") ? "blue" : inks[0];
}

const spreadAt = ({ data }: Picture, at: number): number => {
  const [red = 0, green = 0, value = 0] = [data[at], data[at + 1], data[at + 2]];
  return Math.max(red, green, value) - Math.min(red, green, value);
};

function showsColours(picture: Picture): boolean {
  let count = 0;
  for (let at = 0; at + 2 < picture.data.length; at += 3) if (spreadAt(picture, at) > colours.spread) count += 1;
  return count / (picture.data.length / 3) >= colours.part;
}

type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

function placeOf({ width, height }: Picture, [left, top, wide, high]: Box, grown: typeof around): Place {
  const [fromX, fromY] = [Math.max(0, left - grown.left), Math.max(0, top - grown.above)];
  const [toX, toY] = [Math.min(1, left + wide + grown.right), Math.min(1, top + high + grown.below)];
  return {
    left: Math.floor(fromX * width),
    top: Math.floor(fromY * height),
    width: Math.max(0, Math.floor((toX - fromX) * width)),
    height: Math.max(0, Math.floor((toY - fromY) * height)),
  };
}

const onWord = { left: margin, right: margin, above: margin, below: margin };

function inkAround(picture: Picture, box: Box, words: readonly Box[]): SignatureInk | undefined {
  const place = placeOf(picture, box, around);
  const { strokes, tint } = strokesIn(picture, place);
  for (const word of words) clear(strokes, place, placeOf(picture, word, onWord));
  clearLines(strokes, place);
  if (tint > mostTint) return undefined;
  let [points, bluePoints, fromX, toX, fromY, toY] = [0, 0, place.width, 0, place.height, 0];
  for (let index = 0; index < strokes.length; index++) {
    if (strokes[index] === 0) continue;
    const [x, y] = [index % place.width, Math.floor(index / place.width)];
    points += 1;
    if (strokes[index] === 2) bluePoints += 1;
    [fromX, toX, fromY, toY] = [Math.min(fromX, x), Math.max(toX, x), Math.min(fromY, y), Math.max(toY, y)];
  }
  const isSignature =
    points >= least.points * picture.width * picture.height &&
    toX - fromX >= least.width * picture.width &&
    toY - fromY >= least.height * picture.height;
  if (!isSignature) return undefined;
  return bluePoints / points >= blue.part ? "blue" : "other";
}

/** 1 for a point of ink, 2 for one of blue ink; and how far from white the paper around it is. */
function strokesIn(picture: Picture, { left, top, width, height }: Place): { strokes: Uint8Array; tint: number } {
  const strokes = new Uint8Array(width * height);
  let [paper, tint] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = ((top + y) * picture.width + left + x) * 3;
      const { hue, saturation, light } = colourAt(picture, at);
      if (light > 200) [paper, tint] = [paper + 1, tint + spreadAt(picture, at)];
      if (light < 140 || (saturation > 0.35 && light < 190))
        strokes[y * width + x] = saturation > blue.saturation && hue >= blue.from && hue <= blue.to ? 2 : 1;
    }
  }
  return { strokes, tint: tint / Math.max(1, paper) };
}

function colourAt(picture: Picture, at: number): { hue: number; saturation: number; light: number } {
  const [red = 0, green = 0, value = 0] = [picture.data[at], picture.data[at + 1], picture.data[at + 2]];
  const most = Math.max(red, green, value);
  const spread = spreadAt(picture, at);
  const turn =
    spread === 0
      ? 0
      : most === red
        ? ((green - value) / spread + 6) % 6
        : most === green
          ? (value - red) / spread + 2
          : (red - green) / spread + 4;
  return {
    hue: turn * 60,
    saturation: most === 0 ? 0 : spread / most,
    light: 0.3 * red + 0.59 * green + 0.11 * value,
  };
}

function clear(strokes: Uint8Array, place: Place, word: Place): void {
  const fromX = Math.max(0, word.left - place.left);
  const toX = Math.min(place.width, word.left + word.width - place.left + 1);
  const fromY = Math.max(0, word.top - place.top);
  const toY = Math.min(place.height, word.top + word.height - place.top + 1);
  if (toX <= fromX) return;
  for (let y = fromY; y < toY; y++) strokes.fill(0, y * place.width + fromX, y * place.width + toX);
}

/** The line on which people sign, and the frame of a box. */
function clearLines(strokes: Uint8Array, { width, height }: Place): void {
  const isInk = (x: number, y: number) => (strokes[y * width + x] === 0 ? 0 : 1);
  const rows = Array.from({ length: height }, (_, y) => sumOf(width, (x) => isInk(x, y)));
  const columns = Array.from({ length: width }, (_, x) => sumOf(height, (y) => isInk(x, y)));
  rows.forEach((count, y) => {
    if (count > ofALine * width) strokes.fill(0, y * width, (y + 1) * width);
  });
  columns.forEach((count, x) => {
    if (count <= ofALine * height) return;
    for (let y = 0; y < height; y++) strokes[y * width + x] = 0;
  });
}

function sumOf(count: number, of: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += of(index);
  return sum;
}
