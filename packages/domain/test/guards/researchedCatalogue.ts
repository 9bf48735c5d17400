import { existsSync, readFileSync } from "node:fs";

/**
 * The lists of pages and warnings that were researched before the code, which developers may keep beside the repository: what
 * they say is in docs/facts/vault.md section 1 and docs/facts/warnings.md section 1. Where they are, a test compares with them.
 */
export function researchedCatalogue<T>(name: "vault" | "warning"): T | undefined {
  const file = new URL(`../../../../../shared/facts/${name}-catalogue.json`, import.meta.url);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as T;
  // oxlint-disable-next-line no-console -- a skip is said aloud
  console.warn(`${name} facts: the researched catalogue is not beside the project, the comparison is skipped`);
  return undefined;
}
