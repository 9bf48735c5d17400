import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { answerSheetHtml } from "@boreal/server/output/answerSheetHtml";
import { answerSheetPdf } from "@boreal/server/output/answerSheetPdf";
import { nativeNames, sampleSheet } from "../tests/samples/answerSheet.ts";
import { drawPdf } from "../tests/samples/pdfDocument.ts";
import { median, medianTime, type Figure } from "./figure.ts";

const runs = 25;

/** One call measured after as many warm ones; each waits for its bytes. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 2 * runs; run += 1) {
    const begun = performance.now();
    await work();
    if (run >= runs) times.push(performance.now() - begun);
  }
  return median(times);
}

/** The same words, one below the other, in a font that needs no file: untagged, unbroken, uncounted. */
const bare = (lines: readonly string[]) =>
  drawPdf((pdf) => {
    for (const line of lines) pdf.font("Helvetica").fontSize(10).text(line);
  });

/** The answer sheet of a study permit form with names in two other writings. */
export async function measure(): Promise<readonly Figure[]> {
  const sheet = sampleSheet({
    "personalDetails.currentSpouseName.familyName": nativeNames.han,
    "personalDetails.currentSpouseName.givenName": nativeNames.arabic,
  });
  const lines = sheet.sections.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.lines.map(
        ({ label, value }) => `${label.en} ${/^[\x20-\x7e]*$/.test(value?.en ?? "") ? (value?.en ?? "") : ""}`,
      ),
    ),
  );
  const peer = { name: `a bare pdfkit document of ${lines.length} lines`, value: await medianOf(() => bare(lines)) };
  const cold = Array.from({ length: 5 }, () =>
    Number(
      execFileSync(process.execPath, [path.join(path.dirname(fileURLToPath(import.meta.url)), "sheetRun.ts")], {
        encoding: "utf8",
      }),
    ),
  );
  const bytes = (await answerSheetPdf(sheet, "fr")).length;
  return [
    {
      what: "answer sheet of IMM 1294 as a PDF",
      unit: "ms",
      value: await medianOf(() => answerSheetPdf(sheet, "en")),
      bound: 150,
      peer,
      runs,
    },
    { what: "the same, process just started (fonts opened)", unit: "ms", value: median(cold), peer, runs: cold.length },
    {
      what: "answer sheet of IMM 1294 as a page",
      unit: "ms",
      value: medianTime(runs, () => answerSheetHtml(sheet, "en")),
      runs,
    },
    { what: "size of the PDF", unit: "KB", value: bytes / 1024, runs: 1 },
  ];
}
