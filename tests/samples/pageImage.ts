import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

/** A page of a PDF as PNG, as a scanner at `dpi` would give it. */
export async function pageImage(pdf: Buffer, dpi = 200, page = 0): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const drawn = await document.getPage(page).render({ scale: dpi / 72, render: "bitmap" });
    const png = await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
    document.destroy();
    return png;
  } finally {
    library.destroy();
  }
}
