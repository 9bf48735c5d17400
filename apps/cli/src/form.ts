import { parseArgs } from 'node:util';
import { formNumbers, type FormNumber } from '@boreal/domain/caseFile/formValues';
import type { PersonRef } from '@boreal/domain/caseFile/personRole';
import { formOfCase } from '@boreal/domain/review/formOfCase';
import { today } from '@boreal/server/clock';
import { dayGiven, forEachCase, onDay, onePath } from './caseInput.ts';
import { WrongInput, type ExitStatus } from './exitStatus.ts';
import type { Terminal } from './terminal.ts';

/** `boreal form FORM CASE.json --json`: the values of an official form by dotted path, as they would be written into it. */
export async function formCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { on: { type: 'string' }, json: { type: 'boolean' }, person: { type: 'string' } },
    allowPositionals: true,
  });
  const [number, ...rest] = positionals;
  const form = formNumbered(number);
  const path = onePath('form', rest);
  const person = personNamed(values.person ?? 'main');
  const day = dayGiven(values.on);
  if (!values.json) throw new WrongInput('boreal form: found no --json; accepted is --json');
  return forEachCase(path, day ?? today({ today: terminal.environment.BOREAL_TODAY }), terminal, (caseFile, perLine) => {
    const state = formOfCase(onDay(caseFile, day), form, person);
    if (!state) return [`boreal form: ${form} cannot be filled in yet`];
    terminal.out(`${JSON.stringify(state.values, null, perLine ? 0 : 2)}\n`);
    return [];
  });
}

function formNumbered(number: string | undefined): FormNumber {
  const wanted = number?.toUpperCase().replaceAll(/[\s-]/g, '');
  const form = formNumbers.find((one) => one === wanted);
  if (form === undefined) throw new WrongInput(`boreal form: found the form "${number ?? ''}"; accepted is one of ${formNumbers.join(', ')}`);
  return form;
}

function personNamed(name: string): PersonRef {
  const childNumber = /^child([1-9]\d?)$/.exec(name)?.[1];
  if (childNumber !== undefined) return { role: 'child', childNumber: Number(childNumber) };
  if (name === 'main' || name === 'spouse' || name === 'visitor') return { role: name };
  throw new WrongInput(`--person: found "${name}"; accepted is main, spouse, visitor, or child1, child2 and so on`);
}
