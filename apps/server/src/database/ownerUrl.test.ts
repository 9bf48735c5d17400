import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startQueue } from "../jobs/queue.ts";
import { appendAudit } from "../store/auditLog.ts";
import { maySwitchLogOff, verifyLog } from "../store/verifyLog.ts";
import type { Database } from "./connect.ts";
import { openDatabase } from "./openDatabase.ts";
import { testCluster } from "./testDatabase.ts";

// A server of somebody else's, with the roles of docs/operations.md: after these statements no superuser takes part.

const mark = randomUUID().slice(0, 8);
const owner = `owner_${mark}`;
const app = `app_${mark}`;
const alone = `alone_${mark}`;
const databases = [`fresh_${mark}`, `older_${mark}`] as const;
const [fresh, older] = databases;

async function asSuperuser(database: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ ...(await testCluster()), database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await asSuperuser(
    "postgres",
    ...[owner, app, alone].map((role) => `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`),
    `GRANT ${app} TO ${owner}`,
    `CREATE DATABASE ${fresh} OWNER ${owner}`,
    `CREATE DATABASE ${older} OWNER ${alone}`,
  );
});
afterAll(async () => {
  await asSuperuser(
    "postgres",
    ...databases.map((name) => `DROP DATABASE ${name} WITH (FORCE)`),
    ...[owner, app, alone].map((role) => `DROP ROLE ${role}`),
  );
});

async function opened(name: string, role: string, byOwner?: string): Promise<Database> {
  const { host } = await testCluster();
  const addressOf = (one: string) => `postgres://${one}:secret@/${name}?host=${encodeURIComponent(host)}`;
  return await openDatabase({
    dataFolder: "",
    databaseUrl: addressOf(role),
    ...(byOwner === undefined ? {} : { databaseOwnerUrl: addressOf(byOwner) }),
  });
}

/** Works with the queue and the log, lets the database go, and says what it could do to the log. */
async function triedLog(database: Database) {
  const queue = await startQueue(database);
  await queue.sendPortalFit(database, { fitId: randomUUID() }, 0);
  await queue.stop(1000);
  await appendAudit(database, {
    chainId: "system",
    actorId: "system",
    kind: "tried",
    subject: { n: 1 },
    at: new Date(),
  });
  const { isGuarded, chains } = await verifyLog(database);
  const maySwitchOff = await maySwitchLogOff(database);
  await database.close();
  return { isGuarded, chains, maySwitchOff };
}

const wellGuarded = { isGuarded: true, chains: 1, maySwitchOff: false };

it("an empty database: the owner makes its tables, the program works in them, and so at the next start", async () => {
  for (const _start of [1, 2]) {
    expect(await triedLog(await opened(fresh, app, owner))).toEqual(wellGuarded);
  }
});

it("a database that was the program’s own goes over, with what its queue made", async () => {
  const before = await opened(older, alone);
  const queue = await startQueue(before);
  await queue.stop(1000);
  expect(await maySwitchLogOff(before)).toBe(true);
  await before.close();
  await asSuperuser(older, `REASSIGN OWNED BY ${alone} TO ${owner}`);
  expect(await triedLog(await opened(older, app, owner))).toEqual(wellGuarded);
});

it("the same role twice is refused with what is accepted", async () => {
  await expect(opened(fresh, owner, owner)).rejects.toThrow(/DATABASE_URL: found the role of DATABASE_OWNER_URL/u);
});
