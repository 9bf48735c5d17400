import sharp from 'sharp';
import { limitsOf, thresholdsInForce, type Limits } from '../limits.ts';
import { lettersWithoutPicture } from '../pages/drawingFont.ts';
import { fileKind } from '../pages/fileKind.ts';
import { textOfWordFile } from '../pages/officeText.ts';
import { openFile } from '../pages/openFile.ts';
import type { OpenedFile, OpenPage, Picture } from '../pages/page.ts';
import { Drawing } from '../pages/pdfDrawing.ts';
import { openPdf } from '../pages/pdfPages.ts';
import { isAdobeForm } from '../pages/adobeForm.ts';
import { textAsPdf } from '../pages/textPages.ts';
import type { Turn } from '../reading.ts';
import { readingError } from '../readingErrors.ts';
import type { Recogniser } from '../text/recogniseText.ts';
import { ownTextIsClean } from '../text/textLayer.ts';
import type { Word } from '../text/words.ts';
import { bandsOf, cutBands, middleOf, wholePage, type Band } from './bands.ts';
import type { FileToFit, FitError, FitPart, FitReply, FitRequest, FoundPage, PageKind, PageName } from './fitRequest.ts';
import { mergedDocument, type TakenPages } from './mergedDocument.ts';
import { atMasterSize, decoded, encoded, masterOf, type EncodedPage, type Master } from './pageEncoding.ts';
import { pictureDocument } from './pictureDocument.ts';
import { allShares, wordsFoundAgain, type WordShare } from './wordShare.ts';

type DeskFile = {
  readonly given: FileToFit;
  readonly bytes: Uint8Array;
  /** PDFs stay open. Pictures are opened when their turn comes: decoded, twenty of them would fill the memory. */
  readonly opened: OpenedFile | undefined;
  readonly kinds: readonly PageKind[];
};
type Prepared = { readonly master: Master; readonly words: readonly string[]; readonly bands: readonly Band[]; readonly levels: Map<number, Promise<EncodedPage>> };

/** From this part of the page on, an embedded picture makes it a scan, unless words stand on it visibly. */
const scannedPart = 0.6;
/** Words that recognition doubts are dirt as often as print: nobody can ask for them back. */
const sureFrom = 0.6;
const letterShortSideInches = 8.5;

