import { expect, test } from "vitest";
import { sentencesIn, shortened } from "./sentencesIn.ts";

const said = (text: string, language: "en" | "fr") =>
  sentencesIn(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  [
    "I study law. I return home.\nMy parents live there.",
    "en",
    ["I study law.", "I return home.", "My parents live there."],
  ],
  ["J’étudie. «\u00A0Pourquoi?\u00A0» Voilà.", "fr", ["J’étudie.", "«\u00A0Pourquoi?\u00A0»", "Voilà."]],
  ["", "en", []],
  ["No full stop", "en", ["No full stop"]],
] as const)("the sentences of %j", (text, language, sentences) => {
  expect(said(text, language)).toEqual(sentences);
});

test("a long sentence is shortened for a list, and never inside a sign", () => {
  expect(shortened("Short.")).toBe("Short.");
  const long = shortened("👩".repeat(200));
  expect([...long]).toHaveLength(89);
  expect(long.isWellFormed()).toBe(true);
});
