import * as tables from "@boreal/server/store/tables/tables";
import { generateDrizzleJson } from "drizzle-kit/api";

/**
 * The tables as their files describe them, as JSON on the output. A program of its own: drizzle-kit puts a property on every
 * array of the process that loads it, and pdf.js then reads no document there.
 */
process.stdout.write(JSON.stringify(generateDrizzleJson(tables, "", ["boreal", "auth"])));
