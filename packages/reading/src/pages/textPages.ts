import { drawingFont } from "./drawingFont.ts";
import type { PdfiumCalls } from "./pdfiumCalls.ts";
import { pdfiumCalls } from "./pdfiumLibrary.ts";

/** Letter paper, in points. */
const paper = { width: 612, height: 792 };
const margin = 58;
const letterSize = 10.5;
const lineHeight = 14.5;
const betweenParagraphs = 5;

const trueType = 2;
const asUnicode = 1;

/** Text set on pages, one paragraph after the other: a PDF with its own font, for files that have no pages. */
export async function textAsPdf(paragraphs: readonly string[]): Promise<Buffer> {
  const pdfium = await pdfiumCalls();
  const { call } = pdfium;
  const font = drawingFont();
  const document = call.FPDF_CreateNewDocument();
  try {
    const face = pdfium.with(font, (pointer) =>
      call.FPDFText_LoadFont(document, pointer, font.length, trueType, asUnicode),
    );
    if (face === 0) throw new Error("PDFium did not take the font");
    const widths = letterWidths(pdfium, face);
    const pages = pagesOf(paragraphs.map((paragraph) => brokenIntoLines(paragraph, widths)));
    for (const [index, lines] of pages.entries()) {
      const page = call.FPDFPage_New(document, index, paper.width, paper.height);
      for (const { text, top } of lines)
        addLine(pdfium, { document, page, face }, text, paper.height - margin - top - letterSize);
      call.FPDFPage_GenerateContent(page);
      call.FPDF_ClosePage(page);
    }
    call.FPDFFont_Close(face);
    return pdfium.save(document);
  } finally {
    call.FPDF_CloseDocument(document);
  }
}

type LetterWidth = (letter: string) => number;

function letterWidths(pdfium: PdfiumCalls, face: number): LetterWidth {
  const known = new Map<string, number>();
  return (letter) => {
    let width = known.get(letter);
    if (width === undefined) {
      width = pdfium.with(Buffer.alloc(4), (pointer) => {
        const isKnown = pdfium.call.FPDFFont_GetGlyphWidth(face, letter.codePointAt(0) ?? 0, letterSize, pointer);
        return isKnown ? pdfium.memory.readFloatLE(pointer) : letterSize;
      });
      known.set(letter, width);
    }
    return width;
  };
}

/** Broken at spaces; a word that is longer than the line is broken where the line ends. */
function brokenIntoLines(paragraph: string, widthOf: LetterWidth): string[] {
  const most = paper.width - 2 * margin;
  const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  const lines: string[] = [];
  let line = "";
  let length = 0;
  for (const piece of paragraph.replaceAll("\t", "    ").match(/\S+|\s+/g) ?? []) {
    const pieceLength = lengthOf(piece);
    if (length + pieceLength > most && line !== "") {
      lines.push(line.trimEnd());
      line = "";
      length = 0;
      if (piece.trim() === "") continue;
    }
    for (const letter of pieceLength > most ? piece : [piece]) {
      const own = letter === piece ? pieceLength : widthOf(letter);
      if (length + own > most && line !== "") {
        lines.push(line);
        line = "";
        length = 0;
      }
      line += letter;
      length += own;
    }
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  return lines;
}

type PlacedLine = { readonly text: string; readonly top: number };

function pagesOf(paragraphs: readonly (readonly string[])[]): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let top = 0;
  for (const lines of paragraphs) {
    for (const text of lines) {
      if (top + lineHeight > paper.height - 2 * margin) {
        pages.push([]);
        top = 0;
      }
      pages.at(-1)?.push({ text, top });
      top += lineHeight;
    }
    if (lines.length > 0) top += betweenParagraphs;
  }
  return pages;
}

function addLine(
  pdfium: PdfiumCalls,
  on: { readonly document: number; readonly page: number; readonly face: number },
  text: string,
  bottom: number,
): void {
  const { call } = pdfium;
  const line = call.FPDFPageObj_CreateTextObj(on.document, on.face, letterSize);
  pdfium.with(Buffer.from(`${text}\0`, "utf16le"), (pointer) => call.FPDFText_SetText(line, pointer));
  call.FPDFPageObj_Transform(line, 1, 0, 0, 1, margin, bottom);
  call.FPDFPage_InsertObject(on.page, line);
}
