import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appendAudit } from "../store/auditLog.ts";
import { isLogGuarded, maySwitchLogOff, verifyLog } from "../store/verifyLog.ts";
import { letWork, roleOf } from "./applicationRole.ts";
import { connect, type Database } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { freshDatabase } from "./testDatabase.ts";

const role = `boreal_app_${randomUUID().slice(0, 8)}`;
let owner: Database;
let app: Database;

beforeAll(async () => {
  owner = await freshDatabase();
  const client = new pg.Client(owner.connection);
  await client.connect();
  await letWork(client, role);
  await letWork(client, role);
  await client.end();
  app = connect({ ...owner.connection, user: role } as pg.ClientConfig as Database["connection"]);
});
afterAll(async () => {
  await app.close();
  await owner.$client.query(`drop owned by ${role} cascade`);
  await owner.$client.query(`drop role ${role}`);
  await owner.close();
});

const note = async (db: Database) =>
  await appendAudit(db, { chainId: "system", actorId: "system", kind: "tried", subject: { n: 1 }, at: new Date() });

it("the program adds to the log and works in every other table", async () => {
  await note(app);
  await note(app);
  await app.$client.query("update boreal.profile set language = 'fr' where user_id = 'nobody'");
  await app.$client.query("delete from boreal.notification where id = 'none'");
  expect(await verifyLog(app)).toMatchObject({ isGuarded: true, chains: 1 });
  expect([await maySwitchLogOff(app), await maySwitchLogOff(owner)]).toEqual([false, true]);
});

it("the program reads and writes every table that the migrations made, but for the log", async () => {
  const { rows } = await owner.$client.query<{ refused: string }>(
    `SELECT format('%s %s', privilege, c.oid::regclass) AS refused
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS privilege
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', 'boreal_schema', 'jobs')
       AND NOT (has_schema_privilege($1, n.oid, 'USAGE') AND has_table_privilege($1, c.oid, privilege)) ORDER BY 1`,
    [role],
  );
  expect(rows.map(({ refused }) => refused)).toEqual([
    "DELETE boreal.audit_event",
    "DELETE boreal.audit_head",
    "UPDATE boreal.audit_event",
  ]);
});

it.each([
  "update boreal.audit_event set kind = 'other'",
  "delete from boreal.audit_event",
  "truncate boreal.audit_event",
  "drop table boreal.audit_event",
  "alter table boreal.audit_event disable trigger all",
  "alter table boreal.audit_event disable trigger audit_event_only_grows",
  "drop trigger audit_event_only_grows on boreal.audit_event",
  "drop function boreal.refuse_change() cascade",
  "create or replace function boreal.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$",
  "set session_replication_role = replica",
  "drop schema boreal cascade",
  "delete from boreal.audit_head",
])("the program may not: %s", async (statement) => {
  await expect(app.$client.query(statement)).rejects.toThrow(/permission denied|must be owner/u);
  expect(await isLogGuarded(app)).toBe(true);
});

it("a session that passes triggers by does not pass this one by, and a start puts it on again", async () => {
  const client = await owner.$client.connect();
  await client.query("set session_replication_role = replica");
  await expect(client.query("delete from boreal.audit_event")).rejects.toThrow(/only grows/u);
  client.release(true);
  await owner.$client.query("alter table boreal.audit_event disable trigger audit_event_only_grows");
  expect(await isLogGuarded(owner)).toBe(false);
  await migrate(owner.connection);
  expect(await isLogGuarded(owner)).toBe(true);
});

it("an entry that the owner changed, or took away, is named", async () => {
  await note(app);
  await owner.$client.query("alter table boreal.audit_event disable trigger audit_event_only_grows");
  await owner.$client.query("update boreal.audit_event set kind = 'other' where position = 2");
  expect(await verifyLog(owner)).toMatchObject({
    isGuarded: false,
    broken: { chainId: "system", position: 2, fault: "changed" },
  });
  await owner.$client.query("delete from boreal.audit_event");
  expect(await verifyLog(owner)).toMatchObject({ broken: { position: 1, fault: "cutShort" } });
});

it.each([
  ["postgres://app:secret@host:5432/boreal", "app"],
  ["postgresql://an%20app@/boreal?host=/tmp", "an app"],
  ["postgres://host:5432/boreal", undefined],
])("%s names its role", (connectionString, named) => {
  expect(roleOf({ connectionString })).toBe(named);
});
