import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withSettings } from "./operations/settingsTable.ts";

/** Brings the settings in docs/operations.md up to date: `npm run operations`. */
const path = fileURLToPath(new URL("../docs/operations.md", import.meta.url));

writeFileSync(path, withSettings(readFileSync(path, "utf8")));
console.log("docs/operations.md");
