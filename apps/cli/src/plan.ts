import { parseArgs } from 'node:util';
import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { isIsoDate, type IsoDate } from '@boreal/domain/kernel/calendarDate';
import { computePlan, type Plan } from '@boreal/domain/plan/plan';
import { today } from '@boreal/server/clock';
import { parseCase, readInput } from './caseInput.ts';
import { exitStatus, WrongInput, type ExitStatus } from './exitStatus.ts';
import { planText } from './planText.ts';
import { languageOf, type Terminal } from './terminal.ts';

/** `boreal plan CASE.json [--on DATE] [--json]`: everything that follows from a case. */
export async function planCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({ args: [...args], options: { on: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new WrongInput(`boreal plan: found ${positionals.length} files; accepted is one: a case file, a .jsonl file, or - for standard input`);
  const day = values.on;
  if (day !== undefined && !isIsoDate(day)) throw new WrongInput(`--on: found "${day}"; accepted is a date as YYYY-MM-DD`);
  const write = (plan: Plan, perLine: boolean) => {
    if (values.json) terminal.out(`${JSON.stringify(plan, null, perLine ? 0 : 2)}\n`);
    else terminal.out(planText(plan, languageOf(terminal.environment)));
  };
  const clock = day ?? today({ today: terminal.environment.BOREAL_TODAY });
  const text = await readInput(path, terminal);
  if (path.endsWith('.jsonl')) return planLines(text, clock, day, terminal, (plan) => write(plan, true));
  const parsed = parseCase(text, clock);
  if ('faults' in parsed) throw new WrongInput(...parsed.faults);
  write(computePlan(on(parsed.caseFile, day)), false);
  return exitStatus.done;
}

/** One plan a line, in the order of the cases; a line with faults gives none, and the exit status says so. */
function planLines(text: string, clock: IsoDate, day: IsoDate | undefined, terminal: Terminal, write: (plan: Plan) => void): ExitStatus {
  let hasFaults = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = parseCase(line, clock, `line ${index + 1}: `);
    if ('caseFile' in parsed) write(computePlan(on(parsed.caseFile, day)));
    else {
      hasFaults = true;
      for (const fault of parsed.faults) terminal.complain(fault);
    }
  }
  return hasFaults ? exitStatus.wrongInput : exitStatus.done;
}

/** `--on` is stronger than the days in the case: the same case looked at on that day, and received on it if it was received. */
function on(caseFile: CaseFile, day: IsoDate | undefined): CaseFile {
  if (day === undefined) return caseFile;
  const { application } = caseFile;
  return { ...caseFile, today: day, application: application.receivedDate ? { ...application, receivedDate: day } : application };
}
