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

/** What stays empty around the text of every page, in points. */
export type PageRoom = { readonly side: number; readonly top: number; readonly bottom: number };

const usualRoom: PageRoom = { side: paper.margin, top: paper.top, bottom: paper.bottom };

export type PdfFacts = {
  readonly title: string;
  readonly lang: string;
  readonly date: string;
  readonly unprintable: string;
  readonly room?: PageRoom;
};

/**
 * A PDF that can be read aloud (PDF/UA-1): whatever is drawn is part of the structure or marked as decoration, and text whose
 * signs do not stand one after the other carries its plain form. From the same facts the same bytes.
 */
export class TaggedPdf {
  y: number;
  private readonly room: PageRoom;
  private readonly pdf: PDFDocument;
  private readonly layout = new TextLayout();
  private readonly fonts = new Set<string>();
  private readonly root: StructureElement;
  private readonly chunks: Buffer[] = [];
  private readonly unprintable: string;

  constructor({ title, lang, date, unprintable, room = usualRoom }: PdfFacts) {
    this.room = room;
    this.y = room.top;
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
    return this.pdf.page.width - 2 * this.room.side;
  }

  get left(): number {
    return this.room.side;
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  private get lowest(): number {
    return this.pdf.page.height - this.room.bottom;
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

  /** Of a text on one line. */
  widthOf(text: string, ink: Ink): number {
    return this.layout.widthOf(text, { ...ink, width: this.width, unprintable: this.unprintable });
  }

  /** Goes on to the next page where so much does not fit on this one; what is taller than a page begins where it stands. */
  makeRoom(height: number): void {
    if (this.y + height > this.lowest && this.y > this.room.top && height <= this.lowest - this.room.top)
      this.nextPage();
  }

  nextPage(): void {
    this.pdf.addPage();
    this.y = this.room.top;
  }

  /** In the middle of an element, which is then on both pages. */
  private goOnOnNextPage(): void {
    this.pdf.continueOnNewPage();
    this.y = this.room.top;
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

  /** A hairline at `y`, across or as long as told. Decoration, so never read aloud. */
  rule(colour: string, { thickness = 0.5, x = this.left, width = this.width } = {}): void {
    this.decorate("Layout", () => {
      this.pdf
        .lineWidth(thickness)
        .strokeColor(colour)
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .stroke();
    });
  }

  /** At `y`, from the left; `alt` says what is to be seen. */
  picture(
    bytes: Buffer,
    { width, height, alt }: { readonly width: number; readonly height: number; readonly alt: string },
  ): void {
    this.makeRoom(height);
    const bbox = [this.left, this.y, this.left + width, this.y + height] as const;
    const figure = this.element("Figure", { alt, bbox });
    figure.add(() => this.pdf.image(bytes, this.left, bbox[1], { width, height }));
    figure.end();
    this.y += height;
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
      const place = (text: string, width: number): Measured => this.measure({ text, ink, x: this.room.side, width });
      const number = place(right, this.width);
      const numberWidth = this.widthOf(right, ink);
      const name = place(left, this.width - numberWidth - 16);
      this.decorate("Pagination", () => {
        this.y = this.lowest + 16;
        const [first] = name.block.lines;
        if (first) this.writeLine(first, ink, this.room.side);
        const [only] = number.block.lines;
        if (only) this.writeLine(only, ink, this.room.side + this.width - numberWidth);
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
