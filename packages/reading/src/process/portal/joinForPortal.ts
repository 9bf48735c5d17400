import type { FileType } from "@boreal/domain/kernel/fileType";
import { fileKind } from "../../pages/fileKind.ts";
import type { FitReport } from "../../portal/fitReport.ts";
import type { FileToFit, FitError, TakenPicture } from "../../portal/fitRequest.ts";
import { finishedPdf } from "../../portal/finishedPdf.ts";
import { fitForPortal, withoutHeic, type FitProgress } from "./fitForPortal.ts";
import { FileRefused, FittingRun } from "./fittingRun.ts";
import { FittingStopped, startFittingTeam, type FittingTeam } from "./fittingTeam.ts";

export type JoinInput = {
  /** Each with the bookmark that stands at its first page; the same words after one another are one bookmark. */
  readonly files: readonly (FileToFit & { readonly bookmark: string })[];
  readonly title: string;
  /** The day that the result names as its own, so that the same files give the same bytes. */
  readonly date: string;
  readonly limit: number;
  readonly types: readonly FileType[];
  readonly legible: { readonly all: number; readonly page: number };
  /** A photo stays a picture: a portal that takes photos takes no PDF for them. */
  readonly staysPicture: boolean;
  readonly onProgress?: (progress: FitProgress) => void;
  readonly signal?: AbortSignal;
};

export type JoinResult =
  /** `asGiven`: the bytes of the one file, untouched. `report`: what making it smaller did to its text. */
  | {
      readonly kind: "joined";
      readonly bytes: Uint8Array;
      readonly ending: FileType;
      readonly asGiven: boolean;
      readonly pages?: number;
      readonly report?: FitReport;
    }
  /** `largest`: the pages that take most, by their number in their file. */
  | { readonly kind: "tooLarge"; readonly largest: readonly number[] }
  | { readonly kind: "refused"; readonly file: number; readonly error: FitError }
  | { readonly kind: "failed"; readonly how: string };

/** Makes one file that a portal takes of several, one package after the other, in processes that stay for all of it. */
export class PortalJoiner {
  #team: FittingTeam | undefined;

  async join(input: JoinInput): Promise<JoinResult> {
    try {
      const plain = await this.#asTheyAre(input);
      return plain ?? (await smaller(input));
    } catch (fault) {
      if (fault instanceof FileRefused) return refusedOr(input, fault);
      this.close();
      if (fault instanceof FittingStopped) return { kind: "failed", how: fault.how };
      throw fault;
    }
  }

  close(): void {
    this.#team?.close();
    this.#team = undefined;
  }

  /** Nothing where the files have to be made smaller. */
  async #asTheyAre(input: JoinInput): Promise<JoinResult | undefined> {
    this.#team ??= startFittingTeam(input.signal);
    const run = new FittingRun(this.#team);
    input.onProgress?.({ stage: "opening", ratio: 0 });
    await run.open(await withoutHeic(input));
    const [only] = input.files;
    const [page] = run.pages;
    if (!only || !page) return { kind: "failed", how: "nothing to join" };
    const isAlone = input.files.length === 1;
    const isPicture = pictures.includes(fileKind(only.bytes) ?? "");
    if (isAlone && goesAsGiven(input, only)) {
      // Whether a picture can be decoded shows only now.
      if (isPicture) await run.lookAt(page);
      return asGiven(only);
    }
    if (isAlone && isPicture && input.staysPicture) return asPhoto(await run.wholePicture(page), input);
    input.onProgress?.({ stage: "merging", ratio: 0.5 });
    const merged = await run.mergeAsTheyAre((file) => isKept(input.files[file]?.bytes));
    const bytes = finished(
      merged,
      input,
      run.pages.map(({ name }) => name.file),
    );
    if (bytes.byteLength > input.limit) return await tooLargeForSure(run, input.limit);
    return { kind: "joined", bytes, ending: "pdf", asGiven: false, pages: run.pages.length };
  }
}

const pictures: readonly string[] = ["jpg", "png", "tiff", "heic"];
const isKept = (bytes: Uint8Array | undefined): boolean => {
  const kind = bytes && fileKind(bytes);
  return kind === "pdf" || kind === "docx";
};

/** A PDF under a lock opens for whoever knows the word, and not for the authority. */
function goesAsGiven({ limit, types }: JoinInput, { bytes, rotation, password }: FileToFit): boolean {
  const kind = fileKind(bytes);
  if (kind === undefined || kind === "zip" || !types.includes(kind)) return false;
  const isLocked = kind === "pdf" && (password !== undefined || Buffer.from(bytes).includes("/Encrypt"));
  return bytes.byteLength <= limit && rotation === 0 && !isLocked;
}

const asPhoto = ({ bytes }: TakenPicture, { limit }: JoinInput): JoinResult =>
  bytes.byteLength <= limit
    ? { kind: "joined", bytes, ending: "jpg", asGiven: false }
    : { kind: "tooLarge", largest: [] };

const asGiven = ({ bytes }: FileToFit): JoinResult => ({
  kind: "joined",
  bytes,
  ending: fileKind(bytes) as FileType,
  asGiven: true,
});

/** An official form is a file with a program in it: it goes as it is, or not at all. */
function refusedOr(input: JoinInput, { file, reason }: FileRefused): JoinResult {
  const [only] = input.files;
  if (reason !== "adobeForm" || !only || input.files.length > 1) return { kind: "refused", file, error: reason };
  return only.bytes.byteLength > input.limit ? { kind: "tooLarge", largest: [] } : asGiven(only);
}

/** Reading takes longest, and says nothing about files whose scans alone are over the limit. */
async function tooLargeForSure(run: FittingRun, limit: number): Promise<JoinResult | undefined> {
  const least = [...(await run.leastBytes())];
  const total = least.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total <= limit) return undefined;
  const largest = least.filter(([, bytes]) => bytes * least.length >= total).map(([page]) => page.name.page);
  return { kind: "tooLarge", largest };
}

/** Room for bookmarks, which are written after the pages were fitted. */
const roomFor = (files: JoinInput["files"]): number => 1000 + files.length * 800;

async function smaller(input: JoinInput): Promise<JoinResult> {
  const result = await fitForPortal({ ...input, limit: input.limit - roomFor(input.files) });
  if (result.kind === "tooLarge")
    return { kind: "tooLarge", largest: result.report.pages.filter((one) => one.scanAgain).map(({ page }) => page) };
  if (result.kind !== "fitted") return result;
  const { report } = result;
  const bytes = finished(
    result.pdf,
    input,
    report.pages.map(({ file }) => file),
  );
  return { kind: "joined", bytes, ending: "pdf", asGiven: false, pages: report.pagesOut, report };
}

function finished(pdf: Uint8Array, { files, title, date }: JoinInput, fileOfPage: readonly number[]): Buffer {
  const named = files.map(({ bookmark }, file) => ({ title: bookmark, page: fileOfPage.indexOf(file) }));
  const bookmarks = named.filter(({ title: words }, index) => words !== named[index - 1]?.title);
  return finishedPdf(Buffer.from(pdf), { title, date, bookmarks: bookmarks.length > 1 ? bookmarks : [] });
}
