import { describe, expect, it } from "vitest";
import { isCode, isGenerated, isTest, projectFiles, textOf } from "../walls/projectFiles.ts";
import { citationsIn, commentsOf, endingsOf, lostCitation, lostFiles, lostLinks, placesOf } from "./citations.ts";

/** Whoever clones the repository needs nothing beside it to judge a rule: what is cited is in it. */

const files = projectFiles();
const here = new Set(files);
const isPage = (path: string) => path.endsWith(".md") && !path.includes("/samples/");
const sources = files.filter((path) => isCode(path) && !isGenerated(path));
const pages = files.filter(isPage);
const facts = pages.filter((path) => path.startsWith("docs/facts/"));
const pageAt = (path: string): string | undefined => (here.has(path) ? textOf(path) : undefined);

/** These speak of citations that lead nowhere, to try the guard. */
const aboutThemselves = /^tests\/docs\/citations\./;

/**
 * The one thing outside that may be named: `../shared`, which developers may keep beside the project. Tests, benches and
 * scripts compare with what lies there, where it does, and say aloud that they skip where it does not.
 */
const besideTheProject = /(?:\.\.\/)+shared\b|\bshared\/(?:facts|forms|design|spec|bad-files|samples)\b/g;
const mayLookBeside = (path: string) => isTest(path) || /^(?:bench|scripts)\//.test(path) || aboutThemselves.test(path);

describe("citations of the facts", () => {
  const citations = [...sources, ...pages]
    .filter((path) => !aboutThemselves.test(path))
    .flatMap((path) => citationsIn(path, textOf(path)));

  it("lead to a page, a section and a number that are there", () => {
    expect(citations.length).toBeGreaterThan(70);
    expect(citations.flatMap((citation) => lostCitation(citation, pageAt) ?? [])).toEqual([]);
  });

  it("are links inside the facts, and lead to a heading or a row", () => {
    expect(facts.length).toBeGreaterThan(10);
    expect(facts.flatMap((path) => lostLinks(path, textOf(path), pageAt))).toEqual([]);
  });

  it("name lists that the page of sources has", () => {
    const listed = new Set([...textOf("docs/sources.md").matchAll(/^\| `(\w+)`<br>/gm)].map((match) => match[1] ?? ""));
    const named = facts.flatMap((path) =>
      [...textOf(path).matchAll(/\blists? ((?:`\w+`(?:, | and )?)+)/g)].flatMap((match) =>
        [...(match[1] ?? "").matchAll(/`(\w+)`/g)].map(([, id = ""]) => ({ path, id })),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ id }) => !listed.has(id))).toEqual([]);
  });

  it("reach every page, from the index", () => {
    const index = textOf("docs/facts/README.md");
    expect(
      facts.filter((path) => !path.endsWith("/README.md") && !index.includes(`](${path.slice("docs/facts/".length)})`)),
    ).toEqual([]);
  });

  it.each([
    [
      "a page that is not there",
      "// docs/facts/nothing.md section 1",
      "a.ts:1 docs/facts/nothing.md section 1: no such page",
    ],
    [
      "a section that is not there",
      "x\n/** docs/facts/roles.md section 99. */",
      "a.ts:2 docs/facts/roles.md section 99: the page has no section 99",
    ],
    [
      "one of several",
      "// docs/facts/roles.md sections 1 and 98",
      "a.ts:1 docs/facts/roles.md sections 1 and 98: the page has no section 98",
    ],
    [
      "a number that is not there",
      "// docs/facts/vault.md section 3, numbers 47 to 50",
      "a.ts:1 docs/facts/vault.md section 3, numbers 47 to 50: the section has no number 49",
    ],
    ["no section at all", "// as in docs/facts/roles.md.", "a.ts:1 docs/facts/roles.md: names no section"],
    [
      "broken over two lines",
      "/**\n * docs/facts/roles.md\n * section 99\n */",
      "a.ts:2 docs/facts/roles.md section 99: the page has no section 99",
    ],
  ])("turn red for %s", (_, text, fault) => {
    expect(citationsIn("a.ts", text).map((citation) => lostCitation(citation, pageAt))).toEqual([fault]);
  });

  it.each([
    "// docs/facts/roles.md section 2",
    "// docs/facts/vault.md section 3, numbers 4 to 6",
    "/**\n * docs/facts/roles.md sections 1\n * and 2 say so\n */",
  ])("stay green: %s", (text) => {
    expect(citationsIn("a.ts", text).map((citation) => lostCitation(citation, pageAt))).toEqual([undefined]);
  });
});

describe("files that are named", () => {
  /** Files inside an archive of a case (docs/archive), which are in no folder of the repository. */
  const inArchives = ["account.json", "people.json", "audit.json"];
  const known = endingsOf([...files, ...inArchives]);

  it("in comments are in the repository, and pages wherever they are named", () => {
    const lost = sources
      .filter((path) => !aboutThemselves.test(path))
      .flatMap((path) => {
        const text = textOf(path);
        const pagesLost = lostFiles(path, text, known).filter((place) => place.endsWith(".md"));
        return [...new Set([...pagesLost, ...lostFiles(path, commentsOf(path, text), known)])];
      });
    expect(lost).toEqual([]);
  });

  it("in pages are in the repository", () => {
    /** Short names of the packages, as `pages.test.ts` spells them out. */
    const short = (text: string) =>
      text.replaceAll(
        /`(domain|reading|server|web)\/(?=[\w/.-]+`)/g,
        (_, name: string) =>
          ({
            domain: "`packages/domain/src/",
            reading: "`packages/reading/src/",
            server: "`apps/server/src/",
            web: "`apps/web/src/",
          })[name] ?? name,
      );
    expect(pages.flatMap((path) => lostFiles(path, short(textOf(path)), known))).toEqual([]);
  });

  it("are never beside the project, but for tests that skip", () => {
    const looking = [...sources, ...pages].filter((path) => !mayLookBeside(path));
    expect(looking.flatMap((path) => placesOf(besideTheProject, path, textOf(path)))).toEqual([]);
  });

  it.each([
    ["a comment that cites a catalogue", "/** facts/roles.json says so. */\nconst x = 1;", ["a.ts:1 facts/roles.json"]],
    ["a comment behind code", "const path = 'https://example.test'; // see notes/why.md", ["a.ts:1 notes/why.md"]],
    ["a path of this repository", "// docs/architecture.md, plan/plan.ts", []],
    ["a file that a program makes", "const file = 'values.json';", []],
    ["a name that stands for any file", "// boreal plan CASE.json", []],
  ])("are followed: %s", (_, text, lost) => {
    expect(lostFiles("a.ts", commentsOf("a.ts", text), known)).toEqual(lost);
  });
});
