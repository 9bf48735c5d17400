import type { Turn } from "../text/box.ts";
import sharp from "sharp";
import { limitsOf, thresholdsInForce, type Limits } from "../limits.ts";
import { fileKind, mimeOf } from "../pages/fileKind.ts";
import { openPicture } from "../pages/imagePages.ts";
import { textOfWordFile } from "../pages/officeText.ts";
import type { Picture } from "../pages/page.ts";
import { Drawing } from "../pages/pdfDrawing.ts";
import { textAsPdf } from "../pages/textPages.ts";
import type { ReadingError } from "../reading.ts";
import { readingError } from "../readingErrors.ts";
import type { Size } from "../text/words.ts";

/** `pages`: as the file lays them out. `text`: the file's text on pages of ours, because its layout cannot be drawn. */
export type ShownAs = "pages" | "text";

/** A file opened to be looked at. Page numbers begin at 1. */
export type ShownFile = {
  readonly shows: ShownAs;
  readonly pages: readonly Size[];
  /** The page so that it fits a frame of `width` and `height`; `null` when it cannot be drawn. */
  draw(page: number, frame: Size): Promise<Picture | null>;
  close(): void;
};

export type ShownResult = { readonly file: ShownFile } | { readonly error: ReadingError };

/** Opens any file that the vault takes; HEIC is turned into a JPEG before this, in a process of its own. */
export async function openToShow(bytes: Uint8Array, password?: string): Promise<ShownResult> {
  const limits = limitsOf(thresholdsInForce());
  const kind = fileKind(bytes);
  switch (kind) {
    case "pdf":
      return await shownPdf(bytes, "pages", limits, password);
    case "jpg":
    case "png":
    case "tiff":
      return await shownPicture(bytes, mimeOf[kind], limits);
    case "docx": {
      const found = await textOfWordFile(bytes);
      return "error" in found
        ? { error: found.error }
        : await shownPdf(await textAsPdf(found.text.split("\n")), "text", limits);
    }
    case "doc":
      return { error: readingError("oldWordFormat") };
    case "heic":
      return { error: readingError("damaged") };
    case "zip":
    case undefined:
      return { error: readingError("notAccepted") };
  }
}

const pointsPerInch = 72;

async function shownPdf(bytes: Uint8Array, shows: ShownAs, limits: Limits, password?: string): Promise<ShownResult> {
  const drawing = new Drawing(bytes, password);
  const count = await drawing.pageCount();
  if (count === 0 || count > limits.maxPages) {
    const wantsPassword = drawing.wantsPassword;
    drawing.close();
    if (wantsPassword) return { error: readingError("encrypted") };
    return { error: count === 0 ? readingError("damaged") : readingError("tooManyPages", limits.maxPages) };
  }
  const pages: Size[] = [];
  for (let number = 1; number <= count; number++) pages.push(await drawing.size(number));
  return {
    file: {
      shows,
      pages,
      draw: async (number, frame) => {
        const page = pages[number - 1];
        if (!page || !(page.width > 0 && page.height > 0)) return null;
        return await drawing.picture(
          number,
          Math.min(frame.width / page.width, frame.height / page.height) * pointsPerInch,
        );
      },
      close: () => drawing.close(),
    },
  };
}

async function shownPicture(bytes: Uint8Array, mime: string, limits: Limits): Promise<ShownResult> {
  const opened = await openPicture(bytes, mime, limits);
  if ("error" in opened) return { error: opened.error };
  const { pages } = opened.file;
  return {
    file: {
      shows: "pages",
      pages: pages.map(({ width, height }) => ({ width, height })),
      draw: async (number, frame) => {
        const picture = await pages[number - 1]?.picture();
        return picture ? await fitted(picture, frame) : null;
      },
      close: () => opened.file.close(),
    },
  };
}

async function fitted(picture: Picture, frame: Size): Promise<Picture> {
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .resize({
      width: Math.round(frame.width),
      height: Math.round(frame.height),
      fit: "inside",
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

/** The picture of one page as JPEG, `width` wide once turned clockwise by `rotation`; smaller files are not enlarged. */
export async function pageAsJpeg(file: ShownFile, page: number, width: number, rotation: Turn): Promise<Buffer | null> {
  const isTurnedAside = rotation === 90 || rotation === 270;
  // Strips much longer than wide are drawn smaller, so that no page asks for much memory.
  const length = width * longestPerWidth;
  const picture = await file.draw(page, isTurnedAside ? { width: length, height: width } : { width, height: length });
  if (!picture) return null;
  return await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .rotate(rotation)
    .jpeg({ quality })
    .toBuffer();
}

const longestPerWidth = 4;
const quality = 80;
