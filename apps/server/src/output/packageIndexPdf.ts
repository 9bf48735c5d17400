import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import type { StructureElement } from "pdfkit";
import { withFaces } from "./fontFaces.ts";
import { paper, TaggedPdf, type Ink } from "./taggedPdf.ts";

/** What the cover of a filing package says: words that are already of one language. */
export type PackageIndex = {
  readonly name: string;
  readonly date: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What to bear in mind of the fields. */
  readonly note: string;
  readonly applicants: readonly { readonly title: string; readonly lines: readonly IndexLine[] }[];
  /** What is missing, what was not made, and what does not go along: each with its heading, and only where there is some. */
  readonly remarks: readonly { readonly title: string; readonly lines: readonly string[] }[];
};

export type IndexLine = {
  readonly path: string;
  readonly field: string;
  readonly holds: readonly string[];
  readonly size: string;
  readonly toDo: readonly string[];
};

const words = {
  title: { en: "Filing package", fr: "Envoi à l’autorité" },
  file: { en: "File", fr: "Fichier" },
  field: { en: "Field of the portal and what is in the file", fr: "Champ du portail et contenu du fichier" },
  size: { en: "Size", fr: "Taille" },
  page: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
  unprintable: { en: "a sign that cannot be printed", fr: "un signe qui ne peut pas être imprimé" },
} satisfies Record<string, Text>;

const colours = { ink: "#16241e", quiet: "#42524a", spruce: "#12372a", hairline: "#ddd7c9", ochre: "#5d4300" } as const;
const inks = {
  title: { size: 19, weight: "bold", colour: colours.ink, leading: 1.2 },
  section: { size: 13, weight: "bold", colour: colours.spruce, leading: 1.25 },
  label: { size: 10, weight: "regular", colour: colours.quiet },
  value: { size: 10.5, weight: "regular", colour: colours.ink },
  strong: { size: 10.5, weight: "bold", colour: colours.ink },
  note: { size: 9.5, weight: "regular", colour: colours.ochre },
  foot: { size: 8.5, weight: "regular", colour: colours.quiet },
} satisfies Readonly<Record<string, Ink>>;

const langs: Readonly<Record<Language, string>> = { en: "en-CA", fr: "fr-CA" };
const rowSpace = 4;
const gap = 12;
const shares = [0.36, 0.52, 0.12] as const;

/** The cover index of a package, to be read before anything is uploaded. */
export const packageIndexPdf = async (index: PackageIndex, language: Language): Promise<Buffer> =>
  await withFaces(() => new IndexDrawing(index, language).draw());

type Line = { readonly text: string; readonly ink: Ink };
type Cell = { readonly share: number; readonly lines: readonly Line[] };

class IndexDrawing {
  private readonly pdf: TaggedPdf;
  private readonly index: PackageIndex;
  private readonly language: Language;

  constructor(index: PackageIndex, language: Language) {
    this.index = index;
    this.language = language;
    this.pdf = new TaggedPdf({
      title: [words.title[language], index.name].filter(Boolean).join(", "),
      lang: langs[language],
      date: index.date,
      unprintable: words.unprintable[language],
    });
  }

  async draw(): Promise<Buffer> {
    const { index, pdf, language } = this;
    this.paragraph("H1", words.title[language], inks.title, 10);
    const facts = pdf.element("Table");
    for (const [label, value] of index.facts)
      this.row(facts, [
        { share: 0.36, lines: [{ text: label, ink: inks.label }] },
        { share: 0.64, lines: [{ text: value, ink: inks.value }] },
      ]);
    facts.end();
    pdf.y += 16;
    this.paragraph("P", index.note, inks.note, 14);
    for (const { title, lines } of index.remarks) {
      this.paragraph("H2", title, inks.section, 4);
      for (const line of lines) this.paragraph("P", line, inks.value, 3);
      pdf.y += 10;
    }
    for (const { title, lines } of index.applicants) this.applicant(title, lines);
    const left = [words.title[language], index.name, index.date].filter(Boolean).join(" · ");
    pdf.foot(inks.foot, (page, pages) => [left, fill(words.page, { page, pages })[language]]);
    return await pdf.finish();
  }

  private applicant(title: string, lines: readonly IndexLine[]): void {
    const { pdf, language } = this;
    pdf.makeRoom(90);
    pdf.bookmark(title);
    this.paragraph("H2", title, inks.section, 4);
    const table = pdf.element("Table");
    const [path, holds, size] = shares;
    const head = (text: string): readonly Line[] => [{ text, ink: inks.label }];
    this.row(
      table,
      [
        { share: path, lines: head(words.file[language]) },
        { share: holds, lines: head(words.field[language]) },
        { share: size, lines: head(words.size[language]) },
      ],
      "Column",
    );
    for (const line of lines)
      this.row(table, [
        { share: path, lines: [{ text: line.path, ink: inks.value }] },
        {
          share: holds,
          lines: [
            { text: line.field, ink: inks.strong },
            ...line.holds.map((text) => ({ text, ink: inks.value })),
            ...line.toDo.map((text) => ({ text, ink: inks.note })),
          ],
        },
        { share: size, lines: [{ text: line.size, ink: inks.value }] },
      ]);
    table.end();
    pdf.y += 16;
  }

  private paragraph(type: "P" | "H1" | "H2", text: string, ink: Ink, after: number): void {
    const placed = this.pdf.measure({ text, ink, x: paper.margin, width: this.pdf.width });
    this.pdf.makeRoom(placed.height + after);
    this.pdf.write(placed, this.pdf.element(type));
    this.pdf.y += after;
  }

  private row(table: StructureElement, cells: readonly Cell[], scope: "Row" | "Column" = "Row"): void {
    const room = this.pdf.width - gap * (cells.length - 1);
    let x = paper.margin;
    const placed = cells.map(({ lines, share }) => {
      const measured = lines.map(({ text, ink }) => this.pdf.measure({ text, ink, x, width: room * share }));
      x += room * share + gap;
      return { measured, height: measured.reduce((sum, { height }) => sum + height, 0) };
    });
    const height = Math.max(...placed.map((cell) => cell.height));
    this.pdf.makeRoom(height + 2 * rowSpace);
    this.pdf.rule(colours.hairline);
    const top = this.pdf.y + rowSpace;
    const row = this.pdf.element("TR", {}, table);
    placed.forEach(({ measured }, index) => {
      const isHead = scope === "Column" || index === 0;
      const element = this.pdf.element(isHead ? "TH" : "TD", isHead ? { scope } : {}, row);
      this.pdf.y = top;
      for (const line of measured) this.pdf.write(line, this.pdf.element("P", {}, element));
      element.end();
    });
    row.end();
    this.pdf.y = top + height + rowSpace;
  }
}
