import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { areas, decisionsIn, holdsDecisions, isStatus } from "../../scripts/adr/decisionIndex.ts";
import { isCode, isGenerated, projectFiles, root, textOf } from "../walls/projectFiles.ts";

const pages = projectFiles().filter((path) => path.endsWith(".md") && !path.includes("/samples/"));
const manifest = JSON.parse(textOf("package.json")) as { readonly scripts: Readonly<Record<string, string>> };

/** Short names that docs/architecture.md uses for the packages. */
const short: readonly (readonly [RegExp, string])[] = [
  [/^domain\//, "packages/domain/src/"],
  [/^reading\//, "packages/reading/src/"],
  [/^server\//, "apps/server/src/"],
  [/^web\//, "apps/web/src/"],
];

const places = /^(packages|apps|tests|bench|scripts|docs|domain|reading|server|web)\//;

/** Paths named in backticks. A name with a placeholder or a star is a pattern, not a path. */
function pathsIn(page: string): readonly string[] {
  return [...page.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? "")
    .filter((word) => places.test(word) && /^[\w./-]+$/.test(word));
}

const standsFor = (path: string): string => {
  const abbreviation = short.find(([pattern]) => pattern.test(path));
  return abbreviation ? path.replace(abbreviation[0], abbreviation[1]) : path;
};

describe("pages", () => {
  it("are found", () => {
    expect(pages).toContain("README.md");
    expect(pages.length).toBeGreaterThan(10);
  });

  it.each(pages)("%s links only to what is there", (page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? "")
      .filter((link) => !/^(https?:|mailto:|#)/.test(link));
    const lost = links.filter(
      (link) => !existsSync(join(root, posix.join(posix.dirname(page), link.replace(/#.*$/, "")))),
    );
    expect(lost).toEqual([]);
  });

  it.each(pages)("%s names only files that are there", (page) => {
    expect(pathsIn(textOf(page)).filter((path) => !existsSync(join(root, standsFor(path))))).toEqual([]);
  });

  it.each(pages)("%s names only scripts that npm knows", (page) => {
    const named = [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? "");
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it("README shows the tree as it is", () => {
    const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(textOf("README.md"))?.[1] ?? "";
    const folders: string[] = [];
    let above = "";
    for (const line of tree.split("\n")) {
      const name = /^( *)([\w-]+)\//.exec(line);
      if (!name) continue;
      const [, indent = "", folder = ""] = name;
      if (indent === "") above = folder;
      folders.push(indent === "" ? folder : `${above}/${folder}`);
    }
    const real = projectFiles().flatMap((path) => {
      const [top = "", second = "", third] = path.split("/");
      if (path.startsWith(".") || second === "") return [];
      return third === undefined || !["packages", "apps", "tests"].includes(top) ? [top] : [top, `${top}/${second}`];
    });
    expect(folders.toSorted()).toEqual([...new Set(real)].toSorted());
  });
});

describe("decisions", () => {
  const records = pages.filter((path) => path.startsWith("docs/adr/") && !path.endsWith("/README.md"));
  const decisions = pages.filter(holdsDecisions).flatMap((path) => decisionsIn(path, textOf(path)));
  const numbers = new Set(decisions.map(({ number }) => number));

  it("say number, title, day, status and area in their first two lines, each number once", () => {
    expect(records.filter((path) => decisionsIn(path, textOf(path)).length !== 1)).toEqual([]);
    const listed = decisions.map(({ number }) => number);
    expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
    expect(records.filter((path) => !path.includes(`/${decisionsIn(path, textOf(path))[0]?.number ?? "?"}-`))).toEqual(
      [],
    );
  });

  it("have a status and an area of the list, and are superseded by what is there", () => {
    const known = new Set<string>(areas);
    expect(decisions.filter(({ status, area }) => !isStatus(status) || !known.has(area))).toEqual([]);
    const lost = decisions.flatMap(({ number, status }) =>
      [...status.matchAll(/\d{4}/g)].filter(([other]) => !numbers.has(other)).map(([other]) => `${number} by ${other}`),
    );
    expect(lost).toEqual([]);
  });

  it("with a page of their own say what they cost; the others can be led to", () => {
    expect(records.filter((path) => !/\bcosts?\b/i.test(textOf(path)))).toEqual([]);
    const elsewhere = decisions.filter(({ page }) => !page.startsWith("docs/adr/"));
    expect(
      elsewhere.filter(({ page, number }) => !textOf(page).includes(`<a id="adr-${number}"></a>\n\n### ${number} `)),
    ).toEqual([]);
  });

  it("that anything speaks of exist", () => {
    const citing = projectFiles().filter((path) => (isCode(path) && !isGenerated(path)) || /\.(?:md|css)$/.test(path));
    const cited = citing.flatMap((path) =>
      [...textOf(path).matchAll(/\bADR (\d{4})\b/g)].map((match) => ({ path, number: match[1] ?? "" })),
    );
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it("that are named by their page have it", () => {
    const lost = projectFiles()
      .filter((path) => isCode(path) && !isGenerated(path))
      .flatMap((path) =>
        [...textOf(path).matchAll(/docs\/adr\/(\d{4})/g)].map((match) => ({ path, number: match[1] ?? "" })),
      )
      .filter(({ number }) => !records.some((record) => record.includes(`/${number}-`)));
    expect(lost).toEqual([]);
  });
});
