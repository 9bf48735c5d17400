import { fill, type Text } from "@boreal/domain/kernel/text";
import type { PageOfCourt } from "@boreal/domain/letters/courtPage";
import type { LetterBlock } from "@boreal/domain/letters/letterBlock";
import type { LetterTree } from "@boreal/domain/letters/letterTree";
import { withFaces } from "../fontFaces.ts";
import { sizeOfLetterhead, type LetterheadInFile } from "./letterheadInFile.ts";
import { TaggedPdf, type Ink, type Measured, type PageRoom } from "../taggedPdf.ts";

/** A letter as a PDF that can be read aloud. */

const words = {
  page: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
  unprintable: { en: "a sign that cannot be printed", fr: "un signe qui ne peut pas être imprimé" },
} satisfies Record<string, Text>;

const colours = { ink: "#16241e", quiet: "#42524a", black: "#000000" } as const;

type Inks = Readonly<Record<"text" | "strong" | "heading" | "quiet", Ink>>;

const letterInks: Inks = {
  text: { size: 11, weight: "regular", colour: colours.ink, leading: 1.4 },
  strong: { size: 11, weight: "bold", colour: colours.ink, leading: 1.4 },
  heading: { size: 12, weight: "bold", colour: colours.ink, leading: 1.4 },
  quiet: { size: 8.5, weight: "regular", colour: colours.quiet },
};
const letterRoom: PageRoom = { side: 72, top: 64, bottom: 72 };

/** Black on white, in the one size that the Court wants everywhere. */
function courtInks({ points, fromLineToLine }: PageOfCourt): Inks {
  const text: Ink = { size: points, weight: "court", colour: colours.black, leading: fromLineToLine / points };
  const strong: Ink = { ...text, weight: "courtBold" };
  return { text, strong, heading: strong, quiet: { size: points, weight: "court", colour: colours.black } };
}

const pointsOfCm = (cm: number): number => (cm * 72) / 2.54;
const courtRoom = ({ sides, topAndBottom }: PageOfCourt): PageRoom => ({
  side: pointsOfCm(sides),
  top: pointsOfCm(topAndBottom),
  bottom: pointsOfCm(topAndBottom),
});

const langs = { en: "en-CA", fr: "fr-CA" } as const;

export const letterPdf = async (tree: LetterTree, head?: LetterheadInFile): Promise<Buffer> =>
  await withFaces(() => new LetterDrawing(tree).draw(head));

const linesUnderSignature = 3;
/** Between what two people sign side by side. */
const gutter = 18;

type At = "left" | "centre" | "right";
type Placed = { readonly after: number; readonly room?: number; readonly at?: At };

class LetterDrawing {
  private readonly pdf: TaggedPdf;
  private readonly tree: LetterTree;
  private readonly inks: Inks;

  constructor(tree: LetterTree) {
    const { title, language, date, page } = tree;
    this.tree = tree;
    this.inks = page ? courtInks(page) : letterInks;
    this.pdf = new TaggedPdf({
      title,
      lang: langs[language],
      date,
      unprintable: words.unprintable[language],
      room: page ? courtRoom(page) : letterRoom,
    });
  }

  async draw(head: LetterheadInFile | undefined): Promise<Buffer> {
    const { blocks, language, title, page: court } = this.tree;
    if (head) {
      this.pdf.picture(head.bytes, { ...sizeOfLetterhead(head, this.pdf.width), alt: head.alt });
      this.pdf.y += 14;
    }
    for (const [index, block] of blocks.entries()) this.block(block, blocks[index + 1]);
    if (court?.hasPageNumbers ?? true)
      this.pdf.foot(this.inks.quiet, (page, pages) => [title, fill(words.page, { page, pages })[language]]);
    return await this.pdf.finish();
  }

