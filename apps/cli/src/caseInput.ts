import { readFile } from "node:fs/promises";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { readCase } from "@boreal/domain/caseFile/readCase";
import { isIsoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Fault } from "@boreal/domain/kernel/shape";
import { caseOn } from "@boreal/domain/plan/caseOn";
import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import type { Terminal } from "./terminal.ts";
import { whyUnread } from "./whyUnread.ts";

/** Text of a file, or of standard input for `-`. */
export async function readInput(path: string, terminal: Terminal): Promise<string> {
  if (path === "-") return terminal.readStandardInput();
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new WrongInput(`${path}: found ${whyUnread(error)}; accepted is a readable file, or - for standard input`);
  }
}

export type ParsedCase = { readonly caseFile: CaseFile } | { readonly faults: readonly string[] };

/** The only file that a command on cases takes: a case, a `.jsonl` file of cases, or `-` for standard input. */
export function onePath(command: string, positionals: readonly string[]): string {
  const [path, ...others] = positionals;
  if (path !== undefined && others.length === 0) return path;
  throw new WrongInput(
    `boreal ${command}: found ${positionals.length} files; accepted is one: a case file, a .jsonl file, or - for standard input`,
  );
}

/** The only file of a command that takes one case. */
export function oneCase(command: string, positionals: readonly string[]): string {
  const [path, ...others] = positionals;
  if (path !== undefined && others.length === 0 && !path.endsWith(".jsonl")) return path;
  const found = others.length === 0 && path !== undefined ? "a file of several cases" : `${positionals.length} files`;
  throw new WrongInput(
    `boreal ${command}: found ${found}; accepted is one case: a file of one, or - for standard input`,
  );
}

/** The day given by `--on`. */
export function dayGiven(day: string | undefined): IsoDate | undefined {
  if (day !== undefined && !isIsoDate(day))
    throw new WrongInput(`--on: found "${day}"; accepted is a date as YYYY-MM-DD`);
  return day;
}

/**
 * Does something with each case of the input, in order. A `.jsonl` file has one case a line; a line with faults is told
 * by its number, the others are still done, and the exit status says so.
 */
export async function forEachCase(
  path: string,
  clock: IsoDate,
  terminal: Terminal,
  work: (caseFile: CaseFile, perLine: boolean) => readonly string[],
): Promise<ExitStatus> {
  const text = await readInput(path, terminal);
  const perLine = path.endsWith(".jsonl");
  let hasFaults = false;
  for (const [index, line] of (perLine ? text.split("\n") : [text]).entries()) {
    if (perLine && line.trim() === "") continue;
    const parsed = parseCase(line, clock);
    const faults = "faults" in parsed ? parsed.faults : work(parsed.caseFile, perLine);
    for (const fault of faults) terminal.complain(perLine ? `line ${index + 1}: ${fault}` : fault);
    hasFaults ||= faults.length > 0;
  }
  return hasFaults ? exitStatus.wrongInput : exitStatus.done;
}

/** `--on` is stronger than the days in the case. */
export const onDay = (caseFile: CaseFile, day: IsoDate | undefined): CaseFile =>
  day === undefined ? caseFile : caseOn(caseFile, day);

/** One case from its text. Each fault is one line: where, what was found, what is accepted. */
export function parseCase(text: string, today: IsoDate, where = ""): ParsedCase {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : "";
    return { faults: [`${where}$: found text that is not JSON (${reason}); accepted is a boreal-case/1 document`] };
  }
  const read = readCase(document, today);
  return read.ok ? { caseFile: read.caseFile } : { faults: read.faults.map((fault) => `${where}${faultLine(fault)}`) };
}

export const faultLine = ({ path, found, accepted }: Fault) =>
  `${path === "" ? "$" : path}: found ${found}; accepted is ${accepted}`;
