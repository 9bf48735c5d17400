import { expect, test } from "vitest";
import { text } from "../text.ts";
import { differingWords } from "./differingWords.ts";

test("two sources differ only where two are named", () => {
  expect(differingWords(2)).toBe(text.sourcesDiffer);
  expect(differingWords(1)).toBe(text.onlyOneSays);
});
