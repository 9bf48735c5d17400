import { describe, expect, it } from "vitest";
import { differenceOfWords, type Piece } from "./differenceOfWords.ts";

const sides = (pieces: readonly Piece[], without: Piece["is"]) =>
  pieces
    .filter(({ is }) => is !== without)
    .map(({ text }) => text)
    .join("");

describe("the difference of two texts", () => {
  it("keeps the words of both in their order", () => {
    expect(differenceOfWords("I come to see my son.", "I come in May to see my daughter.")).toEqual([
      { is: "same", text: "I come " },
      { is: "new", text: "in May " },
      { is: "same", text: "to see my " },
      { is: "gone", text: "son." },
      { is: "new", text: "daughter." },
    ]);
  });

  it.each([
    ["", "All is new."],
    ["All goes.", ""],
    ["One.\nTwo.", "One. Two, three.\nFour."],
    ["À Montréal, l’été.", "L’été, à Montréal."],
  ])("makes up both texts again: %s", (before, after) => {
    const pieces = differenceOfWords(before, after);
    expect(sides(pieces, "gone").trim()).toBe(after);
    expect(sides(pieces, "new").replaceAll(/\s+/g, " ").trim()).toBe(before.replaceAll(/\s+/g, " "));
  });
});
