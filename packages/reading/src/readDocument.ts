import { limitsOf, thresholdsInForce } from "./limits.ts";
import { typesWithZone } from "./mrz/zoneType.ts";
import { openFile } from "./pages/openFile.ts";
import type { OpenedFile, OpenResult } from "./pages/page.ts";
import { readingOfPages } from "./readingOfPages.ts";
import { signedByHand } from "./signed.ts";
import { identity, type ReadInput } from "./readInput.ts";
import { warningsOfError } from "./readingErrors.ts";
import { readPage, type PageRead, type PageTools } from "./readPage.ts";
import type { Reading, ReadingProgress, ReadingWithPrint } from "./reading.ts";
import type { Recogniser } from "./text/recogniseText.ts";

export type ReadingContext = {
  readonly recogniser: Recogniser;
  readonly onProgress?: (progress: ReadingProgress) => void;
};

/** Shares of the whole that opening and reading the pages take, for the progress bar. */
const share = { opened: 0.1, pages: 0.9 };

/**
 * Reads one document: open, pages, text, quality, type, fields, findings. A bad file gives an outcome, never an exception;
 * only faults of ours throw.
 */
export async function readDocument(input: ReadInput, context: ReadingContext): Promise<ReadingWithPrint> {
  const started = performance.now();
  const progress = context.onProgress ?? (() => undefined);
  const thresholds = thresholdsInForce();
  progress({ stage: "opening", ratio: 0 });
  const opened = await openFile(input.bytes, limitsOf(thresholds, input.maxBytes), input.password);
  if ("error" in opened) return unopened(input, opened, started);
  const reads = await readPages(opened.file, context, {
    thresholds,
    expectsZone: input.expectedTypes.some((expected) => typesWithZone.has(expected)),
    expectsSignature:
      input.expectedTypes.length === 0 || input.expectedTypes.some((expected) => signedByHand.has(expected)),
  });
  progress({ stage: "fields", pages: reads.length, ratio: share.pages });
  const reading = await readingOfPages(input, opened.file, reads);
  progress({ stage: "done", pages: reads.length, ratio: 1 });
  return { ...reading, milliseconds: Math.round(performance.now() - started) };
}

async function readPages(
  file: OpenedFile,
  { recogniser, onProgress }: ReadingContext,
  how: Omit<PageTools, "recogniser">,
): Promise<readonly PageRead[]> {
  const total = file.pages.length;
  onProgress?.({ stage: "pages", pages: total, ratio: share.opened });
  const reads: PageRead[] = [];
  try {
    for (const [index, page] of file.pages.entries()) {
      const ratio = share.opened + (share.pages - share.opened) * (index / total);
      onProgress?.({ stage: "text", page: page.number, pages: total, ratio });
      reads.push(await readPage(page, { recogniser, ...how }));
    }
    return reads;
  } finally {
    file.close();
  }
}

function unopened(input: ReadInput, failed: Extract<OpenResult, { error: unknown }>, started: number): Reading {
  return {
    ...identity(input, failed.mime),
    pages: [],
    documentType: null,
    typeConfidence: 0,
    otherTypes: [],
    language: null,
    fields: {},
    warnings: warningsOfError(failed.error),
    outcome: failed.kept ? "notReadable" : "rejected",
    error: failed.error,
    milliseconds: Math.round(performance.now() - started),
  };
}
