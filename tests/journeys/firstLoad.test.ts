import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "../browser/server.ts";

const assets = join(root, "apps/web/dist/assets");

/** Every script that the page cannot do without, those of the shell among them. */
function scriptsOf(page: string): readonly string[] {
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const needed = new Set(names.filter((name) => name.startsWith("index-") || name.startsWith(`${page}-`)));
  // A set takes in what is added while it is walked.
  for (const name of needed)
    for (const [, other = ""] of readFileSync(join(assets, name), "utf8").matchAll(
      /(?:import|from)\s*["']\.\/([^"']+\.js)["']/g,
    ))
      needed.add(other);
  return [...needed];
}

const kilobytes = (page: string) =>
  scriptsOf(page).reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0) / 1024;

/** Whoever lets a page need more raises its number here, and knows it. Brotli, which browsers get, takes a fifth less. */
it.each<[string, string, number]>([
  ["the list of applications", "HomePage", 110],
  ["a question", "AssessmentPage", 230],
  ["the list of documents", "VaultIndexPage", 330],
  ["the plan", "PlanPage", 400],
  ["a page of documents", "VaultPageView", 395],
])("%s is shown with few kilobytes of scripts", (_what, page, most) => {
  expect(scriptsOf(page).length).toBeGreaterThan(5);
  expect(kilobytes(page)).toBeLessThan(most);
});

it("a question needs no definitions of documents and forms, and the list of documents none of forms", () => {
  const has = (page: string, word: string) =>
    scriptsOf(page).some((name) => readFileSync(join(assets, name), "utf8").includes(word));
  // A field of the custodian’s declaration, and a page of the vault.
  const found = ["AssessmentPage", "VaultIndexPage", "FormsPages"].map((page) => [
    page,
    has(page, "student.citizenship"),
    has(page, "proof-of-funds"),
  ]);
  expect(found).toEqual([
    ["AssessmentPage", false, false],
    ["VaultIndexPage", false, true],
    ["FormsPages", true, true],
  ]);
});
