import type { Box } from "../text/box.ts";
import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { median } from "../text/lines.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import type { Word } from "../text/words.ts";

type Bar = { left: number; right: number; top: number; bottom: number };

/** A cover is about as high as the line it hides, and longer than high. */
const shape = { lowest: 0.7, highest: 3, longest: 1.5 };
const raggedEnd = 0.6;
/** Paper beside a cover is lighter than this; a coloured heading bar goes on instead. */
const paperLuma = 140;
/** The strips above and below a cover that are looked at, in heights of a line, and how much of each is paper. */
const stripHeights = 0.35;
const leastLight = 0.5;

/** Places where something was painted over: words of the own text under a dark box, and filled bars within lines of text. */
export function coveredPlaces(
  picture: GreyPicture,
  words: readonly Word[],
  hasOwnText: boolean,
  thresholds: ReadingThresholds["redacted"],
): Box[] {
  const found = hasOwnText
    ? words.filter((word) => isCovered(picture, word.box, thresholds)).map((word) => word.box)
    : [];
  if (found.length > 0) return found;
  return filledBars(picture, words, thresholds).map((bar) => [
    bar.left / picture.width,
    bar.top / picture.height,
    (bar.right - bar.left + 1) / picture.width,
    (bar.bottom - bar.top + 1) / picture.height,
  ]);
}

function isCovered(
  picture: GreyPicture,
  [left, top, width, height]: Box,
  { luma, filledPart }: ReadingThresholds["redacted"],
): boolean {
  const fromX = Math.ceil(left * picture.width);
  const toX = Math.floor((left + width) * picture.width);
  const fromY = Math.ceil((top + height * 0.1) * picture.height);
  const toY = Math.floor((top + height * 0.9) * picture.height);
  let dark = 0;
  let all = 0;
  for (let y = fromY; y <= toY; y++) {
    for (let x = fromX; x <= toX; x++) {
      all += 1;
      if ((picture.data[y * picture.width + x] ?? 255) < luma) dark += 1;
    }
  }
  return all > 20 && dark / all >= filledPart;
}

function filledBars(picture: GreyPicture, words: readonly Word[], { luma }: ReadingThresholds["redacted"]): Bar[] {
  const lineHeight = median(
    words.map((word) => Math.min(word.box[3] * picture.height, word.box[2] * picture.width * 4)),
  );
  if (words.length < 5 || lineHeight < 6) return [];
  const open: Bar[] = [];
  const closed: Bar[] = [];
  for (let y = 0; y < picture.height; y++) {
    const runs = darkRuns(picture, y, luma, lineHeight * shape.longest);
    for (const bar of open.splice(0)) {
      // Half a letter that sticks out of a cover makes a row longer: rows belong together when their ends nearly agree.
      const next = runs.findIndex(
        (run) =>
          Math.abs(run.left - bar.left) <= lineHeight * raggedEnd &&
          Math.abs(run.right - bar.right) <= lineHeight * raggedEnd,
      );
      const run = runs[next];
      if (run) {
        open.push({
          left: Math.max(bar.left, run.left),
          right: Math.min(bar.right, run.right),
          top: bar.top,
          bottom: y,
        });
        runs.splice(next, 1);
      } else closed.push(bar);
    }
    for (const run of runs) open.push({ ...run, top: y, bottom: y });
  }
  return [...closed, ...open].filter((bar) => {
    const height = bar.bottom - bar.top + 1;
    if (height < lineHeight * shape.lowest || height > lineHeight * shape.highest) return false;
    if (bar.right - bar.left < height * shape.longest) return false;
    return (
      isAmongText(bar, picture, words, lineHeight) &&
      endsOnPaper(bar, picture, lineHeight) &&
      liesOnPaper(bar, picture, lineHeight)
    );
  });
}

function darkRuns(picture: GreyPicture, y: number, luma: number, least: number): { left: number; right: number }[] {
  const runs: { left: number; right: number }[] = [];
  let start = -1;
  for (let x = 0; x <= picture.width; x++) {
    const dark = x < picture.width && (picture.data[y * picture.width + x] ?? 255) < luma;
    if (dark && start < 0) start = x;
    if (!dark && start >= 0) {
      if (x - start >= least) runs.push({ left: start, right: x - 1 });
      start = -1;
    }
  }
  return runs;
}

/** A bar over a whole line is narrower than this part of the page; thicker rules of letterheads run across. */
const widestWholeLine = 0.6;
/** Lines of the same block follow each other within this many line heights. */
const nextLine = 2;

/** Whether a line of text runs on beside the bar, or the bar stands in the place of a whole line of a block. */
function isAmongText(bar: Bar, picture: GreyPicture, words: readonly Word[], lineHeight: number): boolean {
  const isNarrow = bar.right - bar.left < widestWholeLine * picture.width;
  return words.some((word) => {
    const [left, top, width, height] = word.box;
    const middle = (top + height / 2) * picture.height;
    if (middle >= bar.top && middle <= bar.bottom) return true;
    const isAboveOrBelow = left * picture.width < bar.right && (left + width) * picture.width > bar.left;
    const distance = Math.max(bar.top - middle, middle - bar.bottom);
    return isNarrow && isAboveOrBelow && distance < nextLine * lineHeight;
  });
}

/** Above and below a cover is paper, with letters on it at most; in a dark panel the panel goes on between its lines. */
function liesOnPaper(bar: Bar, picture: GreyPicture, lineHeight: number): boolean {
  const strip = Math.max(2, Math.round(lineHeight * stripHeights));
  const lightPart = (from: number, to: number): number => {
    let light = 0;
    let all = 0;
    for (let y = Math.max(0, from); y <= Math.min(picture.height - 1, to); y++) {
      for (let x = bar.left; x <= bar.right; x++) {
        all += 1;
        if ((picture.data[y * picture.width + x] ?? 0) >= paperLuma) light += 1;
      }
    }
    return all === 0 ? 1 : light / all;
  };
  const isAtEdge = bar.left === 0 || bar.right >= picture.width - 1;
  return (
    !isAtEdge &&
    Math.min(lightPart(bar.top - 1 - strip, bar.top - 2), lightPart(bar.bottom + 2, bar.bottom + 1 + strip)) >=
      leastLight
  );
}

/** Beside a cover there is paper, at most with part of a letter on it; a heading bar goes on dark. */
function endsOnPaper(bar: Bar, picture: GreyPicture, lineHeight: number): boolean {
  const isPaper = (x: number) => {
    if (x < 0 || x >= picture.width) return true;
    let light = 0;
    for (let y = bar.top; y <= bar.bottom; y++) if ((picture.data[y * picture.width + x] ?? 0) >= paperLuma) light += 1;
    return light > (bar.bottom - bar.top + 1) / 2;
  };
  const beside = Math.max(2, Math.round(lineHeight * 0.12));
  return isPaper(bar.left - beside) && isPaper(bar.right + beside);
}
