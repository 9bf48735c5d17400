import { sql } from "./query.ts";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { connect, isDatabaseAway } from "./connect.ts";
import { freshDatabase } from "./testDatabase.ts";

test("a connection that breaks between two queries of a transaction fails that transaction and nothing else", async () => {
  const database = await freshDatabase();
  try {
    const outcome = await database
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await database.$client.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
        // Long enough for the end of the connection to be told while nobody asks it anything.
        await pause(200);
        await tx.execute(sql`SELECT 1`);
      })
      .then(
        () => "done",
        (error: unknown) => error,
      );
    expect(outcome).toBeInstanceOf(Error);
    expect(isDatabaseAway(outcome)).toBe(true);
    const { rows } = await database.$client.query<{ one: number }>("SELECT 1 AS one");
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
  }
});

test("a query without an answer is given up, the database counts as away, and its connection is not used again", async () => {
  const fresh = await freshDatabase();
  const database = connect(fresh.connection, { queryTimeoutMs: 300, most: 1 });
  try {
    const outcome = await database
      .transaction((tx) => tx.execute(sql`SELECT pg_sleep(20)`))
      .then(
        () => "done",
        (error: unknown) => error,
      );
    expect(outcome).toBeInstanceOf(Error);
    expect(isDatabaseAway(outcome)).toBe(true);
    // The only connection of this pool would still be busy for twenty seconds.
    const { rows } = await database.$client.query<{ one: number }>("SELECT 1 AS one");
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
    await fresh.close();
  }
});
