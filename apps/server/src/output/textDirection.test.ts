import { describe, expect, it } from "vitest";
import { DirectedText, runsRightToLeft, turned } from "./textDirection.ts";

/** Hebrew in capitals, as the examples of UAX 9 write it, so that the order can be read here. */
const asHebrew = (text: string) =>
  text.replaceAll(/[A-Z]/g, (sign) => String.fromCodePoint(0x05d0 + sign.charCodeAt(0) - 65));
const asCapitals = (text: string) =>
  text.replaceAll(/[\u05d0-\u05ea]/g, (sign) => String.fromCharCode(65 + (sign.codePointAt(0) ?? 0) - 0x05d0));

/** The line as it stands on paper: a font draws each part of right-to-left text the other way round. */
function onPaper(text: string): string {
  const line = new DirectedText(asHebrew(text));
  const drawn = line.onPaper(line.parts(0, line.text.length)).map(({ start, end, isReversed }) => {
    const part = line.text.slice(start, end);
    if (!isReversed) return part;
    return runsRightToLeft(part) ? [...turned(part)].toReversed().join("") : turned(part);
  });
  return asCapitals(drawn.join(""));
}

describe("text on paper", () => {
  it.each([
    ["left to right", "car", "car"],
    ["right to left", "CAR BUS", "SUB RAC"],
    ["a word of the other direction", "car is THE CAR in arabic", "car is RAC EHT in arabic"],
    ["a number in right-to-left text", "CAR 12/05 BUS", "SUB 12/05 RAC"],
    ["a number at its end", "STREET 123", "123 TEERTS"],
    ["Latin in brackets in right-to-left text", "CAR (reza) BUS", "SUB (reza) RAC"],
    ["brackets of right-to-left text", "CAR (BUS)", "(SUB) RAC"],
    ["a number after Latin", "unit 5 CAR", "unit 5 RAC"],
  ])("%s", (_, logical, expected) => {
    expect(onPaper(logical)).toBe(expected);
  });

  it.each([
    ["a price", "CAR $5.20", "$5.20 RAC"],
    ["a word with a number", "CAR2 BUS", "SUB 2RAC"],
    ["two languages in one word", "CARabc", "abcRAC"],
    ["a web address in right-to-left text", "CAR a.example/b BUS", "SUB a.example/b RAC"],
  ])("%s", (_, logical, expected) => {
    expect(onPaper(logical)).toBe(expected);
  });

  it("takes its direction from its first letter", () => {
    expect(["12 abc", asHebrew("12 ABC"), "12"].map((text) => new DirectedText(text).base)).toEqual([
      "ltr",
      "rtl",
      "ltr",
    ]);
  });

  it.each([
    ["an accent", "e\u0301a"],
    ["a doubled letter of Arabic", "محمّد"],
    ["what keeps two letters of Persian apart", "می\u200Cرود"],
  ])("keeps %s with its letter", (_, word) => {
    expect(new DirectedText(word).parts(0, word.length)).toHaveLength(1);
  });
});
