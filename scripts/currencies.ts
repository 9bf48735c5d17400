import { writeFileSync } from "node:fs";
import { path, currencyList } from "./currencies/currencyList.ts";

/** Writes the list of currencies from the packages that keep it: `npm run currencies`. */
writeFileSync(path, currencyList());
