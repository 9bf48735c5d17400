import { createRequire } from "node:module";
import type { PdfDrawing } from "../../pdfDocument.ts";

/** What a free drawing is made of: words at a place, lines, boxes, bands, tables, stamps. */

export type Ink = {
  readonly size?: number;
  readonly font?: Font;
  readonly width?: number;
  readonly align?: "left" | "right" | "center";
  readonly colour?: string;
  readonly gap?: number;
  readonly spacing?: number;
};

type Font =
  | "Helvetica"
  | "Helvetica-Bold"
  | "Helvetica-Oblique"
  | "Times-Roman"
  | "Times-Bold"
  | "Times-Italic"
  | "Courier"
  | "Courier-Bold";

export type Place = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Letters outside of what the fonts of every PDF program hold come from a font with more of them. */
const isOfEveryFont = (text: string): boolean =>
  /^[\n\u0020-\u007E\u00A0-\u00FF‘’“”–—…•€Œœ™Šš\u017D\u017E]*$/.test(text);
const further = createRequire(import.meta.url).resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf");
const furtherBold = further.replace("Regular", "Bold");

/** Writes at a place; gives the place below. */
export function put(pdf: PdfDrawing, [x, y]: Place, text: string, ink: Ink = {}): number {
  const font = ink.font ?? "Helvetica";
  const own = font.endsWith("Bold") ? furtherBold : further;
  pdf
    .font(isOfEveryFont(text) ? font : own)
    .fontSize(ink.size ?? 10)
    .fillColor(ink.colour ?? "#111111")
    .text(text, x, y, {
      width: ink.width ?? pdf.page.width - x - 40,
      align: ink.align ?? "left",
      lineGap: ink.gap ?? 1,
      ...(ink.spacing === undefined ? {} : { characterSpacing: ink.spacing }),
    });
  return pdf.y;
}

/** Lines or paragraphs below each other, `between` apart. */
export const puts = (
  pdf: PdfDrawing,
  [x, y]: Place,
  texts: readonly string[],
  ink: Ink & { readonly between?: number } = {},
): number => texts.reduce((top, text) => put(pdf, [x, top], text, ink) + (ink.between ?? 0), y);

export function frame(
  pdf: PdfDrawing,
  [x, y, width, height]: Box,
  look: { readonly fill?: string; readonly line?: string; readonly thick?: number; readonly round?: number } = {},
): void {
  const shape = () => (look.round ? pdf.roundedRect(x, y, width, height, look.round) : pdf.rect(x, y, width, height));
  if (look.fill) shape().fill(look.fill);
  if (look.line) {
    pdf.lineWidth(look.thick ?? 0.7);
    shape().stroke(look.line);
  }
}

export function rule(
  pdf: PdfDrawing,
  [x, y]: Place,
  width: number,
  look: { colour?: string; thick?: number } = {},
): void {
  pdf
    .lineWidth(look.thick ?? 0.6)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(look.colour ?? "#444444");
}

/** A label and its value on one line, the values in a column of their own. */
export function pairs(
  pdf: PdfDrawing,
  [x, y]: Place,
  rows: readonly (readonly [label: string, value: string])[],
  look: { readonly apart: number; readonly step: number; readonly label?: Ink; readonly value?: Ink },
): number {
  rows.forEach(([label, value], index) => {
    put(pdf, [x, y + index * look.step], label, { width: look.apart - 6, ...look.label });
    put(pdf, [x + look.apart, y + index * look.step], value, look.value);
  });
  return y + rows.length * look.step;
}

/** A box with its label in small print and the value below it. */
export function cell(
  pdf: PdfDrawing,
  box: Box,
  [label, value]: readonly [string, string],
  look: { readonly value?: Ink; readonly label?: Ink; readonly line?: string } = {},
): void {
  const [x, y, width] = box;
  frame(pdf, box, { line: look.line ?? "#555555" });
  const below = put(pdf, [x + 4, y + 3], label, { size: 7, colour: "#333333", width: width - 8, ...look.label });
  put(pdf, [x + 4, below + 2], value, { size: 10, font: "Courier", width: width - 8, ...look.value });
}

