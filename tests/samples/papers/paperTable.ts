import type { PdfDrawing } from "../pdfDocument.ts";

/** A table on a made-up paper: its headers, and the same number of cells in each row. Columns of amounts stand to the right. */
export type PaperTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Parts of the width, in the order of the columns. */
  readonly widths: readonly number[];
  readonly amounts: readonly number[];
};

export type TableLook = {
  readonly font: string;
  readonly size: number;
  readonly rowHeight: number;
  readonly lines: "none" | "below" | "grid";
};

const margin = 56;
const width = 500;
const bottom = 740;

/** Draws the table from where the page stands; a page that is full goes on with the headers on the next one. */
export function drawTable(pdf: PdfDrawing, table: PaperTable, look: TableLook): void {
  const whole = table.widths.reduce((sum, part) => sum + part, 0);
  const lefts = table.widths.map(
    (_, index) => margin + (width * table.widths.slice(0, index).reduce((sum, part) => sum + part, 0)) / whole,
  );
  const row = (cells: readonly string[], font: string) => {
    const y = pdf.y;
    cells.forEach((cell, index) => {
      const left = lefts[index] ?? margin;
      const columnWidth = (width * (table.widths[index] ?? 0)) / whole;
      if (look.lines === "grid") pdf.lineWidth(0.5).rect(left, y, columnWidth, look.rowHeight).stroke("#777777");
      pdf
        .font(font)
        .fontSize(look.size)
        .text(cell, left + 4, y + (look.rowHeight - look.size) / 2, {
          width: columnWidth - 8,
          align: table.amounts.includes(index) ? "right" : "left",
          lineBreak: false,
        });
    });
    if (look.lines === "below")
      pdf
        .lineWidth(0.4)
        .moveTo(margin, y + look.rowHeight)
        .lineTo(margin + width, y + look.rowHeight)
        .stroke("#999999");
    pdf.y = y + look.rowHeight;
  };
  const bold = look.font === "Times-Roman" ? "Times-Bold" : `${look.font}-Bold`;
  row(table.headers, bold);
  for (const cells of table.rows) {
    if (pdf.y > bottom) {
      pdf.addPage();
      pdf.y = margin;
      row(table.headers, bold);
    }
    row(cells, look.font);
  }
  pdf.x = margin;
  pdf.font(look.font).moveDown();
}
