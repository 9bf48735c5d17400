import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  getDocument,
  OPS,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Limits } from "../limits.ts";
import { readingError } from "../readingErrors.ts";
import { noOwnText, ownTextOf, type OwnText } from "../text/textLayer.ts";
import { hasActiveParts } from "./activeParts.ts";
import { holdsHugePicture } from "./embeddedPictures.ts";
import { noScan, type OpenPage, type OpenResult, type ScanFacts } from "./page.ts";
import { Drawing } from "./pdfDrawing.ts";

const mime = "application/pdf";

const pdfjsFolder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** Where a folder of pdf.js’s own data lies. */
export const pdfjsFolderAddress = (name: string) => `${pathToFileURL(path.join(pdfjsFolder, name)).href}/`;

/** Opens a PDF for its text (pdf.js) and for its pictures (PDFium). Never throws for a bad file. */
export async function openPdf(bytes: Uint8Array, limits: Limits, password?: string): Promise<OpenResult> {
  if (holdsHugePicture(bytes)) return { error: readingError("tooComplex"), kept: true, mime };
  const task = getDocument({
    // pdf.js takes the bytes over, so it gets its own copy.
    data: Uint8Array.from(bytes),
    ...(password === undefined ? {} : { password }),
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: limits.maxPixels,
    cMapUrl: pdfjsFolderAddress("cmaps"),
    standardFontDataUrl: pdfjsFolderAddress("standard_fonts"),
    wasmUrl: pdfjsFolderAddress("wasm"),
    verbosity: VerbosityLevel.ERRORS,
  });
  let text: PDFDocumentProxy;
  try {
    text = await task.promise;
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      return { error: readingError("encrypted"), kept: false, mime };
    return openDrawingsOnly(bytes, limits, password);
  }
  if (text.numPages > limits.maxPages) {
    await task.destroy();
    return { error: readingError("tooManyPages", limits.maxPages), kept: false, mime };
  }
  if (text.numPages === 0) return openDrawingsOnly(bytes, limits, password);
  const drawing = new Drawing(bytes, password);
  const pages: OpenPage[] = [];
  for (let number = 1; number <= text.numPages; number++) {
    try {
      pages.push(await pdfPage(await text.getPage(number), number, drawing));
    } catch {
      // A page that the page tree names and the file does not hold: the others are still read, and this one counts as blank.
      pages.push(missingPage(number));
    }
  }
  if (pages.every((page) => page.width === 0)) {
    await task.destroy();
    return openDrawingsOnly(bytes, limits, password);
  }
  return {
    file: {
      mime,
      pages,
      hasActiveParts: hasActiveParts(bytes),
      close: () => {
        drawing.close();
        void task.destroy();
      },
    },
  };
}

/** PDFium mends other faults than pdf.js does: pages without text are better than none. */
async function openDrawingsOnly(bytes: Uint8Array, limits: Limits, password?: string): Promise<OpenResult> {
  const drawing = new Drawing(bytes, password);
  const count = await drawing.pageCount();
  if (count > limits.maxPages) {
    drawing.close();
    return { error: readingError("tooManyPages", limits.maxPages), kept: false, mime };
  }
  if (count === 0) {
    drawing.close();
    return holdsObjects(bytes)
      ? { error: readingError("damaged"), kept: true, mime }
      : { error: readingError("malformed"), kept: false, mime };
  }
  const pages: OpenPage[] = [];
  for (let number = 1; number <= count; number++) {
    const size = await drawing.size(number);
    pages.push({
      number,
      kind: "pdf",
      ...size,
      ownText: () => Promise.resolve(noOwnText),
      picture: () => drawing.picture(number),
      scan: () => Promise.resolve(noScan),
    });
  }
  return { file: { mime, pages, hasActiveParts: hasActiveParts(bytes), close: () => drawing.close() } };
}

/** Whether there is at least one PDF object behind the first bytes: a damaged document rather than something else. */
const holdsObjects = (bytes: Uint8Array) =>
  /\d\s+\d\s+obj\b/.test(Buffer.from(bytes.subarray(0, 2_000_000)).toString("latin1"));

const missingPage = (number: number): OpenPage => ({
  number,
  kind: "pdf",
  width: 0,
  height: 0,
  ownText: () => Promise.resolve(noOwnText),
  picture: () => Promise.resolve(null),
  scan: () => Promise.resolve(noScan),
});

async function pdfPage(page: PDFPageProxy, number: number, drawing: Drawing): Promise<OpenPage> {
  const viewport = page.getViewport({ scale: 1 });
  let own: Promise<OwnText> | undefined;
  return {
    number,
    kind: "pdf",
    width: viewport.width,
    height: viewport.height,
    ownText: () => (own ??= readOwnText(page, number, viewport)),
    picture: () => drawing.picture(number),
    scan: () => scanFactsOf(page, viewport.width * viewport.height),
  };
}

async function readOwnText(
  page: PDFPageProxy,
  number: number,
  viewport: { width: number; height: number; transform: number[] },
) {
  try {
    const content = await page.getTextContent();
    return ownTextOf(content.items, viewport, number);
  } catch {
    // A page whose text cannot be taken out is read from its drawing instead.
    return noOwnText;
  }
}

const invisible = 3;

/** What the drawing instructions say of pictures and of the text's visibility (PDF 32000-1, table 106). */
async function scanFactsOf(page: PDFPageProxy, area: number): Promise<ScanFacts> {
  let list;
  try {
    list = await page.getOperatorList();
  } catch {
    return noScan;
  } finally {
    // Decoded pictures of every page would pile up otherwise.
    page.cleanup();
  }
  let matrix = [1, 0, 0, 1, 0, 0];
  const saved: number[][] = [];
  let largest = 0;
  let mode = 0;
  const shown = { visible: 0, invisible: 0 };
  for (const [index, operator] of list.fnArray.entries()) {
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? [1, 0, 0, 1, 0, 0];
    else if (operator === OPS.transform) matrix = multiplied(matrix, list.argsArray[index] as number[]);
    else if (operator === OPS.setTextRenderingMode) mode = Number((list.argsArray[index] as number[])[0]);
    else if (operator === OPS.showText) shown[mode === invisible ? "invisible" : "visible"] += 1;
    else if (
      operator === OPS.paintImageXObject ||
      operator === OPS.paintInlineImageXObject ||
      operator === OPS.paintImageMaskXObject
    ) {
      const [a = 0, b = 0, c = 0, d = 0] = matrix;
      largest = Math.max(largest, Math.abs(a * d - b * c));
    }
  }
  return {
    photographedPart: Math.min(1, largest / Math.max(1, area)),
    textIsInvisible: shown.invisible > shown.visible,
  };
}

function multiplied(m: readonly number[], by: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = by;
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}