/** One letter in each box, as forms ask for it. */
export function letterBoxes(pdf: PdfDrawing, [x, y]: Place, text: string, look: { side: number; count: number }): void {
  for (let place = 0; place < look.count; place++) {
    frame(pdf, [x + place * look.side, y, look.side, look.side + 3], { line: "#666666" });
    const letter = text[place] ?? " ";
    if (letter !== " ")
      put(pdf, [x + place * look.side, y + 4], letter, {
        font: "Courier",
        size: look.side - 4,
        width: look.side,
        align: "center",
      });
  }
}

export type GridLook = {
  readonly widths: readonly number[];
  readonly step: number;
  readonly size?: number;
  readonly font?: "Helvetica" | "Times-Roman" | "Courier";
  readonly right?: readonly number[];
  readonly lines?: "grid" | "below" | "none" | "bands";
  readonly head?: string;
  readonly headInk?: string;
};

/** A table; its first row are the headings. */
export function grid(pdf: PdfDrawing, [x, y]: Place, rows: readonly (readonly string[])[], look: GridLook): number {
  const whole = look.widths.reduce((sum, width) => sum + width, 0);
  const font = look.font ?? "Helvetica";
  const bold = font === "Times-Roman" ? "Times-Bold" : (`${font}-Bold` as const);
  rows.forEach((cells, index) => {
    const top = y + index * look.step;
    const fill = index === 0 ? look.head : look.lines === "bands" && index % 2 === 0 ? "#eef2f6" : undefined;
    if (fill) frame(pdf, [x, top, whole, look.step], { fill });
    cells.forEach((text, column) => {
      const left = x + look.widths.slice(0, column).reduce((sum, width) => sum + width, 0);
      const width = look.widths[column] ?? 0;
      if (look.lines === "grid") frame(pdf, [left, top, width, look.step], { line: "#777777", thick: 0.5 });
      put(pdf, [left + 3, top + (look.step - (look.size ?? 8)) / 2], text, {
        font: index === 0 ? bold : font,
        size: look.size ?? 8,
        width: width - 6,
        align: look.right?.includes(column) ? "right" : "left",
        colour: index === 0 ? (look.headInk ?? "#111111") : "#111111",
      });
    });
    if (look.lines === "below") rule(pdf, [x, top + look.step], whole, { colour: "#999999", thick: 0.4 });
  });
  return y + rows.length * look.step;
}

/** A round stamp, a little turned. */
export function stamp(
  pdf: PdfDrawing,
  [x, y]: Place,
  texts: readonly string[],
  look: { readonly radius: number; readonly colour: string; readonly turn?: number },
): void {
  pdf.save().rotate(look.turn ?? -12, { origin: [x, y] });
  pdf.lineWidth(1.6).circle(x, y, look.radius).stroke(look.colour);
  pdf
    .lineWidth(0.6)
    .circle(x, y, look.radius - 5)
    .stroke(look.colour);
  const size = 7;
  puts(pdf, [x - look.radius + 8, y - (texts.length * (size + 2)) / 2], texts, {
    size,
    font: "Helvetica-Bold",
    colour: look.colour,
    width: 2 * look.radius - 16,
    align: "center",
  });
  pdf.restore();
}

/** A signature: a scrawl over a line. */
export function signature(pdf: PdfDrawing, [x, y]: Place, below: readonly string[], ink: Ink = {}): number {
  pdf
    .lineWidth(1.1)
    .moveTo(x + 6, y)
    .quadraticCurveTo(x + 24, y - 26, x + 34, y - 4)
    .quadraticCurveTo(x + 46, y + 10, x + 60, y - 14)
    .quadraticCurveTo(x + 76, y - 22, x + 108, y - 2)
    .stroke("#20307a");
  rule(pdf, [x, y + 6], ink.width ?? 160);
  return puts(pdf, [x, y + 10], below, { size: 9, ...ink });
}
