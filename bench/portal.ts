import { availableParallelism, loadavg } from "node:os";
import { fitForPortal } from "@boreal/reading/process/portal/fitForPortal";
import { allShares, shareOf, wordsFoundAgain, type WordShare } from "@boreal/reading/portal/wordShare";
import { openPdf } from "@boreal/reading/pages/pdfPages";
import { openPicture } from "@boreal/reading/pages/imagePages";
import { limitsOf, thresholdsInForce } from "@boreal/reading/limits";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import type { OpenPage } from "@boreal/reading/pages/page";
import sharp from "sharp";
import { scannedPage } from "../tests/samples/scannedLetters.ts";
import type { Figure } from "./figure.ts";

/** Fewer pages for a look on a busy machine: `BENCH_PAGES=4 npm run bench -- portal`. The bounds are of 20. */
const pageCount = Number(process.env["BENCH_PAGES"] ?? 20);
const limit = 4_000_000;
const legible = { all: 0.98, page: 0.95 };

/** The peer: every page at 150 dpi and quality 60, whatever comes of it. */
async function withoutChecking(
  pages: readonly Buffer[],
): Promise<{ readonly bytes: number; readonly seconds: number }> {
  const started = performance.now();
  let bytes = 0;
  for (const page of pages)
    bytes += (await sharp(page).resize({ width: 1275 }).jpeg({ quality: 60 }).toBuffer()).length;
  return { bytes, seconds: (performance.now() - started) / 1000 };
}

/** Reads whole pages with the reader that documents are read with, apart from what fitting measured itself. */
async function readApart(before: readonly Buffer[], pdf: Uint8Array): Promise<WordShare> {
  const limits = limitsOf(thresholdsInForce());
  const recogniser = createRecogniser(["eng", "fra"]);
  const words = async (page: OpenPage | undefined) => {
    const picture = await page?.picture();
    return picture
      ? (await recogniser.recognise(picture, 1, thresholdsInForce())).words
          .filter(({ confidence }) => confidence >= 0.6)
          .map(({ text }) => text)
      : [];
  };
  const result = await openPdf(pdf, limits);
  if ("error" in result) throw new Error("the fitted file does not open");
  const shares: WordShare[] = [];
  for (const [index, page] of before.entries()) {
    const original = await openPicture(page, "image/jpeg", limits);
    if ("error" in original) throw new Error("a made-up page does not open");
    shares.push(wordsFoundAgain(await words(original.file.pages[0]), await words(result.file.pages[index])));
  }
  return allShares(shares);
}

/** Twenty scanned pages of about 3 MB each, fitted for a portal that takes 4 MB. */
export async function measure(): Promise<readonly Figure[]> {
  const pages: Buffer[] = [];
  for (let seed = 1; seed <= pageCount; seed++) pages.push(await scannedPage(seed));
  const megabytes = pages.reduce((sum, { length }) => sum + length, 0) / pages.length / 1_000_000;
  const load = loadavg()[0] ?? 0;
  const result = await fitForPortal({ files: pages.map((bytes) => ({ bytes, rotation: 0 })), limit, legible });
  if (result.kind !== "fitted") throw new Error(`the pages were not fitted: ${JSON.stringify(result)}`);
  const { report, pdf } = result;
  const apart = await readApart(pages, pdf);
  const peer = await withoutChecking(pages);
  const what = `${pages.length} scans of ${megabytes.toFixed(1)} MB (${availableParallelism()} cores, load ${load.toFixed(1)})`;
  const unchecked = "150 dpi, quality 60, unchecked";
  return [
    {
      what: `fit for the portal, ${what}`,
      unit: "s",
      value: report.milliseconds / 1000,
      bound: 20,
      peer: { name: unchecked, value: peer.seconds },
      runs: 1,
    },
    {
      what: "size of the fitted file",
      unit: "MB",
      value: pdf.byteLength / 1_000_000,
      bound: limit / 1_000_000,
      peer: { name: unchecked, value: peer.bytes / 1_000_000 },
      runs: 1,
    },
    {
      what: `words lost, pages read whole by the reader (${apart.found} of ${apart.words} found)`,
      unit: "%",
      value: (1 - shareOf(apart)) * 100,
      bound: 2,
      runs: 1,
    },
    {
      what: `words lost, as fitting says of stripes (${report.found} of ${report.words} found)`,
      unit: "%",
      value: (1 - shareOf(report)) * 100,
      bound: 2,
      runs: 1,
    },
  ];
}
