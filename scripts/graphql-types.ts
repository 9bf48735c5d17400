import { readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as operationTypes from "@graphql-codegen/typescript-operations";
import { buildSchema, parse } from "graphql";
import { operationName, type DocumentText } from "../apps/web/src/api/graphql.ts";
import { declaredDocuments, schemaFile, storedOperations } from "./stored-operations.ts";

/** The types of what the browser asks: of each operation and fragment its result and variables, found by its text (ADR 0043). */
export const typesFile = new URL("../apps/web/src/api/operationTypes.d.ts", import.meta.url);

const preamble = `// Generated from docs/schemas/schema.graphql and the operations of the web by \`node scripts/graphql-types.ts\`. Do not edit.

import type { Operation } from "./graphql.ts";

`;

/** The shapes of the scalars as they cross the wire. `JSON` must be read (`readCase`) before it is used. */
const scalars = { ID: "string", JSON: "unknown", Date: "string", PartialDate: "string", DateTime: "string" };

/** Each text that `graphql` is called with, the fragments that only operations of their own file use among them. */
async function declaredTexts(): Promise<readonly string[]> {
  const texts = new Set<string>();
  const visit = ({ text, fragments }: DocumentText): void => {
    texts.add(text);
    fragments.forEach(visit);
  };
  for (const { document } of await declaredDocuments()) visit(document);
  return [...texts].toSorted();
}

function typeOf(text: string): string {
  const [, kind = "", name = ""] = /^\s*(query|mutation|subscription|fragment)\s+(\w+)/u.exec(text) ?? [];
  const type = `${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return `Operation<${type}, ${operationName({ text }) === undefined ? "never" : `${type}Variables`}>`;
}

/** The text that the file of types should hold for the schema and the operations as they stand. */
export async function graphqlTypes(): Promise<string> {
  const schema = readFileSync(schemaFile, "utf8");
  const { stored } = await storedOperations();
  const types = await codegen({
    schema: parse(schema),
    schemaAst: buildSchema(schema),
    documents: Object.entries(stored).map(([location, text]) => ({ location, document: parse(text) })),
    filename: typesFile.pathname,
    config: {},
    plugins: [
      {
        operationTypes: {
          skipTypename: true,
          inlineFragmentTypes: "inline",
          namingConvention: "keep",
          scalars,
          disableDescriptions: true,
        },
      },
    ],
    pluginMap: { operationTypes },
  });
  const lines = (await declaredTexts()).map((text) => `  ${JSON.stringify(text)}: ${typeOf(text)};\n`);
  return `${preamble}${types}\nexport interface Documents {\n${lines.join("")}}\n`;
}

if (import.meta.main) {
  writeFileSync(typesFile, await graphqlTypes());
  process.stdout.write("apps/web/src/api/operationTypes.d.ts written\n");
}
