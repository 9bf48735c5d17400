import { drawPdf } from "./pdfDocument.ts";
import { pageImage } from "./pageImage.ts";

const page = { width: 354, height: 248 };

/** The lines of `<<<` at the foot of a passport, of an invented person. */
const zone = ["P<XXAMARTIN<<ALEX".padEnd(44, "<"), `${"X12345678XXA0203148X3302132".padEnd(42, "<")}04`];

const printed: readonly (readonly [x: number, y: number, name: string, value: string])[] = [
  [112, 40, "Type", "P"],
  [165, 40, "Code", "XXA"],
  [245, 40, "Passport No.", "X12345678"],
  [112, 66, "Surname", "MARTIN"],
  [112, 92, "Given names", "ALEX"],
  [112, 118, "Date of birth", "14 MAR 2002"],
  [112, 144, "Date of expiry", "13 FEB 2033"],
];

/** The page of an invented passport as a photo of it, upright, with the fine lines that passports have behind their print. */
export async function passportPage(): Promise<Buffer> {
  const pdf = await drawPdf(
    (doc) => {
      doc.rect(0, 0, page.width, page.height).fill("#efe9dc");
      doc.lineWidth(0.3);
      for (let y = 0; y < page.height; y += 6) {
        doc.moveTo(0, y);
        for (let x = 0; x < page.width; x += 30)
          doc.quadraticCurveTo(x + 7.5, y - 14, x + 15, y).quadraticCurveTo(x + 22.5, y + 14, x + 30, y);
        doc.stroke("#555555");
      }
      doc.rect(15, 40, 84, 110).fill("#999999");
      doc
        .fillColor("#222222")
        .font("Helvetica")
        .fontSize(10)
        .text("INVENTED REPUBLIC", 16, 14)
        .text("PASSPORT", 250, 14);
      for (const [x, y, name, value] of printed) {
        doc
          .fontSize(5.5)
          .text(name, x, y, { lineBreak: false })
          .fontSize(8)
          .text(value, x, y + 8, { lineBreak: false });
      }
      doc.font("Courier").fontSize(12);
      for (const [index, line] of zone.entries()) doc.text(line, 18, 205 + index * 18, { lineBreak: false });
    },
    { size: [page.width, page.height], margin: 0 },
  );
  return pageImage(pdf);
}
