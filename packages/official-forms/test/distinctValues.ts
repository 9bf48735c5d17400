import type { KnownBlank } from '../src/library.ts';

/** A value for each place that pdf.js can show, the same nowhere twice where the place is free text. */
export function distinct({ blank, edition }: KnownBlank): ReadonlyMap<string, string> {
  const lists = blank.datasets.lists();
  const data = new Map<string, string>();
  for (const place of edition.places) {
    if (place.kind === 'text') for (const at of place.at) data.set(at, place.signs === 'digits' ? String(100 + data.size).slice(0, place.most) : 'abcdefghijklmnopqrstuvwxyz'.charAt(data.size % 26).repeat(Math.min(place.most ?? 9, 2 + (data.size % 7))));
    else if (place.kind === 'date') for (const at of place.at) data.set(at, `20${String(10 + (data.size % 80))}-0${1 + (data.size % 9)}-11`);
    else if (place.kind === 'yesNo') for (const at of place.at) data.set(at, place.yes);
    else if (place.kind === 'code' && 'codes' in place) for (const at of place.at) data.set(at, place.codes.at(-1) ?? '');
    else if (place.kind !== 'city' && 'lists' in place) for (const at of place.at) data.set(at, [...(lists.get(place.lists[0] ?? '')?.keys() ?? [])].at(-1) ?? '');
    else if (place.kind === 'names' || place.kind === 'countryName' || place.kind === 'word') for (const at of place.at) data.set(at, `${'NOPQR'.charAt(data.size % 5)}ame ${data.size} 李`);
    else if (place.kind === 'dateParts') for (const [index, at] of place.at.entries()) data.set(at, ['1987', '03', '22'][index] ?? '');
  }
  return data;
}
