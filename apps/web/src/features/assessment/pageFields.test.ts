import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import { describe, expect, it } from 'vitest';
import { askingSteps, type AskingStep } from '../../case/askedFields.ts';
import { controlId, pageFaults, storableAnswer } from './pageFields.ts';

const student = (answers: CaseFile['answers']): CaseFile => ({
  today: '2026-11-21',
  user: {},
  profile: {},
  application: { type: 'Student' },
  answers,
  dependents: [],
  documents: [],
});

const page = (id: string) => {
  const step = stepsOf('Student').find((each) => each.id === id);
  if (!step) throw new Error(`no page ${id}`);
  return step;
};

const asking = (id: string): AskingStep => {
  const step = stepsOf('Student').flatMap(askingSteps).find((each) => each.id === id);
  if (!step) throw new Error(`no question ${id}`);
  return step;
};

const halfADate = { code: 'dateIncomplete', text: { en: 'Enter the day, month and year.', fr: 'Entrez le jour, le mois et l’année.' } };
const paths = (id: string, answers: CaseFile['answers'], drafts = {}) => pageFaults(page(id), student(answers), drafts).map((fault) => fault.path);

describe('what keeps a person on a page', () => {
  it('is a needed answer that is missing, not one that does not concern them', () => {
    expect(paths('biometricsGroup', {})).toEqual(['answers.hasBiometrics']);
    expect(paths('biometricsGroup', { hasBiometrics: false })).toEqual([]);
    expect(paths('biometricsGroup', { hasBiometrics: true })).toEqual(['answers.biometricsIdentificationNumber', 'answers.biometricsExpiryDate']);
    expect(paths('biometricsGroup', { hasBiometrics: true, biometricsIdentificationNumber: '123456' })).toEqual([]);
  });

  it('is half a date, with what to do about it', () => {
    const drafts = { birthday: { value: undefined, unreadable: { 'answers.birthday': halfADate } } };
    expect(pageFaults(page('birthday'), student({}), drafts)).toEqual([{ path: 'answers.birthday', refusal: halfADate }]);
  });

  it('is a value that a check refuses', () => {
    expect(pageFaults(page('birthday'), student({ birthday: '2027-01-01' }), {})[0]?.refusal.code).toBe('birthdayInPast');
  });

  it('is each missing field of each card, as many cards as there must be', () => {
    const answers = { hasAccompanyingChild: true, numberOfChildren: 2, accompanyingChildren: [{ dateOfBirth: '2020-01-01', accompanying: false }] };
    expect(paths('accompanyingChildren', answers)).toEqual(['answers.accompanyingChildren[1].dateOfBirth']);
  });

  it('is a card too many', () => {
    const child = { dateOfBirth: '2020-01-01', accompanying: false };
    const answers = { hasAccompanyingChild: true, numberOfChildren: 1, accompanyingChildren: [child, child] };
    expect(paths('accompanyingChildren', answers)).toEqual(['answers.accompanyingChildren']);
  });
});

describe('what of an answer can be stored', () => {
  const storable = (id: string, value: unknown, answers: CaseFile['answers'] = {}, unreadable = {}) =>
    storableAnswer(asking(id), value, student(answers), unreadable).storable;

  it('is a value that passes its checks', () => {
    expect(storable('birthday', '1996-04-12')).toEqual({ value: '1996-04-12' });
    expect(storable('birthday', '2027-01-01')).toBeUndefined();
    expect(storable('uciNumber', '12-34')).toBeUndefined();
  });

  it('is nothing, when an optional answer was emptied; a needed one that was emptied keeps what is stored', () => {
    expect(storable('uciNumber', undefined)).toEqual({ value: undefined });
    expect(storable('country', undefined)).toBeUndefined();
    expect(storable('biometricsIdentificationNumber', undefined, { hasBiometrics: true, biometricsExpiryDate: '2030-01-01' })).toEqual({ value: undefined });
  });

  it('is nothing of half a date', () => {
    expect(storable('birthday', undefined, {}, { 'answers.birthday': halfADate })).toBeUndefined();
  });

  it('is the rows without their refused fields', () => {
    const rows = [{ country: 'CA', result: 'refused', refusalReason: 'too short' }, {}];
    expect(storable('previousVisas', rows, { hasPreviousVisaApplication: true })).toEqual({ value: [{ country: 'CA', result: 'refused' }, {}] });
  });

  it('is no list at all while every card is empty', () => {
    expect(storable('previousVisas', [{}, { country: undefined }], { hasPreviousVisaApplication: true })).toEqual({ value: undefined });
  });
});

it('gives each field a control id of its own', () => {
  expect(controlId('answers.country')).toBe('country');
  expect(controlId('answers.previousVisas[0].country')).toBe('previousVisas-0-country');
});
