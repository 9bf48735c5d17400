import { describe, expect, test } from "vitest";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { limitsOf, thresholdsInForce } from "../limits.ts";
import { openPdf } from "../pages/pdfPages.ts";
import { mergedDocument } from "./mergedDocument.ts";

const words = async (pdf: Uint8Array) => {
  const opened = await openPdf(pdf, limitsOf(thresholdsInForce()));
  if ("error" in opened) throw new Error(opened.error.code);
  const pages = await Promise.all(
    opened.file.pages.map(async (page) => ({
      text: (await page.ownText()).words.map(({ text }) => text).join(" "),
      width: page.width,
      height: page.height,
    })),
  );
  opened.file.close();
  return pages;
};

/** A page with everything that must stay behind: a script at opening, an action of the page, a link, a note, a file inside. */
function hostile(): Buffer {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/Names<</EmbeddedFiles<</Names[(a.exe)7 0 R]>>/JavaScript<</Names[(a)8 0 R]>>>>/AcroForm<</Fields[6 0 R]>>>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R/AA<</O<</S/JavaScript/JS(app.alert\\(2\\))>>>>/Annots[6 0 R 9 0 R]/AF[7 0 R]>>",
    "<</Length 46>>stream\nBT /F 12 Tf 72 700 Td (Plain words stay) Tj ET \nendstream",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ivana)/Rect[72 600 200 620]/AA<</K<</S/JavaScript/JS(1)>>>>/AP<</N 10 0 R>>/F 4>>",
    "<</Type/Filespec/F(a.exe)/EF<</F 11 0 R>>>>",
    "<</S/JavaScript/JS(app.alert\\(3\\))>>",
    "<</Type/Annot/Subtype/Link/Rect[72 690 200 710]/A<</S/URI/URI(http://example.test/)>>>>",
    "<</Type/XObject/Subtype/Form/BBox[0 0 128 20]/Resources<</Font<</F 5 0 R>>>>/Length 40>>stream\nBT /F 12 Tf 2 5 Td (Filled Ivana) Tj ET\nendstream",
    "<</Type/EmbeddedFile/Length 4>>stream\nMZMZ\nendstream",
  ];
  let file = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("")}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

describe("pages of several PDFs in one", () => {
  test("in the order given, each turned on its own, the text still text", async () => {
    const [one, two] = await Promise.all(
      ["one", "two"].map((name) => drawPdf((pdf) => pdf.text(`First of ${name}`).addPage().text(`Second of ${name}`))),
    );
    if (!one || !two) throw new Error("no samples");
    const merged = await mergedDocument([
      {
        bytes: two,
        pages: [
          { number: 2, turn: 0 },
          { number: 1, turn: 90 },
        ],
      },
      { bytes: one, pages: [{ number: 1, turn: 0 }] },
    ]);
    expect(await words(merged)).toEqual([
      { text: "Second of two", width: 612, height: 792 },
      { text: "First of two", width: 792, height: 612 },
      { text: "First of one", width: 612, height: 792 },
    ]);
  });

  test("no script, action, link, form or inner file comes along; what a field shows stays as print", async () => {
    const merged = await mergedDocument([{ bytes: hostile(), pages: [{ number: 1, turn: 0 }] }]);
    expect(merged.toString("latin1")).not.toMatch(
      /JavaScript|\/JS|OpenAction|\/AA|\/URI|EmbeddedFile|\/AF|AcroForm|Annots|MZMZ|alert/,
    );
    expect((await words(merged)).map(({ text }) => text)).toEqual(["Plain words stay Filled Ivana"]);
  });

  test("a locked PDF comes along open, given its password", async () => {
    const locked = await drawPdf((pdf) => pdf.text("Under lock"), { userPassword: "maple", pdfVersion: "1.7" });
    const merged = await mergedDocument([{ bytes: locked, password: "maple", pages: [{ number: 1, turn: 0 }] }]);
    expect((await words(merged)).map(({ text }) => text)).toEqual(["Under lock"]);
  });
});
