import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import type { CaseReader } from '@boreal/domain/caseFile/reader';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { Refusal } from '@boreal/domain/kernel/validation';
import type { Field, ListStep, Step } from '@boreal/domain/questionnaire/step';
import { isNeeded, missingRefusal, stepStates, valueRefusal } from '@boreal/domain/questionnaire/stepState';
import { askedInRow, askedOn, type AskingStep, type Row } from '../../case/askedFields.ts';
import type { Draft, Given } from './answerSheet.ts';

export type PlacedFault = { readonly path: string; readonly refusal: Refusal };
type Unreadable = Readonly<Record<string, Refusal>>;

const nothingUnreadable: Unreadable = {};

export const answerPath = (key: string): string => `answers.${key}`;
export const rowPath = (key: string, index: number, field?: string): string =>
  `answers.${key}[${index}]${field === undefined ? '' : `.${field}`}`;

/** `answers.previousVisas[0].country` -> `previousVisas-0-country`: the id of the control. */
export const controlId = (path: string): string => path.replace(/^answers\./, '').replaceAll(/[[\].]+/g, '-');

/** A case with these answers laid over its own. */
export function withAnswers(caseFile: CaseFile, values: Readonly<Record<string, unknown>>): CaseFile {
  const answers = Object.fromEntries(Object.entries({ ...caseFile.answers, ...values }).filter(([, value]) => value !== undefined && value !== null));
  return { ...caseFile, answers };
}

/** The rows that are drawn: those given, and empty ones up to how many there must be. */
export function rowsOf(step: ListStep, value: unknown, the: CaseReader): readonly Row[] {
  const given = Array.isArray(value) ? (value as readonly Row[]) : [];
  const { least } = step.rows(the.fresh());
  return given.length >= least ? given : [...given, ...Array.from({ length: least - given.length }, () => ({}))];
}

export const isFieldNeeded = (field: Pick<Field, 'needed'>, the: CaseReader): boolean => isNeeded(the.fresh(), field.needed);

function faultOfField(field: Field, value: unknown, path: string, the: CaseReader, unreadable: Unreadable): readonly PlacedFault[] {
  const refused = unreadable[path] ?? valueRefusal(field, value, the.fresh());
  if (refused) return [{ path, refusal: refused }];
  return value === undefined && isFieldNeeded(field, the) ? [{ path, refusal: missingRefusal(field) }] : [];
}

function faultsOfList(step: ListStep, value: unknown, the: CaseReader, unreadable: Unreadable): readonly PlacedFault[] {
  if (value === undefined && !isFieldNeeded(step, the)) return [];
  const rows = rowsOf(step, value, the);
  const ofRows = rows.flatMap((row, index) => {
    const rowReader = the.forRow(`${step.id}[${index}]`, row);
    return askedInRow(step, rowReader).flatMap((field) => faultOfField(field, row[field.id], rowPath(step.id, index, field.id), rowReader, unreadable));
  });
  const ofWhole = stepStates(step, the.fresh())
    .flatMap((state) => state.refusals)
    .filter((refusal) => refusal.path === answerPath(step.id));
  return [...ofWhole, ...ofRows];
}

/** What stands between this page and the next, in the order of the page. `caseFile` holds what stands on the screen. */
export function pageFaults(step: Step, caseFile: CaseFile, drafts: Readonly<Record<string, Draft>>): readonly PlacedFault[] {
  const the = readerFor(caseFile);
  return askedOn(step, the).flatMap((asking) => {
    const value = caseFile.answers[asking.id];
    const unreadable = drafts[asking.id]?.unreadable ?? nothingUnreadable;
    return asking.type === 'list' ? faultsOfList(asking, value, the, unreadable) : faultOfField(asking, value, answerPath(asking.id), the, unreadable);
  });
}

/**
 * What can be stored of one answer as it stands. A value that a check refuses is not sent, and neither is an empty one
 * that is needed; an optional one that was emptied is cleared.
 */
export function storableAnswer(step: AskingStep, value: unknown, caseFile: CaseFile, unreadable: Unreadable): Given {
  const given = { value, unreadable };
  const the = readerFor(withAnswers(caseFile, { [step.id]: value }));
  if (step.type === 'list') {
    const rows = storableRows(step, value, the, unreadable);
    return rows.length > step.rows(the.fresh()).most ? given : { ...given, storable: { value: rows.length === 0 ? undefined : rows } };
  }
  if (unreadable[answerPath(step.id)] || valueRefusal(step, value, the)) return given;
  return value === undefined && isFieldNeeded(step, the) ? given : { ...given, storable: { value } };
}

/** The rows without what cannot be stored; none when nothing at all was given. */
function storableRows(step: ListStep, value: unknown, the: CaseReader, unreadable: Unreadable): readonly Row[] {
  const rows = (Array.isArray(value) ? (value as readonly Row[]) : []).map((row, index) => {
    const rowReader = the.forRow(`${step.id}[${index}]`, row);
    const fits = ([name, entry]: readonly [string, unknown]) => {
      const field = step.fields.find((each) => each.id === name);
      return entry !== undefined && !unreadable[rowPath(step.id, index, name)] && (!field || !valueRefusal(field, entry, rowReader.fresh()));
    };
    return Object.fromEntries(Object.entries(row).filter(fits));
  });
  return rows.some((row) => Object.keys(row).length > 0) ? rows : [];
}

/** The most characters a field takes, told by its own checks; `undefined` when they set no end. */
export function characterLimit(field: Field, the: CaseReader): number | undefined {
  const most = valueRefusal(field, 'x'.repeat(5000), the.fresh())?.values?.['most'];
  return typeof most === 'number' ? most : undefined;
}

