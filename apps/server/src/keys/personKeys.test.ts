import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { personKeyTable } from "../store/tables/keys.ts";
import { openKeys } from "./personKeys.ts";
import { createRootKey, readRootKey, RootKeyError } from "./rootKey.ts";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "boreal-keys-"));
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test("the root key is 32 random bytes that only its owner may read, made whole or not at all", async () => {
  const path = join(folder, "made", "root.key");
  const made = await Promise.all(Array.from({ length: 8 }, async () => await createRootKey(path)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(statSync(path).size).toBe(32);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "made"))).toEqual(["root.key"]);
});

test("a root key file of the wrong size is refused with what to do, and stays as it is", async () => {
  const path = join(folder, "short.key");
  writeFileSync(path, randomBytes(31));
  await expect(readRootKey(path)).rejects.toThrow(/holds 31 bytes; a root key has 32.*backup/);
  expect(statSync(path).size).toBe(31);
});

test("keys are the same for every process, also when all ask for a new person at once", async () => {
  const config = { rootKeyFile: join(folder, "root.key") };
  const one = await openKeys(config, database);
  const other = await openKeys(config, database);
  const keys = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => await (turn % 2 === 0 ? one : other).personKey("amara")),
  );
  const sealed = keys[0]?.seal(Buffer.from("a value"), "here");
  for (const key of keys) expect(key.open(sealed ?? Buffer.alloc(0), "here").toString()).toBe("a value");
  expect((await database.select().from(personKeyTable)).map(({ ownerId }) => ownerId).toSorted()).toEqual([
    "amara",
    "system",
  ]);
  const afterRestart = await openKeys(config, database);
  expect((await afterRestart.personKey("amara")).open(sealed ?? Buffer.alloc(0), "here").toString()).toBe("a value");
  expect(() => one.systemKey.open(sealed ?? Buffer.alloc(0), "here")).toThrow(/another key/);
});

test("a missing or foreign root key is refused once something is sealed, and no new one is made", async () => {
  const missing = { rootKeyFile: join(folder, "gone", "root.key") };
  await expect(openKeys(missing, database)).rejects.toThrow(RootKeyError);
  await expect(openKeys(missing, database)).rejects.toThrow(/is missing. Put back the file/);
  expect(await readRootKey(missing.rootKeyFile)).toBeUndefined();
  const foreign = { rootKeyFile: join(folder, "foreign.key") };
  await createRootKey(foreign.rootKeyFile);
  await expect(openKeys(foreign, database)).rejects.toThrow(/the database was sealed with/);
});

test("no key shows itself when printed, logged or serialised", async () => {
  const path = join(folder, "shown.key");
  const rootKey = await createRootKey(path);
  const bytes = readFileSync(path);
  for (const shown of [
    inspect(rootKey, { depth: 9, showHidden: true }),
    JSON.stringify(rootKey),
    String(rootKey.key),
    `${rootKey.key.toString()}`,
  ]) {
    for (const form of ["hex", "base64", "base64url", "latin1"] as const)
      expect(shown).not.toContain(bytes.toString(form));
  }
  expect(JSON.stringify(rootKey)).toBe(`{"id":"${rootKey.id}","key":"SealingKey"}`);
});
