import { jpegFacts } from "./jpegFacts.ts";

/** Points (1/72 inch): what fits on both A4 (595 x 842) and Letter (612 x 792), so that either prints it whole. */
const paper = { short: 595, long: 792 };

/** The page has the picture's own shape, as large as fits on paper. */
export function pageSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(paper.short / short, paper.long / long);
  const rounded = (points: number) => Math.round(points * scale * 100) / 100;
  return { width: rounded(width), height: rounded(height) };
}

const encoder = new TextEncoder();

/**
 * A PDF of pictures, one to a page: the JPEGs go in as they are (PDF 1.4, DCTDecode), so nothing is lost, and nothing besides
 * them is told: no producer, no date, no title.
 */
export function imagePdf(jpegs: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, head: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets[number] = length;
    write(`${number} 0 obj\n${head}\n`);
    if (stream) {
      write("stream\n");
      write(stream);
      write("\nendstream\n");
    }
    write("endobj\n");
  };
  const first = 3;
  const numbersOf = (index: number) => ({
    page: first + index * 3,
    content: first + index * 3 + 1,
    picture: first + index * 3 + 2,
  });

  write("%PDF-1.4\n");
  // Bytes above 127 tell programs that carry files that this is not text.
  write(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  object(1, "<< /Type /Catalog /Pages 2 0 R >>");
  object(
    2,
    `<< /Type /Pages /Count ${jpegs.length} /Kids [${jpegs.map((_, index) => `${numbersOf(index).page} 0 R`).join(" ")}] >>`,
  );
  for (const [index, jpeg] of jpegs.entries()) {
    const { page, content, picture } = numbersOf(index);
    const facts = jpegFacts(jpeg);
    const size = pageSize(facts.width, facts.height);
    const drawing = encoder.encode(`q ${size.width} 0 0 ${size.height} 0 0 cm /Picture Do Q`);
    object(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents ${content} 0 R /Resources << /XObject << /Picture ${picture} 0 R >> >> >>`,
    );
    object(content, `<< /Length ${drawing.length} >>`, drawing);
    const colours = facts.colours === 1 ? "/DeviceGray" : "/DeviceRGB";
    object(
      picture,
      `<< /Type /XObject /Subtype /Image /Width ${facts.width} /Height ${facts.height} /ColorSpace ${colours} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const start = length;
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n`);
  for (const offset of offsets.slice(1)) write(`${String(offset).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}
