import { describe, expect, it } from "vitest";
import { cutToBox } from "./longText.ts";

describe("a text in a box", () => {
  it.each([
    ["stands whole where it fits", "one two", 7, "one two"],
    ["ends after a word", "one two three four five six seven", 28, "one two (see attached page)"],
    ["ends with a word that just fits", "one two three four five six seven", 27, "one two (see attached page)"],
    ["without spaces is cut where the room ends", "x".repeat(40), 25, `${"x".repeat(5)} (see attached page)`],
    ["is cut by signs, not by halves of them", "𝒜".repeat(40), 22, "𝒜𝒜 (see attached page)"],
  ])("%s", (_, text, most, expected) => {
    expect(cutToBox(text, most, "en")).toBe(expected);
    expect([...cutToBox(text, most, "fr")].length).toBeLessThanOrEqual(most);
  });
});
