import type { AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import { beforeAll, describe, expect, it } from "vitest";
import { answerSheetPdf } from "./answerSheetPdf.ts";
import { faceRuns, withFaces } from "./fontFaces.ts";
import { longText, nativeNames, sampleSheet } from "../../../../tests/samples/answerSheet.ts";
import { allElements, readTaggedPdf, type ReadElement, type ReadPdf } from "./testTaggedPdf.ts";

const count = (bytes: Buffer, pattern: RegExp) => [...bytes.toString("latin1").matchAll(pattern)].length;
/** Without spaces: a line may end after a hyphen. */
const bare = (text: string) => text.replaceAll(/\s+/g, "");
const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe.each(["en", "fr"] as const)("the answer sheet as a PDF, read by pdf.js (%s)", (language) => {
  const sheet = sampleSheet({
    "personalDetails.currentSpouseName.familyName": nativeNames.han,
    "personalDetails.currentSpouseName.givenName": nativeNames.arabic,
  });
  let bytes: Buffer;
  let pdf: ReadPdf;
  let elements: readonly ReadElement[];
  beforeAll(async () => {
    bytes = await answerSheetPdf(sheet, language);
    pdf = await readTaggedPdf(bytes);
    elements = allElements(pdf.elements);
  });

  it("says that it is PDF/UA-1, tagged, in which language, and shows its title", () => {
    expect(pdf.isMarked).toBe(true);
    expect(pdf.showsTitle).toBe(true);
    expect(pdf.info.Language).toBe(language === "en" ? "en-CA" : "fr-CA");
    expect(pdf.info.Title).toContain(sheet.form[language]);
    expect(pdf.xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(pdf.xmp).toContain("<dc:title>");
  });

  it("has nothing on its pages that is neither structure nor decoration, and no annotation", () => {
    expect(pdf.unmarked).toBe(0);
    expect(pdf.annotations).toBe(0);
  });

  it("has one first heading, no level left out, and a bookmark for each section", () => {
    const levels = elements.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    expect(pdf.outline.slice(0, -1)).toEqual(sheet.sections.map(({ title }) => title[language]));
    expect(elements.filter(({ role }) => role === "H2").map(({ text }) => squeezed(text))).toEqual(pdf.outline);
  });

  it("has rows of the same cells in every table, each headed by its question", () => {
    const rows = elements.filter(({ role }) => role === "TR");
    expect(rows.length).toBeGreaterThan(80);
    for (const { children } of rows) {
      expect(children[0]).toMatchObject({ role: "TH" });
      expect(children.every(({ role, scope }) => role === "TD" || scope === "Row" || scope === "Column")).toBe(true);
      expect([2, 3]).toContain(children.length);
    }
  });

  it("has the question, the answer and the code of every line in one row", () => {
    const rows = elements
      .filter(({ role, children }) => role === "TR" && children.length === 3)
      .map(({ children }) => children.map(({ text }) => bare(text)));
    const lines = sheet.sections.flatMap(({ groups }) => groups.flatMap(({ lines: ofGroup }) => ofGroup));
    // What is drawn from right to left is read by its plain form instead, below.
    const drawn = lines.filter(({ value }) => !/[\u0600-\u06FF]/.test(value?.en ?? ""));
    const expected = drawn.map(({ label, value, code = "" }) => [
      bare(label[language]),
      expect.stringContaining(bare(value?.[language] ?? "")) as string,
      code,
    ]);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  it("has the plain form of what is drawn from right to left", () => {
    const utf16 = Buffer.from(`\uFEFF${nativeNames.arabic}`, "utf16le").swap16();
    const escapes = Buffer.from(
      utf16.toString("latin1").replaceAll(/[\\()]/g, (sign) => `\\${sign}`),
      "latin1",
    );
    expect(bytes.includes(Buffer.concat([Buffer.from("/ActualText ("), escapes]))).toBe(true);
  });

  it("ends with the texts that no box holds, in full", () => {
    const [heading] = sheet.continued;
    const at = elements.findIndex(
      ({ role, text }) => role === "H3" && squeezed(text) === squeezed(heading?.title[language] ?? "-"),
    );
    expect(at).toBeGreaterThan(0);
    expect(
      squeezed(
        elements
          .slice(at)
          .map(({ role, text }) => (role === "P" ? text : ""))
          .join(" "),
      ),
    ).toContain(longText);
  });

  it("brings every font along, each with the meaning of its glyphs", () => {
    const fonts = count(bytes, /\/Type \/FontDescriptor/g);
    expect(fonts).toBeGreaterThan(3);
    expect(count(bytes, /\/FontFile2 \d+ 0 R/g)).toBe(fonts);
    expect(count(bytes, /\/ToUnicode \d+ 0 R/g)).toBe(fonts);
    expect(count(bytes, /\/BaseFont \/Helvetica/g)).toBe(0);
  });
});

describe("the answer sheet as a PDF", () => {
  it("is the same file for the same answers", async () => {
    const [one, other] = [await answerSheetPdf(sampleSheet(), "en"), await answerSheetPdf(sampleSheet(), "en")];
    expect(one.equals(other)).toBe(true);
  });

  it.each(Object.entries(nativeNames))("has a font for names in %s", async (_, name) => {
    for (const word of name.split(" "))
      expect((await withFaces(() => faceRuns(word, "regular"))).every(({ face }) => face !== undefined)).toBe(true);
  });

  it("says of signs that no font here has that they are not printed, and keeps them for who listens or copies", async () => {
    const bytes = await answerSheetPdf(sampleSheet({ "personalDetails.birthCity": "ᏣᎳᎩ" }), "en");
    const pdf = await readTaggedPdf(bytes);
    expect(
      allElements(pdf.elements).some(
        ({ role, text }) => role === "Span" && text.includes("characters that this file cannot print"),
      ),
    ).toBe(true);
    expect(bytes.includes(Buffer.from("ᏣᎳᎩ", "utf16le").swap16())).toBe(true);
  });

  it.each([
    ["one word of thousands of signs", "x".repeat(6000)],
    ["thousands of lines", "line\n".repeat(3000)],
    ["signs that nobody sees", "a\u0000\u0007\u202Eb\uFEFF"],
    ["half a sign", "a\uD83Db"],
    ["nothing but spaces and breaks", " \n\t\r\n "],
  ])("holds any text that a person enters: %s", async (_, text) => {
    const sheet: AnswerSheet = sampleSheet();
    const [first] = sheet.sections;
    const line = {
      path: "any",
      kind: "multiline" as const,
      label: { en: text, fr: text },
      value: { en: text, fr: text },
    };
    const bytes = await answerSheetPdf(
      { ...sheet, sections: [{ ...(first ?? expect.fail("no section")), groups: [{ lines: [line] }] }], continued: [] },
      "en",
    );
    const pdf = await readTaggedPdf(bytes);
    expect(pdf.unmarked).toBe(0);
    expect(pdf.pages).toBeLessThan(300);
  });
});
