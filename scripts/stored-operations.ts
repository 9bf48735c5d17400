import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { buildSchema, parse, specifiedRules, validate } from "graphql";
import { operationName, operationText } from "../apps/web/src/api/graphql.ts";

const webFolder = new URL("../apps/web/src/", import.meta.url);
const schemaFile = new URL("../docs/schemas/schema.graphql", import.meta.url);

/** Hash -> document: all that the server accepts from a browser in production. */
export const storedFile = new URL("api/storedOperations.json", webFolder);
/** Operation name -> hash: what the browser sends. */
export const hashesFile = new URL("api/operationHashes.json", webFolder);

export type StoredOperations = { stored: Record<string, string>; hashes: Record<string, string>; faults: string[] };

/** Gathers every operation declared in a file called `operations.ts` or `...Operations.ts`, checked against the schema. */
export async function storedOperations(): Promise<StoredOperations> {
  const schema = buildSchema(readFileSync(schemaFile, "utf8"));
  const found: { name: string; text: string }[] = [];
  const faults: string[] = [];
  for (const path of globSync("**/*[oO]perations.ts", { cwd: webFolder })) {
    const file = (await import(new URL(path, webFolder).href)) as Record<string, unknown>;
    for (const exported of Object.values(file)) {
      if (typeof exported !== "object" || exported === null || !("text" in exported)) continue;
      const name = operationName(exported);
      if (name === undefined) continue;
      const text = operationText(exported);
      if (found.some((other) => other.name === name)) faults.push(`${path}: two operations are called ${name}`);
      for (const error of validate(schema, parse(text), specifiedRules))
        faults.push(`${path}: ${name}: ${error.message}`);
      found.push({ name, text });
    }
  }
  const stored: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const { name, text } of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const hash = createHash("sha256").update(text).digest("hex");
    stored[hash] = text;
    hashes[name] = hash;
  }
  return { stored, hashes, faults };
}

export const asFile = (content: Record<string, string>): string => `${JSON.stringify(content, null, 2)}\n`;

if (import.meta.main) {
  const { stored, hashes, faults } = await storedOperations();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  writeFileSync(storedFile, asFile(stored));
  writeFileSync(hashesFile, asFile(hashes));
  process.stdout.write(`${Object.keys(hashes).length} operations stored\n`);
}
