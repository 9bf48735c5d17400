import { readFileSync, writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, introspectionFromSchema } from "graphql";

/** The server's published schema and the browser's types of it (gql.tada reads them at type-check time). */
const schemaFile = new URL("../docs/schemas/schema.graphql", import.meta.url);
export const typesFile = new URL("../apps/web/src/api/schema.d.ts", import.meta.url);

const preamble =
  "// Generated from docs/schemas/schema.graphql by `node scripts/graphql-types.ts`. Do not edit.\n\n/* prettier-ignore */\n";

/** The text that `apps/web/src/api/schema.d.ts` should hold for the schema as it stands. */
export function schemaTypes(): string {
  const introspection = introspectionFromSchema(buildSchema(readFileSync(schemaFile, "utf8")), { descriptions: false });
  return outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: ".d.ts",
    shouldPreprocess: true,
    preamble,
  });
}

if (import.meta.main) {
  writeFileSync(typesFile, schemaTypes());
  process.stdout.write("apps/web/src/api/schema.d.ts written\n");
}
