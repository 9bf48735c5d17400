import { describe, expect, it } from "vitest";
import { productTexts } from "../../scripts/readingLevel/productTexts.ts";
import { textOf } from "./projectFiles.ts";

/** The left columns of “Words to use” in docs/glossary.md. */
const section = /^## Words to use\n([\s\S]*?)^## /mu.exec(textOf("docs/glossary.md"))?.[1] ?? "";

/** What one cell of the first column names: `mend, mended`. */
const wordsUnder = (heading: string): readonly string[] => {
  const table = section.split(`| ${heading} |`)[1]?.split("\n\n")[0] ?? "";
  return table
    .split("\n")
    .slice(2)
    .flatMap((row) => (row.split("|")[1] ?? "").split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");
};

/** The word on its own, however it is written; “…” is up to three words. */
const asPattern = (word: string): RegExp => {
  const escaped = word.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`).replaceAll(" … ", String.raw`(?: \S+){1,3} `);
  return new RegExp(String.raw`(?<![\p{L}’-])(?:${escaped})(?![\p{L}-])`, "iu");
};

const lists = { en: wordsUnder("instead of"), fr: wordsUnder("au lieu de") } as const;

/** A sentence that keeps the word, and why. */
const inCourt = "courts and their rules use the word";
const kept: Readonly<Record<string, string>> = {
  "The respondent consents to the decision being set aside and sent back for a new decision by a different officer.":
    inCourt,
  "The respondent consents to the decision being set aside and sent back for a new decision.": inCourt,
  "The applicant offers to settle the application without a hearing, for the reasons and on the terms below.": inCourt,
  "This letter is sent in confidence to settle the case, and it may not be shown to the Court before the merits are decided (Federal Courts Rules, rule 422).":
    inCourt,
};

const texts = productTexts();
const found = (language: "en" | "fr", sentences = texts.map((text) => ({ where: text.path, text: text[language] }))) =>
  lists[language].flatMap((word) => {
    const pattern = asPattern(word);
    return sentences
      .filter(({ text }) => pattern.test(text) && !Object.hasOwn(kept, text))
      .map(({ where, text }) => `“${word}” in ${where}: ${text}`);
  });

describe("words to use", () => {
  it("are listed in both languages", () => {
    expect(lists.en.length).toBeGreaterThan(60);
    expect(lists.fr.length).toBeGreaterThan(30);
  });

  it.each(["en", "fr"] as const)("no sentence of the interface uses another (%s)", (language) => {
    expect(found(language)).toEqual([]);
  });

  it.each([
    ["en", "Mend one thing that was found."],
    ["en", "It is sent when the line is back."],
    ["en", "Take the link back"],
    ["fr", "Page {page} de {pages}"],
    ["fr", "Racontez-la une fois."],
  ] as const)("would be found (%s): %s", (language, text) => {
    expect(found(language, [{ where: "here", text }]).length).toBeGreaterThan(0);
  });

  it("every sentence that keeps its word is there", () => {
    expect(Object.keys(kept).filter((text) => !texts.some(({ en, fr }) => en === text || fr === text))).toEqual([]);
  });
});