/** What a fitting process does: it opens the files of one slot, encodes their scans, reads them again, and merges all. */
export function createFittingDesk(recogniser: Recogniser): (request: FitRequest) => Promise<FitReply> {
  let files: DeskFile[] = [];
  const prepared = new Map<string, Prepared>();

  const fileAt = (index: number): DeskFile => {
    const file = files[index];
    if (!file) throw new Error('no such file is open');
    return file;
  };
  const pageOf = ({ file, page }: PageName): OpenPage => {
    const found = fileAt(file).opened?.pages[page - 1];
    if (!found) throw new Error('no such page is open');
    return found;
  };
  const pictureOf = async (name: PageName): Promise<Picture | null> => {
    const { opened: kept, bytes } = fileAt(name.file);
    if (kept) return await pageOf(name).picture();
    const result = await openFile(bytes, limitsOf(thresholdsInForce()));
    return 'error' in result ? null : ((await result.file.pages[name.page - 1]?.picture()) ?? null);
  };
  const preparedOf = (name: PageName): Prepared => {
    const found = prepared.get(keyOf(name));
    if (!found) throw new Error('this page was not prepared');
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
    files = found.flatMap((one) => ('error' in one ? [] : [one.file]));
    return { kind: 'opened', files: found.map((one) => ('error' in one ? one : { pages: one.file.kinds.map((kind, index): FoundPage => ({ number: index + 1, kind })) })) };
  };

  const standing = async (picture: Picture): Promise<Turn> =>
    (await recogniser.turnOf(await middleOf(picture), thresholdsInForce())) ?? (await recogniser.turnOf(picture, thresholdsInForce())) ?? 0;

  const prepare = async (name: PageName, drawn: boolean, part: number): Promise<FitReply> => {
    const { given } = fileAt(name.file);
    const shown = await pictureOf(name);
    if (!shown) return { kind: 'refused', error: readingError('damaged') };
    const own = drawn ? await pageOf(name).ownText() : undefined;
    const byPerson = await turned(await atMasterSize(shown), given.rotation);
    // How far the text stands turned clockwise; turning on by the rest of the circle sets it upright.
    const standsAt = given.rotation !== 0 ? 0 : own ? own.turn : await standing(byPerson);
    const turn = ((360 - standsAt) % 360) as Turn;
    const upright = await turned(byPerson, turn);
    const bands = own ? wholePage : await bandsOf(upright, part);
    const read = own ? own.words : (await recogniser.wordsOf(await cutBands(upright, bands))).filter((word) => word.confidence >= sureFrom);
    prepared.set(keyOf(name), { master: await masterOf(upright), words: texts(read), bands, levels: new Map() });
    return { kind: 'prepared', turned: ((given.rotation + turn) % 360) as Turn };
  };

  const check = async (name: PageName, level: number): Promise<FitReply> => {
    const { words, bands } = preparedOf(name);
    if (words.length === 0) return { kind: 'checked', share: { words: 0, found: 0 } };
    const read = await recogniser.wordsOf(await cutBands(await decoded(await encodedAt(name, level)), bands));
    return { kind: 'checked', share: wordsFoundAgain(words, texts(read)) };
  };

  const merge = async (parts: readonly FitPart[]): Promise<FitReply> => {
    const turns: (PageName & { turn: Turn })[] = [];
    const before: Expected[] = [];
    const taken: TakenPages[] = [];
    for (const part of parts) {
      if (part.kind === 'pictures') {
        const pages = part.pages.map((page) => ({ ...page, bytes: Buffer.from(page.bytes) }));
        taken.push({ bytes: pictureDocument(pages), pages: pages.map((_, index) => ({ number: index + 1, turn: 0 })) });
        before.push(...pages.map((picture) => ({ picture })));
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
    return { kind: 'merged', pdf, turned: turns, keptShare: await shareOfResult(pdf, before) };
  };

  return async (request) => {
    switch (request.kind) {
      case 'open':
        return await open(request.files);
      case 'prepare':
        return await prepare(request.page, request.drawn, request.part);
      case 'encode': {
        const page = await encodedAt(request.page, request.level);
        return { kind: 'encoded', bytes: page.bytes.length, dpi: Math.round(Math.min(page.width, page.height) / letterShortSideInches), colours: page.colours };
      }
      case 'check':
        return await check(request.page, request.level);
      case 'take':
        return { kind: 'taken', picture: await encodedAt(request.page, request.level) };
      case 'merge':
        return await merge(request.parts);
    }
  };
}

const keyOf = ({ file, page }: PageName): string => `${file} ${page}`;
const texts = (words: readonly Pick<Word, 'text'>[]): string[] => words.map((word) => word.text);

/** What must be on a page of the result: these words as text, or this picture. */
type Expected = { readonly words: readonly string[] } | { readonly picture: EncodedPage };

/** Opens the result as anybody would: every page must be there, pictures must look as they were checked, text must be found again. */
async function shareOfResult(pdf: Buffer, expected: readonly Expected[]): Promise<WordShare> {
  const result = await openPdf(pdf, { ...limitsOf(thresholdsInForce()), maxPages: expected.length });
  if ('error' in result) throw new Error('the merged PDF does not open');
  const { pages } = result.file;
  if (pages.length !== expected.length) throw new Error('the merged PDF has other pages than it should');
  const drawing = new Drawing(pdf, undefined);
  const shares: WordShare[] = [];
  try {
    for (const [index, page] of expected.entries()) {
      if ('words' in page) shares.push(wordsFoundAgain(page.words, texts((await pages[index]?.ownText())?.words ?? [])));
      else if (!(await looksLike(await drawing.picture(index + 1, comparedDpi), page.picture))) throw new Error('a page of the merged PDF does not show its picture');
    }
  } finally {
    drawing.close();
    result.file.close();
  }
  return allShares(shares);
}

const comparedDpi = 24;
/** Mean difference in grey, of 255: other ways of making a picture smaller give 1 to 3. */
const mostDifference = 10;

async function looksLike(shown: Picture | null, page: EncodedPage): Promise<boolean> {
  if (!shown) return false;
  const grey = (picture: Picture) =>
    sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: picture.channels } })
      .resize({ width: shown.width, height: shown.height, fit: 'fill' })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([grey(shown), grey(await decoded(page))]);
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return difference / one.length <= mostDifference;
}

async function turned(picture: Picture, turn: Turn): Promise<Picture> {
  if (turn === 0) return picture;
  const { data, info } = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: picture.channels } })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

async function opened(given: FileToFit): Promise<{ readonly file: DeskFile } | { readonly error: FitError }> {
  const limits = limitsOf(thresholdsInForce());
  if (fileKind(given.bytes) === 'docx') {
    const found = await textOfWordFile(given.bytes);
    if ('error' in found) return { error: found.error };
    if (lettersWithoutPicture(found.text).length > 0) return { error: 'lettersMissing' };
    const bytes = await textAsPdf(found.text.split('\n'));
    const result = await openPdf(bytes, limits);
    return 'error' in result ? { error: result.error } : { file: { given: { ...given, rotation: 0 }, bytes, opened: result.file, kinds: result.file.pages.map(() => 'text') } };
  }
  if (fileKind(given.bytes) !== 'pdf') return await picture(given, limits);
  const result = await openFile(given.bytes, limits, given.password);
  if ('error' in result) return { error: result.error };
  if (await isAdobeForm(given.bytes, given.password)) return { error: 'adobeForm' };
  const kinds: PageKind[] = [];
  for (const page of result.file.pages) {
    if (page.width === 0 || page.height === 0) return { error: readingError('damaged') };
    kinds.push((await isTextPage(page)) ? 'page' : 'scan');
  }
  return { file: { given, bytes: given.bytes, opened: result.file, kinds } };
}

/** A picture by its header alone; whether it can be decoded shows when its turn comes. */
async function picture(given: FileToFit, limits: Limits): Promise<{ readonly file: DeskFile } | { readonly error: FitError }> {
  const kind = fileKind(given.bytes);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'tiff') return { error: readingError(kind === 'doc' ? 'oldWordFormat' : kind === 'heic' ? 'damaged' : 'notAccepted') };
  const metadata = await sharp(given.bytes, { limitInputPixels: limits.maxPixels }).metadata().catch(() => undefined);
  if (!metadata) return { error: readingError('damaged') };
  const kinds = Array.from({ length: Math.min(metadata.pages ?? 1, limits.maxPages) }, (): PageKind => 'scan');
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
