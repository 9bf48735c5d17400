import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaTypes, typesFile } from "../../../../scripts/graphql-types.ts";
import { asFile, hashesFile, storedFile, storedOperations } from "../../../../scripts/stored-operations.ts";

test("the types of the schema are current (else: node scripts/graphql-types.ts)", () => {
  expect(readFileSync(typesFile, "utf8")).toBe(schemaTypes());
});

test("every operation fits the schema, and the stored list is current (else: node scripts/stored-operations.ts)", async () => {
  const { stored, hashes, faults } = await storedOperations();
  expect(faults).toEqual([]);
  expect(readFileSync(storedFile, "utf8")).toBe(asFile(stored));
  expect(readFileSync(hashesFile, "utf8")).toBe(asFile(hashes));
});
