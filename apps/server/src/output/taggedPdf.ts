import PDFDocument, { type StructureElement } from "pdfkit";
import type { Weight } from "./fontFaces.ts";
import { TextLayout, type TextBlock, type TextLine } from "./textLines.ts";

export const paper = { margin: 54, top: 54, bottom: 60 } as const;

export type Ink = {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** From one line to the next, as a multiple of the size. */ readonly leading?: number;
};

/** A text with what it stands for in the document. `lang` where it is not the document’s. */
export type Drawn = { readonly text: string; readonly ink: Ink; readonly x: number; readonly width: number };

export type Measured = Drawn & { readonly block: TextBlock; readonly height: number };

export type PdfFacts = {
  readonly title: string;
  readonly lang: string;
  readonly date: string;
  readonly unprintable: string;
};

/**
 * A PDF that can be read aloud (PDF/UA-1): whatever is drawn is part of the structure or marked as decoration, and text whose
 * signs do not stand one after the other carries its plain form. From the same facts the same bytes.
 */
export class TaggedPdf {
  y: number = paper.top;
  private readonly pdf: PDFDocument;
  private readonly layout = new TextLayout();
  private readonly fonts = new Set<string>();
  private readonly root: StructureElement;
  private readonly chunks: Buffer[] = [];
  private readonly unprintable: string;

  constructor({ title, lang, date, unprintable }: PdfFacts) {
    this.unprintable = unprintable;
    this.pdf = new PDFDocument({
      size: "LETTER",
      margin: 0,
      font: null,
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      lang,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: true,
      info: { Title: title, Creator: "Boreal", Producer: "Boreal", CreationDate: new Date(`${date}T00:00:00Z`) },
    });
    this.pdf.on("data", (chunk) => this.chunks.push(chunk));
    this.root = this.element("Document");
    this.pdf.addStructure(this.root);
  }

  get width(): number {
    return this.pdf.page.width - 2 * paper.margin;
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  private get lowest(): number {
    return this.pdf.page.height - paper.bottom;
  }

  /** A new part of the document, or of one of its parts. */
  element(
    type: string,
    options: Parameters<PDFDocument["struct"]>[1] = {},
    parent?: StructureElement,
  ): StructureElement {
    const element = this.pdf.struct(type, options);
    if (type !== "Document") (parent ?? this.root).add(element);
    return element;
  }

  bookmark(title: string): void {
    this.pdf.outline.addItem(title);
  }

  measure(drawn: Drawn): Measured {
    const block = this.layout.layOut(drawn.text, { ...drawn.ink, width: drawn.width, unprintable: this.unprintable });
    return { ...drawn, block, height: block.lines.length * leadingOf(drawn.ink) };
  }

  /** Goes on to the next page where so much does not fit on this one; what is taller than a page begins where it stands. */
  makeRoom(height: number): void {
    if (this.y + height > this.lowest && this.y > paper.top && height <= this.lowest - paper.top) this.nextPage();
  }

  nextPage(): void {
    this.pdf.addPage();
    this.y = paper.top;
  }

  /** In the middle of an element, which is then on both pages. */
  private goOnOnNextPage(): void {
    this.pdf.continueOnNewPage();
    this.y = paper.top;
  }

  /** Draws a text from `y` down as the content of an element, on as many pages as it takes, and ends the element. */
  write(measured: Measured, into: StructureElement): void {
    const { text, block, ink, x } = measured;
    const target = block.isPlain ? into : this.element("Span", { actual: text.normalize("NFC") }, into);
    target.add(() => {
      for (const line of block.lines) {
        if (this.y + leadingOf(ink) > this.lowest) this.goOnOnNextPage();
        this.writeLine(line, ink, x);
        this.y += leadingOf(ink);
      }
    });
    target.end();
    into.end();
  }

  private writeLine(line: TextLine, ink: Ink, x: number): void {
    const baseline = this.y + leadingOf(ink) / 2 + ink.size * 0.34;
    this.pdf.fillColor(ink.colour);
    for (const { text, face, x: within } of line.pieces) {
      if (text === "") continue;
      if (!this.fonts.has(face.name)) {
        this.pdf.registerFont(face.name, face.font);
        this.fonts.add(face.name);
      }
      this.pdf
        .font(face.name)
        .fontSize(ink.size)
        .text(text, x + within, baseline, { lineBreak: false, baseline: "alphabetic" });
    }
  }

  /** A hairline across, at `y`. Decoration, so never read aloud. */
  rule(colour: string, thickness = 0.5): void {
    this.decorate("Layout", () => {
      this.pdf
        .lineWidth(thickness)
        .strokeColor(colour)
        .moveTo(paper.margin, this.y)
        .lineTo(this.pdf.page.width - paper.margin, this.y)
        .stroke();
    });
  }

  /** A bar beside what follows. */
  bar(x: number, height: number, colour: string, thickness = 2.5): void {
    this.decorate("Layout", () => {
      this.pdf.fillColor(colour).rect(x, this.y, thickness, height).fill();
    });
  }

  private decorate(type: "Layout" | "Pagination", draw: () => void): void {
    this.pdf.markContent("Artifact", { type, ...(type === "Pagination" ? { attached: ["Bottom"] as const } : {}) });
    draw();
    this.pdf.endMarkedContent();
  }

  /** At the foot of every page, once all pages are there. */
  foot(ink: Ink, textsOf: (page: number, pages: number) => readonly [left: string, right: string]): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page);
      const [left, right] = textsOf(page + 1, count);
      const place = (text: string, width: number): Measured => this.measure({ text, ink, x: paper.margin, width });
      const number = place(right, this.width);
      const numberWidth = this.layout.widthOf(right, { ...ink, width: this.width, unprintable: this.unprintable });
      const name = place(left, this.width - numberWidth - 16);
      this.decorate("Pagination", () => {
        this.y = this.lowest + 16;
        const [first] = name.block.lines;
        if (first) this.writeLine(first, ink, paper.margin);
        const [only] = number.block.lines;
        if (only) this.writeLine(only, ink, paper.margin + this.width - numberWidth);
      });
    }
  }

  finish(): Promise<Buffer> {
    this.root.end();
    return new Promise((resolve) => {
      this.pdf.on("end", () => resolve(Buffer.concat(this.chunks)));
      this.pdf.end();
    });
  }
}

const leadingOf = ({ size, leading = 1.35 }: Ink): number => size * leading;
