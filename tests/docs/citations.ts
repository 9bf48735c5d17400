import { posix } from "node:path";
import { parseSync } from "vite";

/** A page with numbered sections that is cited: where, what it says, and the sections and numbers in it. */
export type PageCitation = {
  readonly place: string;
  readonly page: string;
  readonly sections: readonly number[];
  readonly numbers: readonly number[];
};

/** Between two words, also where a comment breaks its line. */
const gap = String.raw`\s+(?:\*\s+|//\s+)?`;
const list = String.raw`\d+(?:(?:,|${gap}and|${gap}to)${gap}\d+)*`;
const pageName = String.raw`docs/(?:facts/[a-z-]+|interfaces)\.md`;
const cited = new RegExp(`${pageName}(?:${gap}sections?${gap}(${list})(?:,${gap}numbers?${gap}(${list}))?)?`, "g");

/** "4 to 6" is 4, 5 and 6. */
function numbersIn(words: string | undefined): readonly number[] {
  const found: number[] = [];
  for (const [, to, digits] of (words ?? "").matchAll(/(to\s[^\d]*)?(\d+)/g)) {
    const last = Number(digits);
    for (let number = to === undefined ? last : (found.at(-1) ?? last) + 1; number <= last; number += 1)
      found.push(number);
  }
  return found;
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Where a pattern is found: file, line and what was found. */
export const placesOf = (pattern: RegExp, path: string, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => `${path}:${lineOf(text, match.index)} ${match[0]}`);

export const citationsIn = (path: string, text: string): readonly PageCitation[] =>
  [...text.matchAll(cited)].map((match) => ({
    place: `${path}:${lineOf(text, match.index)} ${match[0].replaceAll(/\s+(?:\*|\/\/)?\s*/g, " ")}`,
    page: /\S+\.md/.exec(match[0])?.[0] ?? "",
    sections: numbersIn(match[1]),
    numbers: numbersIn(match[2]),
  }));

/** The numbered sections of a page, each with the numbers of its ordered list. */
function sectionsOf(page: string): ReadonlyMap<number, ReadonlySet<number>> {
  const parts = [...page.matchAll(/^## (\d+)\. \S.*\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)];
  return new Map(
    parts.map(([, number, body]) => [
      Number(number),
      new Set([...(body ?? "").matchAll(/^(\d+)\. /gm)].map((item) => Number(item[1]))),
    ]),
  );
}

/** What is wrong with a citation, or nothing. `pageAt` gives the text of a page of the repository. */
export function lostCitation(
  { place, page, sections, numbers }: PageCitation,
  pageAt: (path: string) => string | undefined,
): string | undefined {
  const text = pageAt(page);
  if (text === undefined) return `${place}: no such page`;
  if (sections.length === 0) return `${place}: names no section`;
  const known = sectionsOf(text);
  const lost = sections.find((section) => !known.has(section));
  if (lost !== undefined) return `${place}: the page has no section ${lost}`;
  const missing = numbers.find((number) => !sections.some((section) => known.get(section)?.has(number)));
  return missing === undefined ? undefined : `${place}: the section has no number ${missing}`;
}

/** As the pages of a forge and the editors make an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...page.matchAll(/^#+ (.+)$/gm), ...page.matchAll(/<a id="([^"]+)"/g)]
      .map((match) => match[1] ?? "")
      .map((words) => (/^[a-z0-9-]+$/.test(words) ? words : anchorOf(words))),
  );

/** Links to a heading or a row that is not there, and links whose words name a section that the page does not have. */
export function lostLinks(path: string, text: string, pageAt: (path: string) => string | undefined): readonly string[] {
  return [...text.matchAll(/\[([^\]\n]+)\]\(([^)\s#]*\.md)?(?:#([^)\s]+))?\)/g)].flatMap((match) => {
    const [words, label = "", target, anchor] = match;
    if (target !== undefined && /^https?:/.test(target)) return [];
    const linked = pageAt(target === undefined ? path : posix.join(posix.dirname(path), target));
    const place = `${path}:${lineOf(text, match.index)} ${words}`;
    if (linked === undefined) return target === undefined ? [] : [`${place}: no such page`];
    if (anchor !== undefined && !anchorsOf(linked).has(anchor)) return [`${place}: no such heading or row`];
    const section = /\bsection (\d+)$/.exec(label)?.[1];
    return section === undefined || sectionsOf(linked).has(Number(section)) ? [] : [`${place}: no such section`];
  });
}

/** Names that stand for any file (CASE.json), or for a way to name files (verbNoun.ts). */
const standsForMany = /(?:^|\/)(?:CASE|FILE|NAME)\.\w+$|^(?:camelCase|verbNoun|PascalCase|links)\.tsx?$/;
const fileName =
  /(?<![\w$}*<>@:.\-/])((?:\.{1,2}\/)*(?:[\w-]+\/)*\w[\w.-]*\.(?:md|jsonl?|tsx?|mjs|css|sql))(?![\w(*-])/g;

/** Files that a text names and nobody has, when the names of all files are `known`, by every ending of their paths. */
export function lostFiles(path: string, text: string, known: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(fileName)].flatMap((match) => {
    const name = (match[1] ?? "").replace(/^(?:\.{1,2}\/)+/, "");
    return standsForMany.test(name) || known.has(name) ? [] : [`${path}:${lineOf(text, match.index)} ${match[1]}`];
  });
}

/** `b/c.ts` and `c.ts` as well as `a/b/c.ts`. */
export const endingsOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => path.split("/").map((_, index, parts) => parts.slice(index).join("/"))));

/** The comments of a source, on their lines: everything else is blank. A name in running code is data, and the compiler follows imports. */
export function commentsOf(path: string, source: string): string {
  const kept: string[] = [];
  let last = 0;
  for (const { start, end } of parseSync(path, source).comments) {
    kept.push(source.slice(last, start).replaceAll(/[^\n]+/g, " "), source.slice(start, end));
    last = end;
  }
  return kept.join("");
}
