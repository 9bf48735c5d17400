import type { Turn } from "./text/box.ts";
import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { finding } from "./findings.ts";
import { zoneOnPage, type PageZone } from "./mrz/pageZone.ts";
import { looksLikeZone, zoneInText } from "./mrz/zoneInText.ts";
import type { OpenPage, Picture } from "./pages/page.ts";
import { handMarks, type HandMarks } from "./quality/handMarks.ts";
import { measuredPicture, measurePage, type MeasuredPicture, type PageMeasures } from "./quality/measurePage.ts";
import { screenBar } from "./quality/screenshot.ts";
import { signatureInk, type SignatureInk } from "./quality/signatureInk.ts";
import { uncoveredInk } from "./quality/uncoveredInk.ts";
import type { ReadPage, ReadingWarning, TextSource } from "./reading.ts";
import type { PageText } from "./readers/reader.ts";
import { linesOf } from "./text/lines.ts";
import type { Recogniser } from "./text/recogniseText.ts";
import { ownTextIsClean } from "./text/textLayer.ts";
import { meanConfidence, type Word } from "./text/words.ts";

export type PageRead = {
  readonly page: ReadPage;
  readonly text: PageText;
  readonly words: readonly Word[];
  readonly warnings: readonly ReadingWarning[];
  readonly isBlank: boolean;
  readonly isUnreadable: boolean;
  /** Signatures and stamps, where papers that somebody signs are asked for and the page stands upright. */
  readonly marks?: HandMarks | undefined;
  /** Of a scan or photo on which a signature is seen. */
  readonly signatureInk: SignatureInk | undefined;
};

/** From this part of the page on, an embedded picture makes it a scan or a photo. */
const scannedPart = 0.6;

export type PageTools = {
  readonly recogniser: Recogniser;
  readonly thresholds: ReadingThresholds;
  /** Whether papers with a machine-readable zone are asked for: it is then looked for before any other text, whatever the shape of the page. */
  readonly expectsZone: boolean;
  /** Whether papers that somebody signs are asked for: only then signatures are looked for. */
  readonly expectsSignature: boolean;
};

/** The text and the measures of one page, with what is to be said about the page itself. */
export async function readPage(
  page: OpenPage,
  { recogniser, thresholds, expectsZone, expectsSignature }: PageTools,
): Promise<PageRead> {
  const own = await page.ownText();
  const picture = await page.picture();
  const measured = picture ? await measuredPicture(picture) : undefined;
  const isClean = ownTextIsClean(own.words, thresholds);
  // What a scanning program recognised and laid over its scan is not taken over: nobody knows how well it read.
  // Looking for pictures is dear on scans; without own text there is nothing to weigh, and the page counts as one.
  const scan = isClean || page.kind !== "pdf" ? await page.scan() : { photographedPart: 1, textIsInvisible: false };
  const isPhotographed = scan.photographedPart >= scannedPart;
  const usesOwnText =
    !measured ||
    (isClean && !(isPhotographed && scan.textIsInvisible) && ownTextSuffices(own.words, measured, thresholds));
  const read: TextRead =
    usesOwnText || !picture
      ? { words: own.words, turn: own.turn, source: ownSource(page, own.words), zone: zoneInText(own.words) }
      : await recognisedText(page, picture, { recogniser, thresholds, expectsZone });
  const measures = measured ? measurePage(measured, read.words, usesOwnText, thresholds) : undefined;
  const lines = linesOf(read.words);
  const confidence = meanConfidence(read.words);
  const isBlank = read.words.length === 0 && (measures === undefined || measures.inkedPart < thresholds.inkedPart);
  // Check digits that hold say more than how sure the other words are.
  const isUnreadable =
    !isBlank && !read.zone && isTooPoor(page, { words: read.words, confidence, usesOwnText }, measures, thresholds);
  return {
    page: shownPage(page, read, measures, sharpnessShown(measures, isPhotographed, thresholds)),
    text: {
      number: page.number,
      source: read.source,
      lines,
      ...(read.zone ? { zone: read.zone } : {}),
      ...(read.readAgain && !isTooCoarse(measures, confidence, thresholds) ? { readAgain: read.readAgain } : {}),
    },
    words: read.words,
    warnings: warningsOf({
      page,
      turn: read.turn,
      words: read.words,
      measures,
      isPhotographed,
      isUnreadable,
      confidence,
      hasClearZone: read.zone !== undefined && read.zone.pitch >= clearPitch,
      thresholds,
    }),
    isBlank,
    isUnreadable,
    marks:
      expectsSignature && measured && read.turn === 0
        ? handMarks(measured.small, { words: read.words, lines, isOwnText: usesOwnText })
        : undefined,
    signatureInk: picture && !usesOwnText && read.turn === 0 ? signatureInk(picture, read.words) : undefined,
  };
}

const shownPage = (
  page: OpenPage,
  read: TextRead,
  measures: PageMeasures | undefined,
  sharpness: number,
): ReadPage => ({
  width: page.width,
  height: page.height,
  rotation: read.turn,
  textSource: read.words.length === 0 ? "none" : read.source,
  sharpness,
  confidence: Math.round(meanConfidence(read.words) * 100) / 100,
  inColour: measures?.inColour ?? false,
});

/** From this part of uncovered print on, some text stands on the page that the file's own text does not hold. */
const uncoveredPart = 0.35;

/** Enough words, or fewer when they cover the print that is there. */
function ownTextSuffices(words: readonly Word[], measured: MeasuredPicture, thresholds: ReadingThresholds): boolean {
  if (words.length >= thresholds.textLayerMinimumWords) return true;
  return (
    uncoveredInk(
      measured.small,
      words.map((word) => word.box),
    ) < uncoveredPart
  );
}

