import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printedSchema, schemaFile } from "@boreal/server/graphql/printedSchema";
import { asFile, outsideFormats } from "./schemas/outsideFormats.ts";

/** Writes docs/schemas/*.json from the shapes that the code uses, and the GraphQL schema: `npm run schemas`. */
const folder = fileURLToPath(new URL("../docs/schemas/", import.meta.url));

mkdirSync(folder, { recursive: true });
for (const [file, schema] of Object.entries(outsideFormats)) {
  writeFileSync(`${folder}${file}`, asFile(schema()));
  console.log(`docs/schemas/${file}`);
}
writeFileSync(schemaFile, printedSchema());
console.log("docs/schemas/schema.graphql");
