import { posix } from "node:path";
import { expect, it } from "vitest";
import { importsOf, targetOf } from "./imports.ts";
import { isCode, isGenerated, isTest, projectFiles, textOf } from "./projectFiles.ts";

const sources = projectFiles().filter((path) => isCode(path) && !isGenerated(path));
const known = new Set(sources);

/** A file that another starts as a process or reads as text, by an address beside itself. */
const beside = /(?:new URL|import\.meta\.resolve)\(\s*['"](\.[^'"]+)['"]/g;

function reachedFrom(path: string): readonly string[] {
  const source = textOf(path);
  const imported = importsOf(path, source).flatMap(({ specifier }) => {
    const target = targetOf(path, specifier);
    return target.kind === "file" ? [target.name] : [];
  });
  const named = [...source.matchAll(beside)].map((match) => posix.join(posix.dirname(path), match[1] ?? ""));
  const started = [...source.matchAll(/["']([\w/]+\.ts)["']/g)].map((match) =>
    posix.join(posix.dirname(path), match[1] ?? ""),
  );
  return [...imported, ...named, ...started];
}

/** Test databases, fakes and the like: they live beside what they test, and only tests use them. */
const isTestSupport = (path: string) => isTest(path) || /\/(test|fake)[A-Z]\w*\.ts$/.test(path);

it("every source file is used by a program, not only by its test", () => {
  const starts = sources.filter((path) =>
    /^(scripts|bench)\/|^packages\/domain\/src\/tables\/|^apps\/(server\/src\/main\.ts|web\/src\/main\.tsx|cli\/bin\/)|^[^/]+\.config\.ts$|^apps\/web\/vite\.config\.ts$/.test(
      path,
    ),
  );
  const reached = new Set<string>();
  const open = starts.filter((path) => !isTest(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !known.has(path)) continue;
    reached.add(path);
    open.push(...reachedFrom(path));
  }
  expect(sources.filter((path) => !reached.has(path) && !isTestSupport(path) && !path.endsWith(".d.ts"))).toEqual([]);
});
