import sharp from "sharp";
import { limitsOf, thresholdsInForce } from "../limits.ts";
import type { Picture } from "../pages/page.ts";
import { Drawing } from "../pages/pdfDrawing.ts";
import { openPdf } from "../pages/pdfPages.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import { letterShortSideInches } from "./pageEncoding.ts";
import { allShares, wordsFoundAgain, type WordShare } from "./wordShare.ts";

/** What must be on a page of the result: these words as text, or what looks like this. */
export type Expected = { readonly words: readonly string[] } | { readonly seen: GreyPicture };

/** Opens the result as anybody would: every page must be there, pictures must look as they were checked, text must be found again. */
export async function shareOfResult(pdf: Buffer, expected: readonly Expected[]): Promise<WordShare> {
  const result = await openPdf(pdf, { ...limitsOf(thresholdsInForce()), maxPages: expected.length });
  if ("error" in result) throw new Error("the merged PDF does not open");
  const { pages } = result.file;
  if (pages.length !== expected.length) throw new Error("the merged PDF has other pages than it should");
  const drawing = new Drawing(pdf, undefined);
  const shares: WordShare[] = [];
  try {
    for (const [index, page] of expected.entries()) {
      if ("words" in page)
        shares.push(
          wordsFoundAgain(
            page.words,
            ((await pages[index]?.ownText())?.words ?? []).map(({ text }) => text),
          ),
        );
      else if (!(await looksLike(await drawing.picture(index + 1, comparedDpi), page.seen)))
        throw new Error("a page of the merged PDF does not show its picture");
    }
  } finally {
    drawing.close();
    result.file.close();
  }
  return allShares(shares);
}

const comparedDpi = 24;
/** Mean difference in grey, of 255: other ways of making a picture smaller give 1 to 3. */
const mostDifference = 10;

/** A picture as small as it is compared. */
export async function seenOf(picture: Picture): Promise<GreyPicture> {
  const scale = (comparedDpi * letterShortSideInches) / Math.min(picture.width, picture.height);
  return await greyAt(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
}

async function greyAt(picture: Picture, width: number, height: number): Promise<GreyPicture> {
  const data = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .resize({ width, height, fit: "fill" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return { data, width, height };
}

async function looksLike(shown: Picture | null, seen: GreyPicture): Promise<boolean> {
  if (!shown) return false;
  const { width, height } = shown;
  const [one, other] = await Promise.all([
    greyAt(shown, width, height),
    greyAt({ ...seen, channels: 1 }, width, height),
  ]);
  let difference = 0;
  for (let at = 0; at < one.data.length; at++) difference += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return difference / one.data.length <= mostDifference;
}
