import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { departmentLetter, drawDepartmentLetter } from "../../../tests/samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../../../tests/samples/biometricsLetter/letter.ts";
import { covered, degraded } from "../../../tests/samples/degrade.ts";
import { otherDocuments, spanishLetter, unknownLetter } from "../../../tests/samples/otherDocuments.ts";
import { passportPage } from "../../../tests/samples/passportPage.ts";
import { pageImage } from "../../../tests/samples/pageImage.ts";
import { drawPdf } from "../../../tests/samples/pdfDocument.ts";
import { readDocument } from "./readDocument.ts";
import { findingsOf } from "./reading.ts";
import { createRecogniser } from "./text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const read = (bytes: Uint8Array, fileName = "letter") =>
  readDocument({ bytes, fileName, expectedTypes: ["BiometricsLetter"] }, { recogniser });
const letter = madeUpLetter(0, "en", "request");
const scanned = async () => pageImage(await departmentLetter(letter));

describe("findings of one file", () => {
  test("a good scan has none", async () => {
    const reading = await read(await degraded(await scanned(), "grey"));
    expect(reading.warnings).toEqual([]);
    expect(reading.pages).toMatchObject([{ rotation: 0, textSource: "ocr", inColour: false }]);
    expect(reading.pages[0]?.sharpness).toBeGreaterThan(0.7);
  });

  test("a page on its side: sideways, and still read", async () => {
    const reading = await read(await degraded(await scanned(), "sideways"));
    expect(findingsOf(reading)).toEqual(["sideways"]);
    expect(reading.pages[0]?.rotation).toBe(90);
    expect(reading.fields["uciNumber"]?.value).toBe("1123456780");
    // The box is given on the page as shown: the number stands at the right of the upright page, so low on the turned one.
    const box = reading.fields["uciNumber"]?.box ?? [0, 0, 0, 0];
    expect(box[3]).toBeGreaterThan(box[2]);
    expect(box[1]).toBeGreaterThan(0.5);
  });

  test("the fine lines behind the print of an upright passport are no text on its side", async () => {
    const found = recogniser.recognise;
    const told: unknown[] = [];
    const listening = {
      ...recogniser,
      recognise: async (...page: Parameters<typeof found>) => {
        const recognised = await found(...page);
        told.push(recognised.orientation?.turn);
        return recognised;
      },
    };
    const reading = await readDocument(
      { bytes: await passportPage(), fileName: "passport", expectedTypes: ["Passport"] },
      { recogniser: listening },
    );
    // The letters’ shapes alone say that it lies on its side.
    expect(told).toEqual([270]);
    expect(reading.pages[0]?.rotation).toBe(0);
    expect(findingsOf(reading)).not.toContain("sideways");
  });

  test("a photo of a person has no text, and that is no fault; the same picture where a letter belongs is not readable", async () => {
    const portrait = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1080"><rect width="840" height="1080" fill="#fafafa"/><ellipse cx="420" cy="1120" rx="380" ry="380" fill="#464646"/><ellipse cx="420" cy="460" rx="190" ry="260" fill="#969696"/></svg>',
    );
    const picture = await sharp(portrait).png().toBuffer();
    const asPhoto = await readDocument(
      { bytes: picture, fileName: "photo", expectedTypes: ["DigitalPhoto"] },
      { recogniser },
    );
    expect([asPhoto.outcome, findingsOf(asPhoto)]).toEqual(["read", []]);
    expect((await read(picture)).outcome).toBe("notReadable");
  });

  test("a very blurred page: blurry or not readable, never silently read", async () => {
    const found = findingsOf(await read(await degraded(await scanned(), "veryBlurred")));
    expect(found.some((id) => id === "blurry" || id === "notReadable")).toBe(true);
  });

  test("a photo with much table around the page: excessive background, and still read", async () => {
    const reading = await read(await degraded(await scanned(), "onTable"));
    expect(findingsOf(reading)).toContain("excessiveBackground");
    expect(reading.fields["birthday"]?.value).toBe("2003-05-14");
  });

  test("a bar painted over a line of a scan: redacted", async () => {
    const reading = await read(await covered(await scanned(), [0.56, 0.1555, 0.2, 0.014]));
    expect(findingsOf(reading)).toContain("redactedData");
    expect(reading.fields["uciNumber"]).toBeUndefined();
  });

  test("a box drawn over words that the file still holds: redacted", async () => {
    const pdf = await drawPdf((page) => {
      drawDepartmentLetter(page, letter);
      page.rect(350, 122, 140, 14).fill("#000000");
    });
    expect(findingsOf(await read(pdf))).toContain("redactedData");
  });

  test("page 1 of 3 alone: incomplete; all three: complete", async () => {
    const pages = (numbers: readonly number[]) =>
      drawPdf((pdf) => {
        numbers.forEach((number, index) => {
          if (index > 0) pdf.addPage();
          pdf
            .fontSize(12)
            .text(
              "Please give your biometrics within 30 days and bring this letter with you to the collection service point.",
              56,
              80,
              { width: 450 },
            );
          pdf.text(
            "Your fingerprints and photo will be taken there by the staff of the service point, free of further charge.",
            56,
            140,
            { width: 450 },
          );
          pdf.text(`Page ${number} of 3`, 450, 700, { lineBreak: false });
        });
      });
    const one = await read(await pages([1]));
    expect(one.warnings.find((warning) => warning.id === "incompleteDocument")?.because.en).toContain("3 pages");
    expect(findingsOf(await read(await pages([1, 2, 3])))).not.toContain("incompleteDocument");
  });

  test("a letter in a third language: neither English nor French", async () => {
    expect(findingsOf(await read(await spanishLetter()))).toContain("documentLanguage");
    expect(findingsOf(await read(await unknownLetter()))).not.toContain("documentLanguage");
  });

  const requestWith = (...labels: readonly string[]) =>
    drawPdf((page) => {
      page.text("Biometrics Request Letter", 56, 56).text("Dear Mei Lin,", 56, 90);
      page.text(
        "Please give your biometrics (fingerprints and a photograph) at a collection service point within 30 days. Pay the biometrics fee first.",
        56,
        120,
        { width: 460 },
      );
      for (const [at, label] of labels.entries()) page.text(label, 56, 200 + 40 * at);
    });

  test("a letter whose places for number and date are empty: missing data, each named", async () => {
    const reading = await read(await requestWith("UCI number:", "Date of letter: ________"));
    expect(reading.warnings.find((warning) => warning.id === "missingData")?.because).toMatchObject({
      en: expect.stringContaining("UCI number, date of the letter") as string,
      fr: expect.stringContaining("numéro IUC, date de la lettre") as string,
    });
    expect(reading.leftEmpty).toEqual(["uciNumber", "issueDate"]);
  });

  test("what stands nowhere on a page may only not have been read: no fault of the paper", async () => {
    const reading = await read(await requestWith());
    expect(findingsOf(reading)).not.toContain("missingData");
    expect(reading.leftEmpty).toBeUndefined();
    expect(reading.notFound).toEqual(expect.arrayContaining(["uciNumber", "issueDate"]));
    expect(reading.notFound).not.toContain("applicantFullName");
  });

  test("a blank page: invalid document, not readable", async () => {
    const reading = await read(await drawPdf(() => undefined));
    expect(reading.outcome).toBe("notReadable");
    expect(findingsOf(reading)).toEqual(["invalidDocument"]);
    expect(reading).not.toHaveProperty("notFound");
  });
});

