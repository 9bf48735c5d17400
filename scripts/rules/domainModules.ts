import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One file of the domain: its path inside `src`, what it exports, and the names that it imports from other files of ours. */
export type DomainModule = {
  readonly path: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly imports: readonly { readonly from: string; readonly name: string }[];
};

const source = new URL("../../packages/domain/src/", import.meta.url);
const importLine = /^import (?!type)(?:\* as \w+|\{([^}]*)\}) from ["'](\.[^"']+)["'];$/gm;

function importsOf(path: string, text: string): DomainModule["imports"] {
  return [...text.matchAll(importLine)].flatMap(([, names = "", from = ""]) => {
    const target = new URL(from, new URL(path, "file:///")).pathname.slice(1);
    return names
      .split(",")
      .map((name) => name.trim().replace(/ as .*$/, ""))
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => ({ from: target, name }));
  });
}

/** Loaders order the names of a module differently. */
const byName = <T>(exports: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(exports).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Every file of the domain's sources but its tests, in the order of their paths. */
export async function domainModules(): Promise<readonly DomainModule[]> {
  const paths = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => ({
      path,
      exports: byName((await import(new URL(path, source).href)) as Readonly<Record<string, unknown>>),
      imports: importsOf(path, readFileSync(fileURLToPath(new URL(path, source)), "utf8")),
    })),
  );
}
