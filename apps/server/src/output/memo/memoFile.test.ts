import { aCase } from "@boreal/domain/test/caseBuilder";
import { memoOf } from "@boreal/domain/memo/memoOf";
import { memoTree } from "@boreal/domain/memo/memoTree";
import JsZip from "jszip";
import { describe, expect, it } from "vitest";
import { allElements, readTaggedPdf } from "../testTaggedPdf.ts";
import { memoFile } from "./memoFile.ts";

/** The memo as the two files, read back by programs that share nothing with what wrote them. */

const caseFile = aCase()
  .profile({ firstName: "Mei", lastName: "Lin" })
  .answers({ country: "CN", passportCountries: ["CN"], maritalStatus: "single", financialSupport: "partially" })
  .document("passport", { parsedValues: { passportExpiryDate: "2031-05-04" } })
  .document("proof-of-funds", { parsedValues: { closingBalance: 20_000, periodEnd: "2026-11-01" } })
  .document("employment-letter", { parsedValues: { employer: "Lantern Works" } })
  .build();
const memo = memoOf(caseFile);
const squeezed = (text: string): string => text.replaceAll(/\s+/gu, "");
const signs = /^•$/u;

describe.each(["en", "fr"] as const)("a memo in %s", (language) => {
  const tree = memoTree(memo, caseFile, language);
  const said = squeezed(tree.blocks.flatMap((block) => (block.kind === "items" ? block.items : [block.text])).join(""));

  it("is a PDF that can be read aloud, with headings and lists", async () => {
    const pdf = await readTaggedPdf(await memoFile(memo, { kind: "pdf", caseFile, language }));
    const elements = allElements(pdf.elements);
    const leaves = elements.filter(({ children }) => children.length === 0).map(({ text }) => text);
    expect(squeezed(leaves.filter((text) => !signs.test(text.trim())).join(""))).toBe(said);
    expect([pdf.isMarked, pdf.showsTitle, pdf.unmarked]).toEqual([true, true, 0]);
    expect(pdf.info["Language"]).toBe(language === "en" ? "en-CA" : "fr-CA");
    const roles = (role: string) => elements.filter((one) => one.role === role).length;
    expect(roles("H1")).toBe(1);
    expect(roles("H3")).toBe(memo.reasons.filter(({ covered }) => covered !== "notApplicable").length);
    // Of a list that goes on on the next page, every page tells the points of all.
    const points = elements.filter(({ role, text }) => role === "LBody" && text.trim() !== "").length;
    expect(points).toBe(tree.blocks.flatMap((block) => (block.kind === "items" ? block.items : [])).length);
    expect(pdf.outline.length).toBe(tree.blocks.filter(({ kind }) => kind === "section").length);
  });

  it("is a DOCX with the same text", async () => {
    const zip = await JsZip.loadAsync(await memoFile(memo, { kind: "docx", caseFile, language }));
    const xml = (await zip.file("word/document.xml")?.async("string")) ?? "";
    const text = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)]
      .map(([, words = ""]) => words)
      .join("")
      .replaceAll("&amp;", "&");
    expect(squeezed(text)).toBe(said);
    expect(xml).toContain("Heading3");
  });

  it("says before all else that it predicts nothing", () => {
    const [title, notice] = tree.blocks;
    expect([title?.kind, notice?.kind]).toEqual(["title", "notice"]);
  });
});
