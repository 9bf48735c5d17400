import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPdf } from "../../../../../tests/samples/pdfDocument.ts";
import { inventedPage, inventedPagePdf, scannedPage } from "../../../../../tests/samples/scannedLetters.ts";
import { wordFile } from "../../../../../tests/samples/wordFile.ts";
import { limitsOf, thresholdsInForce } from "../../limits.ts";
import { openPdf } from "../../pages/pdfPages.ts";
import { fitForPortal, type FitProgress, type FitResult } from "./fitForPortal.ts";

const legible = { all: 0.98, page: 0.95 };
const fit = (
  files: readonly Uint8Array[],
  limit = 4_000_000,
  rotation: 0 | 90 | 180 | 270 = 0,
  onProgress?: (progress: FitProgress) => void,
) =>
  fitForPortal({
    files: files.map((bytes) => ({ bytes, rotation })),
    limit,
    legible,
    ...(onProgress ? { onProgress } : {}),
  });

function fitted(result: FitResult): Extract<FitResult, { kind: "fitted" }> {
  if (result.kind !== "fitted") throw new Error(JSON.stringify(result));
  return result;
}

async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const opened = await openPdf(pdf, limitsOf(thresholdsInForce()));
  if ("error" in opened) throw new Error(opened.error.code);
  return await Promise.all(
    opened.file.pages.map(async (page) => (await page.ownText()).words.map(({ text }) => text).join(" ")),
  );
}

/** Grain over the whole page: no way of packing makes it small. */
const grainOnly = () =>
  sharp({
    create: {
      width: 1700,
      height: 2200,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

describe("the files of a slot fitted for the portal", () => {
  test("a scan, a written PDF and a Word file in their order; what is written stays text", async () => {
    const scan = await scannedPage(1);
    const seen: FitProgress[] = [];
    const { pdf, report } = fitted(
      await fit(
        [scan, await inventedPagePdf(2), wordFile(["Letter of the employer", "She works here since 2020."])],
        1_000_000,
        0,
        (progress) => seen.push(progress),
      ),
    );
    expect(await textsOf(pdf)).toEqual([
      "",
      expect.stringContaining(inventedPage(2).heading) as string,
      "Letter of the employer She works here since 2020.",
    ]);
    expect(report.pages.map(({ file, kind }) => [file, kind])).toEqual([
      [0, "scan"],
      [1, "page"],
      [2, "text"],
    ]);
    expect(pdf.byteLength).toBeLessThanOrEqual(1_000_000);
    expect([report.pagesIn, report.pagesOut, report.bytesAfter, report.isLegible]).toEqual([
      3,
      3,
      pdf.byteLength,
      true,
    ]);
    expect(report.found / report.words).toBeGreaterThanOrEqual(0.98);
    expect(seen.map(({ ratio }) => ratio)).toEqual(seen.map(({ ratio }) => ratio).toSorted((a, b) => a - b));
    expect([...new Set(seen.map(({ stage }) => stage))]).toEqual([
      "opening",
      "reading",
      "encoding",
      "checking",
      "merging",
    ]);
  });

  test("scans that lie on their side or stand upside down are set upright; a person’s own turn is done as it is", async () => {
    // Few words are enough to tell how a page lies, and each is read several times.
    const asScanned = await scannedPage(3, { paragraphs: 2 });
    const aside = await sharp(asScanned).rotate(90).jpeg().toBuffer();
    const upsideDown = await sharp(await scannedPage(4, { paragraphs: 2 }))
      .rotate(180)
      .jpeg()
      .toBuffer();
    const upright = fitted(await fit([aside, upsideDown]));
    expect(upright.report.pages).toMatchObject([
      { turned: 270, scanAgain: false },
      { turned: 180, scanAgain: false },
    ]);
    expect(await sharp(asScanned).metadata()).toMatchObject({ width: 2550, height: 3300 });
    const byPerson = fitted(await fit([aside], 4_000_000, 270));
    expect(byPerson.report.pages[0]).toMatchObject({ turned: 270 });
  });

  test("where the limit cannot be reached, it names the page that takes most", async () => {
    const result = await fit([await grainOnly(), await inventedPagePdf(5)], 60_000);
    expect(result).toMatchObject({ kind: "tooLarge", report: { pagesOut: 0, pages: [{ scanAgain: true }, {}] } });
  });

  test.each([
    [
      "a locked PDF asks for its password",
      () => drawPdf((pdf) => pdf.text("closed"), { userPassword: "maple", pdfVersion: "1.7" }),
      "encrypted",
    ],
    [
      "a damaged picture in the middle",
      async () =>
        (
          await sharp({ create: { width: 600, height: 800, channels: 3, background: "red" } })
            .png({ compressionLevel: 0 })
            .toBuffer()
        ).subarray(0, 30_000),
      "damaged",
    ],
    ["a Word file whose letters cannot be drawn", () => Promise.resolve(wordFile(["مرحبا"])), "lettersMissing"],
  ])("%s: nothing is merged, and the file is named", async (_, bytes, code) => {
    const result = await fit([await inventedPagePdf(6), await bytes(), await inventedPagePdf(7)]);
    expect(result).toMatchObject({ kind: "refused", file: 1 });
    expect(result.kind === "refused" && (typeof result.error === "string" ? result.error : result.error.code)).toBe(
      code,
    );
  });
});
