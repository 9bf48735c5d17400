import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Connection } from "./connect.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));
const record = { migrationsSchema: "boreal_schema", migrationsTable: "migration" };
/** Any number, as long as no other program on the same database takes it: "boreal" in letters' places. */
const lockNumber = 215_185_112;

/** The schema of this database is not one this version of the program can continue from. */
export class ForeignSchema extends Error {
  override readonly name = "ForeignSchema";
}

/** Brings the schema up to date. Several servers may call it at once; one works and the others wait. Idempotent. */
export async function migrate(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: "boreal migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
    await refuseForeign(client);
    await runMigrations(drizzle(client), { migrationsFolder, ...record });
    await guardAuditLog(client);
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
  if (!found[0]?.there) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows } = await client.query<{ hash: string }>(
    `SELECT hash FROM ${record.migrationsSchema}.${record.migrationsTable}`,
  );
  if (rows.every(({ hash }) => known.has(hash))) return;
  throw new ForeignSchema(
    "This database was set up by another version of Boreal, one that this version does not know. " +
      "Start the version that was used last, or use another data folder (BOREAL_DATA) or database (DATABASE_URL).",
  );
}

/** The audit log only grows: the database itself refuses to change or remove what was written. */
async function guardAuditLog(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_trigger WHERE tgname = 'audit_event_only_grows' AND NOT tgisinternal",
  );
  if (rowCount !== 0) return;
  await client.query(`
    CREATE OR REPLACE FUNCTION boreal.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the audit log only grows: % refused', TG_OP USING ERRCODE = 'restrict_violation'; END $$;
    CREATE TRIGGER audit_event_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON boreal.audit_event
      FOR EACH STATEMENT EXECUTE FUNCTION boreal.refuse_change();`);
}
