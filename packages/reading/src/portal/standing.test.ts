import { expect, test } from "vitest";
import type { RecognisedWord } from "../text/tesseractEngine.ts";
import { standUpright } from "./standing.ts";

const word = (confidence: number, width: number, height: number, text = "statement"): RecognisedWord => ({
  text,
  confidence,
  left: 0,
  top: 0,
  width,
  height,
});
const words = (count: number, of: RecognisedWord): RecognisedWord[] => Array.from({ length: count }, () => of);

test.each([
  ["lines of sure words", words(20, word(0.95, 90, 20)), true],
  ["sure words with a little dirt", [...words(20, word(0.95, 90, 20)), ...words(4, word(0.3, 9, 9, "|"))], true],
  [
    "a page upside down: half of it looks like words",
    [...words(20, word(0.7, 90, 20)), ...words(20, word(0.3, 90, 20))],
    false,
  ],
  ["a page on its side, read all the same: its words stand", words(20, word(0.95, 20, 90)), false],
  ["too few words to say so", words(5, word(0.95, 90, 20)), false],
  ["short words alone", words(40, word(0.95, 20, 20, "no")), false],
  ["nothing", [], false],
])("%s", (_, read, upright) => {
  expect(standUpright(read)).toBe(upright);
});
