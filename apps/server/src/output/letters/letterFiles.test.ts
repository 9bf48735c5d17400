import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { letterDetails } from "@boreal/domain/letters/letterDetails";
import type { LetterDraft } from "@boreal/domain/letters/draft";
import { letterTree, treeText } from "@boreal/domain/letters/letterTree";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import JsZip from "jszip";
import { describe, expect, it } from "vitest";
import { filledLetter } from "../../../../../tests/samples/filledLetters.ts";
import { allElements, readTaggedPdf } from "../testTaggedPdf.ts";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { letterFile } from "./letterFile.ts";

/** Every letter as the two files that are sent, read back by programs that share nothing with what wrote them. */

const letterhead = ["Invented Immigration Office", "1 Main Street, Ottawa ON"];
const langs = { en: "en-CA", fr: "fr-CA" } as const;
/** A line of the file may break anywhere, also inside a word that is longer than the line. */
const squeezed = (text: string): string => text.replaceAll(/\s+/gu, "");

type Made = { readonly draft: LetterDraft; readonly title: string; readonly text: string };

function made(id: (typeof letterIds)[number]) {
  const { caseFile, drafts } = filledLetter(id);
  const main = readerFor(caseFile);
  const of = { caseFile, main, letterhead };
  return drafts.map((draft) => {
    const tree = letterTree(draft, main, letterDetails(draft, caseFile, main, letterhead));
    return {
      draft,
      title: tree.title,
      text: squeezed(treeText(tree).join("")),
      pdf: async () => await letterFile(draft, { ...of, kind: "pdf" }),
      docx: async () => await letterFile(draft, { ...of, kind: "docx" }),
    };
  });
}

async function isRightPdf(bytes: Buffer, { draft, title, text }: Made): Promise<void> {
  const pdf = await readTaggedPdf(bytes);
  const elements = allElements(pdf.elements);
  const written = elements.filter(({ children }) => children.length === 0).map((one) => one.text);
  expect(squeezed(written.join(""))).toBe(text);
  expect([pdf.isMarked, pdf.showsTitle, pdf.unmarked]).toEqual([true, true, 0]);
  expect([pdf.info["Title"], pdf.info["Language"]]).toEqual([title, langs[draft.language]]);
  expect(elements.some(({ role }) => role === "H1" || role === "H2")).toBe(
    draft.content.frame !== "court" || pdf.outline.length > 0,
  );
  expect(pdf.feet.map((foot) => /\d+\D+\d+$/u.exec(foot.trim())?.[0].match(/\d+/gu))).toEqual(
    Array.from({ length: pdf.pages }, (_, page) => [String(page + 1), String(pdf.pages)]),
  );
}

/** Its paragraphs in order, where every program that opens the file finds them. */
async function isRightDocx(bytes: Buffer, { draft, title, text }: Made): Promise<void> {
  const zip = await JsZip.loadAsync(bytes);
  const part = async (name: string) => (await zip.file(name)?.async("string")) ?? "";
  const read = (xml: string) =>
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)]
      .map(([, words = ""]) => words)
      .join("")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&apos;", "'")
      .replaceAll("&amp;", "&");
  expect(squeezed(read(await part("word/document.xml")))).toBe(text);
  expect(squeezed(await part("docProps/core.xml"))).toContain(squeezed(`<dc:title>${title.replaceAll("&", "&amp;")}`));
  expect(await part("word/styles.xml")).toContain(`<w:lang w:val="${langs[draft.language]}"`);
  const feet = Object.keys(zip.files).filter((name) => /word\/footer\d*\.xml/u.test(name));
  const foot = (await Promise.all(feet.map(part))).join("");
  expect(foot).toContain("PAGE");
  expect(foot).toContain("NUMPAGES");
}

describe("every letter, read back from its files", () => {
  it.each(shareOf("letters whose files are read back", letterIds, 4))("%s", async (id) => {
    const both = made(id);
    expect(both.map(({ draft }) => draft.language)).toEqual(["en", "fr"]);
    for (const one of both) {
      expect(one.text.length).toBeGreaterThan(100);
      await isRightPdf(await one.pdf(), one);
      await isRightDocx(await one.docx(), one);
    }
  });
});
