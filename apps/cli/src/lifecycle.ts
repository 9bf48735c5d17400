import { parseArgs } from "node:util";
import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { printedLifecycle, type PrintedLifecycle } from "@boreal/domain/lifecycle/printedLifecycle";
import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import { languageOf, type Terminal } from "./terminal.ts";

/** `boreal lifecycle [--type TYPE] [--json]`: the statuses of an application and the changes between them. */
export async function lifecycleCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values } = parseArgs({
    args: [...args],
    options: { type: { type: "string" }, json: { type: "boolean" } },
  });
  const printed = printedLifecycle(typeGiven(values.type));
  terminal.out(
    values.json ? `${JSON.stringify(printed, null, 2)}\n` : tableOf(printed, languageOf(terminal.environment)),
  );
  return exitStatus.done;
}

function typeGiven(given: string | undefined): ApplicationType | undefined {
  if (given === undefined) return undefined;
  const type = applicationTypes.find((known) => known === given);
  if (type === undefined)
    throw new WrongInput(`boreal lifecycle: found --type ${given}; accepted is one of ${applicationTypes.join(", ")}`);
  return type;
}

function tableOf({ statuses, transitions }: PrintedLifecycle, language: "en" | "fr"): string {
  const lines = statuses.flatMap(({ id, words, closed }) => [
    `${id}  ${words[language]}${closed ? "  ■" : ""}`,
    ...transitions
      .filter(({ from }) => from === id)
      .map(
        (one) =>
          `    → ${one.to}  (${one.by.join(", ")})  ${one.words[language]}${one.needs.length > 0 ? `  [${one.needs.join(", ")}]` : ""}`,
      ),
  ]);
  return `${lines.join("\n")}\n`;
}
