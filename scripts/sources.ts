import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { datedTables, sourcesPage } from "./sources/sourcesPage.ts";

/** Writes docs/sources.md from the dated tables: `npm run sources`. */
writeFileSync(fileURLToPath(new URL("../docs/sources.md", import.meta.url)), sourcesPage(await datedTables()));
console.log("docs/sources.md");
