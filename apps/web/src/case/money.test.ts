import { describe, expect, it } from "vitest";
import { languageTools } from "../ui/language.tsx";
import { dollarsIn, hasUnknown } from "./money.ts";

const plain = (words: string) => words.replaceAll(/\s/gu, " ");

describe("dollars in words", () => {
  it("are written as each language writes them, without empty cents", () => {
    expect(plain(dollarsIn(languageTools("en"), 35_888))).toBe("$35,888");
    expect(plain(dollarsIn(languageTools("fr"), 35_888))).toBe("35 888 $");
  });

  it("keep their cents when there are any", () => {
    expect(plain(dollarsIn(languageTools("en"), 245.5))).toBe("$245.50");
    expect(plain(dollarsIn(languageTools("fr"), 245.5))).toBe("245,50 $");
  });
});

describe("a sum", () => {
  it("leaves something open while one of its lines is not known, though the plan adds up the others", () => {
    expect(hasUnknown(24_000, [{ amount: 24_000 }, { amount: null }])).toBe(true);
    expect(hasUnknown(24_000, [{ amount: 24_000 }])).toBe(false);
    expect(hasUnknown(null, [])).toBe(true);
  });
});
