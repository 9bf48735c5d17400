import type { CaseReader } from '@boreal/domain/caseFile/reader';
import { countries } from '@boreal/domain/lists/countries';
import type { Field, ListStep } from '@boreal/domain/questionnaire/step';
import { rowTitle } from '@boreal/domain/questionnaire/stepState';
import type { LanguageTools } from '../ui/language.tsx';
import { askedInRow, type AskingStep, type Row } from './askedFields.ts';
import { text } from './text.ts';

const countryNames: ReadonlyMap<string, (typeof countries)[number]> = new Map(countries.map((country) => [country.code, country]));

/** Texts, numbers and codes as they are; answers are never objects here. */
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const countryName = (code: unknown, { language }: LanguageTools) => countryNames.get(plain(code))?.[language] ?? plain(code);

/** One value as people say it. */
export function valueWords(field: Pick<Field, 'kind' | 'options'>, value: unknown, tools: LanguageTools): string {
  if (value === undefined || value === null) return tools.t(text.nothing);
  switch (field.kind) {
    case 'boolean':
      return tools.t(value === true ? text.yes : text.no);
    case 'date':
      return tools.date(plain(value));
    case 'month':
      return tools.month(plain(value));
    case 'country':
      return countryName(value, tools);
    case 'countries':
      return (Array.isArray(value) ? value : []).map((code) => countryName(code, tools)).join(', ');
    case 'radio':
    case 'dropdown': {
      const option = field.options?.find((each) => each.value === value);
      return option ? tools.t(option.label) : plain(value);
    }
    default:
      return plain(value);
  }
}

export type RowWords = { readonly title: string; readonly lines: readonly { readonly id: string; readonly question: string; readonly words: string }[] };

/** The rows of a list answer, each with the fields that concern it. */
export function rowWords(step: ListStep, value: unknown, the: CaseReader, tools: LanguageTools): readonly RowWords[] {
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  return rows.map((row, index) => ({
    title: tools.t(rowTitle(step, index + 1)),
    lines: askedInRow(step, the.forRow(`${step.id}[${index}]`, row))
      .filter((field) => row[field.id] !== undefined)
      .map((field) => ({ id: field.id, question: tools.t(field.question), words: valueWords(field, row[field.id], tools) })),
  }));
}

/** A whole answer in one line, for choosing between two. */
export function answerLine(step: AskingStep | undefined, value: unknown, the: CaseReader, tools: LanguageTools): string {
  if (value === undefined || value === null) return tools.t(text.nothing);
  if (step?.type !== 'list') return valueWords(step ?? { kind: 'text' }, value, tools);
  return rowWords(step, value, the, tools)
    .map((row) => `${row.title} (${row.lines.map((line) => line.words).join(', ')})`)
    .join('; ');
}
