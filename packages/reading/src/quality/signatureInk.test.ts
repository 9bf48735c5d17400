import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { readDocument } from "../readDocument.ts";
import { createRecogniser } from "../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);

/** Up and down, as nobody prints. */
const strokes = Array.from({ length: 24 }, (_, index): readonly [number, number] => [
  84 + index * 8,
  index % 2 === 0 ? 302 + (index % 5) * 4 : 336 - (index % 3) * 7,
]);

/** A letter of somebody who pays, with a coloured bar at its head, signed in this ink above a line. */
const letter = (ink: string | undefined) =>
  drawPdf((pdf) => {
    pdf.rect(0, 0, 612, 26).fill("#b3202c").fillColor("#000000");
    pdf.font("Helvetica-Bold").fontSize(15).text("Letter of financial support", 56, 80).moveDown();
    pdf
      .font("Helvetica")
      .fontSize(11)
      .text("March 4, 2026", 56)
      .moveDown()
      .text(
        "I, Emeka Tobenna ADEYEMI, will pay all expenses of my daughter Ngozi ADEYEMI during her studies in Canada.",
        56,
        pdf.y,
        { width: 480 },
      );
    if (ink !== undefined)
      strokes.reduce((drawn, [x, y]) => drawn.lineTo(x, y), pdf.lineWidth(2).moveTo(80, 330)).stroke(ink);
    pdf.lineWidth(0.7).moveTo(56, 345).lineTo(300, 345).stroke("#000000");
    pdf.fillColor("#000000").fontSize(9).text("Signature", 56, 350);
  });

const findings = async (bytes: Uint8Array) => {
  const input = { bytes, fileName: "letter.png", expectedTypes: ["FinancialSupporterLetter"] };
  const reading = await readDocument(input, { recogniser });
  expect(reading.documentType).toBe("FinancialSupporterLetter");
  return reading.warnings.map(({ id }) => id);
};

describe("the ink of a signature on a scan in colour", () => {
  it("black: it is told", async () => {
    expect(await findings(await pageImage(await letter("#111111")))).toContain("signatureNotInBlue");
  });

  it.each(["#1a3fb0", "#27408b"])("blue (%s): nothing is told", async (ink) => {
    expect(await findings(await pageImage(await letter(ink)))).not.toContain("signatureNotInBlue");
  });

  it("none: a line to sign on is no signature", async () => {
    expect(await findings(await pageImage(await letter(undefined)))).not.toContain("signatureNotInBlue");
  });

  it("on a grey scan nobody can tell", async () => {
    const grey = await sharp(await pageImage(await letter("#111111")))
      .greyscale()
      .png()
      .toBuffer();
    expect(await findings(grey)).not.toContain("signatureNotInBlue");
  });
});
