import { describe, expect, it } from "vitest";
import { isCode, isGenerated, projectFiles, textOf } from "../walls/projectFiles.ts";

const folder = "docs/specification/";
const chapters = projectFiles().filter((path) => path.startsWith(`${folder}document-`));
const readers = projectFiles().filter(
  (path) => (isCode(path) || /\.(md|css|graphql)$/.test(path)) && !isGenerated(path),
);

/** Between two words, also where a comment breaks its line. */
const gap = String.raw`\s+(?:\*\s+|//\s+)?`;
const number = String.raw`\d+(?:\.\d+)?`;
const several = `${number}(?:(?:,${gap}and|,|${gap}and|${gap}to)${gap}${number})*`;
const citation = new RegExp(
  `\\bdocument${gap}(\\d+)${gap}(?:section${gap}(${number})|sections${gap}(${several}))`,
  "gi",
);

/** Whatever speaks of a document, or of the specification, by a number in another spelling. */
const misspelling = new RegExp(
  `\\bdocuments?${gap}[123]\\b(?!${gap}sections?${gap}\\d)|\\bspec(?:ification)?,?${gap}[123]\\b`,
  "gi",
);

/** The functions that make a source of a section, with what they are given. */
const sourceOf = /\b(?:specified|productSpecification|specificationOnly)\(\s*['"`]([^'"`]+)/g;

interface Found {
  /** File, line and words, as a failing test prints them. */
  readonly place: string;
  readonly match: RegExpExecArray;
}

function find(paths: readonly string[], pattern: RegExp): readonly Found[] {
  return paths.flatMap((path) => {
    const text = textOf(path);
    return [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split("\n").length;
      return { place: `${path}:${line} ${match[0]}`, match };
    });
  });
}

/** "1 section 4" for each section that a citation names. */
function sectionsOf({ 1: document = "", 2: one, 3: list = "" }: RegExpExecArray): readonly string[] {
  const sections = one === undefined ? (list.match(new RegExp(number, "g")) ?? []) : [one];
  return sections.map((section) => `${document} section ${section}`);
}

const headings = chapters.flatMap((path) =>
  [...textOf(path).matchAll(/^##? Document (\d section [\d.]*\d)\. \S/gm)].map((match) => ({
    path,
    section: match[1] ?? "",
  })),
);
const known = new Set(headings.map(({ section }) => section));

describe("the specification", () => {
  it("has each section once, in the file of its number", () => {
    const home = (section: string) => section.replace(/^(\d) section (\d+).*$/, `${folder}document-$1/section-$2.md`);
    expect(headings.length).toBeGreaterThan(50);
    expect(known.size).toBe(headings.length);
    expect(headings.filter(({ path, section }) => path !== home(section))).toEqual([]);
  });

  it("is listed whole in its index", () => {
    const index = textOf(`${folder}README.md`);
    expect(chapters.filter((path) => !index.includes(`](${path.slice(folder.length)})`))).toEqual([]);
  });

  it("has every section that is cited", () => {
    const citations = find(readers, citation);
    expect(citations.length).toBeGreaterThan(350);
    const lost = citations.filter(({ match }) => sectionsOf(match).some((section) => !known.has(section)));
    expect(lost.map(({ place }) => place)).toEqual([]);
  });

  it('is cited as "document N section S" and in no other way', () => {
    const outside = readers.filter((path) => !path.startsWith(folder));
    expect(find(outside, misspelling).map(({ place }) => place)).toEqual([]);
  });

  it("is named by a source with the section in which the rule stands", () => {
    const sources = find(
      readers.filter((path) => isCode(path)),
      sourceOf,
    );
    expect(sources.length).toBeGreaterThan(120);
    const bare = sources.filter(({ match }) => !/^document \d sections? \d/.test(match[1] ?? ""));
    expect(bare.map(({ place }) => place)).toEqual([]);
  });
});
