import { drawPdf, type PdfDrawing } from "../pdfDocument.ts";
import { passportLines, type ZoneOf } from "./zoneLines.ts";

/** Passports and travel documents of the kinds that other programs misread. All made up. */

type Passport = ZoneOf & {
  readonly title: string;
  readonly code: string;
  readonly birthPrinted: string;
  readonly issued: string;
  readonly expires: string;
};

/** The page of a passport with its own text. */
function passport(the: Passport): Promise<Buffer> {
  const printed = [
    ["Type", "P"],
    ["Country code", the.code],
    ["Passport No.", the.number],
    ["Surname", the.family.toUpperCase()],
    ["Given names", the.given.toUpperCase()],
    ["Nationality", the.nationality],
    ["Date of birth", the.birthPrinted],
    ["Sex", the.sex],
    ["Place of birth", "Exampletown"],
    ["Date of issue", the.issued],
    ["Date of expiry", the.expires],
  ] as const;
  return drawPdf((pdf: PdfDrawing) => {
    const at = (text: string, size: number, y: number, font = "Helvetica") =>
      pdf.font(font).fontSize(size).text(text, 72, y, { lineBreak: false });
    at("PASSPORT", 14, 60);
    at(the.title, 11, 80);
    printed.forEach(([label, value], index) => {
      at(label, 7, 110 + 30 * index);
      if (value !== "") at(value, 11, 119 + 30 * index);
    });
    passportLines(the).forEach((line, index) => at(line, 12, 480 + 18 * index, "Courier"));
  });
}

const ofPassports = { number: "L4418207", birth: "1999-05-21", expiry: "2033-01-14", sex: "F" } as const;
const printedDays = { birthPrinted: "21 MAY 1999", issued: "15 JAN 2023", expires: "14 JAN 2033" } as const;

export const reportedPassports = {
  oneName: () =>
    passport({
      ...ofPassports,
      ...printedDays,
      title: "REPUBLIC OF INDIA",
      code: "IND",
      state: "IND",
      nationality: "IND",
      family: "",
      given: "Meenakshi",
    }),
  dayUnknown: () =>
    passport({
      ...ofPassports,
      ...printedDays,
      birthPrinted: "00 00 1997",
      birth: "1997-00-00",
      title: "FEDERAL REPUBLIC OF SOMALIA",
      code: "SOM",
      state: "SOM",
      nationality: "SOM",
      family: "Example",
      given: "Hodan",
    }),
  britishNational: () =>
    passport({
      ...ofPassports,
      ...printedDays,
      title: "UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND",
      code: "GBR",
      state: "GBR",
      nationality: "GBN",
      family: "Example",
      given: "Wing Yan",
    }),
  refugee: () =>
    passport({
      ...ofPassports,
      ...printedDays,
      title: "FEDERAL REPUBLIC OF GERMANY - TRAVEL DOCUMENT (1951 Convention)",
      code: "D",
      state: "D",
      nationality: "XXB",
      family: "Example",
      given: "Samir",
    }),
} as const;
