import { parseArgs } from "node:util";
import { migrationState } from "@boreal/server/database/migrate";
import { openDatabase } from "@boreal/server/database/openDatabase";
import { exitStatus, type ExitStatus } from "./exitStatus.ts";
import { settingsFor, settingOptions } from "./settingsFor.ts";
import type { Terminal } from "./terminal.ts";

/** `boreal migrate`: brings the schema up to date. Opening the database does it; this says so. */
export async function migrateCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values } = parseArgs({ args: [...args], options: { ...settingOptions, json: { type: "boolean" } } });
  const database = await openDatabase(settingsFor(values, terminal));
  try {
    const { known, applied } = await migrationState(database.$client);
    terminal.out(
      values.json
        ? `${JSON.stringify({ known, applied })}\n`
        : `The schema is up to date: ${applied} of ${known} migrations are applied.\n`,
    );
    return applied === known ? exitStatus.done : exitStatus.answerIsNo;
  } finally {
    await database.close();
  }
}
