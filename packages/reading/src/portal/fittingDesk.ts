import sharp from "sharp";
import { limitsOf, thresholdsInForce, type Limits } from "../limits.ts";
import { lettersWithoutPicture } from "../pages/drawingFont.ts";
import { fileKind } from "../pages/fileKind.ts";
import { textOfWordFile } from "../pages/officeText.ts";
import { openFile } from "../pages/openFile.ts";
import type { OpenedFile, OpenPage, Picture } from "../pages/page.ts";
import { openPdf } from "../pages/pdfPages.ts";
import { isAdobeForm } from "../pages/adobeForm.ts";
import { textAsPdf } from "../pages/textPages.ts";
import type { Turn } from "../reading.ts";
import { readingError } from "../readingErrors.ts";
import type { Recogniser } from "../text/recogniseText.ts";
import { ownTextIsClean } from "../text/textLayer.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import type { Word } from "../text/words.ts";
import { bandsOf, cutBands, wholePage, type Band } from "./bands.ts";
import type {
  FileToFit,
  FitError,
  FitPart,
  FitReply,
  FitRequest,
  FoundPage,
  PageKind,
  PageName,
} from "./fitRequest.ts";
import { mergedDocument, type TakenPages } from "./mergedDocument.ts";
import {
  atMasterSize,
  decoded,
  encoded,
  letterShortSideInches,
  masterOf,
  type EncodedPage,
  type Master,
} from "./pageEncoding.ts";
import { pictureDocument } from "./pictureDocument.ts";
import { seenOf, shareOfResult, type Expected } from "./resultCheck.ts";
import { standing, standUpright, sureFrom } from "./standing.ts";
import { wordsFoundAgain } from "./wordShare.ts";

type DeskFile = {
  readonly given: FileToFit;
  readonly bytes: Uint8Array;
  /** PDFs stay open. Pictures are opened when their turn comes: decoded, twenty of them would fill the memory. */
  readonly opened: OpenedFile | undefined;
  readonly kinds: readonly PageKind[];
};
type Prepared = {
  readonly master: Master;
  readonly words: readonly string[];
  readonly bands: readonly Band[];
  readonly levels: Map<number, Promise<EncodedPage>>;
  readonly seen: Map<number, GreyPicture>;
};

/** From this part of the page on, an embedded picture makes it a scan, unless words stand on it visibly. */
const scannedPart = 0.6;

