/** The package ships no types; this is what we use of it. */
declare module "pdfkit" {
  import type { Font } from "fontkit";

  type StructureOptions = {
    readonly title?: string;
    readonly lang?: string;
    readonly actual?: string;
    readonly alt?: string;
    /** Left, top, right and bottom. */
    readonly bbox?: readonly [number, number, number, number];
    readonly scope?: "Row" | "Column";
  };
  export type StructureElement = { add(child: StructureElement | (() => void)): StructureElement; end(): void };

  type Options = {
    readonly size: "LETTER";
    readonly margin: number;
    readonly font: null;
    readonly pdfVersion: "1.7";
    readonly subset: "PDF/UA";
    readonly tagged: true;
    readonly lang: string;
    readonly displayTitle: true;
    readonly bufferPages: true;
    readonly autoFirstPage: true;
    readonly info: Readonly<Record<"Title" | "Creator" | "Producer", string>> & { readonly CreationDate: Date };
  };

  export default class PDFDocument {
    constructor(options: Options);
    readonly page: { readonly width: number; readonly height: number };
    readonly outline: { addItem(title: string): unknown };
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    image(picture: Buffer, x: number, y: number, size: { readonly width: number; readonly height: number }): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: "alphabetic" },
    ): this;
    addPage(): this;
    continueOnNewPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(
      tag: "Artifact",
      options: { readonly type: "Pagination" | "Layout"; readonly attached?: readonly ("Bottom" | "Top")[] },
    ): this;
    endMarkedContent(): this;
    on(event: "data", listener: (chunk: Buffer) => void): this;
    on(event: "end", listener: () => void): this;
    end(): void;
  }
}
