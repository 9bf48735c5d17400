import pg from "pg";
import type { Connection } from "./connect.ts";

/**
 * The role under which the program works: it reads and writes rows, adds entries to the log of writes and can do nothing else to it.
 * Tables belong to another role, which only migrations use (ADR 0235).
 */
export const applicationRole = "boreal_app";

/** The schema in which the job queue makes its own tables, and changes them with its versions. */
const jobsSchema = "jobs";

/** Gives a role what the program needs, and takes back what it must not have. Run by the owner of the tables; idempotent. */
export async function letWork(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await client.query<{ database: string; exists: boolean; jobs: boolean }>(
    `SELECT current_database() AS database, EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS exists,
       EXISTS (SELECT FROM pg_namespace WHERE nspname = $2) AS jobs`,
    [role, jobsSchema],
  );
  const [found] = rows;
  if (!found?.exists) await client.query(`CREATE ROLE ${name} LOGIN`);
  await client.query(`
    GRANT CREATE ON DATABASE ${pg.escapeIdentifier(found?.database ?? "")} TO ${name};
    GRANT USAGE ON SCHEMA boreal, auth, boreal_schema TO ${name};
    GRANT SELECT ON ALL TABLES IN SCHEMA boreal_schema TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA boreal, auth TO ${name};
    GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA boreal, auth TO ${name};
    REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON boreal.audit_event FROM ${name};
    REVOKE DELETE, TRUNCATE, REFERENCES, TRIGGER ON boreal.audit_head FROM ${name};`);
  if (found?.jobs) await giveJobs(client, role);
}

/** What the queue made while there was one role belongs to the program from now on. */
async function giveJobs(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('ALTER %s %s OWNER TO %I', kind, object, $2::text) AS statement FROM (
       SELECT 1 AS turn, 'SCHEMA' AS kind, quote_ident(nspname) AS object, nspowner AS owner FROM pg_namespace WHERE nspname = $1
       UNION ALL
       SELECT 2, CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.oid::regclass::text, c.relowner
       FROM pg_class c WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
       UNION ALL
       SELECT 3, 'ROUTINE', p.oid::regprocedure::text, p.proowner FROM pg_proc p WHERE p.pronamespace = $1::regnamespace
       UNION ALL
       SELECT 4, 'TYPE', t.oid::regtype::text, t.typowner FROM pg_type t WHERE t.typnamespace = $1::regnamespace AND t.typtype = 'e'
     ) AS made WHERE owner <> (SELECT oid FROM pg_roles WHERE rolname = $2) ORDER BY turn`,
    [jobsSchema, role],
  );
  for (const { statement } of rows) await client.query(statement);
}

/** The role that an address of a database names; undefined where it leaves that to the server. */
export function roleOf(connection: Connection): string | undefined {
  if (!("connectionString" in connection)) return connection.user;
  const named = /^postgres(?:ql)?:\/\/([^:@/]+)/.exec(connection.connectionString)?.[1];
  return named === undefined || !connection.connectionString.includes("@") ? undefined : decodeURIComponent(named);
}
