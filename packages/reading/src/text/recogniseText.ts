import type { Turn } from "./box.ts";
import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import type { Picture } from "../pages/page.ts";
import { flatSheet, type FlatSheet } from "./flatSheet.ts";
import { outlineOf } from "./pageOutline.ts";
import { atReadingSize, cutOut, enlarged, flattened, greyOf, turnedBy, upright } from "./preparePicture.ts";
import {
  startTesseract,
  type GreyPicture,
  type OcrLanguage,
  type Orientation,
  type RecognisedWord,
  type TesseractEngine,
} from "./tesseractEngine.ts";
import { boxOf, meanConfidence, sureFrom, turnedAsShown, type Rectangle, type Size, type Word } from "./words.ts";

export type RecognisedPage = {
  readonly words: readonly Word[];
  readonly turn: Turn;
  /** `undefined` when there is too little text to tell how it stands. */
  readonly orientation: Orientation | undefined;
  /** Reads the row of some words once more, larger and as a single line; `undefined` when nothing comes of it. */
  readAgain(words: readonly Word[]): Promise<string | undefined>;
};

/** What is known of a page before its text is read: how it stands, and the part that is worth reading. */
export type KnownPlace = {
  readonly turn: Turn;
  /** Angle of the lines in degrees; positive when they fall to the right. */
  readonly skew: number;
  /** In the pixels of the upright page. */
  readonly part: Rectangle;
  /** By how much to enlarge it, so that its print has the size at which recognition is best. */
  readonly scale: number;
};

export type Recogniser = {
  recognise(picture: Picture, page: number, thresholds: ReadingThresholds, known?: KnownPlace): Promise<RecognisedPage>;
  /** How the text stands; `undefined` when there is too little of it to tell. */
  turnOf(picture: Picture, thresholds: ReadingThresholds): Promise<Turn | undefined>;
  /** The words of a picture that stands upright and has the size of print at which recognition is best. */
  wordsOf(picture: Picture): Promise<readonly RecognisedWord[]>;
};

/** Angles below this do not disturb the joining of lines; above the other, the measure itself is not to be trusted. */
const smallestSkew = 0.25;
const largestSkew = 15;
const secondReadingFactor = 1.6;

/** Text recognition with its engine started at the first page that needs it, and kept warm after that. */
export function createRecogniser(languages: readonly OcrLanguage[]): Recogniser {
  let engine: Promise<TesseractEngine> | undefined;
  return {
    recognise: async (picture, page, thresholds, known) => {
      engine ??= startTesseract(languages);
      return known
        ? recognisedPart(await engine, picture, page, known)
        : recognised(await engine, picture, page, thresholds);
    },
    turnOf: async (picture, thresholds) => {
      engine ??= startTesseract(languages);
      const found = (await engine).orientationOf(await greyOf(picture));
      if (!found || found.confidence < thresholds.sideways.orientationConfidence) return undefined;
      return found.turn === 0 ? 0 : (await recognised(await engine, picture, 1, thresholds)).turn;
    },
    wordsOf: async (picture) => {
      engine ??= startTesseract(languages);
      if (Math.min(picture.width, picture.height) < leastSide) return [];
      const even = await flattened(await greyOf(picture));
      const skew = (await engine).skewOf(even);
      const isSkewed = Math.abs(skew) >= smallestSkew && Math.abs(skew) <= largestSkew;
      return (await engine).words(isSkewed ? await turnedBy(even, -skew) : even, "page");
    },
  };
}

/** A picture with a shorter side holds no line of text, and the picture library takes no window larger than a picture. */
const leastSide = 24;

async function recognised(
  engine: TesseractEngine,
  picture: Picture,
  page: number,
  thresholds: ReadingThresholds,
): Promise<RecognisedPage> {
  if (Math.min(picture.width, picture.height) < leastSide) {
    return { words: [], turn: 0, orientation: undefined, readAgain: () => Promise.resolve(undefined) };
  }
  const grey = await greyOf(picture);
  const orientation = engine.orientationOf((await atReadingSize(grey)).picture);
  const isTold = orientation && orientation.confidence >= thresholds.sideways.orientationConfidence;
  const readAt = (turn: Turn) => readTurned(engine, { grey, turn, page }, thresholds);
  const asTold = await readAt(isTold ? orientation.turn : 0);
  const { words, turn, straight } = await believed(asTold, readAt, thresholds);
  return { words, turn, orientation, readAgain: (row) => readRowAgain(engine, straight, row) };
}

async function recognisedPart(
  engine: TesseractEngine,
  picture: Picture,
  page: number,
  { turn, skew, part, scale }: KnownPlace,
): Promise<RecognisedPage> {
  if (Math.min(part.width, part.height) * scale < leastSide)
    return { words: [], turn, orientation: undefined, readAgain: () => Promise.resolve(undefined) };
  const whole = await cutOut(await upright(await greyOf(picture), turn), part, 0);
  const sized = Math.abs(scale - 1) < 0.1 ? whole : await enlarged(whole, scale);
  const even = await flattened(sized);
  const straight = Math.abs(skew) >= smallestSkew ? await turnedBy(even, -skew) : even;
  const words = engine.words(straight, "page").map((word): Word => {
    const inPart = scaledBy(turnedAbout(word, straight, sized, skew), whole.width / sized.width);
    const inUpright = { ...inPart, left: inPart.left + part.left, top: inPart.top + part.top };
    return {
      text: word.text,
      confidence: word.confidence,
      page,
      box: boxOf(turnedAsShown(inUpright, picture, turn), picture),
      at: { left: word.left, top: word.top, width: word.width, height: word.height },
    };
  });
  return { words, turn, orientation: undefined, readAgain: (row) => readRowAgain(engine, straight, row) };
}

