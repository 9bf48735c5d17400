import path from "node:path";
import { fileURLToPath } from "node:url";
import { pageImage } from "./pageImage.ts";
import { drawPdf } from "./pdfDocument.ts";

/** OCR-B by Norbert Schwarz and Matthew Skala (fonts/README.md): the typeface of machine-readable zones. */
export const ocrB = path.join(path.dirname(fileURLToPath(import.meta.url)), "fonts", "OCRB.otf");

type Placed = { readonly text: string; readonly left: number; readonly baseline: number; readonly size: number };

/** Ascent of the font as pdfkit sets its first line, as part of its size. */
const ascent = 0.938;

/** Black OCR-B on white; all lengths in pixels. */
export async function pageOfText(
  texts: readonly Placed[],
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const pdf = await drawPdf(
    (doc) => {
      doc.font(ocrB).fillColor("black");
      for (const { text, left, baseline, size: fontSize } of texts)
        doc.fontSize(fontSize).text(text, left, baseline - ascent * fontSize, { lineBreak: false });
    },
    { size: [size.width, size.height], margin: 0 },
  );
  return pageImage(pdf, 72);
}
