import sharp from "sharp";
import { limitsOf, thresholdsInForce, type Limits } from "../limits.ts";
import { isAdobeForm } from "../pages/adobeForm.ts";
import { lettersWithoutPicture } from "../pages/drawingFont.ts";
import { fileKind } from "../pages/fileKind.ts";
import { textOfWordFile } from "../pages/officeText.ts";
import { openFile } from "../pages/openFile.ts";
import type { OpenedFile, OpenPage, Picture } from "../pages/page.ts";
import { openPdf } from "../pages/pdfPages.ts";
import { textAsPdf } from "../pages/textPages.ts";
import { readingError } from "../readingErrors.ts";
import { ownTextIsClean } from "../text/textLayer.ts";
import type { FileToFit, FitError, FitReply, FoundPage, PageKind, PageName } from "./fitRequest.ts";

type DeskFile = {
  readonly given: FileToFit;
  readonly bytes: Uint8Array;
  /** PDFs stay open. Pictures are opened when their turn comes: decoded, twenty of them would fill the memory. */
  readonly opened: OpenedFile | undefined;
  readonly kinds: readonly PageKind[];
};

/** From this part of the page on, an embedded picture makes it a scan, unless words stand on it visibly. */
const scannedPart = 0.6;

export type DeskFiles = ReturnType<typeof deskFiles>;

/** The files of one slot, opened. */
export function deskFiles() {
  let files: DeskFile[] = [];
  const fileAt = (index: number): DeskFile => {
    const file = files[index];
    if (!file) throw new Error("no such file is open");
    return file;
  };
  const pageOf = ({ file, page }: PageName): OpenPage => {
    const found = fileAt(file).opened?.pages[page - 1];
    if (!found) throw new Error("no such page is open");
    return found;
  };
  const pictureOf = async (name: PageName): Promise<Picture | null> => {
    const { opened: kept, bytes } = fileAt(name.file);
    if (kept) return await pageOf(name).picture();
    const result = await openFile(bytes, takenLimits());
    return "error" in result ? null : ((await result.file.pages[name.page - 1]?.picture()) ?? null);
  };
  const open = async (given: readonly FileToFit[]): Promise<FitReply> => {
    for (const earlier of files) earlier.opened?.close();
    files = [];
    const found = await Promise.all(given.map(opened));
    files = found.flatMap((one) => ("error" in one ? [] : [one.file]));
    return {
      kind: "opened",
      files: found.map((one) =>
        "error" in one ? one : { pages: one.file.kinds.map((kind, index): FoundPage => ({ number: index + 1, kind })) },
      ),
    };
  };
  return { open, fileAt, pageOf, pictureOf };
}

/** The files lie in the vault: how large one may be was asked when it came. */
const takenLimits = (): Limits => limitsOf(thresholdsInForce(), Number.MAX_SAFE_INTEGER);

async function opened(given: FileToFit): Promise<{ readonly file: DeskFile } | { readonly error: FitError }> {
  const limits = takenLimits();
  if (fileKind(given.bytes) === "docx") {
    const found = await textOfWordFile(given.bytes);
    if ("error" in found) return { error: found.error };
    if (lettersWithoutPicture(found.text).length > 0) return { error: "lettersMissing" };
    const bytes = await textAsPdf(found.text.split("\n"));
    const result = await openPdf(bytes, limits);
    return "error" in result
      ? { error: result.error }
      : {
          file: {
            given: { ...given, rotation: 0 },
            bytes,
            opened: result.file,
            kinds: result.file.pages.map(() => "text"),
          },
        };
  }
  if (fileKind(given.bytes) !== "pdf") return await picture(given, limits);
  const result = await openFile(given.bytes, limits, given.password);
  if ("error" in result) return { error: result.error };
  if (await isAdobeForm(given.bytes, given.password)) return { error: "adobeForm" };
  const kinds: PageKind[] = [];
  for (const page of result.file.pages) {
    if (page.width === 0 || page.height === 0) return { error: readingError("damaged") };
    kinds.push((await isTextPage(page)) ? "page" : "scan");
  }
  return { file: { given, bytes: given.bytes, opened: result.file, kinds } };
}

/** A picture by its header alone; whether it can be decoded shows when its turn comes. */
async function picture(
  given: FileToFit,
  limits: Limits,
): Promise<{ readonly file: DeskFile } | { readonly error: FitError }> {
  const kind = fileKind(given.bytes);
  if (kind !== "jpg" && kind !== "png" && kind !== "tiff")
    return { error: readingError(kind === "doc" ? "oldWordFormat" : kind === "heic" ? "damaged" : "notAccepted") };
  const metadata = await sharp(given.bytes, { limitInputPixels: limits.maxPixels })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { error: readingError("damaged") };
  const kinds = Array.from({ length: Math.min(metadata.pages ?? 1, limits.maxPages) }, (): PageKind => "scan");
  return { file: { given, bytes: given.bytes, opened: undefined, kinds } };
}

/** A page that was written, not scanned: its own text is clean and is what one sees. */
async function isTextPage(page: OpenPage): Promise<boolean> {
  const thresholds = thresholdsInForce();
  const own = await page.ownText();
  if (!ownTextIsClean(own.words, thresholds)) return false;
  const { photographedPart, textIsInvisible } = await page.scan();
  return photographedPart < scannedPart || (!textIsInvisible && own.words.length >= thresholds.textLayerMinimumWords);
}
