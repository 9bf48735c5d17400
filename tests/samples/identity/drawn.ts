import { ocrB } from "../ocrB.ts";
import { pageImage } from "../pageImage.ts";
import { drawPdf, type PdfDrawing } from "../pdfDocument.ts";
import type { MadeUpHolder } from "./people.ts";
import { cardLines, passportLines } from "./zoneLines.ts";

/** Points a millimetre. */
const mm = 72 / 25.4;
const pitch = 2.54 * mm;
/** At this size capitals are 2.4 mm high. */
const zoneSize = (2.4 * mm) / 0.713;
const ascent = 0.938;

/** Lines of a zone, one character every 2.54 mm as printers of passports set them. */
function drawZone(doc: PdfDrawing, lines: readonly string[], left: number, baselines: readonly number[]): void {
  doc.font(ocrB).fontSize(zoneSize).fillColor("#1a1a1a");
  for (const [index, line] of lines.entries())
    for (const [place, sign] of [...line].entries())
      doc.text(sign, left + place * pitch, (baselines[index] ?? 0) - ascent * zoneSize, { lineBreak: false });
}

/** Fine lines behind the print. */
function drawPattern(doc: PdfDrawing, width: number, height: number, colour: string): void {
  doc.lineWidth(0.25);
  for (let y = 0; y < height + 14; y += 4) {
    doc.moveTo(0, y);
    for (let x = 0; x < width; x += 26)
      doc.quadraticCurveTo(x + 6.5, y - 9, x + 13, y).quadraticCurveTo(x + 19.5, y + 9, x + 26, y);
    doc.stroke(colour);
  }
}

const monthsEn = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const monthsFr = ["JAN", "FÉV", "MAR", "AVR", "MAI", "JUIN", "JUIL", "AOÛT", "SEPT", "OCT", "NOV", "DÉC"];

/** How the pages of different states set their days. */
const dayStyles = [
  (y: string, m: number, d: string) => `${d} ${monthsEn[m - 1]} ${y}`,
  (y: string, m: number, d: string) => `${d}/${String(m).padStart(2, "0")}/${y}`,
  (y: string, m: number, d: string) => `${d}.${String(m).padStart(2, "0")}.${y}`,
  (y: string, m: number, d: string) => `${d} ${monthsEn[m - 1]} /${monthsFr[m - 1]} ${y.slice(2)}`,
] as const;

/** Four pages of passports that differ in labels, places, days and colours. */
export const passportLayouts = ["english", "bilingual", "german", "twoColumns"] as const;
export type PassportLayout = (typeof passportLayouts)[number];

const labelsOf: Readonly<Record<PassportLayout, readonly string[]>> = {
  english: [
    "Passport No.",
    "Surname",
    "Given Names",
    "Date of birth",
    "Place of birth",
    "Date of issue",
    "Date of expiry",
  ],
  bilingual: [
    "Passport No./No. de passeport",
    "Surname/Nom",
    "Given names/Prénoms",
    "Date of birth/Date de naissance",
    "Place of birth/Lieu de naissance",
    "Date of issue/Date de délivrance",
    "Date of expiry/Date d’expiration",
  ],
  german: [
    "Pass-Nr. / Passport No.",
    "1. Name / Surname / Nom",
    "2. Vornamen / Given names / Prénoms",
    "Geburtsdatum / Date of birth",
    "Geburtsort / Place of birth",
    "Ausstellungsdatum / Date of issue",
    "Gültig bis / Date of expiry",
  ],
  twoColumns: [
    "Passport number / Numéro du passeport",
    "Family name / Nom de famille",
    "Given names / Prénoms",
    "Birth date / Date de naissance",
    "Place of birth / Lieu de naissance",
    "Issued on / Délivré le",
    "Expires on / Expire le",
  ],
};

const colours: Readonly<Record<PassportLayout, readonly [paper: string, pattern: string, ink: string]>> = {
  english: ["#e7efe2", "#b9d0b0", "#1d1d1d"],
  bilingual: ["#f4e9dd", "#dcb999", "#222222"],
  german: ["#ece7f2", "#c7b8da", "#111111"],
  twoColumns: ["#e3edf4", "#a9c6dc", "#202838"],
};

