import { readFileSync, writeFileSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decisionIndex, decisionsIn, holdsDecisions } from "./adr/decisionIndex.ts";

/** Writes docs/adr/README.md, the list of all decisions, from the pages on which they stand: `npm run adr`. */
const root = fileURLToPath(new URL("../", import.meta.url));
const pages = globSync("docs/**/*.md", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
const decisions = pages
  .filter(holdsDecisions)
  .flatMap((path) => decisionsIn(path, readFileSync(`${root}${path}`, "utf8")));
writeFileSync(`${root}docs/adr/README.md`, decisionIndex(decisions));
console.log(`docs/adr/README.md: ${decisions.length} decisions`);
