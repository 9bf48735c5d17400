import { describe, expect, test } from "vitest";
import { allShares, shareOf, wordsFoundAgain } from "./wordShare.ts";

const words = (text: string) => text.split(" ");
const share = (before: string, after: string) => shareOf(wordsFoundAgain(words(before), words(after)));

describe("how much of a text is found again", () => {
  test.each([
    ["the same", "Date of issue: 2026-10-01", "Date of issue: 2026-10-01", 1],
    ["dirt and punctuation around words do not count", "Date of issue:", ". Date | of — issue ;", 1],
    ["one of four words misread", "The visa was refused", "The visa was re1used", 0.75],
    ["a digit misread", "Number 11-2345-6780", "Number 11-2345-6788", 0.5],
    ["an accent lost", "été passé", "ete passé", 0.5],
    ["the order changed", "one two three four", "three four one two", 0.5],
    ["nothing read", "one two", "", 0],
    ["a page without words", "—", "anything", 1],
  ])("%s", (_, before, after, expected) => {
    expect(share(before, after)).toBe(expected);
  });

  test("pages weigh by their words", () => {
    expect(
      shareOf(
        allShares([
          { words: 90, found: 90 },
          { words: 10, found: 0 },
        ]),
      ),
    ).toBe(0.9);
  });
});
