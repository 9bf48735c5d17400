import { describe, expect, it } from "vitest";
import { pageImage } from "../../../tests/samples/pageImage.ts";
import { drawPdf } from "../../../tests/samples/pdfDocument.ts";
import { readDocument } from "./readDocument.ts";
import { createRecogniser } from "./text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);

type Pen = "strokes" | "letters" | "none";
type Signed = { readonly custodian: Pen; readonly notary: Pen; readonly stamp: boolean };

/** Up and down, as nobody prints. */
const strokes = (left: number, top: number) =>
  Array.from({ length: 20 }, (_, index): readonly [number, number] => [
    left + index * 7,
    top + (index % 2 === 0 ? (index % 5) * 3 : 20 - (index % 3) * 5),
  ]);

const ring = (x: number, y: number, radius: number) =>
  Array.from({ length: 60 }, (_, index): readonly [number, number] => {
    const turn = ((index + 1) * Math.PI) / 30;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

/** The declaration of a custodian before a notary. */
const declaration = ({ custodian, notary, stamp }: Signed) =>
  drawPdf((pdf) => {
    const sign = (pen: Pen, name: string, left: number, top: number) => {
      if (pen === "strokes") {
        strokes(left, top).reduce((drawn, [x, y]) => drawn.lineTo(x, y), pdf.lineWidth(1.4).moveTo(left, top + 12));
        pdf.stroke("#1a3fb0");
      }
      if (pen === "letters")
        pdf
          .font("Times-Italic")
          .fontSize(16)
          .text(name, left, top + 4);
      pdf
        .lineWidth(0.7)
        .moveTo(left - 10, top + 28)
        .lineTo(left + 170, top + 28)
        .stroke("#000000");
    };
    pdf.font("Helvetica-Bold").fontSize(15).text("Custodian Declaration", 56, 60).moveDown();
    pdf.font("Helvetica").fontSize(11);
    pdf.text(
      "I, Margaret Ellen Fosterling, of 88 Birch Hollow Lane, Guelph, Ontario N1G 4X2, do solemnly declare that",
      56,
    );
    pdf
      .text("I agree to act as the custodian of Duc Anh Pham while the child attends school in Canada.", 56)
      .moveDown();
    sign(custodian, "M. Fosterling", 70, 190);
    pdf.font("Helvetica").fontSize(10).text("Margaret Ellen Fosterling", 60, 222).text("Custodian", 60, 236);
    pdf.text("Declared before me on November 4, 2026", 60, 300);
    sign(notary, "R. Menonga", 70, 330);
    pdf.font("Helvetica").fontSize(10).text("Ravi Menonga", 60, 362).text("Notary Public", 60, 376);
    if (stamp) {
      for (const radius of [42, 30]) {
        ring(330, 350, radius).reduce(
          (drawn, [x, y]) => drawn.lineTo(x, y),
          pdf.lineWidth(1.5).moveTo(330 + radius, 350),
        );
        pdf.stroke("#7a1f1f");
      }
      pdf.fontSize(8).fillColor("#7a1f1f").text("NOTARY", 312, 346).fillColor("#000000");
    }
  });

const found = async (bytes: Uint8Array) => {
  const { fields } = await readDocument(
    { bytes, fileName: "declaration.pdf", expectedTypes: ["CustodianDeclaration"] },
    { recogniser },
  );
  return [fields["isSigned"]?.value, fields["isNotarized"]?.value];
};

describe("whether a paper is signed", () => {
  it.each<readonly [string, Signed, readonly (string | undefined)[]]>([
    ["by both, with a stamp", { custodian: "strokes", notary: "strokes", stamp: true }, ["Yes", "Yes"]],
    ["in letters above the printed name", { custodian: "letters", notary: "letters", stamp: true }, ["Yes", "Yes"]],
    ["without a stamp nobody can tell", { custodian: "strokes", notary: "strokes", stamp: false }, ["Yes", undefined]],
    [
      "the notary alone is not the custodian",
      { custodian: "none", notary: "strokes", stamp: true },
      [undefined, "Yes"],
    ],
    ["lines to sign on are no signature", { custodian: "none", notary: "none", stamp: false }, ["No", undefined]],
  ])("%s", async (_, signed, expected) => {
    expect(await found(await declaration(signed))).toEqual(expected);
  });

  it("on a scan, what is seen is told, and what is not seen is not", async () => {
    const scan = async (signed: Signed) => found(await pageImage(await declaration(signed)));
    expect(await scan({ custodian: "strokes", notary: "strokes", stamp: true })).toEqual(["Yes", "Yes"]);
    expect(await scan({ custodian: "none", notary: "none", stamp: false })).toEqual([undefined, undefined]);
  });
});