/** What a fitting process does: it opens the files of one slot, encodes their scans, reads them again, and merges all. */
export function createFittingDesk(recogniser: Recogniser): (request: FitRequest) => Promise<FitReply> {
  let files: DeskFile[] = [];
  const prepared = new Map<string, Prepared>();

  const fileAt = (index: number): DeskFile => {
    const file = files[index];
    if (!file) throw new Error("no such file is open");
    return file;
  };
  const pageOf = ({ file, page }: PageName): OpenPage => {
    const found = fileAt(file).opened?.pages[page - 1];
    if (!found) throw new Error("no such page is open");
    return found;
  };
  const pictureOf = async (name: PageName): Promise<Picture | null> => {
    const { opened: kept, bytes } = fileAt(name.file);
    if (kept) return await pageOf(name).picture();
    const result = await openFile(bytes, takenLimits());
    return "error" in result ? null : ((await result.file.pages[name.page - 1]?.picture()) ?? null);
  };
  const preparedOf = (name: PageName): Prepared => {
    const found = prepared.get(keyOf(name));
    if (!found) throw new Error("this page was not prepared");
    return found;
  };
  const encodedAt = (name: PageName, level: number): Promise<EncodedPage> => {
    const { master, levels } = preparedOf(name);
    const known = levels.get(level) ?? encoded(master, level);
    levels.set(level, known);
    return known;
  };

  const open = async (given: readonly FileToFit[]): Promise<FitReply> => {
    const found = await Promise.all(given.map(opened));
    files = found.flatMap((one) => ("error" in one ? [] : [one.file]));
    return {
      kind: "opened",
      files: found.map((one) =>
        "error" in one ? one : { pages: one.file.kinds.map((kind, index): FoundPage => ({ number: index + 1, kind })) },
      ),
    };
  };

  /** Reads stripes of a page and sets it upright if need be; the words are those that recognition was sure of. */
  const readUpright = async (picture: Picture, part: number, stands: boolean) => {
    const read = async (page: Picture) => {
      const bands = await bandsOf(page, part);
      return { page, bands, found: await recogniser.wordsOf(await cutBands(page, bands)) };
    };
    let best = await read(picture);
    let turn: Turn = 0;
    if (!stands && !standUpright(best.found)) {
      // Turning on by the rest of the circle sets it upright.
      turn = ((360 - (await standing(recogniser, picture))) % 360) as Turn;
      if (turn !== 0) best = await read(await turned(picture, turn));
    }
    return {
      upright: best.page,
      turn,
      bands: best.bands,
      words: texts(best.found.filter(({ confidence }) => confidence >= sureFrom)),
    };
  };

  const prepare = async (name: PageName, drawn: boolean, part: number): Promise<FitReply> => {
    const { given } = fileAt(name.file);
    const shown = await pictureOf(name);
    if (!shown) return { kind: "refused", error: readingError("damaged") };
    const byPerson = await turned(await atMasterSize(shown), given.rotation);
    const { upright, turn, bands, words } = drawn
      ? await asWritten(name, byPerson)
      : await readUpright(byPerson, part, given.rotation !== 0);
    prepared.set(keyOf(name), { master: await masterOf(upright), words, bands, levels: new Map(), seen: new Map() });
    return { kind: "prepared", turned: ((given.rotation + turn) % 360) as Turn };
  };

  /** A page with own text that becomes a picture: that text is what must be found again. */
  const asWritten = async (name: PageName, byPerson: Picture) => {
    const own = await pageOf(name).ownText();
    const turn = fileAt(name.file).given.rotation === 0 ? (((360 - own.turn) % 360) as Turn) : 0;
    return { upright: await turned(byPerson, turn), turn, bands: wholePage, words: texts(own.words) };
  };

  /** A picture of the result as a reader sees it; how it looks is kept for the comparison at the end. */
  const decodedAt = async (name: PageName, level: number): Promise<Picture> => {
    const picture = await decoded(await encodedAt(name, level));
    preparedOf(name).seen.set(level, await seenOf(picture));
    return picture;
  };

  const check = async (name: PageName, level: number): Promise<FitReply> => {
    const { words, bands } = preparedOf(name);
    if (words.length === 0) return { kind: "checked", share: { words: 0, found: 0 } };
    const read = await recogniser.wordsOf(await cutBands(await decodedAt(name, level), bands));
    return { kind: "checked", share: wordsFoundAgain(words, texts(read)) };
  };

  const take = async (name: PageName, level: number): Promise<FitReply> => {
    const seen = preparedOf(name).seen.get(level) ?? (await seenOf(await decodedAt(name, level)));
    return { kind: "taken", picture: { ...(await encodedAt(name, level)), seen } };
  };

  const merge = async (parts: readonly FitPart[]): Promise<FitReply> => {
    const turns: (PageName & { turn: Turn })[] = [];
    const before: Expected[] = [];
    const taken: TakenPages[] = [];
    for (const part of parts) {
      if (part.kind === "pictures") {
        const pages = part.pages.map((page) => ({ ...page, bytes: Buffer.from(page.bytes) }));
        taken.push({ bytes: pictureDocument(pages), pages: pages.map((_, index) => ({ number: index + 1, turn: 0 })) });
        before.push(...pages);
        continue;
      }
      const { given, bytes } = fileAt(part.file);
      const pages: { number: number; turn: Turn }[] = [];
      for (const number of part.pages) {
        const own = await pageOf({ file: part.file, page: number }).ownText();
        const turn = given.rotation === 0 ? (((360 - own.turn) % 360) as Turn) : given.rotation;
        pages.push({ number, turn });
        before.push({ words: texts(own.words) });
        if (turn !== 0) turns.push({ file: part.file, page: number, turn });
      }
      taken.push({ bytes, password: given.password, pages });
    }
    const pdf = await mergedDocument(taken);
    return { kind: "merged", pdf, turned: turns, keptShare: await shareOfResult(pdf, before) };
  };

  return async (request) => {
    switch (request.kind) {
      case "open":
        return await open(request.files);
      case "prepare":
        return await prepare(request.page, request.drawn, request.part);
      case "encode": {
        const page = await encodedAt(request.page, request.level);
        return {
          kind: "encoded",
          bytes: page.bytes.length,
          dpi: Math.round(Math.min(page.width, page.height) / letterShortSideInches),
          colours: page.colours,
        };
      }
      case "check":
        return await check(request.page, request.level);
      case "take":
        return await take(request.page, request.level);
      case "merge":
        return await merge(request.parts);
    }
  };
}

