// Keeps a stopped data folder of invented people as the state of a version: `npm run keep-state -- FOLDER VERSION`.
// Every later version then starts from it in a test (tests/upgrades/keptStates.test.ts, docs/adr/0225).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { connect, type Database } from "../apps/server/src/database/connect.ts";
import { startEmbedded } from "../apps/server/src/database/embedded.ts";
import { fileOfState, toldByState, type KeptState } from "../tests/upgrades/keptState.ts";

const [folder, version] = process.argv.slice(2);
if (folder === undefined || version === undefined) {
  console.error("npm run keep-state -- FOLDER VERSION   (a stopped data folder, of invented people only)");
  process.exit(2);
}

const schemas = ["boreal", "auth", "boreal_schema"];

/** Functions and triggers are made at the start of a server and stand in no migration. */
const statementsOfServer = `
  SELECT pg_get_functiondef(p.oid) AS statement, 0 AS turn FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = ANY($1)
  UNION ALL
  SELECT pg_get_triggerdef(t.oid), 1 FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = ANY($1) AND NOT t.tgisinternal
  ORDER BY turn`;

async function rowsOf({ $client: client }: Database): Promise<KeptState["tables"]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = ANY($1) ORDER BY name",
    [schemas],
  );
  const kept: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    kept[name] = rows.map(({ row }) => row).toSorted();
  }
  return kept;
}

/** What lies in the folder beside the database, but for what a start makes anew. */
const filesOf = (from: string): KeptState["files"] =>
  Object.fromEntries(
    ["files", "keys", "forms"]
      .filter((name) => existsSync(join(from, name)))
      .flatMap((name) =>
        readdirSync(join(from, name), { recursive: true, withFileTypes: true, encoding: "utf8" })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => [path.slice(from.length + 1), readFileSync(path).toString("base64")]),
      ),
  );

const migrations = join(import.meta.dirname, "../apps/server/src/database/migrations");
const embedded = await startEmbedded(folder, { report: () => {} });
const database = connect(embedded.connection);
const { rows: made } = await database.$client.query<{ statement: string }>(statementsOfServer, [schemas]);
const state: KeptState = {
  version,
  schema: readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => readFileSync(join(migrations, name), "utf8")),
  afterwards: made.map(({ statement }) => statement),
  tables: await rowsOf(database),
  files: filesOf(folder),
  told: await toldByState(embedded.connection, folder),
};
await database.close();
await embedded.stop();
const path = fileOfState(version);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, gzipSync(JSON.stringify(state), { level: 9 }));
const filled = Object.entries(state.tables).filter(([, rows]) => rows.length > 0);
console.log(`${path}: ${filled.length} tables with rows, ${state.told.cases.length} cases`);
