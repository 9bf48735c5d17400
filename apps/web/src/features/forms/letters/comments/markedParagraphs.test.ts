import { describe, expect, test } from "vitest";
import { markedParagraphs } from "./markedParagraphs.ts";

const text = "I study law.\nI return home.";
const shown = (marks: Parameters<typeof markedParagraphs>[1]) =>
  markedParagraphs(text, marks).map(({ start, parts }) => [
    start,
    parts.map(({ text: words, about, ends }) => `${words}|${about.join("")}|${ends.join("")}`),
  ]);

describe("the paragraphs of a section", () => {
  test("stand as they are where nobody said anything", () => {
    expect(shown([])).toEqual([
      [0, ["I study law.||"]],
      [13, ["I return home.||"]],
    ]);
  });

  test("are cut where a passage begins and ends", () => {
    expect(shown([{ number: 1, start: 2, end: 7 }])).toEqual([
      [0, ["I ||", "study|1|1", " law.||"]],
      [13, ["I return home.||"]],
    ]);
  });

  test("show passages that overlap, and one that runs over two paragraphs", () => {
    expect(
      shown([
        { number: 1, start: 2, end: 7 },
        { number: 2, start: 5, end: 15 },
      ]),
    ).toEqual([
      [0, ["I ||", "stu|1|", "dy|12|1", " law.|2|"]],
      [13, ["I |2|2", "return home.||"]],
    ]);
  });

  test("an empty paragraph has no part", () => {
    expect(markedParagraphs("a\n\nb", []).map(({ start, parts }) => [start, parts.length])).toEqual([
      [0, 1],
      [2, 0],
      [3, 1],
    ]);
  });
});
