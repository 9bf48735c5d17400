import { describe, expect, it } from "vitest";
import { quotedTexts } from "./law.ts";
import { areaOf, gradeAt, gradedSentences } from "./levels.ts";
import { productTexts, textsIn } from "./productTexts.ts";

const texts = productTexts();

describe("the texts of a source", () => {
  it("are its pairs, whole or put together, and what is given to a function that makes a pair", () => {
    const source = [
      'const a = { en: "Hello", fr: "Bonjour" };',
      "const b = { en: `Hello ${name}`, fr: `Bonjour ${name}`, noun: 'm' };",
      "const says = (code: string, en: string, fr: string): Text => ({ text: { en, fr } });",
      'const c = says("CODE", "Try again.", "Réessayez.");',
      'const d = other("CODE", "not a text", "nor this");',
      'const e = { en: { yes: "Yes", no: "No" }, fr: { yes: "Oui" } };',
    ].join("\n");
    expect(textsIn("a.ts", source).map(({ line, en, fr }) => [line, en, fr])).toEqual([
      [1, "Hello", "Bonjour"],
      [2, "Hello {…}", "Bonjour {…}"],
      [4, "Try again.", "Réessayez."],
      [6, "Yes", "Oui"],
    ]);
  });

  it("are found in the whole product", () => {
    expect(texts.length).toBeGreaterThan(5000);
    for (const area of ["web", "server", "reading", "official-forms", "domain questionnaire", "domain vault"])
      expect(texts.some(({ path }) => areaOf(path) === area)).toBe(true);
  });

  it("that are quoted are there", () => {
    expect(quotedTexts.filter((quoted) => !texts.some(({ en }) => en === quoted))).toEqual([]);
  });
});

describe.each(["en", "fr"] as const)("the reading level of the interface, %s", (language) => {
  const sentences = gradedSentences(texts, language);

  it("is measured on all sentences", () => {
    expect(sentences.length).toBeGreaterThan(3000);
  });

  it("has its median at grade 8 or below", () => {
    expect(gradeAt(sentences, 0.5)).toBeLessThanOrEqual(8);
  });

  it("is above grade 14 in no sentence outside of law", () => {
    expect(
      sentences
        .filter(({ grade }) => grade > 14)
        .map(({ grade, sentence, path }) => `${grade.toFixed(1)} ${path}: ${sentence}`),
    ).toEqual([]);
  });
});
