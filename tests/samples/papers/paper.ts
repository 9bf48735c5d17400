import { drawPdf, type PdfDrawing } from "../pdfDocument.ts";
import { drawTable, type PaperTable, type TableLook } from "./paperTable.ts";

/** What a made-up paper shows, whatever kind it is. Every person, school, bank and number on it is invented. */
export type Paper = {
  readonly letterhead: readonly string[];
  readonly title: string;
  /** Lines above the title: the address, a greeting. */
  readonly before?: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
  readonly after?: readonly string[];
  /** Below everything else. */
  readonly table?: PaperTable;
};

/** One made-up document with what a reader should find in it, spelt as in boreal-reading/1. */
export type Sample = {
  readonly name: string;
  readonly documentType: string;
  readonly language: "en" | "fr";
  readonly layout: LayoutName;
  readonly paper: Paper;
  readonly expected: Readonly<Record<string, string>>;
  /** The tables, by the name of their field. */
  readonly expectedRows?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
};

/** The ways in which the same content lies on a page. Rules are written on `letter` and `boxes`; nobody looks at the others for it. */
export type LayoutName = "letter" | "boxes" | "ruled" | "narrow";

const margin = 56;
const width = 500;

function head(pdf: PdfDrawing, { letterhead, before = [] }: Paper, font: string): void {
  pdf.font(`${font}-Bold`).fontSize(15);
  letterhead.slice(0, 1).forEach((line) => pdf.text(line, margin, 52, { width }));
  pdf.font(font === "Times" ? "Times-Roman" : font).fontSize(9);
  letterhead.slice(1).forEach((line) => pdf.text(line, margin, pdf.y, { width }));
  pdf.fontSize(11).moveDown();
  before.forEach((line) => pdf.text(line, margin, pdf.y, { width }));
  pdf.moveDown();
}

function prose(pdf: PdfDrawing, lines: readonly string[]): void {
  lines.forEach((line) => {
    pdf.text(line, margin, pdf.y, { width, lineGap: 2 });
    pdf.moveDown(0.6);
  });
}

const layouts: Readonly<Record<LayoutName, (pdf: PdfDrawing, paper: Paper) => void>> = {
  /** Label and value in one line, with a colon; prose around them. */
  letter(pdf, paper) {
    head(pdf, paper, "Helvetica");
    pdf.font("Helvetica-Bold").fontSize(14).text(paper.title, margin, pdf.y, { width }).moveDown(0.6);
    pdf.font("Helvetica").fontSize(11);
    prose(pdf, paper.paragraphs);
    paper.rows.forEach(([label, value]) => pdf.text(`${label}: ${value}`, margin, pdf.y, { width }));
    pdf.moveDown();
    prose(pdf, paper.after ?? []);
  },
  /** A form: each label in small print above its value, two boxes a row. */
  boxes(pdf, paper) {
    head(pdf, paper, "Times");
    pdf.font("Times-Bold").fontSize(14).text(paper.title, margin, pdf.y, { width, align: "center" }).moveDown();
    const top = pdf.y;
    paper.rows.forEach(([label, value], index) => {
      const x = margin + (index % 2) * 250;
      const y = top + Math.floor(index / 2) * 46;
      pdf.lineWidth(0.7).rect(x, y, 250, 46).stroke();
      pdf
        .font("Times-Roman")
        .fontSize(8)
        .text(label, x + 5, y + 5, { width: 240 });
      pdf
        .font("Courier")
        .fontSize(11)
        .text(value, x + 5, y + 20, { width: 240 });
    });
    pdf.y = top + Math.ceil(paper.rows.length / 2) * 46 + 16;
    pdf.font("Times-Roman").fontSize(11);
    prose(pdf, [...paper.paragraphs, ...(paper.after ?? [])]);
  },
  /** A table with lines: labels left, values right. */
  ruled(pdf, paper) {
    head(pdf, paper, "Helvetica");
    pdf.font("Helvetica-Bold").fontSize(13).text(paper.title.toUpperCase(), margin, pdf.y, { width }).moveDown(0.5);
    pdf.font("Helvetica").fontSize(10);
    prose(pdf, paper.paragraphs.slice(0, 1));
    paper.rows.forEach(([label, value]) => {
      const y = pdf.y;
      pdf
        .lineWidth(0.5)
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .stroke("#888888");
      pdf.font("Helvetica").text(label, margin + 4, y + 5, { width: 210 });
      pdf.font("Helvetica-Bold").text(value, margin + 230, y + 5, { width: 260 });
      pdf.y = y + 20;
    });
    pdf.font("Helvetica").moveDown();
    prose(pdf, [...paper.paragraphs.slice(1), ...(paper.after ?? [])]);
  },
  /** A typewriter's page: rows set with dots, small margins between the lines. */
  narrow(pdf, paper) {
    head(pdf, paper, "Courier");
    pdf.font("Courier-Bold").fontSize(12).text(paper.title, margin, pdf.y, { width }).moveDown(0.5);
    pdf.font("Courier").fontSize(10);
    paper.rows.forEach(([label, value]) =>
      pdf.text(`${`${label} `.padEnd(34, ".")} ${value}`, margin, pdf.y, { width }),
    );
    pdf.moveDown();
    prose(pdf, [...paper.paragraphs, ...(paper.after ?? [])]);
  },
};

export const layoutNames = Object.keys(layouts) as readonly LayoutName[];
export const seenByRules: readonly LayoutName[] = ["letter", "boxes"];

const tableLooks: Readonly<Record<LayoutName, TableLook>> = {
  letter: { font: "Helvetica", size: 9, rowHeight: 15, lines: "none" },
  boxes: { font: "Times-Roman", size: 9.5, rowHeight: 18, lines: "grid" },
  ruled: { font: "Helvetica", size: 8.5, rowHeight: 17, lines: "below" },
  narrow: { font: "Courier", size: 8, rowHeight: 12, lines: "none" },
};

export const drawPaper = ({ layout, paper }: Pick<Sample, "layout" | "paper">): Promise<Buffer> =>
  drawPdf((pdf) => {
    layouts[layout](pdf, paper);
    if (paper.table) drawTable(pdf, paper.table, tableLooks[layout]);
  });

/** What was not found as it is printed: `field: found instead of expected`. */
export const faultsIn = (
  { expected }: Pick<Sample, "expected">,
  fields: Readonly<Record<string, { readonly value: string }>>,
): readonly string[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    fields[name]?.value === value ? [] : [`${name}: ${fields[name]?.value ?? "nothing"} instead of ${value}`],
  );

/** The rows of the tables that were not found as they are printed. */
export const rowFaultsIn = (
  { expectedRows = {} }: Pick<Sample, "expectedRows">,
  rows: Readonly<Record<string, readonly { readonly values: Readonly<Record<string, string>> }[]>> = {},
): readonly string[] =>
  Object.entries(expectedRows).flatMap(([name, expected]) => {
    const found = (rows[name] ?? []).map(({ values }) => printed(values));
    const missing = expected.map((row) => printed(row)).filter((row) => !found.includes(row));
    return [
      ...missing.map((row) => `${name}: no row ${row}`),
      ...(found.length === expected.length ? [] : [`${name}: ${found.length} rows instead of ${expected.length}`]),
    ];
  });

const printed = (row: Readonly<Record<string, string>>): string =>
  Object.entries(row)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([column, value]) => `${column} ${value}`)
    .join(", ");
