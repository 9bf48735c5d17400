import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { letWork } from "./applicationRole.ts";
import type { Connection } from "./connect.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));
const record = { migrationsSchema: "boreal_schema", migrationsTable: "migration" };
/** Any number, as long as no other program on the same database takes it: "boreal" in letters' places. */
const lockNumber = 215_185_112;

/** The schema of this database is not one this version of the program can continue from. */
export class ForeignSchema extends Error {
  override readonly name = "ForeignSchema";
}

/**
 * Brings the schema up to date. Several servers may call it at once; one works and the others wait. Idempotent. `worksAs`: the role
 * of the program, where it is not the one that owns the tables.
 */
export async function migrate(connection: Connection, worksAs?: string): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: "boreal migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
    await refuseForeign(client);
    await runMigrations(drizzle(client), { migrationsFolder, ...record });
    await guardAuditLog(client);
    await keepSummaries(client);
    if (worksAs !== undefined) await letWork(client, worksAs);
  } finally {
    await client.end();
  }
}

/** How many migrations are in the program and how many the database has; for `doctor` and the readiness check. */
export async function migrationState(pool: pg.Pool): Promise<{ known: number; applied: number }> {
  const known = readMigrationFiles({ migrationsFolder }).length;
  const { rows } = await pool.query<{ there: string | null }>("SELECT to_regclass($1) AS there", [
    `${record.migrationsSchema}.${record.migrationsTable}`,
  ]);
  if (!rows[0]?.there) return { known, applied: 0 };
  const applied = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${record.migrationsSchema}.${record.migrationsTable}`,
  );
  return { known, applied: applied.rows[0]?.count ?? 0 };
}

/** A database with a migration that this program does not know was made by a newer version, or by an unreleased one. */
async function refuseForeign(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query<{ there: string | null }>("SELECT to_regclass($1) AS there", [
    `${record.migrationsSchema}.${record.migrationsTable}`,
  ]);
  if (!found[0]?.there) return await refuseTaken(client);
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows } = await client.query<{ hash: string }>(
    `SELECT hash FROM ${record.migrationsSchema}.${record.migrationsTable}`,
  );
  // A start that failed on it leaves the note empty.
  if (rows.length === 0) return await refuseTaken(client);
  if (rows.every(({ hash }) => known.has(hash))) return;
  throw new ForeignSchema(
    "This database was set up by another version of Boreal, one that this version does not know. " +
      "Start the version that was used last, or use another data folder (BOREAL_DATA) or database (DATABASE_URL).",
  );
}

/** Without our note of migrations, tables where ours would go are those of another program, or of a copy that is not whole. */
async function refuseTaken(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    "SELECT DISTINCT schemaname AS schema FROM pg_tables WHERE schemaname IN ('boreal', 'auth') ORDER BY schemaname",
  );
  if (rows.length === 0) return;
  throw new ForeignSchema(
    `This database already holds tables that are not known as Boreal’s, in ${rows.map(({ schema }) => `"${schema}"`).join(" and ")}, where its own would go. ` +
      "Give Boreal an empty database of its own (DATABASE_URL), or put back a whole copy of its database.",
  );
}

/** The audit log only grows: the database itself refuses to change or remove what was written, whatever a session sets. */
async function guardAuditLog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tgenabled: string }>(
    "SELECT tgenabled FROM pg_trigger WHERE tgname = 'audit_event_only_grows' AND NOT tgisinternal",
  );
  if (rows[0] === undefined) await makeGuard(client);
  if (rows[0]?.tgenabled !== "A")
    await client.query("ALTER TABLE boreal.audit_event ENABLE ALWAYS TRIGGER audit_event_only_grows");
}

async function makeGuard(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE OR REPLACE FUNCTION boreal.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the audit log only grows: % refused', TG_OP USING ERRCODE = 'restrict_violation'; END $$;
    CREATE TRIGGER audit_event_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON boreal.audit_event
      FOR EACH STATEMENT EXECUTE FUNCTION boreal.refuse_change();`);
}

/**
 * Each case has its row in the queue from the moment that it exists, with the status that it has: the database copies them in
 * the same statement, whoever writes (ADR 0144). Cases of before get theirs here.
 */
async function keepSummaries(client: pg.Client): Promise<void> {
  // An older version of it did not tell which cases are closed.
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE t.tgname = 'application_is_queued' AND NOT t.tgisinternal AND p.prosrc LIKE '%closed_at%'`,
  );
  if (rowCount !== 0) return;
  const copied = "type, status, status_updated_at";
  await client.query(`
    CREATE OR REPLACE FUNCTION boreal.queue_application() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO boreal.case_summary (application_id, owner_id, created_at, ${copied}, is_closed)
        VALUES (NEW.id, NEW.owner_id, NEW.created_at, NEW.type, NEW.status, NEW.status_updated_at, NEW.closed_at IS NOT NULL)
        ON CONFLICT (application_id) DO UPDATE SET
          type = excluded.type, status = excluded.status, status_updated_at = excluded.status_updated_at, is_closed = excluded.is_closed;
        RETURN NULL;
      END $$;
    CREATE OR REPLACE TRIGGER application_is_queued AFTER INSERT OR UPDATE OF ${copied}, closed_at ON boreal.application
      FOR EACH ROW EXECUTE FUNCTION boreal.queue_application();
    INSERT INTO boreal.case_summary (application_id, owner_id, created_at, ${copied}, is_closed)
      SELECT id, owner_id, created_at, ${copied}, closed_at IS NOT NULL FROM boreal.application ON CONFLICT DO NOTHING;`);
}
