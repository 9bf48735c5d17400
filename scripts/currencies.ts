import { writeFileSync } from "node:fs";
import { currencyLists } from "./currencies/currencyList.ts";

/** Writes the lists of currencies from the packages that keep them: `npm run currencies`, then `npm exec oxfmt`. */
for (const [path, text] of currencyLists()) writeFileSync(path, text);
