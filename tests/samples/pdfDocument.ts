import { createRequire } from "node:module";

type TextOptions = {
  readonly width?: number;
  readonly align?: "left" | "right" | "center";
  readonly lineGap?: number;
  readonly lineBreak?: boolean;
  readonly characterSpacing?: number;
};

/** The part of pdfkit that the samples use (the package has no types). */
export type PdfDrawing = {
  readonly page: { readonly width: number; readonly height: number };
  y: number;
  x: number;
  font(name: string): PdfDrawing;
  fontSize(size: number): PdfDrawing;
  fillColor(colour: string): PdfDrawing;
  text(text: string, options?: TextOptions): PdfDrawing;
  text(text: string, x: number, y?: number, options?: TextOptions): PdfDrawing;
  moveDown(lines?: number): PdfDrawing;
  rect(x: number, y: number, width: number, height: number): PdfDrawing;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): PdfDrawing;
  circle(x: number, y: number, radius: number): PdfDrawing;
  moveTo(x: number, y: number): PdfDrawing;
  lineTo(x: number, y: number): PdfDrawing;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): PdfDrawing;
  lineWidth(width: number): PdfDrawing;
  stroke(colour?: string): PdfDrawing;
  fill(colour?: string): PdfDrawing;
  image(
    picture: Buffer,
    x: number,
    y: number,
    options: { width?: number; height?: number; fit?: [number, number] },
  ): PdfDrawing;
  addPage(options?: object): PdfDrawing;
  save(): PdfDrawing;
  restore(): PdfDrawing;
  rotate(degrees: number, options?: { origin?: [number, number] }): PdfDrawing;
  heightOfString(text: string, options?: TextOptions): number;
  on(event: "data" | "end", listener: (chunk: Buffer) => void): void;
  end(): void;
};

const PdfKit = createRequire(import.meta.url)("pdfkit") as new (options: object) => PdfDrawing;

/** Draws a PDF on letter-size paper. The same drawing always gives the same bytes. */
export function drawPdf(draw: (pdf: PdfDrawing) => void, options: object = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PdfKit({
      size: "LETTER",
      margin: 56,
      info: { CreationDate: new Date("2026-01-01T00:00:00Z"), Producer: "made-up sample", Title: "made-up sample" },
      ...options,
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    draw(pdf);
    pdf.end();
  });
}
