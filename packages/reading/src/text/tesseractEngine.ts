import type { Turn } from "./box.ts";
import { relaxedSimd, simd } from "wasm-feature-detect";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";

export type OcrLanguage = "eng" | "fra";

/** One 8-bit grey picture. */
export type GreyPicture = { readonly data: Buffer; readonly width: number; readonly height: number };

/** A word in the pixels of the picture that was given. */
export type RecognisedWord = {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Orientation = { readonly turn: Turn; readonly confidence: number; readonly script: string };

/** Page layouts of Tesseract: whole page with columns, one line, scattered text. */
export type PageLayout = "page" | "line" | "scattered";
const segmentationMode: Readonly<Record<PageLayout, string>> = { page: "3", line: "7", scattered: "11" };

export type TesseractEngine = {
  /** Angle of the text lines in degrees; positive when they fall to the right. */
  skewOf(picture: GreyPicture): number;
  words(picture: GreyPicture, layout: PageLayout): RecognisedWord[];
  /** How the text stands; `undefined` when there is too little of it to tell. */
  orientationOf(picture: GreyPicture): Orientation | undefined;
};

/** The part of the tesseract.js-core build that is used here. */
type Core = {
  FS: { writeFile(name: string, data: Uint8Array): void };
  TessBaseAPI: new () => Api;
  OSResults: new () => OrientationResults;
  destroy(object: object): void;
};
type Api = {
  Init(folder: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  FindLines(): number;
  GetGradient(): number;
  GetTSVText(page: number): string;
  DetectOS(results: OrientationResults): boolean;
  Clear(): void;
};
type OrientationResults = {
  best_result: { orientation_id: number; sconfidence: number; oconfidence: number; script_id: number };
  unicharset: { get_script_from_script_id(id: number): string };
};

const lstmOnly = 1;
const legacyOnly = 0;
/** How far the text stands turned clockwise, for each of Tesseract's four orientations. Pinned by a test. */
const turnOfOrientation: readonly Turn[] = [0, 90, 180, 270];
const degreesPerRadian = 180 / Math.PI;
const resolution = "200";

/**
 * Starts Tesseract (WebAssembly) inside this process. The wrapper tesseract.js would start a worker thread, which the
 * permission model of the reader process would have to allow; the core that it is built on is called directly instead.
 */
export async function startTesseract(languages: readonly OcrLanguage[]): Promise<TesseractEngine> {
  const require = createRequire(import.meta.url);
  const build = (await relaxedSimd()) ? "-relaxedsimd" : (await simd()) ? "-simd" : "";
  const start = require(`tesseract.js-core/tesseract-core${build}`) as (options: object) => Promise<Core>;
  const silent = () => undefined;
  const core = await start({ TesseractProgress: silent, print: silent, printErr: silent });
  const reader = startedApi(core, languages, lstmOnly, "4.0.0_best_int");
  reader.SetVariable("user_defined_dpi", resolution);
  let orientationReader: Api | undefined;
  /** The picture whose lines were found last: reading it goes on from them. */
  let linesFoundIn: GreyPicture | undefined;
  const show = (api: Api, picture: GreyPicture) => {
    core.FS.writeFile("/input", greyMap(picture));
    if (api.SetImageFile(1, 0) === 1) throw new Error("the text recogniser refused the picture");
  };
  return {
    skewOf: (picture) => {
      reader.SetVariable("tessedit_pageseg_mode", segmentationMode.page);
      show(reader, picture);
      reader.FindLines();
      linesFoundIn = picture;
      const degrees = -reader.GetGradient() * degreesPerRadian;
      return Number.isFinite(degrees) ? degrees : 0;
    },
    words: (picture, layout) => {
      if (layout !== "page" || linesFoundIn !== picture) {
        reader.SetVariable("tessedit_pageseg_mode", segmentationMode[layout]);
        show(reader, picture);
      }
      linesFoundIn = undefined;
      reader.Recognize(null);
      const words = wordsOfTable(reader.GetTSVText(0));
      reader.Clear();
      return words;
    },
    orientationOf: (picture) => {
      orientationReader ??= startedApi(core, ["osd"], legacyOnly, "4.0.0");
      orientationReader.SetVariable("tessedit_pageseg_mode", "0");
      orientationReader.SetVariable("user_defined_dpi", resolution);
      show(orientationReader, picture);
      const results = new core.OSResults();
      try {
        if (!orientationReader.DetectOS(results)) return undefined;
        const best = results.best_result;
        const turn = turnOfOrientation[best.orientation_id];
        if (turn === undefined) return undefined;
        return {
          turn,
          confidence: best.oconfidence,
          script: results.unicharset.get_script_from_script_id(best.script_id),
        };
      } finally {
        core.destroy(results);
        orientationReader.Clear();
      }
    },
  };
}

function startedApi(core: Core, languages: readonly string[], engine: number, edition: string): Api {
  for (const language of languages) core.FS.writeFile(`${language}.traineddata`, languageData(language, edition));
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.join("+"), engine) !== 0)
    throw new Error(`the text recogniser did not start for ${languages.join(", ")}`);
  return api;
}

function languageData(language: string, edition: string): Uint8Array {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`));
  return gunzipSync(readFileSync(path.join(folder, edition, `${language}.traineddata.gz`)));
}

/** Portable grey map: the simplest picture that Tesseract takes, without any compression. */
const greyMap = (picture: GreyPicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`), picture.data]);

const wordLevel = "5";

function wordsOfTable(table: string): RecognisedWord[] {
  const words: RecognisedWord[] = [];
  for (const line of table.split("\n")) {
    const [level, , , , , , left, top, width, height, confidence, text] = line.split("\t");
    if (level !== wordLevel || text === undefined || text.trim() === "") continue;
    words.push({
      text: text.trim().normalize("NFC"),
      confidence: Math.max(0, Number(confidence)) / 100,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    });
  }
  return words;
}
