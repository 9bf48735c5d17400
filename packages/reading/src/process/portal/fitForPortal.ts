import { limitsOf, thresholdsInForce } from "../../limits.ts";
import { fileKind } from "../../pages/fileKind.ts";
import type { FitReport, FittedPage } from "../../portal/fitReport.ts";
import type { FileToFit, FitError } from "../../portal/fitRequest.ts";
import { chosenLevel } from "../../portal/levels.ts";
import { smallestLevel } from "../../portal/pageEncoding.ts";
import { allShares, shareOf, type WordShare } from "../../portal/wordShare.ts";
import { readingError } from "../../readingErrors.ts";
import { FileRefused, FittingRun, type RunPage } from "./fittingRun.ts";
import { FittingStopped, startFittingTeam } from "./fittingTeam.ts";
import { heicPicture, pixelsOfHeic } from "../pictures/heicPicture.ts";

export type FitStage = "opening" | "reading" | "encoding" | "checking" | "merging";
export type FitProgress = {
  readonly stage: FitStage;
  readonly page?: number;
  readonly pages?: number;
  readonly ratio: number;
};

export type FitInput = {
  readonly files: readonly FileToFit[];
  /** Most bytes that the portal takes. */
  readonly limit: number;
  /** Shares of words (0..1) that must read the same: of all pages together, and of each page. */
  readonly legible: { readonly all: number; readonly page: number };
  readonly onProgress?: (progress: FitProgress) => void;
  readonly signal?: AbortSignal;
};

export type FitResult =
  | { readonly kind: "fitted"; readonly pdf: Uint8Array; readonly report: FitReport }
  /** Even as small as can be it is over the limit; the report names the pages to scan again. */
  | { readonly kind: "tooLarge"; readonly report: FitReport }
  | { readonly kind: "refused"; readonly file: number; readonly error: FitError }
  | { readonly kind: "failed"; readonly how: string };

/** Where each stage begins and ends, as parts of the whole. */
const parts: Readonly<Record<FitStage, readonly [number, number]>> = {
  opening: [0, 0.05],
  reading: [0.05, 0.5],
  encoding: [0.5, 0.62],
  checking: [0.62, 0.95],
  merging: [0.95, 1],
};
/** What a page needs besides its picture, and what is left free for the PDF around it all. */
const bytesAroundPage = 500;
const bytesAround = 4000;

/** Merges the files of a slot into one PDF that the portal takes, and measures what that did to their text. */
export async function fitForPortal(input: FitInput): Promise<FitResult> {
  const started = performance.now();
  const team = startFittingTeam(input.signal);
  try {
    return await fitted(input, new FittingRun(team), started);
  } catch (fault) {
    if (fault instanceof FileRefused) return { kind: "refused", file: fault.file, error: fault.reason };
    if (fault instanceof FittingStopped) return { kind: "failed", how: fault.how };
    throw fault;
  } finally {
    team.close();
  }
}

async function fitted(input: FitInput, run: FittingRun, started: number): Promise<FitResult> {
  const stage = (name: FitStage) => {
    const [from, until] = parts[name];
    input.onProgress?.({ stage: name, ratio: from });
    return (done: number, of: number) =>
      input.onProgress?.({
        stage: name,
        page: Math.min(done + 1, of),
        pages: of,
        ratio: from + (until - from) * (of === 0 ? 1 : done / of),
      });
  };
  stage("opening");
  await run.open(await withoutHeic(input));
  await run.prepare(run.pictures, stage("reading"));
  stage("encoding");
  const chosen = await chooseLevel(input, run);
  for (const page of run.pictures) page.level = chosen.level ?? smallestLevel;
  if (chosen.level === undefined)
    return {
      kind: "tooLarge",
      report: await reportOf(input, run, { pdf: undefined, keptShare: { words: 0, found: 0 } }, started),
    };
  await run.check(run.pictures, input.legible.page, chosen.room, stage("checking"));
  stage("merging");
  const { pdf, keptShare } = await run.merge();
  const report = await reportOf(input, run, { pdf, keptShare }, started);
  return pdf.byteLength > input.limit ? { kind: "tooLarge", report } : { kind: "fitted", pdf, report };
}

/** The level at which all fits. Written pages become pictures only when nothing else helps, those of the largest file first. */
async function chooseLevel(
  input: FitInput,
  run: FittingRun,
): Promise<{ readonly level: number | undefined; readonly room: number }> {
  for (;;) {
    const kept = await run.keptPages();
    const { pictures } = run;
    const room = input.limit - kept.bytes - bytesAround - pictures.length * bytesAroundPage;
    const level =
      room < 0
        ? undefined
        : await chosenLevel(pictures.length, room, async (page, at) =>
            pictures[page] ? (await run.sizeOf(pictures[page], at)).bytes : 0,
          );
    if (level !== undefined) return { level, room };
    const [largest] = [...kept.ofFile].toSorted((one, other) => other[1] - one[1]);
    if (!largest) return { level, room };
    const pages = run.pages.filter(({ isPicture, name }) => !isPicture && name.file === largest[0]);
    for (const page of pages) page.isPicture = true;
    await run.prepare(pages, () => undefined);
  }
}

async function reportOf(
  input: FitInput,
  run: FittingRun,
  { pdf, keptShare }: { pdf: Uint8Array | undefined; keptShare: WordShare },
  started: number,
): Promise<FitReport> {
  const { pages, pictures } = run;
  const sizes = new Map(
    await Promise.all(pictures.map(async (page) => [page, await run.sizeOf(page, page.level)] as const)),
  );
  const total = [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const all = allShares([keptShare, ...pictures.map(({ share }) => share)]);
  // Without a PDF that fits, the pages to blame are those that take more than their part.
  const isToBlame = (page: RunPage) =>
    pdf === undefined
      ? (sizes.get(page)?.bytes ?? 0) * pictures.length >= total
      : page.share.words > 0 && shareOf(page.share) < input.legible.page;
  return {
    pagesIn: pages.length,
    pagesOut: pdf === undefined ? 0 : pages.length,
    bytesBefore: input.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    bytesAfter: pdf?.byteLength ?? total,
    limit: input.limit,
    ...all,
    isLegible: pdf !== undefined && shareOf(all) >= input.legible.all,
    pages: pages.map((page): FittedPage => {
      const size = sizes.get(page);
      return {
        file: page.name.file,
        page: page.name.page,
        kind: page.kind,
        turned: page.turned,
        ...(size ? { picture: { dpi: size.dpi, colours: size.colours, bytes: size.bytes } } : {}),
        ...page.share,
        scanAgain: page.isPicture && isToBlame(page),
      };
    }),
    milliseconds: Math.round(performance.now() - started),
  };
}

const heic = { timeout: 10_000, memoryMb: 660 };

/** HEIC photos become JPEGs in a process of their own (docs/adr/0030). */
export async function withoutHeic({ files, signal }: Pick<FitInput, "files" | "signal">): Promise<FileToFit[]> {
  const { maxPixels } = limitsOf(thresholdsInForce());
  const converted: FileToFit[] = [];
  for (const [index, file] of files.entries()) {
    if (fileKind(file.bytes) !== "heic") {
      converted.push(file);
      continue;
    }
    if (pixelsOfHeic(file.bytes) > maxPixels)
      throw new FileRefused(index, readingError("tooManyPixels", maxPixels / 1_000_000));
    const result = await heicPicture(file.bytes, heic, signal);
    if (result.kind === "aborted") throw signal?.reason;
    if (result.kind !== "picture") throw new FileRefused(index, readingError(result.kind));
    converted.push({ ...file, bytes: result.jpeg });
  }
  return converted;
}
