import type { PDFiumDocument } from "@hyzyla/pdfium";
import type { Picture } from "./page.ts";
import { discardPdfium, pdfium } from "./pdfiumLibrary.ts";

const pointsPerInch = 72;
const readingDpi = 200;
/** A page is never drawn larger than this, however large the file says it is (A3 at 200 dpi is 7.7). */
const maximumDrawnPixels = 8_000_000;
/** One pixel wide strips of 20 metres are no document; the drawing keeps at least this side. */
const minimumDrawnSide = 16;

/** The PDFium side of one file, opened when the first page is drawn. */
export class Drawing {
  readonly #bytes: Uint8Array;
  readonly #password: string | undefined;
  #document: Promise<PDFiumDocument | null> | undefined;
  /** Known once the file was asked for something. */
  wantsPassword = false;

  constructor(bytes: Uint8Array, password: string | undefined) {
    this.#bytes = bytes;
    this.#password = password;
  }

  #opened(): Promise<PDFiumDocument | null> {
    this.#document ??= pdfium()
      .then((opened) => opened.loadDocument(this.#bytes, this.#password))
      .catch((error: unknown) => {
        // Only an abort leaves PDFium broken; a file that it refuses does not.
        if (error instanceof WebAssembly.RuntimeError) discardPdfium();
        this.wantsPassword = error instanceof Error && /password/i.test(error.message);
        return null;
      });
    return this.#document;
  }

  async pageCount(): Promise<number> {
    const document = await this.#opened();
    return document?.getPageCount() ?? 0;
  }

  async size(number: number): Promise<{ width: number; height: number }> {
    const document = await this.#opened();
    try {
      const size = document?.getPage(number - 1).getOriginalSize();
      return { width: size?.originalWidth ?? 0, height: size?.originalHeight ?? 0 };
    } catch {
      return { width: 0, height: 0 };
    }
  }

  /** The page in colour at `dpi`, or `null` when it cannot be drawn. */
  async picture(number: number, dpi = readingDpi): Promise<Picture | null> {
    const document = await this.#opened();
    if (!document || number > document.getPageCount()) return null;
    try {
      const page = document.getPage(number - 1);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      if (!(originalWidth > 0 && originalHeight > 0)) return null;
      const scale = Math.min(dpi / pointsPerInch, Math.sqrt(maximumDrawnPixels / (originalWidth * originalHeight)));
      const width = Math.max(minimumDrawnSide, Math.round(originalWidth * scale));
      const height = Math.max(minimumDrawnSide, Math.round(originalHeight * scale));
      if (width * height > 2 * maximumDrawnPixels) return null;
      // A field that somebody filled without drawing it, as our own filler does, would be left empty.
      const drawn = await page.render({ width, height, render: "bitmap", colorSpace: "BGRA", renderFormFields: true });
      return withoutAlpha(drawn.data, drawn.width, drawn.height);
    } catch {
      this.#discard();
      return null;
    }
  }

  close(): void {
    void this.#document?.then((document) => {
      try {
        document?.destroy();
      } catch {
        discardPdfium();
      }
    });
    this.#document = undefined;
  }

  /** PDFium may have aborted: what it holds is given up, and the other pages of this file stay without a picture. */
  #discard(): void {
    this.#document = Promise.resolve(null);
    discardPdfium();
  }
}

/** PDFium draws four bytes a pixel (asked for in the order red, green, blue, alpha by the wrapper). */
function withoutAlpha(data: Uint8Array, width: number, height: number): Picture {
  const out = Buffer.allocUnsafe(width * height * 3);
  for (let from = 0, to = 0; to < out.length; from += 4, to += 3) {
    out[to] = data[from] ?? 255;
    out[to + 1] = data[from + 1] ?? 255;
    out[to + 2] = data[from + 2] ?? 255;
  }
  return { data: out, width, height, channels: 3 };
}
