import { describe, expect, it } from "vitest";
import { baseDirection, directedParts, inVisualOrder, mirrored } from "./textDirection.ts";

/** Hebrew in capitals, as the examples of UAX 9 write it, so that the order can be read here. */
const asHebrew = (text: string) =>
  text.replaceAll(/[A-Z]/g, (sign) => String.fromCodePoint(0x05d0 + sign.charCodeAt(0) - 65));
const asCapitals = (text: string) =>
  text.replaceAll(/[\u05d0-\u05ea]/g, (sign) => String.fromCharCode(65 + (sign.codePointAt(0) ?? 0) - 0x05d0));

/** The line as it stands on paper: a font draws each part of right-to-left text the other way round. */
function onPaper(text: string): string {
  const line = asHebrew(text);
  const placed = inVisualOrder(directedParts(line), baseDirection(line));
  const drawn = placed.map(({ part, isReversed }) => {
    if (part.direction === "rtl") return [...part.text].toReversed().join("");
    return isReversed && part.direction === "neutral" ? mirrored(part.text) : part.text;
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

  it("takes its direction from its first letter", () => {
    expect([baseDirection("12 abc"), baseDirection(asHebrew("12 ABC")), baseDirection("12")]).toEqual([
      "ltr",
      "rtl",
      "ltr",
    ]);
  });

  it("keeps marks with their letter", () => {
    expect(directedParts("é\u0301a")).toHaveLength(1);
  });
});
