import type { FormValue, FormValues } from './formValues.ts';
import { phoneValues } from './telephone.ts';
import { asTyped } from './maps/signs.ts';
import type { FormEdition, Place } from './maps/place.ts';
import { cityCode } from './schoolCity.ts';

/** A field in which a file says something else than the case; nothing where one of them is silent. */
export type Difference = { readonly field: string; readonly onForm: FormValue | undefined; readonly inCase: FormValue | undefined };

const plain = (value: FormValue | undefined): string => (value === undefined ? '' : String(value).replaceAll(/\s+/g, ' ').trim());

/** A text that was cut for its box ends with where the rest is: that much of it has to agree. */
const withoutMark = (text: string): string | undefined => /^(.*?)\s*\((?:see attached page|voir page jointe)\)$/s.exec(text)?.[1];

function sameText(place: Extract<Place, { kind: 'text' }>, onForm: string, inCase: string): boolean {
  const ours = plain(asTyped(place.signs, inCase));
  if (plain(onForm) === ours) return true;
  const begun = withoutMark(onForm);
  return begun !== undefined && ours.startsWith(plain(begun));
}

function isSame(place: Place, onForm: FormValue | undefined, inCase: FormValue | undefined): boolean {
  if (plain(onForm) === plain(inCase)) return true;
  if (onForm === undefined || inCase === undefined) return false;
  if (place.kind === 'text') return sameText(place, String(onForm), String(inCase));
  // A city is written by its code on the list of the form, which has its own spelling.
  return place.kind === 'city' && cityCode(new Map([['CityList.x', new Map([['x', String(onForm)]])]]), 'x', String(inCase)) !== undefined;
}

const digits = (value: FormValue | undefined): string => plain(value).replaceAll(/\D/g, '');

/** A number in Canada or the United States is written with the code 1 of both, whoever wrote it. */
function phoneOf(values: FormValues, field: string): string {
  const number = digits(values[`${field}.number`]);
  if (number === '') return '';
  const country = values[`${field}.isCanadaUS`] === true ? '1' : digits(values[`${field}.countryCode`]);
  return `${country} ${number} ${digits(values[`${field}.extension`])}`;
}

/**
 * Where a filled form and the case differ, in the order of the form. Fields that this edition has no place for are not
 * compared, and the kind of a telephone without a number says nothing.
 */
export function compareValues(edition: FormEdition, onForm: FormValues, inCase: FormValues): readonly Difference[] {
  return edition.places.flatMap((place): readonly Difference[] => {
    const { field } = place;
    if (place.kind !== 'phone') return isSame(place, onForm[field], inCase[field]) ? [] : [{ field, onForm: onForm[field], inCase: inCase[field] }];
    if (phoneOf(onForm, field) === phoneOf(inCase, field)) return [];
    return phoneValues.flatMap((name): readonly Difference[] => {
      const path = `${field}.${name}`;
      return plain(onForm[path]) === plain(inCase[path]) ? [] : [{ field: path, onForm: onForm[path], inCase: inCase[path] }];
    });
  });
}
