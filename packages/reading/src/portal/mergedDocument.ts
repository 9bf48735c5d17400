import type { Turn } from "../text/box.ts";
import type { PdfiumCalls } from "../pages/pdfiumCalls.ts";
import { pdfiumCalls } from "../pages/pdfiumLibrary.ts";

/** Pages of one PDF, taken over as they are; `turn`: quarter turns clockwise on top of the page's own. */
export type TakenPages = {
  readonly bytes: Uint8Array;
  readonly password?: string | undefined;
  readonly pages: readonly { readonly number: number; readonly turn: Turn }[];
};

/** What must not travel along: programs, actions, files inside the file, forms (ISO 32000-1, 12.6, 7.11.4, 12.7). */
const neverTaken =
  /\/(?:JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|GoToR|GoToE|URI|EmbeddedFiles?|AF|RichMedia|Movie|Sound|Rendition|AcroForm|XFA|Annots|Metadata|PieceInfo)\b/;

/**
 * One PDF of pages from several, in order. What annotations and filled fields look like becomes part of the page; the
 * annotations themselves, actions, scripts, attachments and forms stay behind. Text stays text.
 */
export async function mergedDocument(parts: readonly TakenPages[]): Promise<Buffer> {
  const pdfium = await pdfiumCalls();
  const imported = merge(pdfium, parts, importPages);
  // A page's own dictionary is imported whole. If it brought something along, only the drawing of each page is taken.
  if (!neverTaken.test(withoutStreams(imported))) return imported;
  const drawn = merge(pdfium, parts, takeDrawings);
  if (neverTaken.test(withoutStreams(drawn))) throw new Error("something active would have been taken over");
  return drawn;
}

/** `from` and `into` are open documents; `at` is the page of `into` that the first one becomes. */
type Take = (pdfium: PdfiumCalls, part: TakenPages, way: { from: number; into: number; at: number }) => void;

function merge(pdfium: PdfiumCalls, parts: readonly TakenPages[], take: Take): Buffer {
  const { call } = pdfium;
  const target = call.FPDF_CreateNewDocument();
  try {
    let at = 0;
    for (const part of parts) {
      withOpened(pdfium, part, (from) => take(pdfium, part, { from, into: target, at }));
      at += part.pages.length;
    }
    if (call.FPDF_GetPageCount(target) !== at) throw new Error("not every page was taken over");
    return pdfium.save(target);
  } finally {
    call.FPDF_CloseDocument(target);
  }
}

function withOpened(pdfium: PdfiumCalls, { bytes, password }: TakenPages, use: (document: number) => void): void {
  const { call } = pdfium;
  pdfium.with(bytes, (pointer) => {
    const secret = password === undefined ? 0 : pdfium.put(Buffer.from(`${password}\0`));
    const document = call.FPDF_LoadMemDocument(pointer, bytes.byteLength, secret);
    if (secret !== 0) call.free(secret);
    if (document === 0) throw new Error("a PDF that was open before does not open");
    try {
      use(document);
    } finally {
      call.FPDF_CloseDocument(document);
    }
  });
}

const forTheScreen = 0;

/** Makes what fields and annotations look like part of each page. */
function flatten({ call }: PdfiumCalls, source: number, numbers: readonly number[]): void {
  for (const number of new Set(numbers)) {
    const page = call.FPDF_LoadPage(source, number - 1);
    if (page === 0) throw new Error("a page that was there before does not open");
    call.FPDFPage_Flatten(page, forTheScreen);
    call.FPDF_ClosePage(page);
  }
}

const importPages: Take = (pdfium, { pages }, { from: source, into: target, at }) => {
  const { call } = pdfium;
  flatten(
    pdfium,
    source,
    pages.map(({ number }) => number),
  );
  const indexes = Buffer.alloc(pages.length * 4);
  for (const [index, { number }] of pages.entries()) indexes.writeInt32LE(number - 1, index * 4);
  if (!pdfium.with(indexes, (pointer) => call.FPDF_ImportPagesByIndex(target, source, pointer, pages.length, at)))
    throw new Error("the pages were not taken over");
  for (const [index, { turn }] of pages.entries()) turnPage(pdfium, target, at + index, turn);
};

const takeDrawings: Take = (pdfium, { pages }, { from: source, into: target, at }) => {
  const { call } = pdfium;
  flatten(
    pdfium,
    source,
    pages.map(({ number }) => number),
  );
  for (const [index, { number, turn }] of pages.entries()) {
    const original = call.FPDF_LoadPage(source, number - 1);
    const box = boxOf(pdfium, original);
    const turned = call.FPDFPage_GetRotation(original);
    call.FPDF_ClosePage(original);
    const drawing = call.FPDF_NewXObjectFromPage(target, source, number - 1);
    const page = call.FPDFPage_New(target, at + index, box[2] - box[0], box[3] - box[1]);
    call.FPDFPage_SetMediaBox(page, ...box);
    call.FPDFPage_SetRotation(page, turned);
    call.FPDFPage_InsertObject(page, call.FPDF_NewFormObjectFromXObject(drawing));
    call.FPDFPage_GenerateContent(page);
    call.FPDF_ClosePage(page);
    call.FPDF_CloseXObject(drawing);
    turnPage(pdfium, target, at + index, turn);
  }
};

type PageBox = [left: number, bottom: number, right: number, top: number];

/** The part of the page that is shown. */
function boxOf(pdfium: PdfiumCalls, page: number): PageBox {
  const { call } = pdfium;
  return pdfium.with(Buffer.alloc(16), (pointer) => {
    const places = [0, 4, 8, 12].map((offset) => pointer + offset);
    const isThere = call.FPDFPage_GetCropBox(page, ...places) || call.FPDFPage_GetMediaBox(page, ...places);
    if (!isThere) return [0, 0, call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
    return places.map((place) => pdfium.memory.readFloatLE(place)) as PageBox;
  });
}

function turnPage({ call }: PdfiumCalls, document: number, index: number, turn: Turn): void {
  if (turn === 0) return;
  const page = call.FPDF_LoadPage(document, index);
  call.FPDFPage_SetRotation(page, (call.FPDFPage_GetRotation(page) + turn / 90) % 4);
  call.FPDF_ClosePage(page);
}

/** The file as text without what is packed in its streams: PDFium writes all dictionaries in the open. */
const withoutStreams = (file: Buffer): string =>
  file.toString("latin1").replaceAll(/\bstream\r?\n[^]*?endstream/g, "stream endstream");