describe("what kind of document it is", () => {
  test.each(Object.entries(otherDocuments))("%s in a biometrics slot is recognised as such", async (type, make) => {
    const reading = await read(await make());
    expect(reading.documentType).toBe(type);
    expect(reading.typeConfidence).toBeGreaterThanOrEqual(0.8);
    expect(Object.keys(reading.fields).filter((name) => /biometrics|letterKind/.test(name))).toEqual([]);
  });

  test("an unknown letter stays unknown", async () => {
    const reading = await read(await unknownLetter());
    expect(reading.documentType).toBeNull();
    expect(reading.fields).toEqual({});
  });

  test("a bank statement behind a letter: two types in one file", async () => {
    const pdf = await drawPdf((page) => {
      drawDepartmentLetter(page, letter);
      page.addPage();
      page
        .fontSize(12)
        .text("Example Bank: account statement", 56, 56)
        .text("Statement period: March 2026. Opening balance: 10.00. Closing balance: 12.00.");
      page.text("Account number 000-1. Deposits 4.00, withdrawals 2.00. Thank you for banking with us this month.");
    });
    const reading = await read(pdf);
    expect(findingsOf(reading)).toContain("multipleDocumentTypes");
    expect(reading.otherTypes).toMatchObject([{ type: "BankStatements", pages: [2] }]);
  });
});
