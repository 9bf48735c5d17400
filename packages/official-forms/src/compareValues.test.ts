import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValues, everyValue } from '../test/anyValues.ts';
import { blankLike } from '../test/blankLike.ts';
import { xfaPdf } from '../test/xfaPdf.ts';
import { compareValues } from './compareValues.ts';
import { fillForm } from './fill.ts';
import { checkBlank } from './library.ts';
import { editionName, formEditions } from './maps/editions.ts';
import { isRefused } from './openFormFile.ts';
import { readBack } from './readBack.ts';

const [study] = formEditions;
if (!study) throw new Error('no edition');

describe('a filled form and its case', () => {
  it.each(formEditions.map((edition) => [editionName(edition), edition] as const))('do not differ as we filled it: %s', (_, edition) => {
    const known = checkBlank(xfaPdf(blankLike(edition), { table: 'streams', lock: 'aes128' }));
    if (isRefused(known)) throw new Error(known.code);
    fc.assert(
      fc.property(anyValues(edition), (values) => {
        const filled = fillForm(known, values);
        const read = 'bytes' in filled ? readBack(filled.bytes) : undefined;
        if (!read || isRefused(read)) throw new Error('not filled');
        expect(compareValues(edition, read.values, values)).toEqual([]);
      }),
      { numRuns: 20, seed: 5 },
    );
  });

  it('differ in what a person changed, added and took away, in the order of the form', () => {
    const ours = everyValue(study);
    const theirs = { ...ours, 'passport.passportNumber': 'CHANGED1', uci: '' };
    const added = { ...ours };
    delete (added as Record<string, unknown>)['personalDetails.birthCity'];
    expect(compareValues(study, theirs, ours)).toEqual([
      { field: 'uci', onForm: '', inCase: ours['uci'] },
      { field: 'passport.passportNumber', onForm: 'CHANGED1', inCase: ours['passport.passportNumber'] },
    ]);
    expect(compareValues(study, ours, added)).toEqual([{ field: 'personalDetails.birthCity', onForm: ours['personalDetails.birthCity'], inCase: undefined }]);
  });

  it.each([
    ['a text typed with other quotes and line ends', { 'background.healthQuestions.healthDetailsText': "Mother's \n flat" }, { 'background.healthQuestions.healthDetailsText': 'Mother’s flat' }],
    ['a text that goes on elsewhere', { 'background.healthQuestions.healthDetailsText': 'One two (see attached page)' }, { 'background.healthQuestions.healthDetailsText': 'One two three' }],
    ['a city as the form spells it', { 'studyDetails.schoolAddress.cityTown': 'London, ON' }, { 'studyDetails.schoolAddress.cityTown': 'london' }],
    ['a number in Canada by its country code', { 'contactInformation.telephoneNumber.countryCode': '1', 'contactInformation.telephoneNumber.number': '4165550123' }, { 'contactInformation.telephoneNumber.isCanadaUS': true, 'contactInformation.telephoneNumber.number': '416 555-0123' }],
    ['a kind of telephone without a number', {}, { 'contactInformation.telephoneNumber.type': '01' }],
  ] as const)('do not differ by %s', (_, onForm, inCase) => {
    expect(compareValues(study, onForm, inCase)).toEqual([]);
  });

  it('differ by another text where one goes on elsewhere', () => {
    const path = 'background.healthQuestions.healthDetailsText';
    expect(compareValues(study, { [path]: 'Other words (see attached page)' }, { [path]: 'One two three' })).toHaveLength(1);
  });
});
