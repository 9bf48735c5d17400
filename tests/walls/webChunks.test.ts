import { expect, it } from "vitest";
import { importsOf, targetOf } from "./imports.ts";
import { isCode, isTest, projectFiles, textOf } from "./projectFiles.ts";

/**
 * The web build puts what pages share of the rules into one chunk, by folder (`apps/web/vite.config.ts`). A folder that it
 * needs and does not name lands in another chunk, and the two import each other: at start one reads constants of the other
 * that are not there yet, and every page that asks a question stops.
 */
it("the chunk of rules names every folder of the domain that it needs", () => {
  const [, named = ""] = /packages\\\/domain\\\/src\\\/\(\?:([\w|]+)\)/.exec(textOf("apps/web/vite.config.ts")) ?? [];
  const folders = named.split("|");
  expect(folders.length).toBeGreaterThan(3);
  const folderOf = (path: string) => /^packages\/domain\/src\/(\w+)\//.exec(path)?.[1] ?? path;
  const rules = projectFiles().filter(
    (path) =>
      path.startsWith("packages/domain/src/") && isCode(path) && !isTest(path) && folders.includes(folderOf(path)),
  );
  const needed = rules.flatMap((path) =>
    importsOf(path, textOf(path))
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => folderOf(targetOf(path, specifier).name)),
  );
  expect([...new Set(needed)].filter((folder) => !folders.includes(folder))).toEqual([]);
});