/** Below this confidence a small picture is misread the same way twice: a second reading of it checks nothing. */
const clearPrint = 0.85;

const isTooCoarse = (
  measures: PageMeasures | undefined,
  confidence: number,
  { compressed }: ReadingThresholds,
): boolean => measures !== undefined && measures.shortSide < compressed.shortSide && confidence < clearPrint;

const ownSource = (page: OpenPage, words: readonly Word[]): TextSource =>
  words.length === 0 ? "none" : page.kind === "office" ? "office" : "layer";

type TextRead = {
  words: readonly Word[];
  turn: Turn;
  source: TextSource;
  zone?: PageZone | undefined;
  readAgain?: (words: readonly Word[]) => Promise<string | undefined>;
};

async function recognisedText(
  page: OpenPage,
  picture: Picture,
  { recogniser, thresholds, expectsZone }: Omit<PageTools, "expectsSignature">,
): Promise<TextRead> {
  const isLookedForFirst = expectsZone || !isShapedLikeLetter(picture);
  const seen = isLookedForFirst ? await zoneOnPage(picture, page.number) : undefined;
  if (seen) return textAroundZone(page, picture, { recogniser, thresholds }, seen);
  const recognised = await recogniser.recognise(picture, page.number, thresholds);
  if (!isLookedForFirst && looksLikeZone(recognised.words)) {
    const found = await zoneOnPage(picture, page.number);
    if (found) return textAroundZone(page, picture, { recogniser, thresholds }, found);
  }
  return { words: recognised.words, turn: recognised.turn, source: "ocr", readAgain: recognised.readAgain };
}

/** Width by height of pages of letters (A4 0.71, US letter 0.77): to look for a zone on them first would cost 50 ms each. */
const letterShape = { least: 0.66, most: 0.82 };

const isShapedLikeLetter = ({ width, height }: Picture): boolean =>
  width / height >= letterShape.least && width / height <= letterShape.most;

async function textAroundZone(
  page: OpenPage,
  picture: Picture,
  { recogniser, thresholds }: Pick<PageTools, "recogniser" | "thresholds">,
  { zone, place }: NonNullable<Awaited<ReturnType<typeof zoneOnPage>>>,
): Promise<TextRead> {
  const around = await recogniser.recognise(picture, page.number, thresholds, place);
  return {
    words: [...around.words, ...place.words],
    turn: place.turn,
    source: "ocr",
    zone,
    readAgain: around.readAgain,
  };
}

/** A page that has print on it, of which too little or too doubtful text came out. */
function isTooPoor(
  page: OpenPage,
  { words, confidence, usesOwnText }: { words: readonly Word[]; confidence: number; usesOwnText: boolean },
  measures: PageMeasures | undefined,
  thresholds: ReadingThresholds,
): boolean {
  const { notReadable } = thresholds;
  if (usesOwnText) return words.length === 0;
  if (words.length < notReadable.words || confidence < notReadable.meanConfidence) return true;
  return page.kind === "picture" && measures !== undefined && measures.shortSide < notReadable.shortSide;
}

function sharpnessShown(
  measures: PageMeasures | undefined,
  isPhotographed: boolean,
  thresholds: ReadingThresholds,
): number {
  // Drawn text is as sharp as the drawing is large: only scans and photos are measured.
  if (!measures || !isPhotographed) return 1;
  return Math.round(Math.min(1, (measures.sharpness ?? 0) / thresholds.blurry.sharpnessOfAGoodScan) * 100) / 100;
}

/** Pixels from one character of a zone to the next, at which the short side of a passport has 400. */
const clearPitch = 11.5;

type PageFacts = {
  page: OpenPage;
  turn: Turn;
  words: readonly Word[];
  measures: PageMeasures | undefined;
  isPhotographed: boolean;
  isUnreadable: boolean;
  confidence: number;
  /** Whether the page has a zone of which every check digit holds, in print that is large enough. */
  hasClearZone: boolean;
  thresholds: ReadingThresholds;
};

function warningsOf(the: PageFacts): ReadingWarning[] {
  const { measures, thresholds } = the;
  const page = the.page.number;
  const warnings: ReadingWarning[] = [];
  if (the.isUnreadable) warnings.push(finding("notReadable", { page }));
  if (the.turn !== 0 && the.words.length >= thresholds.notReadable.words)
    warnings.push(finding("sideways", { page, degrees: the.turn }));
  if (!measures) return warnings;
  const bar = screenBar(the.page, the.words);
  if (bar) warnings.push({ ...finding("onlineScreenshot", { page }), box: bar });
  if (measures.covered.length > 0) warnings.push(finding("redactedData", { page }));
  if (!the.isPhotographed) return warnings;
  const { blurry, excessiveBackground, compressed } = thresholds;
  const isBlurry =
    measures.shortSide >= blurry.minimumShortSide &&
    measures.sharpness !== undefined &&
    measures.sharpness < blurry.sharpness;
  if (isBlurry) warnings.push(finding("blurry", { page }));
  const { part, documentArea } = measures.background;
  if (part > excessiveBackground.part && documentArea < excessiveBackground.documentArea)
    warnings.push(finding("excessiveBackground", { page }));
  const isSmall =
    !the.hasClearZone && measures.shortSide < compressed.shortSide && the.confidence < compressed.meanConfidence;
  if (isSmall && !isBlurry && the.words.length > 0) warnings.push(finding("compressedDocumentNotLegible", { page }));
  return warnings;
}
