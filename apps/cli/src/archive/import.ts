import { parseArgs } from "node:util";
import { openArchives } from "@boreal/server/archives";
import { exitStatus, WrongInput, type ExitStatus } from "../exitStatus.ts";
import { settingOptions, settingsFor } from "../settingsFor.ts";
import type { Terminal } from "../terminal.ts";
import { onePath, verifiedFile } from "./verify.ts";

/** `boreal import FILE.zip`: takes over a case from its archive, whole or not at all. */
export async function importCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...settingOptions, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const path = onePath("import", positionals);
  const verified = await verifiedFile("import", path);
  if ("fault" in verified)
    throw new WrongInput(`boreal import: ${path} is not whole: ${verified.fault.says}. Nothing was imported.`);
  const archives = await openArchives(settingsFor(values, terminal));
  try {
    const imported = await archives.import(verified);
    if ("refused" in imported)
      throw new WrongInput(`boreal import: ${path}: ${imported.refused.says}. Nothing was imported.`);
    const { applicationId, documents, opensAccount, namedElsewhere } = imported;
    if (values.json) terminal.out(`${JSON.stringify({ applicationId, documents, opensAccount, namedElsewhere })}\n`);
    else {
      terminal.out(`The case ${applicationId} is here, with ${documents} documents.\n`);
      if (namedElsewhere > 0)
        terminal.out(
          `${namedElsewhere} people in other cases of this server have a name of it: a lawyer decides on the page of the case whether there is a conflict.\n`,
        );
      if (opensAccount)
        terminal.out(
          "Its applicant had no account here and has one now, without a password: they choose one by “Forgot your password?” on the sign-in page.\n",
        );
    }
    return exitStatus.done;
  } finally {
    await archives.close();
  }
}