const keyOf = ({ file, page }: PageName): string => `${file} ${page}`;
const texts = (words: readonly Pick<Word, "text">[]): string[] => words.map((word) => word.text);

async function turned(picture: Picture, turn: Turn): Promise<Picture> {
  if (turn === 0) return picture;
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

/** The files lie in the vault: how large one may be was asked when it came. */
const takenLimits = (): Limits => limitsOf(thresholdsInForce(), Number.MAX_SAFE_INTEGER);

async function opened(given: FileToFit): Promise<{ readonly file: DeskFile } | { readonly error: FitError }> {
  const limits = takenLimits();
  if (fileKind(given.bytes) === "docx") {
    const found = await textOfWordFile(given.bytes);
    if ("error" in found) return { error: found.error };
    if (lettersWithoutPicture(found.text).length > 0) return { error: "lettersMissing" };
    const bytes = await textAsPdf(found.text.split("\n"));
    const result = await openPdf(bytes, limits);
    return "error" in result
      ? { error: result.error }
      : {
          file: {
            given: { ...given, rotation: 0 },
            bytes,
            opened: result.file,
            kinds: result.file.pages.map(() => "text"),
          },
        };
  }
  if (fileKind(given.bytes) !== "pdf") return await picture(given, limits);
  const result = await openFile(given.bytes, limits, given.password);
  if ("error" in result) return { error: result.error };
  if (await isAdobeForm(given.bytes, given.password)) return { error: "adobeForm" };
  const kinds: PageKind[] = [];
  for (const page of result.file.pages) {
    if (page.width === 0 || page.height === 0) return { error: readingError("damaged") };
    kinds.push((await isTextPage(page)) ? "page" : "scan");
  }
  return { file: { given, bytes: given.bytes, opened: result.file, kinds } };
}

/** A picture by its header alone; whether it can be decoded shows when its turn comes. */
async function picture(
  given: FileToFit,
  limits: Limits,
): Promise<{ readonly file: DeskFile } | { readonly error: FitError }> {
  const kind = fileKind(given.bytes);
  if (kind !== "jpg" && kind !== "png" && kind !== "tiff")
    return { error: readingError(kind === "doc" ? "oldWordFormat" : kind === "heic" ? "damaged" : "notAccepted") };
  const metadata = await sharp(given.bytes, { limitInputPixels: limits.maxPixels })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { error: readingError("damaged") };
  const kinds = Array.from({ length: Math.min(metadata.pages ?? 1, limits.maxPages) }, (): PageKind => "scan");
  return { file: { given, bytes: given.bytes, opened: undefined, kinds } };
}

/** A page that was written, not scanned: its own text is clean and is what one sees. */
async function isTextPage(page: OpenPage): Promise<boolean> {
  const thresholds = thresholdsInForce();
  const own = await page.ownText();
  if (!ownTextIsClean(own.words, thresholds)) return false;
  const { photographedPart, textIsInvisible } = await page.scan();
  return photographedPart < scannedPart || (!textIsInvisible && own.words.length >= thresholds.textLayerMinimumWords);
}
