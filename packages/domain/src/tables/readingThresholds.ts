import type { DatedTable } from "../kernel/datedTable.ts";

/**
 * From which measure on a file counts as blurry, unreadable and so on. Lengths are in pixels unless a name says
 * otherwise; parts and confidences run from 0 to 1.
 */
export type ReadingThresholds = {
  readonly maxBytes: number;
  readonly maxPages: number;
  readonly maxMegapixels: number;
  /** A page whose own text has fewer words is read from its picture. */
  readonly textLayerMinimumWords: number;
  /** Part of characters without a meaning (private use, replacement, controls) above which the own text is not used. */
  readonly textLayerMaximumGarbage: number;
  readonly notReadable: { readonly shortSide: number; readonly meanConfidence: number; readonly words: number };
  /** Part of dark pixels from which a page counts as having print on it. */
  readonly inkedPart: number;
  readonly blurry: {
    readonly sharpness: number;
    readonly minimumShortSide: number;
    readonly sharpnessOfAGoodScan: number;
  };
  readonly sideways: { readonly orientationConfidence: number };
  readonly excessiveBackground: { readonly part: number; readonly documentArea: number };
  readonly compressed: { readonly shortSide: number; readonly meanConfidence: number };
  /** Below this mean confidence a page is read a second time with the sparse layout. */
  readonly secondOpinion: { readonly meanConfidence: number };
  readonly redacted: { readonly luma: number; readonly filledPart: number };
  readonly language: { readonly minimumWords: number; readonly knownWordPart: number };
  /** Of a digital photo. What the authority asks of head and size is in `temporaryResidentPhoto`; these are our measures. */
  readonly photo: {
    /** How far the measured height of a head may be from what is asked: the crown is told from eyes and chin. */
    readonly headTolerance: { readonly below: number; readonly above: number };
    /** Difference of the proportions of the picture from those asked, as a part of them. */
    readonly proportions: number;
    readonly offCentre: number;
    /** In degrees. */
    readonly tilt: number;
    /** How far the nose may stand from the middle between the eyes, as a part of their distance. */
    readonly turned: number;
    readonly lowestChin: number;
    readonly eyeLight: number;
    readonly body: { readonly head: number; readonly headsBelowChin: number };
    /** Light and its standard deviation, of 255. */
    readonly background: { readonly light: number; readonly unevenness: number };
    readonly smile: {
      readonly happy: number;
      readonly mouthWidth: number;
      readonly happyWithOpenMouth: number;
      readonly mouthOpen: number;
      readonly openMouthWidth: number;
    };
    /** Width of the face in the picture. */
    readonly nearFace: number;
  };
  readonly classification: { readonly floor: number; readonly margin: number };
};

export const readingThresholds: DatedTable<ReadingThresholds> = {
  id: "readingThresholds",
  title: { en: "Thresholds of the document reader", fr: "Seuils du lecteur de documents" },
  unit: "pixels, parts and confidences",
  appliesOn: "today",
  rows: [
    {
      from: "2000-01-01",
      value: {
        maxBytes: 30_000_000,
        maxPages: 50,
        maxMegapixels: 60,
        textLayerMinimumWords: 20,
        textLayerMaximumGarbage: 0.1,
        notReadable: { shortSide: 400, meanConfidence: 0.45, words: 5 },
        inkedPart: 0.002,
        blurry: { sharpness: 150, minimumShortSide: 700, sharpnessOfAGoodScan: 760 },
        sideways: { orientationConfidence: 2 },
        excessiveBackground: { part: 0.3, documentArea: 0.7 },
        compressed: { shortSide: 1020, meanConfidence: 0.75 },
        secondOpinion: { meanConfidence: 0.75 },
        redacted: { luma: 60, filledPart: 0.97 },
        language: { minimumWords: 40, knownWordPart: 0.06 },
        photo: {
          headTolerance: { below: 0.09, above: 0.05 },
          proportions: 0.03,
          offCentre: 0.12,
          tilt: 10,
          turned: 0.12,
          lowestChin: 0.97,
          eyeLight: 0.35,
          body: { head: 0.22, headsBelowChin: 3 },
          background: { light: 150, unevenness: 25 },
          smile: { happy: 0.9, mouthWidth: 0.66, happyWithOpenMouth: 0.5, mouthOpen: 0.12, openMouthWidth: 0.7 },
          nearFace: 0.85,
        },
        classification: { floor: 4, margin: 2 },
      },
      source: {
        title: "Our own measurements on made-up letters, degraded scans and public specimen pictures",
        checkedOn: "2026-11-20",
        status: "unverified",
      },
      note: "Limits of bytes, pages and pixels are ours. A page under 900 pixels that is still read well is not called unreadable: at 100 dpi 98 % of the words came out right. Of a photo: measured on drawn faces and on 20 portraits of public specimens. The row has no start of its own: it holds until a later measurement replaces it.",
    },
  ],
};
