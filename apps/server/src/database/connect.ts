import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as tables from "../store/tables/tables.ts";

/** How `pg` reaches the database: an address, or the socket of the embedded one. */
export type Connection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly user: string; readonly database: string };

export type Database = NodePgDatabase<typeof tables> & {
  readonly $client: pg.Pool;
  /** For connections of one's own (LISTEN, the job queue). */
  readonly connection: Connection;
  /** Waits for running queries, then ends all connections. */
  close(): Promise<void>;
};

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Something that runs queries: the database or a transaction of it. */
export type Queryable = Database | Transaction;

export type ConnectOptions = {
  readonly most?: number;
  /** How long one query may stay without an answer before the database counts as away. */
  readonly queryTimeoutMs?: number;
  /** Told when an idle connection breaks, as when the database restarts; the pool mends itself. */
  readonly onBrokenConnection?: (error: Error) => void;
};

/** The oldest PostgreSQL that the SQL of this program is written for. */
const oldestVersion = 15;

/** A pool of connections. Connections are made when needed, so this succeeds while the database is away. */
export function connect(connection: Connection, options: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    application_name: "boreal",
    // A statement that is prepared once is planned once. Left to itself, PostgreSQL plans those with a list among their
    // parameters anew each time, which costs more than running them (docs/adr/0052).
    options: "-c plan_cache_mode=force_generic_plan",
    max: options.most ?? 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // The limits above are the server's own, and a server that hangs, or a line that swallows everything, keeps none.
    query_timeout: options.queryTimeoutMs ?? 10_000,
    keepAlive: true,
  });
  pool.on("error", (error) => options.onBrokenConnection?.(error));
  // The pool listens to idle connections only. One that breaks between two queries of a transaction tells nobody but
  // itself, and an error that nobody hears ends the process; its next query then fails, which is what the caller sees.
  pool.on("connect", (client) => client.on("error", () => {}));
  // A query that was given up still holds its connection: whoever got that connection next would wait behind it.
  pool.on("release", (_error, client) => {
    if ("readyForQuery" in client && client.readyForQuery === false) void client.end();
  });
  const database = drizzle(pool, { schema: tables });
  let closing: Promise<void> | undefined;
  return Object.assign(database, { connection, close: () => (closing ??= pool.end()) });
}

export type UnsuitableDatabase = { readonly found: string; readonly accepted: string };

/** Whether the server can be reached and is new enough; undefined when all is well. Never repeats the address, it holds a password. */
export async function checkServer(database: Database): Promise<UnsuitableDatabase | undefined> {
  try {
    const { rows } = await database.$client.query<{ number: string }>(
      "SELECT current_setting('server_version_num') AS number",
    );
    const version = Math.floor(Number(rows[0]?.number) / 10_000);
    if (version >= oldestVersion) return undefined;
    return { found: `PostgreSQL ${version}`, accepted: `PostgreSQL ${oldestVersion} or newer` };
  } catch (error) {
    return {
      found: `no answer (${reasonOf(error)})`,
      accepted: "a PostgreSQL server that can be reached with this address, user and password",
    };
  }
}

/** SQLSTATE or system code of a failed query; drizzle keeps it on the cause. Undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return undefined;
}

/** Whether the database could not be reached, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    // 57P: shutting down or starting up. 08: connection lost. 53300: too many connections.
    if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1-5]|08...|53300)$/.test(code)) return true;
    if (
      /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/i.test(at.message)
    )
      return true;
  }
  return false;
}

/** Whether the machine of the database, or this one, has no room left. */
export const isDiskFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(sqlState(error) ?? "");

const reasonOf = (error: unknown) => sqlState(error) ?? (error instanceof Error ? error.name : "unknown reason");
