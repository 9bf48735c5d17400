import { parseArgs } from "node:util";
import { memoOf } from "@boreal/domain/memo/memoOf";
import { today } from "@boreal/server/clock";
import { memoFile } from "@boreal/server/output/memo/memoFile";
import { dayGiven, onDay, oneCase, parseCase, readInput } from "../caseInput.ts";
import { exitStatus, WrongInput, type ExitStatus } from "../exitStatus.ts";
import { kindOf, languageNamed, writeOut } from "../letters/fileWanted.ts";
import { keepWhatIsRead } from "../outFile/outFile.ts";
import { languageOf, type Terminal } from "../terminal.ts";
import { memoText } from "./memoText.ts";

const options = {
  on: { type: "string" },
  json: { type: "boolean" },
  out: { type: "string" },
  language: { type: "string" },
} as const;

/** `boreal memo CASE.json [--json] [--out FILE.pdf|FILE.docx] [--language fr] [--on DATE]`: what answers each reason of refusal. */
export async function memoCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const path = oneCase("memo", positionals);
  const day = dayGiven(values.on);
  const { out, json } = values;
  const kind = out === undefined ? undefined : kindOf(out);
  if (out !== undefined) await keepWhatIsRead([out], { caseFile: path });
  const language = languageNamed(values.language) ?? languageOf(terminal.environment);
  const parsed = parseCase(await readInput(path, terminal), day ?? today({ today: terminal.environment.BOREAL_TODAY }));
  if ("faults" in parsed) throw new WrongInput(...parsed.faults);
  const caseFile = onDay(parsed.caseFile, day);
  const memo = memoOf(caseFile);
  if (json) terminal.out(`${JSON.stringify(memo, null, 2)}\n`);
  if (out !== undefined && kind !== undefined) writeOut(out, await memoFile(memo, { kind, caseFile, language }));
  if (!json && out === undefined) terminal.out(memoText(memo, language));
  return exitStatus.done;
}
