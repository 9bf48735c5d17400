import { describe, expect, it } from "vitest";
import { withFaces } from "./fontFaces.ts";
import { TextLayout, type TextStyle } from "./textLines.ts";

const style: TextStyle = { size: 10, weight: "regular", width: 400, unprintable: "(not printed)" };

/** The pieces of each line from left to right. A piece of a writing from right to left is turned round where it is drawn. */
const drawn = (text: string, change: Partial<TextStyle> = {}) =>
  withFaces(() => new TextLayout().layOut(text, { ...style, ...change }).lines.map(({ pieces }) => pieces));
const linesOf = async (text: string, change: Partial<TextStyle> = {}) =>
  (await drawn(text, change)).map((pieces) => pieces.map((piece) => piece.text).join("|"));

describe("lines of a text", () => {
  it.each([
    ["a date in text from right to left", "שלום 12/05/1990 עולם", "עולם| |12/05/1990| |שלום"],
    ["a date after Latin in text of Arabic", "محمد (Reza) 12/05/1990", "12/05/1990| |(|Reza|)| |محمد"],
    ["a price in text from right to left", "שלום abc $5.20", "abc $5.20| |שלום"],
    ["brackets of right-to-left text after Latin", "name שלום (עולם) abc", "name |(|עולם|)| |שלום| abc"],
    ["a number of a street", "123 שלום 4-5", "4-5| |שלום| |123"],
  ])("stand in the order of the writing: %s", async (_, text, expected) => {
    expect(await linesOf(text)).toEqual([expected]);
  });

  it("are broken in the order of reading, and each is ordered by itself", async () => {
    expect(await linesOf("אחת שתיים שלוש", { width: 60 })).toEqual(["שתיים| |אחת", "שלוש"]);
    expect(await linesOf("one אחת שתיים שלוש ", { width: 60 })).toEqual(["one |אחת| ", "שלוש| |שתיים"]);
  });

  it("place each piece after the one before it", async () => {
    const [line] = await drawn("Name محمد رضا 12/05/1990");
    const places = line?.map(({ x }) => x) ?? [];
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(["regular", "court"] as const)("are never broken at a no-break space: %s", async (weight) => {
    for (let width = 40; width < 160; width += 5) {
      const lines = await linesOf("Elle dit ceci\u00A0: «\u00A0oui\u00A0», le 1er\u00A0mai.", { weight, width });
      expect(lines.filter((line) => /^[:»m]|[«]$/u.test(line))).toEqual([]);
    }
  });

  it("say of signs that no font here has that they are not printed", async () => {
    expect(await linesOf("ᏣᎳᎩ שלום")).toEqual(["(not printed) |שלום"]);
  });
});
