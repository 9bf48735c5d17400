import type { Turn } from "../text/box.ts";
import sharp from "sharp";
import type { Picture } from "../pages/page.ts";
import { readingError } from "../readingErrors.ts";
import type { Recogniser } from "../text/recogniseText.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import { sureFrom, type Word } from "../text/words.ts";
import { bandsOf, cutBands, wholePage, type Band } from "./bands.ts";
import { deskFiles, type DeskFiles } from "./deskFiles.ts";
import type { FitPart, FitReply, FitRequest, PageName } from "./fitRequest.ts";
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
import { standing, standUpright } from "./standing.ts";
import { wordsFoundAgain } from "./wordShare.ts";

type Prepared = {
  readonly master: Master;
  readonly words: readonly string[];
  readonly bands: readonly Band[];
  readonly levels: Map<number, Promise<EncodedPage>>;
  readonly seen: Map<number, GreyPicture>;
};

/** What a fitting process does: it opens the files of one slot, encodes their scans, reads them again, and merges all. */
export function createFittingDesk(recogniser: Recogniser): (request: FitRequest) => Promise<FitReply> {
  const files = deskFiles();
  const pages = preparedPages();

  const prepare = async (name: PageName, drawn: boolean, part: number): Promise<FitReply> => {
    const { given } = files.fileAt(name.file);
    const shown = await files.pictureOf(name);
    if (!shown) return cannotBeDrawn;
    const byPerson = await turned(await atMasterSize(shown), given.rotation);
    const { upright, turn, bands, words } = drawn
      ? await asWritten(files, name, byPerson)
      : await readUpright(recogniser, byPerson, { part, stands: given.rotation !== 0 });
    pages.keep(name, { master: await masterOf(upright), words, bands, levels: new Map(), seen: new Map() });
    return { kind: "prepared", turned: ((given.rotation + turn) % 360) as Turn };
  };

  const check = async (name: PageName, level: number): Promise<FitReply> => {
    const { words, bands } = pages.preparedOf(name);
    if (words.length === 0) return { kind: "checked", share: { words: 0, found: 0 } };
    const read = await recogniser.wordsOf(await cutBands(await pages.decodedAt(name, level), bands));
    return { kind: "checked", share: wordsFoundAgain(words, texts(read)) };
  };

  const take = async (name: PageName, level: number): Promise<FitReply> => {
    const seen = pages.preparedOf(name).seen.get(level) ?? (await seenOf(await pages.decodedAt(name, level)));
    return { kind: "taken", picture: { ...(await pages.encodedAt(name, level)), seen } };
  };

  return async (request) => {
    switch (request.kind) {
      case "open":
        pages.clear();
        return await files.open(request.files);
      case "prepare":
        return await prepare(request.page, request.drawn, request.part);
      case "encode": {
        const page = await pages.encodedAt(request.page, request.level);
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
      case "look":
        return (await files.pictureOf(request.page)) ? { kind: "drawn" } : cannotBeDrawn;
      case "whole":
        return await whole(files, request.page, request.level);
      case "merge":
        return await merge(files, request.parts);
    }
  };
}

const cannotBeDrawn: FitReply = { kind: "refused", error: readingError("damaged") };

/** A page as a picture that nobody measures. */
async function whole({ fileAt, pictureOf }: DeskFiles, name: PageName, level: number): Promise<FitReply> {
  const shown = await pictureOf(name);
  if (!shown) return cannotBeDrawn;
  const upright = await turned(await atMasterSize(shown), fileAt(name.file).given.rotation);
  const page = await encoded(await masterOf(upright), level);
  return { kind: "taken", picture: { ...page, seen: await seenOf(await decoded(page)) } };
}

/** The pages that become pictures, with what was made of each so far. */
function preparedPages() {
  const prepared = new Map<string, Prepared>();
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
  /** A picture of the result as a reader sees it; how it looks is kept for the comparison at the end. */
  const decodedAt = async (name: PageName, level: number): Promise<Picture> => {
    const picture = await decoded(await encodedAt(name, level));
    preparedOf(name).seen.set(level, await seenOf(picture));
    return picture;
  };
  const keep = (name: PageName, page: Prepared) => void prepared.set(keyOf(name), page);
  const clear = () => prepared.clear();
  return { keep, clear, preparedOf, encodedAt, decodedAt };
}

/** Reads stripes of a page and sets it upright if need be; the words are those that recognition was sure of. */
async function readUpright(
  recogniser: Recogniser,
  picture: Picture,
  { part, stands }: { readonly part: number; readonly stands: boolean },
) {
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
}

/** A page with own text that becomes a picture: that text is what must be found again. */
async function asWritten({ fileAt, pageOf }: DeskFiles, name: PageName, byPerson: Picture) {
  const own = await pageOf(name).ownText();
  const turn = fileAt(name.file).given.rotation === 0 ? (((360 - own.turn) % 360) as Turn) : 0;
  return { upright: await turned(byPerson, turn), turn, bands: wholePage, words: texts(own.words) };
}

async function merge({ fileAt, pageOf }: DeskFiles, parts: readonly FitPart[]): Promise<FitReply> {
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