/** The page of a passport: 125 by 88 mm, its zone 2 x 44 characters at the foot. */
export const madeUpPassport = async (the: MadeUpHolder, layout: PassportLayout, dpi = 300): Promise<Buffer> =>
  pageImage(await madeUpPassportPdf(the, layout), dpi);

/** The same with its text as text. */
export function madeUpPassportPdf(the: MadeUpHolder, layout: PassportLayout): Promise<Buffer> {
  const [width, height] = [125 * mm, 88 * mm];
  const style = dayStyles[passportLayouts.indexOf(layout)] ?? dayStyles[0];
  const day = (date: string) => style(date.slice(0, 4), Number(date.slice(5, 7)), date.slice(8));
  const values = [the.number, the.family, the.given, day(the.birth), the.place, day(the.issued), day(the.expiry)];
  const [paper, pattern, ink] = colours[layout];
  return drawPdf(
    (doc) => {
      doc.rect(0, 0, width, height).fill(paper);
      drawPattern(doc, width, height, pattern);
      doc.rect(5 * mm, 17 * mm, 30 * mm, 39 * mm).fill("#a39a92");
      doc.fillColor(ink).font("Helvetica-Bold").fontSize(9);
      doc
        .text(the.title[1], 6 * mm, 5 * mm, { lineBreak: false })
        .text(the.title[0], 40 * mm, 5 * mm, { lineBreak: false });
      for (const [index, label] of (labelsOf[layout] ?? []).entries()) {
        const [x, y] = placeOf(layout, index);
        doc.font("Helvetica").fontSize(5).text(label, x, y, { lineBreak: false });
        doc
          .font("Helvetica-Bold")
          .fontSize(8.2)
          .text(values[index] ?? "", x, y + 6.2, { lineBreak: false });
      }
      drawZone(doc, passportLines(the), 6.6 * mm, [73.5 * mm, 79.9 * mm]);
    },
    { size: [width, height], margin: 0 },
  );
}

function placeOf(layout: PassportLayout, index: number): readonly [x: number, y: number] {
  if (layout !== "twoColumns") return index === 0 ? [88 * mm, 9.5 * mm] : [40 * mm, (9.5 + 7.6 * index) * mm];
  const inSecond = index === 0 || index > 3;
  const row = index === 0 ? 0 : inSecond ? index - 3 : index - 1;
  return [(inSecond ? 84 : 40) * mm, (14 + 11 * row) * mm];
}

/** The back of a card: 85.6 by 54 mm, three lines of 30 characters. */
export async function madeUpCard(the: MadeUpHolder, dpi = 300): Promise<Buffer> {
  const [width, height] = [85.6 * mm, 54 * mm];
  const pdf = await drawPdf(
    (doc) => {
      doc.rect(0, 0, width, height).fill("#eef1e6");
      drawPattern(doc, width, height * 0.6, "#c3cfae");
      doc.fillColor("#222222").font("Helvetica").fontSize(5);
      doc.text("Identity card / Carte d’identité", 5 * mm, 4 * mm, { lineBreak: false });
      doc.text("Place of birth / Lieu de naissance", 5 * mm, 10 * mm, { lineBreak: false });
      doc.fontSize(8).text(the.place, 5 * mm, 12.4 * mm, { lineBreak: false });
      doc.fontSize(5).text("Date of issue / Date de délivrance", 5 * mm, 18 * mm, { lineBreak: false });
      doc.fontSize(8).text(the.issued.split("-").toReversed().join("."), 5 * mm, 20.4 * mm, { lineBreak: false });
      drawZone(doc, cardLines(the), 4.6 * mm, [36.5 * mm, 42.9 * mm, 49.3 * mm]);
    },
    { size: [width, height], margin: 0 },
  );
  return pageImage(pdf, dpi);
}
