import { parseArgs } from "node:util";
import { describeSettings, faultLine, loadConfig } from "@boreal/server/config";
import { examine, type Finding } from "./examine.ts";
import { exitStatus, type ExitStatus } from "./exitStatus.ts";
import { settingOptions } from "./settingsFor.ts";
import { table, type Terminal } from "./terminal.ts";

/** `boreal doctor`: looks at everything the server rests on, and says what to do where something is wrong. */
export async function doctorCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values } = parseArgs({ args: [...args], options: { ...settingOptions, json: { type: "boolean" } } });
  const read = loadConfig(terminal.environment, values);
  const settings = describeSettings(terminal.environment);
  const findings: Finding[] =
    "faults" in read
      ? read.faults.map((fault) => ({
          subject: "configuration",
          state: "fault",
          found: faultLine(fault),
          advice: "Correct this setting.",
        }))
      : [
          { subject: "configuration", state: "well", found: "all settings can be read" },
          ...read.config.unknownNames.map((name): Finding => ({
            subject: "configuration",
            state: "notice",
            found: `${name} is set, and there is no such setting`,
            advice: "Check its spelling against the list of settings.",
          })),
          ...(await examine(read.config)),
        ];
  const isWell = !findings.some(({ state }) => state === "fault");
  if (values.json) terminal.out(`${JSON.stringify({ well: isWell, findings, settings }, null, 2)}\n`);
  else {
    const marks = { well: "well", notice: "note", fault: "FAULT" } as const;
    terminal.out(
      table(
        findings.map(({ subject, state, found, advice }) => [
          marks[state],
          subject,
          advice === undefined ? found : `${found}. ${advice}`,
        ]),
      ),
    );
    terminal.out(
      `\nSettings\n${table(settings.map(({ name, value, from, about }) => ["", name, value === "" ? "-" : value, from, about]))}`,
    );
  }
  if ("faults" in read) return exitStatus.wrongInput;
  return isWell ? exitStatus.done : exitStatus.answerIsNo;
}
