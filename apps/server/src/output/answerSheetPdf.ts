import type {
  AnswerSheet,
  ContinuedText,
  SheetGroup,
  SheetLine,
  SheetRemark,
} from "@boreal/domain/forms/answerSheet/answerSheet";
import { sheetWords as words } from "@boreal/domain/forms/answerSheet/answerSheetWords";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import type { StructureElement } from "pdfkit";
import { withFaces } from "./fontFaces.ts";
import { paper, TaggedPdf, type Ink, type Measured } from "./taggedPdf.ts";

const colours = {
  ink: "#16241e",
  quiet: "#42524a",
  spruce: "#12372a",
  hairline: "#ddd7c9",
  rust: "#84290d",
  ochre: "#5d4300",
  lake: "#104e74",
} as const;

const inks = {
  kicker: { size: 10, weight: "bold", colour: colours.spruce },
  title: { size: 19, weight: "bold", colour: colours.ink, leading: 1.2 },
  section: { size: 14, weight: "bold", colour: colours.spruce, leading: 1.25 },
  group: { size: 10.5, weight: "bold", colour: colours.ink },
  head: { size: 8.5, weight: "regular", colour: colours.quiet },
  label: { size: 10, weight: "regular", colour: colours.quiet },
  value: { size: 10.5, weight: "regular", colour: colours.ink },
  empty: { size: 10, weight: "regular", colour: colours.quiet },
  body: { size: 10.5, weight: "regular", colour: colours.ink, leading: 1.45 },
  foot: { size: 8.5, weight: "regular", colour: colours.quiet },
} satisfies Readonly<Record<string, Ink>>;

const remarkInk: Readonly<Record<SheetRemark["kind"], Ink>> = {
  missing: { size: 9.5, weight: "bold", colour: colours.rust },
  refused: { size: 9.5, weight: "bold", colour: colours.rust },
  note: { size: 9.5, weight: "regular", colour: colours.ochre },
};

const langs: Readonly<Record<Language, string>> = { en: "en-CA", fr: "fr-CA" };

const gap = 10;
const rowSpace = 3.5;

/** The answer sheet as a PDF that can be read aloud, printed and copied from. */
export async function answerSheetPdf(sheet: AnswerSheet, language: Language): Promise<Buffer> {
  return await withFaces(() => new SheetDrawing(sheet, language).draw());
}

class SheetDrawing {
  private readonly pdf: TaggedPdf;
  private readonly sheet: AnswerSheet;
  private readonly language: Language;

  constructor(sheet: AnswerSheet, language: Language) {
    this.sheet = sheet;
    this.language = language;
    this.pdf = new TaggedPdf({
      title: `${(sheet.heading?.title ?? words.title)[language]}, ${sheet.form[language]}`,
      lang: langs[language],
      date: sheet.date,
      unprintable: words.unprintable[language],
    });
  }

  async draw(): Promise<Buffer> {
    this.head();
    for (const { title, groups } of this.sheet.sections) this.section(title, groups);
    if (this.sheet.continued.length > 0) this.continued();
    const left = [`${this.say(this.title)} ${this.sheet.number}`, this.sheet.date, this.say(this.sheet.person)].join(
      " · ",
    );
    this.pdf.foot(inks.foot, (page, pages) => [left, fill(words.page, { page, pages })[this.language]]);
    return this.pdf.finish();
  }

  private get title(): Text {
    return this.sheet.heading?.title ?? words.title;
  }

  private say(text: Text): string {
    return text[this.language];
  }

  private place(text: string, ink: Ink, x: number = paper.margin, width: number = this.pdf.width): Measured {
    return this.pdf.measure({ text, ink, x, width });
  }

  private paragraph(type: "P" | "H1" | "H2" | "H3", text: string, ink: Ink, after: number): void {
    const placed = this.place(text, ink);
    this.pdf.write(placed, this.pdf.element(type));
    this.pdf.y += after;
  }

  private head(): void {
    this.paragraph("P", this.say(this.title), inks.kicker, 2);
    this.paragraph("H1", this.say(this.sheet.form), inks.title, 10);
    const warning = this.place(
      this.say(this.sheet.heading?.lead ?? words.notOfficial),
      inks.body,
      paper.margin + 12,
      this.pdf.width - 12,
    );
    this.pdf.bar(paper.margin, warning.height, colours.ochre);
    this.pdf.write(warning, this.pdf.element("P"));
    this.pdf.y += 12;
    const table = this.pdf.element("Table");
    const facts: readonly (readonly [Text, string])[] = [
      [words.person, this.say(this.sheet.person)],
      [words.date, this.sheet.date],
      ...(this.sheet.heading ? [] : [[words.state, this.say(this.sheet.state)] as const]),
    ];
    for (const [label, value] of facts)
      this.row(table, { about: { text: this.say(label), ink: inks.label }, says: [{ text: value, ink: inks.value }] });
    table.end();
    this.pdf.y += 14;
  }

  private section(title: Text, groups: readonly SheetGroup[]): void {
    const heading = this.place(this.say(title), inks.section);
    this.pdf.makeRoom(heading.height + 70);
    this.pdf.bookmark(this.say(title));
    this.pdf.write(heading, this.pdf.element("H2"));
    this.pdf.y += 4;
    for (const group of groups) this.group(group);
    this.pdf.y += 14;
  }

