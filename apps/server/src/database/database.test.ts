import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkServer, connect, isDatabaseAway, sqlState, type Database } from "./connect.ts";
import { ForeignSchema, migrate, migrationState } from "./migrate.ts";
import { emptyDatabase, freshDatabase } from "./testDatabase.ts";

describe("the schema of a database", () => {
  let empty: Awaited<ReturnType<typeof emptyDatabase>>;
  let database: Database;
  beforeAll(async () => {
    empty = await emptyDatabase();
    database = connect(empty.connection);
  });
  afterAll(async () => {
    await database.close();
    await empty.remove();
  });

  test("three servers that start at once set it up once", async () => {
    expect(await migrationState(database.$client)).toMatchObject({ applied: 0 });
    await Promise.all([migrate(empty.connection), migrate(empty.connection), migrate(empty.connection)]);
    const after = await migrationState(database.$client);
    expect(after.applied).toBe(after.known);
  });

  test("is refused when another version made it", async () => {
    await database.$client.query(
      "INSERT INTO boreal_schema.migration (hash, created_at) VALUES ('of another version', 1)",
    );
    await expect(migrate(empty.connection)).rejects.toThrow(ForeignSchema);
  });
});

test("a database that holds tables of another program is refused, and left as it is", async () => {
  const taken = await emptyDatabase();
  const database = connect(taken.connection);
  try {
    await database.$client.query("CREATE SCHEMA auth; CREATE TABLE auth.users (id int)");
    await expect(migrate(taken.connection)).rejects.toThrow(/^This database already holds tables .*"auth"/);
    await expect(migrate(taken.connection)).rejects.toThrow(ForeignSchema);
    const { rows } = await database.$client.query(
      "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'boreal%' OR nspname = 'auth'",
    );
    expect(rows).toEqual([{ nspname: "auth" }]);
  } finally {
    await database.close();
    await taken.remove();
  }
});

describe("a database for a test", () => {
  test("is migrated, and apart from every other one", async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    try {
      await one.$client.query("CREATE TABLE boreal.only_here (a int)");
      await expect(other.$client.query("SELECT * FROM boreal.only_here")).rejects.toMatchObject({ code: "42P01" });
      expect(await checkServer(other)).toBeUndefined();
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });

  test.each([
    "UPDATE boreal.audit_event SET kind = 'other'",
    "DELETE FROM boreal.audit_event",
    "TRUNCATE boreal.audit_event",
  ])("the audit log refuses: %s", async (statement) => {
    const database = await freshDatabase();
    try {
      const insert = `INSERT INTO boreal.audit_event (chain_id, position, at, actor_id, kind, subject, previous_hash, hash)
          VALUES ('system', 1, now(), 'a', 'kind', '{}', '', '')`;
      await database.$client.query(insert);
      const refused = await database.$client.query(statement).catch((error: unknown) => error);
      expect(sqlState(refused)).toBe("23001");
      const { rows } = await database.$client.query("SELECT kind FROM boreal.audit_event");
      expect(rows).toEqual([{ kind: "kind" }]);
    } finally {
      await database.close();
    }
  });
});

test.each([
  [140_012, { found: "PostgreSQL 14", accepted: "PostgreSQL 15 or newer" }],
  [150_003, undefined],
  [180_004, undefined],
])("server version %i", async (number, refused) => {
  const server = { $client: { query: async () => ({ rows: [{ number: String(number) }] }) } } as unknown as Database;
  expect(await checkServer(server)).toEqual(refused);
});

test("a database that is away is told apart from a mistake of ours", async () => {
  const nowhere = connect({ connectionString: "postgres://nobody:secret-word@127.0.0.1:1/none" });
  try {
    const away = await nowhere.$client.query("SELECT 1").catch((error: unknown) => error);
    expect(isDatabaseAway(away)).toBe(true);
    expect(isDatabaseAway(new Error("syntax error"))).toBe(false);
    const told = await checkServer(nowhere);
    expect(told?.found).toContain("ECONNREFUSED");
    expect(JSON.stringify(told)).not.toContain("secret-word");
  } finally {
    await nowhere.close();
  }
});
