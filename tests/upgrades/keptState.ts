import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadConfig, type Config } from "@boreal/server/config";
import { connect, type Connection, type Database } from "@boreal/server/database/connect";
import { withStoredText } from "@boreal/server/commands/storedText";
import { demoPeople, signInLine } from "@boreal/server/demo/people";
import { openLog } from "@boreal/server/log";
import { openParts, type Parts } from "@boreal/server/parts";
import { loadCaseFile } from "@boreal/server/store/cases/loadCaseFile";
import { listVaultAndTrash } from "@boreal/server/store/documents/documents";
import { hang } from "../running/patience.ts";

/** What a data folder of a version held, of invented people (ADR 0225): `npm run keep-state` writes it, every later version starts on it. */
export type KeptState = {
  readonly version: string;
  /** The migrations as they were, and what a server made besides: functions and triggers. */
  readonly schema: readonly string[];
  readonly afterwards: readonly string[];
  /** Rows as JSON, by the table’s name as SQL takes it. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** Sealed files and keys, in base64, by their path in the data folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly told: Told;
};

/** What people had told and added, as that version opened it. */
export type Told = {
  readonly today: string;
  readonly signIn: { readonly email: string; readonly password: string; readonly applicationId: string };
  readonly cases: readonly ToldCase[];
};

export type ToldCase = {
  readonly id: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly dependents: readonly unknown[];
  readonly forms: Readonly<Record<string, unknown>>;
  readonly documents: readonly {
    readonly fileId: string;
    readonly page: string;
    readonly slot: string;
    readonly sha256: string;
    readonly values: readonly string[];
  }[];
};

const folder = join(import.meta.dirname, "states");
export const fileOfState = (version: string): string => join(folder, `${version}.json.gz`);

export const keptStates = (): readonly KeptState[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json.gz"))
    .toSorted()
    .map((name) => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString("utf8")) as KeptState);

const today = "2026-11-28";

/** Settings as somebody has them who starts that folder; the day stands still, so that a plan stays the same. */
export function configOf(dataFolder: string): Config {
  const env = { BOREAL_TODAY: today, BOREAL_PORT: "0", BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "error" };
  const read = loadConfig(env, { data: dataFolder });
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return read.config;
}

/** Puts database and folder back as they were, before any later version has seen them. */
export async function putBack(state: KeptState, connection: Connection, dataFolder: string): Promise<void> {
  for (const [path, bytes] of Object.entries(state.files)) {
    mkdirSync(dirname(join(dataFolder, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(dataFolder, path), Buffer.from(bytes, "base64"), { mode: 0o600 });
  }
  const database = connect(connection, { queryTimeoutMs: hang });
  const client = await database.$client.connect();
  try {
    await client.query("CREATE SCHEMA IF NOT EXISTS boreal_schema");
    await client.query(
      "CREATE TABLE boreal_schema.migration (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)",
    );
    for (const statement of state.schema) await client.query(statement);
    // Rows come in any order, and nothing that watches them is to write more.
    await client.query("SET session_replication_role = replica");
    for (const statement of state.afterwards) await client.query(statement);
    for (const [table, rows] of Object.entries(state.tables)) {
      await client.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
        [`[${rows.join(",")}]`],
      );
    }
    await client.query(
      "SELECT setval('boreal_schema.migration_id_seq', (SELECT max(id) FROM boreal_schema.migration))",
    );
  } finally {
    // It is not to be used for anything else: no trigger would see it.
    client.release(true);
    await database.close();
  }
}

/** What is told of every case, by the version that runs now. */
export async function toldByState(connection: Connection, dataFolder: string): Promise<Told> {
  const config = configOf(dataFolder);
  const database = connect(connection);
  const log = openLog(config);
  const parts = await openParts({ config, database, log, origin: () => "http://127.0.0.1" });
  try {
    const { rows } = await database.$client.query<{ id: string; owner_id: string }>(
      "SELECT id, owner_id FROM boreal.application ORDER BY created_at, id",
    );
    const cases: ToldCase[] = [];
    for (const { id } of rows) cases.push(await toldOfCase(parts, database, id));
    return { today, signIn: await signInOf(parts, rows), cases };
  } finally {
    await parts.close();
    await database.close();
    log.close();
  }
}

async function signInOf(
  { deps, keys }: Parts,
  cases: readonly { readonly id: string; readonly owner_id: string }[],
): Promise<Told["signIn"]> {
  const { applicant } = demoPeople;
  const line = await signInLine({ ...deps, keys, forgetSessions: () => {} }, applicant);
  return {
    email: applicant.email,
    password: /password (\S+)/.exec(line)?.[1] ?? "",
    applicationId: cases.find((one) => one.owner_id === applicant.userId)?.id ?? "",
  };
}

async function toldOfCase({ deps }: Parts, database: Database, id: string): Promise<ToldCase> {
  const loaded = await loadCaseFile(deps, id);
  if (!loaded) throw new Error(`the case ${id} does not open`);
  const { answers, dependents, forms, documents } = loaded.whole;
  const valuesOf = new Map(documents.map((one) => [one.fileId, Object.keys(one.parsedValues ?? {}).toSorted()]));
  const { vault, trash } = await listVaultAndTrash(database, id);
  const kept: ToldCase["documents"][number][] = [];
  for (const row of [...vault, ...trash]) {
    const sha256 = await withStoredText(deps, row, async ({ reader }) =>
      createHash("sha256")
        .update(await reader.read(0, row.bytes))
        .digest("hex"),
    );
    kept.push({ fileId: row.id, page: row.page, slot: row.slot, sha256, values: valuesOf.get(row.id) ?? [] });
  }
  return { id, answers, dependents, forms: { ...forms }, documents: kept };
}
