import { shortened } from '../kernel/longText.ts';
import type { Refusal } from '../kernel/validation.ts';
import type { FormField, FormValue } from './field.ts';
import type { FormReader } from './formReader.ts';
import { checksOfKind, fitsForm, mostOfText } from './kindChecks.ts';

/**
 * What a form would take in place of a text that it refuses. It is offered to the person, who looks at it and changes it; it is
 * never put in place by itself, for a shorter or plainer text says less.
 */

/** Letters that no accent was added to, and how passports write them (ICAO Doc 9303 part 3 section 6). */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'TH', þ: 'th', ı: 'i', Å: 'A', å: 'a', Ŋ: 'N', ŋ: 'n',
};

const asPlain = (sign: string): string => (fitsForm.test(sign) ? sign : (plainLetters[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '')));

/** Signs that the boxes cannot hold, by letters that they can. */
const inPlainLetters = (value: string): string => [...value.normalize('NFC')].map(asPlain).join('');

/** Without the signs that a check of the field does not take. */
function withSignsOf({ checks = [] }: FormField, value: string): string {
  const classes = checks.flatMap(({ signs }) => (signs ? [signs] : []));
  return classes.length === 0 ? value : [...value].filter((sign) => classes.every((one) => one.test(sign))).join('').replaceAll(/ {2,}/g, ' ').trim();
}

/** The checks of a field in the order in which they speak: a number has a sentence of its own before the one that any number has. */
export const checksInOrder = (field: FormField) =>
  field.kind === 'digits' || field.kind === 'amount' ? [...(field.checks ?? []), ...checksOfKind(field)] : [...checksOfKind(field), ...(field.checks ?? [])];

const refuses = (field: FormField, value: FormValue, the: FormReader): boolean =>
  checksInOrder(field).some((check) => {
    const said: Refusal | undefined = check(value, the);
    return said !== undefined && !said.isAdvice;
  });

const texts: ReadonlySet<FormField['kind']> = new Set<FormField['kind']>(['text', 'name', 'multiline', 'digits', 'amount', 'phone', 'email']);

/** Nothing where no text follows from the one that was refused: another date, a name in Latin letters, only the person knows. */
export function suggestionFor(field: FormField, value: FormValue, the: FormReader): string | undefined {
  if (typeof value !== 'string' || !texts.has(field.kind)) return undefined;
  const most = mostOfText(field, the);
  const within = (text: string) => (most === undefined ? text : shortened(text, most));
  const plain = inPlainLetters(field.asWritten?.(value) ?? value);
  const candidates = [value, plain, withSignsOf(field, plain)].map((text) => within(text).trim());
  return candidates.find((text) => text !== '' && text !== value && !refuses(field, text, the));
}
