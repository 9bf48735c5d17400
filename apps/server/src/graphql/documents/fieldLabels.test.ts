import { biometricsPages } from '@boreal/domain/vault/biometrics';
import { expect, it } from 'vitest';
import { labelOf } from './fieldLabels.ts';

it('names every field that a slot wants read in both languages', () => {
  const fields = [...new Set(biometricsPages.flatMap((page) => page.slots.flatMap((slot) => slot.fieldsToRead)))];
  expect(fields).toContain('biometricsExpiryDate');
  expect(fields.filter((field) => labelOf(field).en === labelOf(field).fr)).toEqual([]);
});

it('says a name that it does not know in plain words', () => {
  expect(labelOf('courtFileNumber').en).toBe('court file number');
});
