import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { environmentExample } from "./operations/environmentExample.ts";
import { withSettings } from "./operations/settingsTable.ts";

/** Brings the settings in docs/operations.md and .env.example up to date: `npm run operations`. */
const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const page = pathOf("docs/operations.md");
writeFileSync(page, withSettings(readFileSync(page, "utf8")));
writeFileSync(pathOf(".env.example"), environmentExample());
console.log("docs/operations.md\n.env.example");
