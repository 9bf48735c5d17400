import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const packages = {
  domain: new URL("../../packages/domain/src/", import.meta.url),
  reading: new URL("../../packages/reading/src/", import.meta.url),
  server: new URL("../../apps/server/src/", import.meta.url),
};
const partNames: Readonly<Record<string, string>> = { reading: "document reader" };
const importOfTable = /^import (?!type)\{([^}]*)\} from ["'][^"']*\/tables\/(?:\w+\/)*\w+(?:\.ts)?["'];$/gm;

/**
 * Which parts of the product import each table, by the name of the table: folders of the domain, the document reader and the server. A
 * table is exported under its id; other tables and the lists are no readers.
 */
export function tableReaders(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [name, source] of Object.entries(packages)) {
    const paths = readdirSync(source, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
    for (const path of paths.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts"))) {
      const [folder = ""] = path.split("/");
      if (name === "domain" && (folder === "tables" || folder === "lists")) continue;
      const text = readFileSync(fileURLToPath(new URL(path, source)), "utf8");
      for (const [, names = ""] of text.matchAll(importOfTable)) {
        for (const table of names.split(",").map((one) => one.trim().replace(/ as .*$/, ""))) {
          found.set(table, (found.get(table) ?? new Set()).add(name === "domain" ? folder : (partNames[name] ?? name)));
        }
      }
    }
  }
  return new Map([...found].map(([table, parts]) => [table, [...parts].toSorted()]));
}
