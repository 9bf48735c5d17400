import type { Turn } from "../text/box.ts";
import { thresholdsInForce } from "../limits.ts";
import type { Picture } from "../pages/page.ts";
import type { Recogniser } from "../text/recogniseText.ts";
import type { RecognisedWord } from "../text/tesseractEngine.ts";
import { sureFrom } from "../text/words.ts";
import { middleOf } from "./bands.ts";

/**
 * From so many letters, nearly all of them sure and lying, what was read proves that the page stands upright. Measured:
 * upright 1.0 of the letters are sure, upside down 0.5 at most; print on its side is read as well, but its words stand.
 */
const proof = { letters: 60, sure: 0.8, lying: 0.9 };

/** Whether words read from a page say that it stands upright: to look at the letters' shapes as well would be half the work again. */
export function standUpright(words: readonly RecognisedWord[]): boolean {
  const letters = (of: readonly RecognisedWord[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.filter(({ confidence }) => confidence >= sureFrom);
  // A word of one or two letters may be higher than wide.
  const long = sure.filter(({ text }) => text.length > 3);
  const lying = long.filter(({ width, height }) => width > height);
  return (
    letters(sure) >= proof.letters &&
    letters(sure) >= proof.sure * letters(words) &&
    letters(lying) >= proof.lying * letters(long) &&
    lying.length > 0
  );
}

/** How far the text of a page stands turned clockwise, by the shapes of its letters. */
export const standing = async (recogniser: Recogniser, picture: Picture): Promise<Turn> =>
  (await recogniser.turnOf(await middleOf(picture), thresholdsInForce())) ??
  (await recogniser.turnOf(picture, thresholdsInForce())) ??
  0;
