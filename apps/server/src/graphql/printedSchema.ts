import { printSchema } from "graphql";
import { schema } from "./schema.ts";

/** The published schema; a change to it is seen in review because a test holds this file against the code. */
export const schemaFile = new URL("../../../../docs/schemas/schema.graphql", import.meta.url);

export const printedSchema = (): string => `${printSchema(schema)}\n`;
