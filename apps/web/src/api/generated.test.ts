import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { graphqlTypes, typesFile } from "../../../../scripts/graphql-types.ts";
import { asFile, hashesFile, storedFile, storedOperations } from "../../../../scripts/stored-operations.ts";

test("the types of every operation are current (else: npm run schemas)", async () => {
  expect(readFileSync(typesFile, "utf8")).toBe(await graphqlTypes());
});

test("every operation fits the schema, and the stored list is current (else: npm run schemas)", async () => {
  const { stored, hashes, faults } = await storedOperations();
  expect(faults).toEqual([]);
  expect(readFileSync(storedFile, "utf8")).toBe(asFile(stored));
  expect(readFileSync(hashesFile, "utf8")).toBe(asFile(hashes));
});

test("every operation is in a file that is looked through: the server answers no other one in production", async () => {
  const { hashes } = await storedOperations();
  const texts = import.meta.glob<string>("../**/*.ts", { query: "?raw", import: "default", eager: true });
  const declared = Object.entries(texts).flatMap(([path, source]) =>
    path.endsWith(".test.ts") || path.endsWith(".d.ts")
      ? []
      : [...source.matchAll(/graphql\(\s*`\s*(?:query|mutation|subscription) (\w+)/gu)].map(([, name = ""]) => name),
  );
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((name) => !Object.hasOwn(hashes, name))).toEqual([]);
});
