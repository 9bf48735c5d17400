import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { buildSchema, parse, specifiedRules, validate } from "graphql";
import { operationName, operationText, type DocumentText } from "../apps/web/src/api/graphql.ts";

const webFolder = new URL("../apps/web/src/", import.meta.url);
export const schemaFile = new URL("../docs/schemas/schema.graphql", import.meta.url);

/** Hash -> document: all that the server accepts from a browser in production. */
export const storedFile = new URL("api/storedOperations.json", webFolder);
/** Operation name -> hash: what the browser sends. */
export const hashesFile = new URL("api/operationHashes.json", webFolder);

export type StoredOperations = { stored: Record<string, string>; hashes: Record<string, string>; faults: string[] };

type Declared = { readonly path: string; readonly document: DocumentText };

/** Every operation and fragment that a file called `operations.ts` or `...Operations.ts` exports. */
export async function declaredDocuments(): Promise<readonly Declared[]> {
  const files = globSync("**/*[oO]perations.ts", { cwd: webFolder }).toSorted();
  const all = await Promise.all(
    files.map(async (path) => {
      const file = (await import(new URL(path, webFolder).href)) as Record<string, unknown>;
      return Object.values(file).flatMap((exported): readonly Declared[] =>
        typeof exported === "object" && exported !== null && "text" in exported
          ? [{ path, document: exported as DocumentText }]
          : [],
      );
    }),
  );
  return all.flat();
}

/** Each operation with its whole text, checked against the schema. */
export async function storedOperations(): Promise<StoredOperations> {
  const schema = buildSchema(readFileSync(schemaFile, "utf8"));
  const found: { name: string; text: string }[] = [];
  const faults: string[] = [];
  for (const { path, document } of await declaredDocuments()) {
    const name = operationName(document);
    if (name === undefined) continue;
    const text = operationText(document);
    if (found.some((other) => other.name === name)) faults.push(`${path}: two operations are called ${name}`);
    for (const error of validate(schema, parse(text), specifiedRules))
      faults.push(`${path}: ${name}: ${error.message}`);
    found.push({ name, text });
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
