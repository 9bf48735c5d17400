import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { resolveInDrizzle } from "./quickDrizzle.ts";

const library = fileURLToPath(new URL("../../../node_modules/drizzle-orm", import.meta.url));
const parentURL = pathToFileURL(join(library, "sql/sql.js")).href;
const slow = { url: "as node does it" };
const resolve = (specifier: string, parent: string | undefined) =>
  resolveInDrizzle(specifier, { parentURL: parent, conditions: [], importAttributes: {} }, () => slow);

describe("loading drizzle-orm without its list of exports", () => {
  it("rests on this: all is written as ES modules, and every file names the others in full", () => {
    const { type } = JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as { type: string };
    expect(type).toBe("module");
    const files = globSync("**/*.js", { cwd: library });
    expect(files.length).toBeGreaterThan(100);
    const named = files.flatMap((file) => {
      const source = readFileSync(join(library, file), "utf8");
      return [...source.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g)].map(([, specifier = ""]) =>
        join(dirname(file), specifier),
      );
    });
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((path) => !path.endsWith(".js") || !existsSync(join(library, path)))).toEqual([]);
  });

  it("is not undone: two files of ours name its main parts, and no other", () => {
    const own = fileURLToPath(new URL(".", import.meta.url));
    const naming = globSync("**/*.ts", { cwd: own }).filter((file) =>
      /from ["']drizzle-orm(\/pg-core)?["']/.test(readFileSync(join(own, file), "utf8")),
    );
    expect(naming.toSorted()).toEqual(["database/columns.ts", "database/query.ts"]);
  });

  it("finds the files beside a file of the library", () => {
    expect(resolve("../entity.js", parentURL)).toEqual({
      url: pathToFileURL(join(library, "entity.js")).href,
      format: "module",
      shortCircuit: true,
    });
  });

  it("leaves everything else to Node", () => {
    expect(resolve("pg", parentURL)).toBe(slow);
    expect(resolve("some-library.js", parentURL)).toBe(slow);
    expect(resolve("./package.json", parentURL)).toBe(slow);
    expect(resolve("../entity.js", import.meta.url)).toBe(slow);
    expect(resolve("node:fs", undefined)).toBe(slow);
  });
});
