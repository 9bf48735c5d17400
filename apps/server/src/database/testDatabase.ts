import { randomBytes } from "node:crypto";
import { connect as connectSocket } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { connect, type Connection, type Database } from "./connect.ts";

export const testClusterVariable = "BOREAL_TEST_CLUSTER";
export const templateDatabase = "template_boreal";

type Socket = Extract<Connection, { host: string }>;

/** The PostgreSQL of this test run; started by the first call. */
export async function testCluster(): Promise<Socket> {
  const asked = process.env[testClusterVariable];
  if (asked === undefined)
    throw new Error("Databases for tests are there under the test runner only (vitest with its global set-up).");
  const answer = JSON.parse(await text(connectSocket(asked))) as Socket | { failed: string };
  if ("failed" in answer) throw new Error(`The PostgreSQL for tests did not start: ${answer.failed}`);
  return answer;
}

/** A migrated, empty database that nobody else uses. `close()` removes it. */
export async function freshDatabase(): Promise<Database> {
  const cluster = await testCluster();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdmin(cluster, `CREATE DATABASE ${name} TEMPLATE ${templateDatabase} STRATEGY FILE_COPY`);
  const database = connect({ ...cluster, database: name }, { most: 8 });
  const endPool = database.close;
  const close = async () => {
    await endPool();
    await asAdmin(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  let closing: Promise<void> | undefined;
  return Object.assign(database, { close: () => (closing ??= close()) });
}

/** An empty database without any table, for tests of the migration itself. */
export async function emptyDatabase(): Promise<{ connection: Socket; remove: () => Promise<void> }> {
  const cluster = await testCluster();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdmin(cluster, `CREATE DATABASE ${name}`);
  return {
    connection: { ...cluster, database: name },
    remove: () => asAdmin(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function asAdmin(cluster: Socket, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
