import { describe, expect, it } from "vitest";
import { productTexts } from "../../scripts/readingLevel/productTexts.ts";
import { projectFiles, textOf } from "../walls/projectFiles.ts";

/** The guides lead people by the words of the screens: what stands in bold is on one, in the language of the guide. */

const folder = "docs/guide/";
const guides = projectFiles().filter((path) => path.startsWith(folder) && !path.endsWith("/README.md"));
const languageOf = (path: string): "en" | "fr" => (path.startsWith(`${folder}fr/`) ? "fr" : "en");
const texts = productTexts();

const boldIn = (page: string): readonly string[] => [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, bold = ""]) => bold);

/** A count behind a name is left out; what is filled in stands as “…”. */
const asGuide = (text: string): string =>
  text
    .replace(/\s\(\{[^}]+\}\)$/, "")
    .replaceAll(/\{[^}]+\}/g, "…")
    .replaceAll("\u00A0", " ");

const onScreens = {
  en: new Set(texts.map(({ en }) => asGuide(en))),
  fr: new Set(texts.map(({ fr }) => asGuide(fr))),
};

describe("the guides", () => {
  it("are there in both languages, by the same names, and in their list", () => {
    const names = (language: string) =>
      guides.filter((path) => path.startsWith(`${folder}${language}/`)).map((path) => path.split("/").at(-1));
    expect(names("en").length).toBeGreaterThan(2);
    expect(names("fr")).toEqual(names("en"));
    const list = textOf(`${folder}README.md`);
    expect(guides.filter((path) => !list.includes(`](${path.slice(folder.length)})`))).toEqual([]);
  });

  it.each(guides.filter((path) => languageOf(path) === "fr"))("%s is cut as its English page is", (path) => {
    const shape = (page: string) => [...page.matchAll(/^(?:#+ |!\[|- |\d\. |\| )/gm)].map(([mark]) => mark);
    expect(shape(textOf(path))).toEqual(shape(textOf(path.replace("/fr/", "/en/"))));
  });

  it.each(guides)("%s names only what stands on a screen", (path) => {
    const bold = boldIn(textOf(path));
    expect(bold.length).toBeGreaterThan(8);
    expect(bold.filter((words) => !onScreens[languageOf(path)].has(words.replaceAll("\u00A0", " ")))).toEqual([]);
  });
});
