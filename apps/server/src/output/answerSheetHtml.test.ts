import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answerSheetHtml, sheetPolicy } from "./answerSheetHtml.ts";
import { longText, nativeNames, sampleSheet } from "../../../../tests/samples/answerSheet.ts";

const hostile = '"><script>alert(1)</script>&amp;';
const sheet = sampleSheet({
  "personalDetails.birthCity": hostile,
  "personalDetails.currentSpouseName.familyName": nativeNames.arabic,
});

describe.each(["en", "fr"] as const)("the answer sheet as a page (%s)", (language) => {
  const page = answerSheetHtml(sheet, language);

  it("has every question with its answer, and a button that copies it", () => {
    for (const { path, label, value, typed } of sheet.sections.flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines),
    )) {
      const start = page.indexOf(`id="f-${path}"`);
      const row = page.slice(start, page.indexOf("</div>", start));
      expect(start).toBeGreaterThan(0);
      const escaped = (text: string) =>
        text
          .replaceAll("&", "&amp;")
          .replaceAll("<", "&lt;")
          .replaceAll(">", "&gt;")
          .replaceAll('"', "&quot;")
          .replaceAll("'", "&#39;");
      expect(row).toContain(`<dt>${escaped(label[language])}</dt>`);
      expect(row.includes("<button")).toBe(value !== undefined);
      if (value) expect(row).toContain(`data-copy="${escaped(typed ?? value[language])}"`);
    }
  });

  it("never takes what a person wrote for its own markup", () => {
    expect(page).not.toContain("<script>alert");
    expect([...page.matchAll(/<script/g)]).toHaveLength(1);
  });

  it("allows its own style and script and nothing else", () => {
    for (const [tag, directive] of [
      ["style", "style-src"],
      ["script", "script-src"],
    ] as const) {
      const content = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? "";
      expect(sheetPolicy).toContain(
        `${directive} 'sha256-${createHash("sha256").update(content, "utf8").digest("base64")}'`,
      );
    }
    expect(sheetPolicy).toMatch(/^default-src 'none'/);
  });

  it("has one first heading, its language, and ids that are there once", () => {
    expect([...page.matchAll(/<h1/g)]).toHaveLength(1);
    expect(page).toContain(`<html lang="${language}-CA">`);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it("ends with the texts that no box holds, in full", () => {
    expect(page.slice(page.indexOf('class="continued"'))).toContain(longText);
  });
});

describe("a page with other places", () => {
  it("names the other language and the PDF", () => {
    const page = answerSheetHtml(sheet, "en", { otherLanguage: "?language=fr", pdf: "answers.pdf?language=en" });
    expect(page).toContain('<a href="?language=fr" hreflang="fr" lang="fr">Français</a>');
    expect(page).toContain('href="answers.pdf?language=en"');
  });
});
