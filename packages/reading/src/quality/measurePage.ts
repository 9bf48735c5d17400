import type { Box } from "../text/box.ts";
import sharp from "sharp";
import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import type { Picture } from "../pages/page.ts";
import { greyOf, rawOf } from "../text/preparePicture.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import type { Word } from "../text/words.ts";
import { backgroundOf, type Background } from "./background.ts";
import { colourSpread } from "./colour.ts";
import { inkedPart } from "./ink.ts";
import { coveredPlaces } from "./redaction.ts";
import { sharpnessOf } from "./sharpness.ts";

/** The measures were taken on pictures made to fit this square. */
const measuredSide = 1000;
/** Spread of colours under which a page counts as grey (grey scans 0, colour specimens 15 and more). */
const greyBelow = 10;

export type PageMeasures = {
  readonly shortSide: number;
  /** `undefined` when there is no print to measure. */
  readonly sharpness: number | undefined;
  readonly background: Background;
  readonly inkedPart: number;
  readonly inColour: boolean;
  readonly covered: readonly Box[];
};

/** The grey picture of a page, whole and at the size at which it is measured. */
export type MeasuredPicture = { readonly shown: Picture; readonly grey: GreyPicture; readonly small: GreyPicture };

export async function measuredPicture(picture: Picture): Promise<MeasuredPicture> {
  const grey = await greyOf(picture);
  return { shown: picture, grey, small: await fitted(grey) };
}

/** Everything measured on the picture of one page as shown. About 90 ms for a letter page. */
export function measurePage(
  { shown, grey, small }: MeasuredPicture,
  words: readonly Word[],
  hasOwnText: boolean,
  thresholds: ReadingThresholds,
): PageMeasures {
  return {
    shortSide: Math.min(shown.width, shown.height),
    sharpness: sharpnessOf(small),
    background: backgroundOf(small),
    inkedPart: inkedPart(small),
    inColour: colourSpread(shown) >= greyBelow,
    covered: coveredPlaces(grey, words, hasOwnText, thresholds.redacted),
  };
}

async function fitted(picture: GreyPicture): Promise<GreyPicture> {
  const { data, info } = await sharp(picture.data, { raw: rawOf(picture) })
    .resize({ width: measuredSide, height: measuredSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