  private block(block: LetterBlock, next: LetterBlock | undefined): void {
    const { text, strong, heading } = this.inks;
    const { isForCourt } = this.tree;
    switch (block.kind) {
      case "sender":
      case "addressee":
      case "lines":
        this.lines(block.lines, text, { after: 14 });
        return;
      case "court":
        this.write("P", block.text, block.isStrong ? strong : text, { after: 6, at: block.at });
        return;
      case "mark":
        this.write("P", block.text, strong, { after: 10 });
        return;
      case "subject":
        this.write("H1", block.text, heading, { after: 10 });
        return;
      case "heading":
        if (isForCourt) this.pdf.bookmark(block.text);
        // A heading stays with what it is about.
        this.write(isForCourt ? "H1" : "H2", block.text, heading, {
          after: 4,
          room: next ? 3 * heightOf(text) : 0,
          at: isForCourt ? "centre" : "left",
        });
        return;
      case "closing":
        this.write("P", block.text, text, { after: linesUnderSignature * text.size, room: 6 * text.size });
        return;
      case "signature":
        this.signature(block);
        return;
      case "jurat":
        this.jurat(block);
        return;
      case "page":
        this.pdf.nextPage();
        return;
      default: {
        const room = next?.kind === "jurat" ? this.juratHeight(next) : 0;
        const words = block.kind === "numbered" ? `${block.number}. ${block.text}` : block.text;
        this.write("P", words, text, { after: block.kind === "numbered" ? 8 : 10, room });
      }
    }
  }

  private signature({ lines, hasLine }: Extract<LetterBlock, { kind: "signature" }>): void {
    const { text } = this.inks;
    // The line, and as much room above it as a signature needs, stay with the name.
    this.pdf.makeRoom((linesUnderSignature + 1) * text.size + lines.length * heightOf(text));
    this.pdf.y += linesUnderSignature * text.size;
    if (hasLine) this.pdf.rule(text.colour, { width: this.pdf.width / 2 });
    this.lines(lines, text, { after: 14 });
  }

  /** Two columns: what the commissioner completes, and where whoever swears signs. */
  private jurat({ lines, signer }: Extract<LetterBlock, { kind: "jurat" }>): void {
    const { pdf } = this;
    const { text } = this.inks;
    pdf.makeRoom(this.juratHeight({ lines, signer }));
    const width = (pdf.width - gutter) / 2;
    const top = pdf.y;
    const [commissioner, sworn] = [lines.at(-1) ?? "", lines.slice(0, -1)];
    for (const line of sworn) this.drawColumn(this.column(line, pdf.left, width));
    pdf.y += linesUnderSignature * text.size;
    const signing = pdf.y;
    pdf.rule(text.colour, { width });
    this.drawColumn(this.column(commissioner, pdf.left, width));
    const bottom = pdf.y;
    pdf.y = signing;
    const right = pdf.left + width + gutter;
    pdf.rule(text.colour, { x: right, width });
    this.drawColumn(this.column(signer, right, width));
    pdf.y = Math.max(bottom, pdf.y, top) + 14;
  }

  private juratHeight({ lines, signer }: Pick<Extract<LetterBlock, { kind: "jurat" }>, "lines" | "signer">): number {
    const { pdf, inks } = this;
    const width = (pdf.width - gutter) / 2;
    const height = (text: string) => this.column(text, 0, width).height;
    const commissioner = Math.max(height(lines.at(-1) ?? ""), height(signer));
    const sworn = lines.slice(0, -1).reduce((sum, line) => sum + height(line), 0);
    return sworn + linesUnderSignature * inks.text.size + commissioner;
  }

  private column(text: string, x: number, width: number): Measured {
    return this.pdf.measure({ text, ink: this.inks.text, x, width });
  }

  private drawColumn(measured: Measured): void {
    if (measured.text !== "") this.pdf.write(measured, this.pdf.element("P"));
  }

  private lines(lines: readonly string[], ink: Ink, { after }: { readonly after: number }): void {
    this.pdf.makeRoom(lines.length * heightOf(ink));
    for (const line of lines) this.write("P", line, ink, { after: 0 });
    this.pdf.y += after;
  }

  private write(type: "P" | "H1" | "H2", text: string, ink: Ink, { after, room = 0, at = "left" }: Placed): void {
    if (text === "") return;
    const { pdf } = this;
    const line = at === "left" ? pdf.width : Math.min(pdf.width, pdf.widthOf(text, ink) + 0.5);
    const space = pdf.width - line;
    const measured = pdf.measure({
      text,
      ink,
      x: pdf.left + (at === "right" ? space : at === "centre" ? space / 2 : 0),
      width: line,
    });
    pdf.makeRoom(measured.height + room);
    pdf.write(measured, pdf.element(type));
    pdf.y += after;
  }
}

const heightOf = ({ size, leading = 1 }: Ink): number => size * leading;
