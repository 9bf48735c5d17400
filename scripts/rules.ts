import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rulesPage } from "./rules/rulesPage.ts";

/** Writes docs/rules.md from the domain: `npm run rules`. */
writeFileSync(fileURLToPath(new URL("../docs/rules.md", import.meta.url)), await rulesPage());
console.log("docs/rules.md");