  private group({ title, remark, lines }: SheetGroup): void {
    if (lines.length === 0) {
      if (title) this.paragraph("P", this.say(title), inks.group, 0);
      if (remark) this.paragraph("P", this.remarkText(remark), remarkInk[remark.kind], 4);
      else this.paragraph("P", this.say(words.leftEmpty), inks.empty, 4);
      return;
    }
    this.pdf.makeRoom(60);
    const table = this.pdf.element("Table");
    if (title || remark) {
      const caption = this.pdf.element("Caption", {}, table);
      this.pdf.y += 6;
      if (title) this.pdf.write(this.place(this.say(title), inks.group), this.pdf.element("P", {}, caption));
      if (remark)
        this.pdf.write(this.place(this.remarkText(remark), remarkInk[remark.kind]), this.pdf.element("P", {}, caption));
      caption.end();
      this.pdf.y += 2;
    }
    this.columnTitles(table);
    const body = this.pdf.element("TBody", {}, table);
    for (const line of lines) this.line(body, line);
    body.end();
    table.end();
    this.pdf.y += 4;
  }

  private columnTitles(table: StructureElement): void {
    const head = this.pdf.element("THead", {}, table);
    const title = (text: Text): Said => ({ text: this.say(text), ink: inks.head });
    const cells = { about: title(words.question), says: [title(words.answer)], code: title(words.code) };
    this.row(head, cells, "Column");
    head.end();
  }

  private line(body: StructureElement, { label, value, code, remark }: SheetLine): void {
    const says: Said[] = [];
    if (value) says.push({ text: this.say(value), ink: inks.value });
    if (remark) says.push({ text: this.remarkText(remark), ink: remarkInk[remark.kind] });
    if (says.length === 0) says.push({ text: this.say(words.leftEmpty), ink: inks.empty });
    const about = { text: this.say(label), ink: inks.label };
    this.row(body, { about, says, code: { text: code ?? "", ink: inks.value } });
  }

  private remarkText({ kind, says }: SheetRemark): string {
    return `${this.say(words[kind])}${this.language === "fr" ? "\u00A0" : ""}: ${this.say(says)}`;
  }

  private row(table: StructureElement, { about, says, code }: Row, scope: "Row" | "Column" = "Row"): void {
    const left = this.pdf.width * 0.44;
    const right = code ? 46 : 0;
    const middle = this.pdf.width - left - right - gap * (code ? 2 : 1);
    const cells: readonly (readonly Measured[])[] = [
      [this.place(about.text, about.ink, paper.margin, left)],
      says.map(({ text, ink }) => this.place(text, ink, paper.margin + left + gap, middle)),
      ...(code
        ? [code.text === "" ? [] : [this.place(code.text, code.ink, paper.margin + this.pdf.width - right, right)]]
        : []),
    ];
    const height = Math.max(...cells.map((cell) => cell.reduce((sum, part) => sum + part.height, 0)));
    this.pdf.makeRoom(height + 2 * rowSpace);
    this.pdf.rule(colours.hairline);
    const row = this.pdf.element("TR", {}, table);
    const top = this.pdf.y + rowSpace;
    const page = this.pdf.pages;
    let lowest = top;
    cells.forEach((parts, index) => {
      const isHead = scope === "Column" || index === 0;
      const cell = this.pdf.element(isHead ? "TH" : "TD", isHead ? { scope } : {}, row);
      // A cell that went on to another page leaves the others to begin there.
      this.pdf.y = this.pdf.pages === page ? top : paper.top;
      for (const part of parts) this.pdf.write(part, this.pdf.element("P", {}, cell));
      cell.end();
      lowest = this.pdf.pages === page ? Math.max(lowest, this.pdf.y) : this.pdf.y;
    });
    row.end();
    this.pdf.y = lowest + rowSpace;
  }

  /** On a page of its own, so that it can be sent as one. */
  private continued(): void {
    // A sheet that is sent as a whole has no part to take out of it.
    const isPart = this.sheet.heading === undefined;
    if (isPart) this.pdf.nextPage();
    this.pdf.bookmark(this.say(words.continued));
    this.paragraph("H2", this.say(words.continued), inks.section, 4);
    if (isPart) {
      this.paragraph("P", `${this.say(this.sheet.person)}, ${this.say(this.sheet.form)}`, inks.group, 4);
      this.paragraph("P", this.say(words.continuedLead), inks.label, 12);
    }
    for (const text of this.sheet.continued) this.continuedText(text);
  }

  private continuedText({ title, about, text }: ContinuedText): void {
    const heading = this.place(this.say(title), inks.group);
    this.pdf.makeRoom(heading.height + 40);
    this.pdf.write(heading, this.pdf.element("H3"));
    this.pdf.y += 3;
    for (const question of about) this.paragraph("P", this.say(question), inks.label, 3);
    for (const paragraph of text.split("\n")) {
      if (paragraph.trim() !== "") this.paragraph("P", paragraph, inks.body, 4);
    }
    this.pdf.y += 10;
  }
}

type Said = { readonly text: string; readonly ink: Ink };

/** One row of a table: what it is about, what is said, and the code beside it. */
type Row = { readonly about: Said; readonly says: readonly Said[]; readonly code?: Said };
