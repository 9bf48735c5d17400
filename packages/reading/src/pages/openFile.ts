import type { Limits } from "../limits.ts";
import { readingError } from "../readingErrors.ts";
import { fileKind, mimeOf } from "./fileKind.ts";
import { openPicture } from "./imagePages.ts";
import { openWordFile } from "./officeText.ts";
import type { OpenResult } from "./page.ts";
import { openPdf } from "./pdfPages.ts";

const unknownMime = "application/octet-stream";
const bytesPerMegabyte = 1_000_000;

/**
 * Opens a file by what its bytes are. Expected faults come back as an error with `kept` (marked, stays in the vault)
 * or not (refused). HEIC is turned into a picture before this, in a process of its own.
 */
export async function openFile(bytes: Uint8Array, limits: Limits, password?: string): Promise<OpenResult> {
  if (bytes.byteLength === 0) return { error: readingError("empty"), kept: false, mime: unknownMime };
  const kind = fileKind(bytes);
  const mime = kind ? mimeOf[kind] : unknownMime;
  if (bytes.byteLength > limits.maxBytes) {
    return { error: readingError("tooLarge", Math.floor(limits.maxBytes / bytesPerMegabyte)), kept: false, mime };
  }
  switch (kind) {
    case "pdf":
      return openPdf(bytes, limits, password);
    case "jpg":
    case "png":
    case "tiff":
      return openPicture(bytes, mime, limits);
    case "docx":
      return openWordFile(bytes);
    case "doc":
      return { error: readingError("oldWordFormat"), kept: true, mime };
    case "heic":
      return { error: readingError("damaged"), kept: true, mime };
    case "zip":
    case undefined:
      return { error: readingError("notAccepted"), kept: false, mime };
  }
}