type TurnedRead = { readonly words: readonly Word[]; readonly turn: Turn; readonly straight: GreyPicture };

/**
 * The fine lines behind a passport’s print are taken for letters on their head: of eighteen pages of passports that stand
 * upright, ten were called turned. A turn that was told is believed when what is read at it is sure; else the page stands as
 * most of its sure words do, and as shown where it has none.
 */
async function believed(
  asTold: TurnedRead,
  readAt: (turn: Turn) => Promise<TurnedRead>,
  { secondOpinion, notReadable }: ReadingThresholds,
): Promise<TurnedRead> {
  if (asTold.turn === 0) return asTold;
  const isSure =
    asTold.words.length >= notReadable.words && meanConfidence(asTold.words) >= secondOpinion.meanConfidence;
  if (isSure) return asTold;
  let best = await readAt(0);
  for (const turn of otherTurns) {
    const read = turn === asTold.turn ? asTold : await readAt(turn);
    if (lyingLetters(read.words) > lyingLetters(best.words)) best = read;
  }
  return best;
}

const otherTurns: readonly Turn[] = [90, 180, 270];

/** Letters of words that are sure and lie: print on its side is read as well, but its words stand. */
const lyingLetters = (words: readonly Word[]) =>
  words
    .filter(({ text, confidence, at }) => confidence >= sureFrom && text.length > 3 && at.width > at.height)
    .reduce((sum, { text }) => sum + text.length, 0);

/** The words of a picture whose text stands turned clockwise by `turn`, each with its place on the page as shown. */
async function readTurned(
  engine: TesseractEngine,
  { grey, turn, page }: { readonly grey: GreyPicture; readonly turn: Turn; readonly page: number },
  thresholds: ReadingThresholds,
): Promise<TurnedRead> {
  const { picture: sized, inPhoto } = await sheetOf(await upright(grey, turn));
  const even = await flattened(sized);
  const skew = engine.skewOf(even);
  const isSkewed = Math.abs(skew) >= smallestSkew && Math.abs(skew) <= largestSkew;
  const straight = isSkewed ? await turnedBy(even, -skew) : even;
  const shown: Size = { width: grey.width, height: grey.height };
  const place = (word: RecognisedWord): Word => {
    const inSized = isSkewed ? turnedAbout(word, straight, sized, skew) : word;
    return {
      text: word.text,
      confidence: word.confidence,
      page,
      box: boxOf(turnedAsShown(inPhoto(inSized), shown, turn), shown),
      at: { left: word.left, top: word.top, width: word.width, height: word.height },
    };
  };
  let words = engine.words(straight, "page").map(place);
  if (meanConfidence(words) < thresholds.secondOpinion.meanConfidence) {
    const second = engine.words(straight, "scattered").map(place);
    if (weight(second) > weight(words)) words = second;
  }
  return { words, turn, straight };
}

/** The sheet set flat where its edges are seen, else the whole picture at the size of reading. */
async function sheetOf(picture: GreyPicture): Promise<FlatSheet> {
  const outline = await outlineOf(picture);
  if (outline) return flatSheet(picture, outline);
  const { picture: sized, scale } = await atReadingSize(picture);
  return { picture: sized, inPhoto: (one) => scaledBy(one, 1 / scale) };
}

/** How much text was read, weighted by how sure it is. */
const weight = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + (word.confidence - 0.4) * word.text.length, 0);

const scaledBy = (one: Rectangle, factor: number): Rectangle => ({
  left: one.left * factor,
  top: one.top * factor,
  width: one.width * factor,
  height: one.height * factor,
});

/** The bounds, in the picture before it was straightened, of a rectangle in the straightened one. */
function turnedAbout(one: Rectangle, straight: Size, before: Size, degrees: number): Rectangle {
  const angle = (degrees * Math.PI) / 180;
  const corners = [
    [one.left, one.top],
    [one.left + one.width, one.top],
    [one.left, one.top + one.height],
    [one.left + one.width, one.top + one.height],
  ].map(([x = 0, y = 0]) => {
    const fromMiddleX = x - straight.width / 2;
    const fromMiddleY = y - straight.height / 2;
    return [
      before.width / 2 + fromMiddleX * Math.cos(angle) - fromMiddleY * Math.sin(angle),
      before.height / 2 + fromMiddleX * Math.sin(angle) + fromMiddleY * Math.cos(angle),
    ] as const;
  });
  const left = Math.min(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  return {
    left,
    top,
    width: Math.max(...corners.map(([x]) => x)) - left,
    height: Math.max(...corners.map(([, y]) => y)) - top,
  };
}

async function readRowAgain(
  engine: TesseractEngine,
  straight: GreyPicture,
  row: readonly Word[],
): Promise<string | undefined> {
  if (row.length === 0) return undefined;
  const left = Math.min(...row.map((word) => word.at.left));
  const top = Math.min(...row.map((word) => word.at.top));
  const right = Math.max(...row.map((word) => word.at.left + word.at.width));
  const bottom = Math.max(...row.map((word) => word.at.top + word.at.height));
  const margin = Math.round((bottom - top) * 0.35);
  const part = await cutOut(straight, { left, top, width: right - left, height: bottom - top }, margin);
  const words = engine.words(await enlarged(part, secondReadingFactor), "line");
  return words.length === 0 ? undefined : words.map((word) => word.text).join(" ");
}
