import { randomUUID } from "node:crypto";
import { eq, inArray } from "../database/query.ts";
import { fc } from "../../../../tests/running/properties.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { authTables, userTable, verificationTable } from "../store/tables/auth.ts";
import { SealingKey } from "./sealingKey.ts";

let database: Database;
const { verification, user } = authTables(SealingKey.random());
const row = (identifier: string, value: string) => {
  const at = new Date();
  return { id: randomUUID(), identifier, value, expiresAt: at, createdAt: at, updatedAt: at };
};
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
});

test("any text comes back from the database as it went in, found by equality and by list, and lies there sealed", async () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(text, text, async (identifier, value) => {
      const { id, ...fields } = row(`${randomUUID()} ${identifier}`, value);
      await database.insert(verification).values({ id, ...fields });
      const byEquality = await database
        .select()
        .from(verification)
        .where(eq(verification.identifier, fields.identifier));
      const byList = await database
        .select()
        .from(verification)
        .where(inArray(verification.identifier, ["other", fields.identifier]));
      expect(byEquality).toEqual([expect.objectContaining({ id, identifier: fields.identifier, value })]);
      expect(byList).toEqual(byEquality);
      const raw = await database.$client.query<{ identifier: Buffer; value: Buffer }>(
        "select identifier, value from auth.verification where id = $1",
        [id],
      );
      expect(raw.rows[0]?.identifier.includes(fields.identifier)).toBe(false);
      await database
        .update(verification)
        .set({ value: "changed" })
        .where(eq(verification.identifier, fields.identifier));
      expect(
        await database.select({ value: verification.value }).from(verification).where(eq(verification.id, id)),
      ).toEqual([{ value: "changed" }]);
    }),
    { numRuns: 60 },
  );
});

test("the database itself keeps a sealed address unique", async () => {
  const account = () => ({
    id: randomUUID(),
    name: "",
    email: "amara@example.test",
    emailVerified: false,
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  await database.insert(user).values(account());
  // A value that nobody compares has the length of its size class, whatever it is.
  const raw = await database.$client.query<{ bytes: number }>('select length(name) as bytes from auth."user"');
  expect(raw.rows.map(({ bytes }) => bytes - 29)).toEqual([128]);
  await expect(database.insert(user).values(account())).rejects.toMatchObject({ cause: { code: "23505" } });
});

test("without the key, or with another, a sealed column gives an error and never a wrong value", async () => {
  const { id, ...fields } = row(randomUUID(), "a value");
  await database.insert(verification).values({ id, ...fields });
  const foreign = authTables(SealingKey.random()).verification;
  await expect(database.select().from(foreign).where(eq(foreign.id, id))).rejects.toThrow(/another key/);
  expect(await database.select().from(foreign).where(eq(foreign.identifier, fields.identifier))).toEqual([]);
  await expect(database.select().from(verificationTable).where(eq(verificationTable.id, id))).rejects.toThrow(
    /is sealed: read and write it through tables made with the key/,
  );
  expect(() => database.select().from(userTable).where(eq(userTable.email, "amara@example.test")).toSQL()).toThrow(
    /is sealed/,
  );
  expect(
    (await database.select({ id: verificationTable.id }).from(verificationTable).where(eq(verificationTable.id, id)))
      .length,
  ).toBe(1);
});
