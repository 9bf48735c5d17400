import { parseArgs } from "node:util";
import { saysBroken } from "@boreal/domain/notices/chainCheck";
import { openDatabase } from "@boreal/server/database/openDatabase";
import { verifyLog } from "@boreal/server/store/verifyLog";
import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import { settingOptions, settingsFor } from "./settingsFor.ts";
import type { Terminal } from "./terminal.ts";

/** Of the command line, whose words are English. */
const language = "en";

/** `boreal audit verify`: walks every chain of the log of writes and names the first entry at which one is not whole. */
export async function auditCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...settingOptions, json: { type: "boolean" } },
    allowPositionals: true,
  });
  if (positionals.length !== 1 || positionals[0] !== "verify")
    throw new WrongInput(`boreal audit: found "${positionals.join(" ")}"; accepted is verify`);
  const database = await openDatabase(settingsFor(values, terminal), { leavesAsItIs: true });
  try {
    const { chains, entries, broken, isGuarded } = await verifyLog(database);
    if (values.json) terminal.out(`${JSON.stringify({ chains, entries, broken, isGuarded })}\n`);
    else if (broken) terminal.out(`${saysBroken(broken, broken.chainId)[language]}\n`);
    else terminal.out(`The log is whole: ${entries} entries in ${chains} chains.\n`);
    if (!values.json && !isGuarded)
      terminal.out("The database does not refuse changes of the log: its trigger is off.\n");
    return broken === undefined && isGuarded ? exitStatus.done : exitStatus.answerIsNo;
  } finally {
    await database.close();
  }
}
