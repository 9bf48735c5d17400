import { expect, test } from "vitest";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { inventedPage } from "../../../../tests/samples/scannedLetters.ts";
import { createRecogniser } from "../text/recogniseText.ts";
import { createFittingDesk } from "./fittingDesk.ts";
import { bestLevel, smallestLevel } from "./pageEncoding.ts";
import { shareOf } from "./wordShare.ts";

test("small print that is lost when a page is made as small as can be is noticed", async () => {
  const tiny = await drawPdf((pdf) => pdf.fontSize(5).text(inventedPage(8).paragraphs.slice(0, 2).join(" ")));
  const desk = createFittingDesk(createRecogniser(["eng", "fra"]));
  const page = { file: 0, page: 1 };
  await desk({ kind: "open", files: [{ bytes: await pageImage(tiny, 300), rotation: 0 }] });
  await desk({ kind: "prepare", page, drawn: false, part: 1 });
  const share = async (level: number) => {
    const reply = await desk({ kind: "check", page, level });
    if (reply.kind !== "checked") throw new Error(reply.kind);
    expect(reply.share.words).toBeGreaterThan(40);
    return shareOf(reply.share);
  };
  expect(await share(bestLevel)).toBeGreaterThan(0.95);
  expect(await share(smallestLevel)).toBeLessThan(0.9);
});
