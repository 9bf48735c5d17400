import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { specimenFiles } from "./specimens/specimenFiles.ts";

/** Draws the specimens that the vault shows beside its slots, from the made-up papers of the tests: `npm run specimens`. */
const folder = fileURLToPath(new URL("../apps/web/src/features/vault/specimens/drawn/", import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(await specimenFiles())) {
  writeFileSync(`${folder}${name}`, text);
  console.log(name);
}
process.exit(0);
