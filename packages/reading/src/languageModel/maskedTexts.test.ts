import { expect, test } from "vitest";
import { maskedTexts } from "./maskedPrint.ts";

/** What leaves the deployment of a draft and of the facts in it. */
test.each([
  ["My passport number is Z1234567.", "My passport number is CODE1."],
  ["Call +91 98470 00000, or write to lakshmi@example.test; thank you.", "Call CODE1, or write to CODE2; thank you."],
  ["I arrive on March 1, 2027 with $12,000.", "I arrive on March 1, 2027 with $12,000."],
  ["J’arrive le 20\u00A0février\u00A02028 avec 12\u00A0000\u00A0$.", "J’arrive le 20 février 2028 avec 12 000 $."],
  ["One.\nTwo, in 14 Elm Street.", "One.\nTwo, in 14 Elm Street."],
])("%s is sent as %s", (text, sent) => {
  const { texts, unmasked } = maskedTexts([text, text]);
  expect(texts).toEqual([sent, sent]);
  expect(unmasked(sent)).toBe(text.replaceAll("\u00A0", " "));
});

test("a mask that stands for nothing stays as it is", () => {
  expect(maskedTexts(["Nothing here."]).unmasked("CODE7")).toBe("CODE7");
});
