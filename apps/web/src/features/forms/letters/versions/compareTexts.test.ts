import { fc } from "../../../../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { compareTexts } from "./compareTexts.ts";

const shown = (before: string, after: string): string =>
  compareTexts(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `[+${text}+]`))
    .join("");

describe("two texts", () => {
  test.each([
    ["the same", "I study.", "I study.", "I study."],
    ["one word more", "I study law.", "I study civil law.", "I study [+civil +]law."],
    ["a word less", "I study civil law.", "I study law.", "I study [-civil -]law."],
    [
      "words side by side are one piece",
      "I will come back.",
      "I shall go home.",
      "I [-will come back-][+shall go home+].",
    ],
    ["a number", "I have 12 000 $.", "I have 14 000 $.", "I have [-12-][+14+] 000 $."],
    ["a letter with its accent", "J’ai étudié.", "J’ai etudié.", "J’ai [-étudié-][+etudié+]."],
    ["a paragraph that begins", "One. Two.", "One.\nTwo.", "One.[- -][+\n+]Two."],
    ["nothing before", "", "All of it.", "[+All of it.+]"],
    ["nothing after", "All of it.", "", "[-All of it.-]"],
  ])("%s", (_, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  test("are whole again without what was added, and without what was removed", () => {
    const words = fc
      .array(fc.constantFrom("I", "study", "law", " ", "\n", ".", "é", "مرحبا", "👩‍👧"))
      .map((all) => all.join(""));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = compareTexts(before, after);
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map(({ text }) => text)
            .join("");
        expect([without("added"), without("removed")]).toEqual([before, after]);
      }),
    );
  });
});
