import { endingKinds } from '@boreal/domain/conditions/endingDocuments';
import { authorityAnswerPages } from '@boreal/domain/vault/authorityAnswers';
import { biometricsPages } from '@boreal/domain/vault/biometrics';
import { courtCasePages } from '@boreal/domain/vault/courtCase';
import { currentPermitPages } from '@boreal/domain/vault/currentPermit';
import { expect, it } from 'vitest';
import { labelOf } from './fieldLabels.ts';

it('names every field that a slot wants read in both languages', () => {
  const pages = [...biometricsPages, ...authorityAnswerPages, ...currentPermitPages, ...courtCasePages];
  const fields = [...new Set(pages.flatMap((page) => page.slots.flatMap((slot) => slot.fieldsToRead)))];
  expect(fields).toContain('biometricsExpiryDate');
  expect(fields.filter((field) => labelOf(field).en === labelOf(field).fr)).toEqual([]);
});

it('names every date that a person may type on a document that ends', () => {
  const dates = endingKinds.flatMap(({ fields, reckonedFrom }) => [...fields, ...(reckonedFrom === undefined ? [] : [reckonedFrom])]);
  expect(dates).toContain('passportExpiryDate');
  expect(dates.filter((field) => labelOf(field).en === labelOf(field).fr)).toEqual([]);
});

it('says a name that it does not know in plain words', () => {
  expect(labelOf('nameOfTheShip').en).toBe('name of the ship');
});
