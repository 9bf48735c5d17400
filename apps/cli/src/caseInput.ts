import { readFile } from 'node:fs/promises';
import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { readCase } from '@boreal/domain/caseFile/readCase';
import type { IsoDate } from '@boreal/domain/kernel/calendarDate';
import type { Fault } from '@boreal/domain/kernel/shape';
import { WrongInput } from './exitStatus.ts';
import type { Terminal } from './terminal.ts';

/** Text of a file, or of standard input for `-`. */
export async function readInput(path: string, terminal: Terminal): Promise<string> {
  if (path === '-') return terminal.readStandardInput();
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new WrongInput(`${path}: found a file that cannot be read (${code}); accepted is a readable file, or - for standard input`);
  }
}

export type ParsedCase = { readonly caseFile: CaseFile } | { readonly faults: readonly string[] };

/** One case from its text. Each fault is one line: where, what was found, what is accepted. */
export function parseCase(text: string, today: IsoDate, where = ''): ParsedCase {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '';
    return { faults: [`${where}$: found text that is not JSON (${reason}); accepted is a boreal-case/1 document`] };
  }
  const read = readCase(document, today);
  return read.ok ? { caseFile: read.caseFile } : { faults: read.faults.map((fault) => `${where}${faultLine(fault)}`) };
}

const faultLine = ({ path, found, accepted }: Fault) => `${path === '' ? '$' : path}: found ${found}; accepted is ${accepted}`;
