import { describe, expect, it } from "vitest";
import { isCode, isTest, projectFiles, textOf } from "../walls/projectFiles.ts";

/** What CONTRIBUTING says of a further type of application, held to the code. */

const most = 10;

const section = /^## A type added by a stranger$([\s\S]*?)^## /m.exec(textOf("CONTRIBUTING.md"))?.[1] ?? "";
const listed = [...section.matchAll(/^\| \d+ \| `([^`]+)` \|/gm)].map(([, path]) => path ?? "");
const flow = "packages/domain/src/questionnaire/flows/";

/** A record in which every type stands by its name: a further one does not compile without its line. */
const namesEveryType = /(?<!Partial<)(?<!Partial<Readonly<)\bRecord<ApplicationType, (?:[^=]|=>)*?> = \{\n/;

describe("a further type of application", () => {
  it("asks for ten files at most, and each is there", () => {
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.length).toBeLessThanOrEqual(most);
    const known = new Set(projectFiles());
    expect(listed.filter((path) => path !== flow && !known.has(path))).toEqual([]);
  });

  it("is named nowhere else by the compiler", () => {
    const naming = projectFiles().filter(
      (path) =>
        /^(?:apps|packages)\/[^/]+\/src\//.test(path) &&
        isCode(path) &&
        !isTest(path) &&
        namesEveryType.test(textOf(path)),
    );
    expect(naming.length).toBeGreaterThan(3);
    expect(naming.filter((path) => !listed.includes(path))).toEqual([]);
  });
});
