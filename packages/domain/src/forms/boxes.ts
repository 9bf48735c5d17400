import type { FieldState } from './formState.ts';
import { textGoesOn } from './kindChecks.ts';

/** A text that the box of the official form cannot hold in whole: what stands in the box, and the whole of it. */
export type LongText = { readonly inBox: string; readonly whole: string };

/** The part of a text that a box of so many characters holds, up to the end of a word where there is one. */
export function cutToBox(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const cut = signs.slice(0, most).join('');
  if (/\s/.test(signs[most] ?? '')) return cut.trimEnd();
  const lastSpace = cut.search(/\s\S*$/);
  // A text without spaces is cut where the box ends.
  return lastSpace > most / 2 ? cut.slice(0, lastSpace).trimEnd() : cut;
}

/** The text of a field that goes on outside its box, or nothing for every other field. */
export function longTextOf({ advice, value }: FieldState): LongText | undefined {
  const most = advice?.code === textGoesOn ? advice.values?.most : undefined;
  return typeof most === 'number' && typeof value === 'string' ? { inBox: cutToBox(value, most), whole: value } : undefined;
}
