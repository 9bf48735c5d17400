import type { Turn } from "../../text/box.ts";
import sharp from "sharp";
import type { ReadingError } from "../../reading.ts";
import { readingError } from "../../readingErrors.ts";
import { formSheets, type FormSheet } from "../../showing/formSheets.ts";
import { openToShow, pageAsJpeg, type ShownFile, type ShownResult } from "../../showing/shownFile.ts";
import type { Size } from "../../text/words.ts";
import { answerParent } from "../childProgram.ts";

// The program of a process that draws pages of files for looking at. It keeps the last file open: its pages are asked for
// one after the other.

export type PictureRequest = {
  /** Which file: one that is open already need not be sent again. */
  readonly key: string;
  readonly bytes?: Uint8Array;
  readonly password?: string;
  /** Absent: only the pages are asked for. */
  readonly draw?: { readonly page: number; readonly width: number; readonly rotation: Turn };
  /** The pages of a dynamic form as it is filled, to be drawn by whoever asks; with bytes. Nothing stays open for it. */
  readonly sheets?: true;
};

export type PictureReply =
  | { readonly sheets: readonly FormSheet[] | null }
  | { readonly shows: ShownFile["shows"]; readonly pages: readonly Size[]; readonly jpeg?: Uint8Array }
  | { readonly error: ReadingError | "noSuchPage" | "notOpen" };

sharp.cache(false);
sharp.concurrency(1);

let open: { readonly key: string; readonly result: ShownResult } | undefined;

answerParent(async ({ key, bytes, password, draw, sheets }: PictureRequest): Promise<PictureReply> => {
  if (sheets && bytes) return await sheetsOf(bytes);
  if (bytes) {
    if (open && "file" in open.result) open.result.file.close();
    open = { key, result: await openToShow(bytes, password) };
  }
  if (open?.key !== key) return { error: "notOpen" };
  if ("error" in open.result) return open.result;
  const { file } = open.result;
  const { shows, pages } = file;
  if (!draw) return { shows, pages };
  if (draw.page > pages.length) return { error: "noSuchPage" };
  const jpeg = await pageAsJpeg(file, draw.page, draw.width, draw.rotation);
  return jpeg ? { shows, pages, jpeg } : { error: readingError("damaged") };
});

/** A form that pdf.js cannot lay out is one that cannot be shown. */
async function sheetsOf(bytes: Uint8Array): Promise<PictureReply> {
  try {
    return { sheets: (await formSheets(bytes)) ?? null };
  } catch {
    return { error: readingError("damaged") };
  }
}
